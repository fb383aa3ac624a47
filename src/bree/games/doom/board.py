"""The uncertain facts of the board. `board.toml` has the defaults, and options can change them."""

from functools import cache, lru_cache
from importlib.resources import files
import tomllib
from typing import Any, Final

from bree.core import Pick, Refusal
from bree.core.data_file import read_data
from bree.games.doom.state import DARK_HEART, FACES, FIGURES, NAZGUL, SLOTS, STAGES, Road

LETTERS: Final = {".": "", "N": NAZGUL, "H": DARK_HEART}
LONGEST: Final = 20  # spaces of a stage
SIDES: Final = 6
KEPT: Final = 256  # cached texts of options
NUMBERS: Final = range(1, 31)  # allowed numbers of a courage track


@cache
def printed() -> dict[str, Any]:
    text = files("bree.games.doom").joinpath("board.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def words(table: str, key: str) -> str:
    """The default of an option as text."""
    return " ".join(printed()[table][key])


def mark(name: str) -> int:
    """A number of the courage track."""
    value: int = printed()["courage"][name]["value"]
    return value


def _given(text: str, table: str, key: str, rule: str) -> list[str]:
    """The words of an option, or of a data file such as `board.toml`."""
    if "=" not in text:
        return text.replace(",", " ").split()
    data = read_data(text, rule)
    found: object = data.get(table)
    rows = found.get(key) if isinstance(found, dict) else None
    if not isinstance(rows, list):
        raise Refusal("data-part", rule, part=f"[{table}] {key}")
    _must_be_known(data, rule)
    return [str(row) for row in rows]


def _must_be_known(data: dict[str, Any], rule: str) -> None:
    """Refuse unknown names in a data file. Otherwise a misspelt name would silently leave the default."""
    board = printed()
    for table, found in data.items():
        if table not in board:
            raise Refusal("data-unknown", rule, name=table[:40])
        for key in found if isinstance(found, dict) else ():
            if key not in board[table]:
                raise Refusal("data-unknown", rule, name=f"{table}.{key}"[:40])


@lru_cache(KEPT)
def read_road(text: str) -> Road:
    stages = _given(text, "road", "stages", "DOOM-2.18")
    if len(stages) != len(STAGES):
        raise Refusal("road-stages", "DOOM-2.18", wanted=len(STAGES), found=len(stages))
    ends: list[int] = []
    events = [""]
    for number, stage in enumerate(stages, 1):
        if not 0 < len(stage) < LONGEST or any(letter not in LETTERS for letter in stage):
            raise Refusal("road-letters", "DOOM-2.18", stage=number, found=stage[:40])
        if number == len(STAGES) and set(stage) != {"."}:
            raise Refusal("road-last", "DOOM-8.8", found=stage)
        events += [LETTERS[letter] for letter in stage] + [""]
        ends.append(len(events) - 1)
    return Road(tuple(ends), tuple(events))


@lru_cache(KEPT)
def read_bare(text: str) -> tuple[str, ...]:
    return _names(text, "bare_slots", "symbols", "DOOM-4.13", (*FIGURES, NAZGUL), SLOTS)


@lru_cache(KEPT)
def read_faces(text: str) -> tuple[str, ...]:
    return _names(text, "battle_die", "faces", "DOOM-7.1", FACES, SIDES)


def _names(text: str, table: str, key: str, rule: str, known: tuple[str, ...], wanted: int) -> tuple[str, ...]:
    names = [name.lower() for name in _given(text, table, key, rule)]
    for name in names:
        if name not in known:
            raise Refusal("board-name", rule, name=name[:40], known=known)
    if len(names) != wanted:
        raise Refusal("board-count", rule, wanted=wanted, found=len(names))
    return tuple(names)


def tidy_road(text: str) -> str:
    road = read_road(text)
    marks = {event: letter for letter, event in LETTERS.items()}
    stages = zip((0, *road.ends), road.ends, strict=False)
    return " ".join("".join(marks[event] for event in road.events[near + 1 : far]) for near, far in stages)


def tidy_bare(text: str) -> str:
    return " ".join(read_bare(text))


def tidy_faces(text: str) -> str:
    return " ".join(read_faces(text))


def read_mark(name: str, given: object, rule: str) -> int:
    """A number of the courage track from an option."""
    text = str(given)
    if not (text.isascii() and text.isdigit() and len(text) < 4 and int(text) in NUMBERS):
        raise Refusal("courage-number", rule, option="option-" + name, found=text[:20], most=NUMBERS[-1])
    return int(text)


@lru_cache(KEPT)
def battle_picks(faces: tuple[str, ...]) -> tuple[Pick, ...]:
    """The faces of the battle die with their weights."""
    return tuple([Pick(face, ("face:" + face,), faces.count(face)) for face in dict.fromkeys(faces)])
