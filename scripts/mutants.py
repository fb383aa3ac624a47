"""Check that the tests notice mistakes in the rules.

    python scripts/mutants.py [-j JOBS] [WORD ...]

The files `tests/rulebook/GAME/mutants_*.toml` list mutants. A mutant is a small deliberate mistake, with the rule that
it breaks and the test that must fail:

    [[mutant]]
    at = "rules/fellowship/hunt.py::DICE_MOST"  # in the game's package
    old = "5"                          # occurs there exactly once
    new = "6"
    rule = "WAR-23.2"
    test = "test_23_hunt.py::test_as_many_dice_as_the_shadow_has_in_the_box_five_at_most"  # beside this file
    card = "grond"                     # only for the mutant of a card, or of a combat title that cards share

`scripts/mutant_source.py` explains how `at` and `old` find their place. Each WORD selects mutants by rule, file, test
or card. The script makes each mutant in a tree of links to the source, so the checkout does not change. At the end it
names the mutants that no test caught, and the mutants that do not load.
"""

import argparse
import ast
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache
import os
from pathlib import Path
import subprocess
import sys
from tempfile import TemporaryDirectory
import tomllib
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))

from mutant_source import MisfitError, mutated
from rich.progress import Progress

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
BOOKS: Final = ROOT / "tests" / "rulebook"
KEYS: Final = ("at", "old", "new", "rule", "test")
CARD: Final = "card"  # may be left out
LIMIT_S: Final = 300.0  # a mutant can make a test run for ever; that counts as caught
CAUGHT, MISSED = 1, 0  # what pytest exits with: a test failed, none did
PLAIN: Final = ("-p", "no:cacheprovider", "-p", "pytest_asyncio.plugin")  # loading all plugins would take longest
OLD_TIME: Final = (1, 1)  # of the mutated file, so that Python uses no compiled copy


class Mutant(NamedTuple):
    list: Path
    at: str
    old: str
    new: str
    rule: str
    test: str
    card: str = ""

    @property
    def source(self) -> Path:
        """The file to change. The folder of the list has the name of the game."""
        return SOURCE / "bree" / "games" / self.list.parent.name / self.at.partition("::")[0]

    @property
    def test_file(self) -> Path:
        return self.list.parent / self.test.partition("::")[0]

    def __str__(self) -> str:
        name = f"{self.card} {self.rule}" if self.card else self.rule
        return f"{self.list.name}: {name}: {self.at}: {self.old.strip()!r} -> {self.new.strip()!r} ({self.test})"


def read_mutants(books: Path = BOOKS) -> list[Mutant]:
    found = []
    for path in sorted(books.glob("*/mutants_*.toml")):
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]:
            if sorted({*row} - {CARD}) != sorted(KEYS):
                raise ValueError(f"{path.name}: a mutant has {', '.join(KEYS)}, not {', '.join(row)}")
            found.append(Mutant(path, *[row[key] for key in KEYS], row.get(CARD, "")))
    return found


def faults(mutant: Mutant) -> list[str]:
    """Check an entry without running anything."""
    found = []
    try:
        mutated_text(mutant)
    except MisfitError as fault:
        found.append(f"{mutant}: {fault}")
    marks = rules_of(mutant.test_file, mutant.test.partition("::")[2])
    if mutant.rule not in marks:
        found.append(f"{mutant}: the test covers {sorted(marks) or 'no rule, or does not exist'}")
    return found


def mutated_text(mutant: Mutant) -> str:
    return mutated(mutant.source, mutant.at.partition("::")[2], mutant.old, mutant.new)


def rules_of(path: Path, name: str) -> set[str]:
    """The rules that a test of a file is marked with. Empty if there is no such test."""
    return marks_in(path).get(name, set()) if path.is_file() else set()


@cache
def marks_in(path: Path) -> dict[str, set[str]]:
    """Every test of a file with the rules that it is marked with. Cached: many mutants name the same file."""
    found = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            calls = [mark for mark in node.decorator_list if isinstance(mark, ast.Call)]
            rules = [call for call in calls if ast.unparse(call.func) == "pytest.mark.rule"]
            found[node.name] = {ast.literal_eval(word) for call in rules for word in call.args}
    return found


def write_mutant(mutant: Mutant, home: Path) -> None:
    """Build the source under `home` from links, with real folders only on the path to the changed file."""
    here, there = SOURCE, home
    for part in mutant.source.relative_to(SOURCE).parts:
        for entry in here.iterdir():
            if entry.name != part:
                (there / entry.name).symlink_to(entry)
        here, there = here / part, there / part
        if here != mutant.source:
            there.mkdir()
    there.write_text(mutated_text(mutant), encoding="utf-8")
    os.utime(there, OLD_TIME)


def verdict(mutant: Mutant) -> str:
    """Run the test. Empty if it fails as it should, else what went wrong."""
    with TemporaryDirectory() as home:
        write_mutant(mutant, Path(home))
        test = f"{mutant.test_file}::{mutant.test.partition('::')[2]}"
        command = [sys.executable, "-B", "-m", "pytest", "-x", *PLAIN, test]
        env = {**os.environ, "PYTHONPATH": home, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=LIMIT_S, check=False
            )
        except subprocess.TimeoutExpired:
            return ""
    if done.returncode == CAUGHT:
        return ""
    if done.returncode == MISSED:
        return f"not caught: {mutant}"
    return f"does not run: {mutant}\n{done.stdout[-600:]}{done.stderr[-600:]}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Check that the tests notice mistakes in the rules.")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("words", nargs="*")
    given = parser.parse_args()
    chosen = [
        mutant for mutant in read_mutants() if not given.words or any(word in str(mutant) for word in given.words)
    ]
    wrong = [fault for mutant in chosen for fault in faults(mutant)]
    if not wrong:
        with Progress() as progress, ThreadPoolExecutor(given.jobs) as pool:
            task = progress.add_task(f"{len(chosen)} mutants", total=len(chosen))
            for done in as_completed([pool.submit(verdict, mutant) for mutant in chosen]):
                progress.advance(task)
                if done.result():
                    wrong.append(done.result())
                    progress.console.print(done.result(), markup=False)
    else:
        print("\n".join(wrong))
    print(f"{len(chosen)} mutants, {len(wrong)} not caught by their test")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
