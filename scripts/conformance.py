"""Which rules have a test, and which have a place in the code: writes build/conformance.json.

    python scripts/conformance.py

A test names its rules in `@pytest.mark.rule(...)`; the code and the data files of a game name a rule where it is held,
in a log line, a refusal or a comment. A rule that one of the two does not name is an error, and so is a name that no
rulebook knows.
"""

import ast
from collections.abc import Iterable
import json
from pathlib import Path
import re
import sys
import tomllib

from rich.console import Console
from rich.table import Table

from bree.core.find import games
from bree.core.rulebook import rulebook

ROOT = Path(__file__).resolve().parent.parent
ID = re.compile(r"\b[A-Z]{3,}-(?:[A-Z]\d+|\d+(?:\.\d+)+)")
CODE = (".py", ".toml")


def in_tests(path: Path) -> set[str]:
    """The rules named by `@pytest.mark.rule(...)` on the test functions of a file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    found |= {ast.literal_eval(word) for word in mark.args}
    return found


def in_code(folder: Path) -> set[str]:
    """The rules that the code and the data files of a game name; its rulebook and its texts only speak of them."""
    found: set[str] = set()
    for path in folder.rglob("*"):
        inside = path.relative_to(folder)
        if path.suffix in CODE and inside != Path("rulebook.toml") and inside.parts[0] != "text":
            found |= set(ID.findall(path.read_text(encoding="utf-8")))
    return found


def unknown(named: Iterable[str], known: Iterable[str]) -> list[str]:
    return sorted({*named} - {*known})


def tried() -> set[str]:
    """The rules of the small games that the tests try the engine on."""
    books = (ROOT / "tests" / "games").glob("*/rulebook.toml")
    return {row["id"] for book in books for row in tomllib.loads(book.read_text(encoding="utf-8"))["rule"]}


def main() -> int:
    tested = set().union(*(in_tests(path) for path in (ROOT / "tests").rglob("test_*.py")))
    held: set[str] = set()
    known = tried()
    report: dict[str, dict[str, object]] = {}
    table = Table("game", "rules", "test", "code", "without test", "without code")
    for name, game in games().items():
        rules = list(rulebook(game.package))
        known |= set(rules)
        code = in_code(ROOT / "src" / Path(*game.package.split(".")))
        held |= code
        untested = [rule for rule in rules if rule not in tested]
        homeless = [rule for rule in rules if rule not in code]
        report[name] = {"total": len(rules), "without_test": untested, "without_code": homeless}
        counts = [str(len(rules) - len(lacking)) for lacking in (untested, homeless)]
        table.add_row(name, str(len(rules)), *counts, " ".join(untested), " ".join(homeless))
    target = ROOT / "build" / "conformance.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    Console().print(table)
    odd = {"tests": unknown(tested, known), "code": unknown(held, known)}
    for where, ids in odd.items():
        if ids:
            print(f"{where}: no such rule:", *ids, file=sys.stderr)
    lacking = any(row["without_test"] or row["without_code"] for row in report.values())
    return 1 if lacking or any(odd.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
