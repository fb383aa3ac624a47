"""List which rules and cards have a test, and which rules have a place in the code. Writes build/conformance.json.

    python scripts/conformance.py

A test names its rules in `@pytest.mark.rule(...)`. The code and the data files of a game name a rule in a log line, a
refusal or a comment. A rule without a test or without a place in the code is an error, and so is an unknown rule.

A game may have a file `checks.toml` beside its rule tests, which lists worked examples without a rule. Each needs a
test that names it.

A card with two halves needs at least three tests. `cards/test_ID.py` plays its event, and a test `test_refused_...`
shows where the event is not offered. Cards share combat halves, so these are tested by title in `combat/test_TITLE.py`.
If a title requires something, a test `test_barred_...` shows where it is not offered. A missing test is an error, and
so is a file without a card or title. Files `test_shared_...` hold common code and do not count.
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

from bree.core.find import own_games
from bree.core.rulebook import is_rulebook, rulebook

ROOT = Path(__file__).resolve().parent.parent
ID = re.compile(r"\b[A-Z]{3,}-(?:[A-Z]\d+|\d+(?:\.\d+)+)")
CODE = (".py", ".toml")
EVENT, REFUSAL, COMBAT, BARRED = "event", "refusal", "combat", "barred"
KINDS = (EVENT, REFUSAL, COMBAT, BARRED)
SHARED = "test_shared_"  # how the file of several cards begins


def tests_in(path: Path) -> list[ast.FunctionDef]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def in_tests(path: Path) -> set[str]:
    """The rules named by `@pytest.mark.rule(...)` on the test functions of a file."""
    marks = [mark for test in tests_in(path) for mark in test.decorator_list if isinstance(mark, ast.Call)]
    named = [mark for mark in marks if ast.unparse(mark.func) == "pytest.mark.rule"]
    return {ast.literal_eval(word) for mark in named for word in mark.args}


def played(folder: Path) -> set[tuple[str, str]]:
    """The cards and titles that the tests under this folder play or refuse, by the names of files and tests."""
    found: set[tuple[str, str]] = set()
    for name, usual, start, other in (
        ("cards", EVENT, "test_refused_", REFUSAL),
        ("combat", COMBAT, "test_barred_", BARRED),
    ):
        for path in sorted(folder.glob(f"{name}/test_*.py")):
            if not path.name.startswith(SHARED):
                half = path.stem.removeprefix("test_")
                found |= {(half, other if test.name.startswith(start) else usual) for test in tests_in(path)}
    return found


def in_code(folder: Path) -> set[str]:
    """The rules that the code and the data files of a game name; its rulebooks and its texts only speak of them."""
    found: set[str] = set()
    for path in folder.rglob("*"):
        inside = path.relative_to(folder)
        speaks = is_rulebook(str(inside)) or inside.parts[0] == "text"
        if path.suffix in CODE and not speaks:
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
    """How the rules of a game are held: what is lacking."""

    def __init__(self, rules: list[str], tested: set[str], code: set[str], checks: list[str]) -> None:
        self.rules = rules
        self.untested = [rule for rule in (*rules, *checks) if rule not in tested]
        self.homeless = [rule for rule in rules if rule not in code]

    @property
    def whole(self) -> bool:
        return not self.untested and not self.homeless


def titles(folder: Path) -> dict[str, str]:
    """The cards of a game whose cards have combat halves, with its title, if one has it; most games have none."""
    files = sorted(folder.glob("cards/*.toml")) if (folder / "combat").is_dir() else []
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")).get("combat", "") for path in files}


def demanding(folder: Path) -> set[str]:
    """The titles that require something."""
    return {
        path.stem
        for path in folder.glob("combat/*.toml")
        if "requires" in tomllib.loads(path.read_text(encoding="utf-8"))
    }


class Halves:
    """Which halves of the cards have a test: cards with their titles, the titles that require something, the tests."""

    def __init__(self, cards: dict[str, str], demanding: set[str], tests: set[tuple[str, str]]) -> None:
        self.cards = cards
        self.demanding = demanding
        self.tests = tests
        known = {(card, kind) for card in cards for kind in (EVENT, REFUSAL)}
        known |= {(title, kind) for title in cards.values() for kind in (COMBAT, BARRED) if title}
        self.odd = sorted(tests - known)
        self.holes = [f"{card} {kind}" for card in cards for kind in KINDS if not self.held(card, kind)]

    def needless(self, card: str, kind: str) -> bool:
        """It has no combat half, or one that requires nothing."""
        title = self.cards[card]
        return (kind == BARRED and title not in self.demanding) or (kind == COMBAT and not title)

    def held(self, card: str, kind: str) -> bool:
        half = self.cards[card] if kind in (COMBAT, BARRED) else card
        return self.needless(card, kind) or (half, kind) in self.tests

    def word(self, card: str, kind: str) -> str:
        if self.needless(card, kind):
            return "-"
        return "yes" if self.held(card, kind) else "NO"

    @property
    def whole(self) -> bool:
        return not self.holes and not self.odd


def tell_halves(name: str, halves: Halves) -> None:
    table = Table("card", "title", *KINDS, title=f"{name}: {len(halves.cards)} cards")
    for card, title in halves.cards.items():
        table.add_row(card, title, *[halves.word(card, kind) for kind in KINDS])
    Console().print(table)
    if halves.holes:
        print(f"{name}: no test of:", ", ".join(halves.holes), file=sys.stderr)
    if halves.odd:
        print(f"{name}: no such card or title:", ", ".join([" ".join(odd) for odd in halves.odd]), file=sys.stderr)


def tried() -> set[str]:
    """The rules of the small games that the tests try the engine on."""
    books = (ROOT / "tests" / "games").glob("*/rulebook*.toml")
    return {row["id"] for book in books for row in tomllib.loads(book.read_text(encoding="utf-8"))["rule"]}


def main() -> int:
    tests_of_all = sorted((ROOT / "tests").rglob("test_*.py"))
    tested = set().union(*(in_tests(path) for path in tests_of_all))
    held: set[str] = set()
    known = tried()
    report: dict[str, dict[str, object]] = {}
    whole = True
    table = Table("game", "rules", "test", "code", "without test", "without code")
    for name, game in own_games().items():
        rules = list(rulebook(game.package))
        checks = listed(name, "checks.toml")
        known |= {*rules, *checks}
        folder = ROOT / "src" / Path(*game.package.split("."))
        code = in_code(folder)
        held |= code
        cover = Cover(rules, tested, code, checks)
        whole = whole and cover.whole
        report[name] = {"total": len(rules), "without_test": cover.untested, "without_code": cover.homeless}
        cards = titles(folder)
        if cards:
            halves = Halves(cards, demanding(folder), played(ROOT / "tests" / "rulebook" / name))
            whole = whole and halves.whole
            report[name] |= {"cards": len(cards), "halves_without_test": halves.holes}
            tell_halves(name, halves)
        tests = len([rule for rule in rules if rule in tested])
        places = len([rule for rule in rules if rule in code])
        counts = [str(number) for number in (len(rules), tests, places)]
        table.add_row(name, *counts, " ".join(cover.untested), " ".join(cover.homeless))
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
