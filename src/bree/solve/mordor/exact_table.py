"""The table of `perfect`: the player's share of the victory after a turn, for every pair of positions.

A file contains one line of JSON with the options and the version, and then the shares as compressed 16-bit numbers. The
tables of the six usual options are part of the package; `bree solve mordor` computes others.
"""

from array import array
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
import json
import lzma
from pathlib import Path
import sys
from typing import Any, Final, NamedTuple

from bree.core import Refusal
from bree.games.mordor import GAME
from bree.games.mordor.state import CIRCLES, COLOUR, DICE, Terms
from bree.solve.mordor.sheet_index import sheets
from bree.table.user_files import home

FORMAT: Final = 1
MOST: Final = 65535  # the whole victory
LONGEST: Final = 8 * 1024 * 1024
SPOTS: Final = CIRCLES + 1


class Table(NamedTuple):
    alone: "array[int]"  # by position
    # before the starter's turn: the share of the other player, by both positions, the starter's first
    first: "array[int]"
    second: "array[int]"  # before the other's turn: the share of the starter, by both positions, the other's first
    width: int


def heading(terms: Terms, hobbits: tuple[str, ...]) -> str:
    """Return one line that identifies the options of a table. Colours matter only if their dice differ."""
    coloured = {tuple(sorted(faces)) for die, faces in zip(DICE, terms.faces, strict=True) if die != "black"}
    return json.dumps(
        {
            "bree": "mordor",
            "format": FORMAT,
            "rules": GAME.version,
            "side": "advanced" if terms.advanced else "basic",
            "arrival": "instant_win" if terms.instant_win else "finish_round",
            "last_standing": terms.last_standing,
            "safe_in_mordor": terms.safe_in_mordor,
            "void_colour": terms.void_colour,
            "squares": terms.squares,
            "faces": [sorted(faces) for faces in terms.faces],
            "hobbits": [COLOUR[hobbit] for hobbit in hobbits] if len(coloured) > 1 else [],
        },
        sort_keys=True,
    )


def file_name(terms: Terms, hobbits: tuple[str, ...]) -> str:
    return f"mordor-{sha256(heading(terms, hobbits).encode()).hexdigest()[:12]}.bin"


def own_folder() -> Path:
    """Return the folder for the tables of `bree solve mordor`."""
    return home() / "tables"


def write_table(path: Path, terms: Terms, hobbits: tuple[str, ...], parts: Iterable[Any]) -> None:
    """Write shares from 0 to 1, part by part."""
    numbers = array("H", (round(float(share) * MOST) for part in parts for share in part))
    if sys.byteorder == "big":
        numbers.byteswap()
    head = heading(terms, hobbits).encode() + b"\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    scratch = path.with_suffix(".new")
    raw = numbers.tobytes()
    scratch.write_bytes(head + sha256(head + raw).digest() + lzma.compress(raw, preset=9 | lzma.PRESET_EXTREME))
    scratch.replace(path)


def read_table(file: Path | Traversable, terms: Terms, hobbits: tuple[str, ...]) -> Table:
    """Read a table. Refuse an incomplete file, and a table for other options or another version."""
    name = file.name
    try:
        data = file.read_bytes()
    except OSError:
        raise Refusal("table-broken", file=name) from None
    head, _, body = data.partition(b"\n")
    if head.decode("utf-8", "replace") != heading(terms, hobbits):
        raise Refusal("table-other", file=name)
    width = len(sheets(terms.squares)) * SPOTS
    size = 2 * (width + 2 * width * width)
    raw = b""
    if size <= LONGEST:
        with suppress(lzma.LZMAError):
            raw = lzma.LZMADecompressor().decompress(body[32:], size + 1)
    if len(raw) != size or sha256(head + b"\n" + raw).digest() != body[:32]:
        raise Refusal("table-broken", file=name)
    numbers = array("H", raw)
    if sys.byteorder == "big":
        numbers.byteswap()
    return Table(numbers[:width], numbers[width : width + width * width], numbers[width + width * width :], width)


@lru_cache(maxsize=4)
def find_table(terms: Terms, hobbits: tuple[str, ...]) -> Table | None:
    """Return a valid table for these options: the player's own, or one of the package, or None."""
    name = file_name(terms, hobbits)
    for folder in (own_folder(), files("bree.solve.mordor").joinpath("tables")):
        file = folder / name
        if file.is_file():
            try:
                return read_table(file, terms, hobbits)
            except Refusal:
                continue
    return None
