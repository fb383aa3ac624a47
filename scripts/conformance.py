"""Which rules have a test, and which have a place in the code: writes build/conformance.json.

    python scripts/conformance.py

A test names its rules in `@pytest.mark.rule(...)`; the code and the data files of a game name a rule where it is held,
in a log line, a refusal or a comment. A rule that one of the two does not name is an error, and so is a name that no
rulebook knows.

Two lists may lie beside the rule tests of a game. `cards_only.toml` names rules that nothing but a card can show, while
those cards do nothing yet: they are counted apart, and one that has a test after all is an error. `checks.toml` names
worked examples, which have no rule of their own: each needs a test that names it.
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


def listed(game: str, name: str, tests: Path = ROOT / "tests") -> list[str]:
    """The ids of a list beside the rule tests of a game; a game need not have one."""
    path = tests / "rulebook" / game / name
    if not path.is_file():
        return []
    return [row["id"] for row in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]]


class Cover:
    """How the rules of a game are held: what is lacking, what waits for its card, what is wrong with the lists."""

    def __init__(
        self, rules: list[str], tested: set[str], code: set[str], waiting: list[str], checks: list[str]
    ) -> None:
        self.rules = rules
        self.waiting = waiting
        self.untested = [rule for rule in (*rules, *checks) if rule not in tested and rule not in waiting]
        self.homeless = [rule for rule in rules if rule not in code and rule not in waiting]
        self.odd = [rule for rule in waiting if rule in tested or rule not in (*rules, *checks)]
        self.odd += [rule for rule in {*waiting} if waiting.count(rule) > 1]

    @property
    def whole(self) -> bool:
        return not self.untested and not self.homeless and not self.odd


def tried() -> set[str]:
    """The rules of the small games that the tests try the engine on."""
    books = (ROOT / "tests" / "games").glob("*/rulebook.toml")
    return {row["id"] for book in books for row in tomllib.loads(book.read_text(encoding="utf-8"))["rule"]}


def main() -> int:
    tested = set().union(*(in_tests(path) for path in (ROOT / "tests").rglob("test_*.py")))
    held: set[str] = set()
    known = tried()
    report: dict[str, dict[str, object]] = {}
    whole = True
    table = Table("game", "rules", "test", "code", "cards only", "without test", "without code")
    for name, game in games().items():
        rules = list(rulebook(game.package))
        checks = listed(name, "checks.toml")
        known |= {*rules, *checks}
        code = in_code(ROOT / "src" / Path(*game.package.split(".")))
        held |= code
        cover = Cover(rules, tested, code, listed(name, "cards_only.toml"), checks)
        whole = whole and cover.whole
        report[name] = {
            "total": len(rules), "cards_only": cover.waiting,
            "without_test": cover.untested, "without_code": cover.homeless,
        }  # fmt: skip
        tests = len([rule for rule in rules if rule in tested])
        places = len([rule for rule in rules if rule in code])
        counts = [str(number) for number in (len(rules), tests, places, len(cover.waiting))]
        table.add_row(name, *counts, " ".join(cover.untested), " ".join(cover.homeless))
        if cover.odd:
            print(
                f"{name}: cards_only.toml: tested after all, named twice, or no such rule:", *cover.odd, file=sys.stderr
            )
    target = ROOT / "build" / "conformance.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    Console().print(table)
    odd = {"tests": unknown(tested, known), "code": unknown(held, known)}
    for where, ids in odd.items():
        if ids:
            print(f"{where}: no such rule:", *ids, file=sys.stderr)
    return 0 if whole and not any(odd.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
