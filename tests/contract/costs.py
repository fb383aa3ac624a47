"""Expensive positions that `scripts/soak_costs.py` found. Each is a compressed save that begins at the position."""

import lzma
from pathlib import Path
from typing import Any, Final

from bree.core import Game, Value
from bree.core.saves.state_json import to_plain
from bree.table import Chair, Sitting

FOLDER: Final = Path(__file__).parent / "costs"
ENDING: Final = ".save.xz"


def write(name: str, game: Game, options: dict[str, Value], s: Any) -> None:
    sitting = Sitting(game, options, {seat: Chair(seat) for seat in s.seats}, seed=1, start=to_plain(s))
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / (name + ENDING)).write_bytes(lzma.compress(sitting.save().encode()))


def names() -> list[str]:
    return sorted(path.name.removesuffix(ENDING) for path in FOLDER.glob("*" + ENDING))


def read(name: str) -> Sitting:
    return Sitting.load(lzma.decompress((FOLDER / (name + ENDING)).read_bytes()).decode(), seed=1)
