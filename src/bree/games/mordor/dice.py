"""The five dice. Their faces are uncertain, so they come from a data file."""

from collections import Counter
from functools import lru_cache
from importlib.resources import files

from bree.core import Pick, Refusal
from bree.core.data_file import read_data
from bree.games.mordor.state import DICE, SYMBOLS, TREE, Faces

RULE = "MOR-O7"
SIDES = 6
KEPT = 64  # cached dice; players may write any faces


def faces_text(faces: Faces) -> str:
    """The value of the option `dice_faces`: `black: ring gandalf …; yellow: …`."""
    return "; ".join(f"{die}: {' '.join(sides)}" for die, sides in zip(DICE, faces, strict=True))


def read_faces(text: str) -> Faces:
    """Faces from the text of the option, or of a data file such as `dice.toml`."""
    rows = _toml_rows(text) if "=" in text else _line_rows(text)
    if not rows:
        raise Refusal("dice-none", RULE, dice=tuple(DICE))
    if sorted(rows) != sorted(DICE):
        raise Refusal("dice-which", RULE, dice=tuple(DICE), found=tuple(rows))
    for die, sides in rows.items():
        _check(die, sides)
    return tuple(tuple(rows[die]) for die in DICE)


def tidy_faces(text: str) -> str:
    return faces_text(read_faces(text))


def _line_rows(text: str) -> dict[str, list[str]]:
    rows = [part.partition(":") for part in text.split(";") if part.strip()]
    dice = [die.strip() for die, _, _ in rows]
    if len(set(dice)) < len(dice):
        raise Refusal("dice-which", RULE, dice=tuple(DICE), found=tuple(dice))
    return {die.strip(): sides.lower().split() for die, _, sides in rows}


def _toml_rows(text: str) -> dict[str, list[str]]:
    data = read_data(text, RULE)
    rows = data.pop("faces", None)
    if rows is None:
        rows = data
    elif data:
        raise Refusal("data-unknown", RULE, name=next(iter(data))[:40])
    if not isinstance(rows, dict) or not all(isinstance(sides, list) for sides in rows.values()):
        raise Refusal("dice-none", RULE, dice=tuple(DICE))
    return {die: [str(side).lower() for side in sides] for die, sides in rows.items()}


def _check(die: str, sides: list[str]) -> None:
    for side in sides:
        if side not in SYMBOLS:
            raise Refusal("dice-face", RULE, die=die, face=side, known=tuple(SYMBOLS))
        if side == TREE and die != "black":
            raise Refusal("dice-tree", "MOR-3.1", die=die)
    if len(sides) != SIDES:
        raise Refusal("dice-sides", RULE, die=die, sides=SIDES, found=len(sides))


@lru_cache(1)
def printed_faces() -> Faces:
    """The faces of `dice.toml`."""
    text = files("bree.games.mordor").joinpath("dice.toml").read_text(encoding="utf-8")
    return read_faces(text)


@lru_cache(KEPT)
def roll_picks(sides: tuple[str, ...]) -> tuple[Pick, ...]:
    """The faces of a die with their weights."""
    return tuple(Pick(side, ("symbol:" + side,), n) for side, n in Counter(sides).items())
