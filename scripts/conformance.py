"""Which rules have a test: reads every rulebook, runs pytest's collection, writes build/conformance.json.

    python scripts/conformance.py

An id that a test names and no rulebook knows is an error.
"""

import ast
import json
from pathlib import Path
import sys

from rich.console import Console
from rich.table import Table

from bree.core.find import games
from bree.core.rulebook import rulebook

ROOT = Path(__file__).resolve().parent.parent


def ids_in(path: Path) -> set[str]:
    """The rules named by `@pytest.mark.rule(...)` on the test functions of a file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    found |= {ast.literal_eval(word) for word in mark.args}
    return found


def main() -> int:
    named = set().union(*(ids_in(path) for path in (ROOT / "tests").rglob("test_*.py")))
    known: set[str] = set()
    report: dict[str, dict[str, object]] = {}
    table = Table("game", "rules", "covered", "missing")
    for name, game in games().items():
        rules = list(rulebook(game.package))
        known |= set(rules)
        missing = [rule for rule in rules if rule not in named]
        report[name] = {"total": len(rules), "covered": len(rules) - len(missing), "missing": missing}
        table.add_row(name, str(len(rules)), str(len(rules) - len(missing)), " ".join(missing))
    target = ROOT / "build" / "conformance.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    Console().print(table)
    unknown = sorted(named - known)
    if unknown:
        print("tests name rules that do not exist:", *unknown, file=sys.stderr)
    return 1 if unknown or any(row["missing"] for row in report.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
