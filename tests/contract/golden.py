"""Golden files: recorded games and perft counts. A change of rules shows as a readable difference.

Two rules keep differences small. A game uses the answers of its file while they are offered, and other answers only
then. The file of a variant with one more option contains only what differs from the other variant.
"""

from collections.abc import Callable
from difflib import unified_diff
from functools import cache
from itertools import pairwise, takewhile
from pathlib import Path
import re

from bree.core import Game
from bree.core.rulebook import rulebook
from bree.lab.perft import divide
from tests.contract.folds import fold, unfold
from tests.contract.telling import SHOWN, Answered, Facts, Told
from tests.contract.variants import TOGETHER, VARIANTS, Variant, pace, random_game

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
START, COURSE, END = "-- at the start", "-- the game", "-- at the end"
GONE = "-"  # a fact that only the other variant has
TITLE = re.compile(r".*: as (?P<base>\S+) for (?P<same>\d+) answers")
ASKED = re.compile(r"(\S+) (\S+) \S+: .* -> (\S+)")


def path_of(variant: Variant) -> Path:
    return GOLDEN / variant.game.name / f"{variant.name}.txt"


def base_of(variant: Variant) -> Variant | None:
    """The variant with one option less; the default, if options are tested in groups."""
    for name in reversed(variant.options):
        rest = {other: value for other, value in variant.options.items() if other != name}
        for other in VARIANTS:
            if other.game is variant.game and other.options == rest:
                return other
    together = variant.options and variant.game.name in TOGETHER
    return next(other for other in VARIANTS if other.game is variant.game) if together else None


def write_told(variant: Variant, told: Told, told_of: Callable[[Variant], Told]) -> str:
    """The text of a file. `told_of` returns the game of another variant."""
    title = f"{variant.game.name}, {variant.name}"
    base = base_of(variant)
    if base is not None:
        other = told_of(base)
        pairs = zip(told.course, other.course, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if same:
            title += f": as {base.name} for {same} answers"
            told = Told(_beyond(told.start, other.start), told.course[same:], _beyond(told.end, other.end))
    lines = [title, START, *_lines(told.start), COURSE, *told.course, END, *_lines(told.end)]
    return fold("\n".join(lines))


def read_told(variant: Variant) -> Told:
    """The contents of the file; empty if it does not exist."""
    path = path_of(variant)
    if not path.exists():
        return Told({}, [], {})
    lines = list(_lines_of(path))
    course, end = lines.index(COURSE), lines.index(END)
    told = Told(_facts(lines[2:course]), _parts(lines[course + 1 : end]), _facts(lines[end + 1 :]))
    as_other = TITLE.fullmatch(lines[0])
    if as_other is None:
        return told
    other = read_told(next(t for t in VARIANTS if t.game is variant.game and t.name == as_other["base"]))
    first = other.course[: int(as_other["same"])]
    return Told(_with(told.start, other.start), first + told.course, _with(told.end, other.end))


def recorded(variant: Variant) -> list[list[Answered]]:
    """The answers of the file, turn by turn."""
    turns: list[list[Answered]] = [[]]
    for part in read_told(variant).course:
        for line in part.splitlines():
            asked = ASKED.fullmatch(line)
            if asked is not None:
                turns[-1].append(Answered(*asked.groups()))
            elif line.startswith(SHOWN):
                turns.append([])
    return turns


def difference(text: str, variant: Variant) -> str:
    """The difference between a game and its file, from the first differing line on."""
    before = path_of(variant).read_text(encoding="utf-8").splitlines()
    return "\n".join(list(unified_diff(before, text.splitlines(), "file", "told", lineterm=""))[:40])


@cache
def _lines_of(path: Path) -> tuple[str, ...]:
    """Cached, because files refer to other files. Nothing reads after writing."""
    return tuple(unfold(path.read_text(encoding="utf-8")).splitlines())


def _lines(facts: Facts) -> list[str]:
    return [f"{name}: {value}" for name, value in facts.items()]


def _facts(lines: list[str]) -> Facts:
    return {name: value for name, _, value in (line.partition(": ") for line in lines)}


def _beyond(own: Facts, other: Facts) -> Facts:
    names = sorted(own.keys() | other.keys())
    return {name: own.get(name, GONE) for name in names if own.get(name) != other.get(name)}


def _with(own: Facts, other: Facts) -> Facts:
    return {name: value for name, value in (other | own).items() if value != GONE}


def _parts(lines: list[str]) -> list[str]:
    """One part for each answer. Lines before the first answer belong to it."""
    starts = [number for number, line in enumerate(lines) if ASKED.fullmatch(line)]
    bounds = [0, *starts[1:], len(lines)] if starts else []
    return ["\n".join(lines[a:b]) for a, b in pairwise(bounds)]


def perft_text(game: Game) -> str:
    """Perft counts by depth and first answer, from the start and from the middle of a game."""
    lines = [f"{game.name}, rules version {game.version}, {len(rulebook(game.package))} rules"]
    positions = [game.new({})]
    middle = [s.clone() for s, _, _ in random_game(game, {}, "perft")]
    positions += [middle[len(middle) // 3], middle[len(middle) * 2 // 3]]
    for s in positions:
        lines.append(game.write(s))
        for depth in pace(game).depths:
            counts = divide(game, s, depth)
            split = " ".join(f"{answer}:{count}" for answer, count in counts.items())
            lines.append(f"  {depth}: {sum(counts.values())} = {split}")
    return fold("\n".join(lines))
