"""Would a test notice? Makes the slips that `tests/rulebook/GAME/slips_*.toml` list, one at a time, and runs the test.

    python scripts/slips.py [-j JOBS] [WORD ...]

A slip is one small mistake in the rules, the rule it breaks and the test that must fail because of it:

    [[slip]]
    at = "rules/fellowship/hunt.py::DICE_MOST"  # in the game's package
    old = "5"                          # stands there exactly once
    new = "6"
    rule = "WAR-23.2"
    test = "test_23_hunt.py::test_as_many_dice_as_the_shadow_has_in_the_box_five_at_most"  # beside this file
    card = "grond"                     # only if it is the slip of a card, or of a combat title that cards share

`scripts/anchors.py` says how `at` and `old` find their place.

Words choose slips by their rule, file, test or card. The checkout is not touched: each slip is made in a tree of links
to the source, in which the one file is another. A slip that no test catches, or that does not even load, is named at
the end.
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

from anchors import MisfitError, with_slip
from rich.progress import Progress

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
BOOKS: Final = ROOT / "tests" / "rulebook"
KEYS: Final = ("at", "old", "new", "rule", "test")
CARD: Final = "card"  # may be left out
LIMIT_S: Final = 300.0  # a slip may make a test go round for ever: that is noticed too
CAUGHT, MISSED = 1, 0  # what pytest exits with: a test failed, none did
PLAIN: Final = ("-p", "no:cacheprovider", "-p", "pytest_asyncio.plugin")  # loading all that pytest finds takes longest
OLD_TIME: Final = (1, 1)  # of the slipped file: no compiled copy of it is as old


class Slip(NamedTuple):
    list: Path
    at: str
    old: str
    new: str
    rule: str
    test: str
    card: str = ""

    @property
    def source(self) -> Path:
        """The file that the slip is made in, of the game that the list's folder is named after."""
        return SOURCE / "bree" / "games" / self.list.parent.name / self.at.partition("::")[0]

    @property
    def test_file(self) -> Path:
        return self.list.parent / self.test.partition("::")[0]

    def __str__(self) -> str:
        name = f"{self.card} {self.rule}" if self.card else self.rule
        return f"{self.list.name}: {name}: {self.at}: {self.old.strip()!r} -> {self.new.strip()!r} ({self.test})"


def slips(books: Path = BOOKS) -> list[Slip]:
    found = []
    for path in sorted(books.glob("*/slips_*.toml")):
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["slip"]:
            if sorted({*row} - {CARD}) != sorted(KEYS):
                raise ValueError(f"{path.name}: a slip has {', '.join(KEYS)}, not {', '.join(row)}")
            found.append(Slip(path, *[row[key] for key in KEYS], row.get(CARD, "")))
    return found


def faults(slip: Slip) -> list[str]:
    """What is wrong with an entry, without running anything."""
    found = []
    try:
        mistaken(slip)
    except MisfitError as fault:
        found.append(f"{slip}: {fault}")
    marks = rules_of(slip.test_file, slip.test.partition("::")[2])
    if slip.rule not in marks:
        found.append(f"{slip}: the test holds {sorted(marks) or 'nothing, or is not there'}")
    return found


def mistaken(slip: Slip) -> str:
    """The text of the file with the slip in it."""
    return with_slip(slip.source, slip.at.partition("::")[2], slip.old, slip.new)


def rules_of(path: Path, name: str) -> set[str]:
    """The rules that a test of a file is marked with; none, if there is no such test."""
    return marks_in(path).get(name, set()) if path.is_file() else set()


@cache
def marks_in(path: Path) -> dict[str, set[str]]:
    """Every test of a file, and the rules that it is marked with. Many slips name the same file."""
    found = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            calls = [mark for mark in node.decorator_list if isinstance(mark, ast.Call)]
            rules = [call for call in calls if ast.unparse(call.func) == "pytest.mark.rule"]
            found[node.name] = {ast.literal_eval(word) for call in rules for word in call.args}
    return found


def slipped(slip: Slip, home: Path) -> None:
    """The source under `home`, all of it links but for the folders on the way to the one file."""
    here, there = SOURCE, home
    for part in slip.source.relative_to(SOURCE).parts:
        for entry in here.iterdir():
            if entry.name != part:
                (there / entry.name).symlink_to(entry)
        here, there = here / part, there / part
        if here != slip.source:
            there.mkdir()
    there.write_text(mistaken(slip), encoding="utf-8")
    os.utime(there, OLD_TIME)


def verdict(slip: Slip) -> str:
    """Empty, if the test fails because of the slip; else what went wrong."""
    with TemporaryDirectory() as home:
        slipped(slip, Path(home))
        test = f"{slip.test_file}::{slip.test.partition('::')[2]}"
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
        return f"not caught: {slip}"
    return f"does not run: {slip}\n{done.stdout[-600:]}{done.stderr[-600:]}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Would a test notice?")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("words", nargs="*")
    given = parser.parse_args()
    chosen = [slip for slip in slips() if not given.words or any(word in str(slip) for word in given.words)]
    wrong = [fault for slip in chosen for fault in faults(slip)]
    if not wrong:
        with Progress() as progress, ThreadPoolExecutor(given.jobs) as pool:
            task = progress.add_task(f"{len(chosen)} slips", total=len(chosen))
            for done in as_completed([pool.submit(verdict, slip) for slip in chosen]):
                progress.advance(task)
                if done.result():
                    wrong.append(done.result())
                    progress.console.print(done.result(), markup=False)
    else:
        print("\n".join(wrong))
    print(f"{len(chosen)} slips, {len(wrong)} of them not caught by their test")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
