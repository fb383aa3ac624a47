"""The places on the Ring trail, one data file each in `places/`.

On the advanced side, the place where a turn begins changes that turn. Every change is a number or a flag of the place,
so a place needs no code, and the rules never name a place.
"""

from typing import NamedTuple

from bree.core.cards.file import CardFile, read_folder

FOLDER = "bree.games.mordor.places"
KNOWN: dict[str, type | tuple[type, ...]] = {
    "circle": int,
    "rule": str,
    "equal_symbols": bool,
    "repeat_rolls": bool,
    "gandalf": int,
    "weapon": int,
    "orc": int,
    "rings_lost": int,
    "spares_active": bool,
    "all_strike_active": bool,
}


class Place(NamedTuple):
    """The changes for a turn that begins here; the defaults change nothing."""

    id: str
    circle: int
    rule: str = ""
    equal_symbols: bool = False  # equal symbols may be kept from one roll
    repeat_rolls: bool = False  # every roll may be repeated once
    gandalf: int = 1  # halvings per Gandalf
    weapon: int = 1  # weapons per weapon symbol
    orc: int = 1  # orcs per orc symbol
    rings_lost: int = 0  # the number of working Rings that do not count
    spares_active: bool = False  # Nazgûl do not strike the active player
    all_strike_active: bool = False  # every Nazgûl strikes the active player


def _read(card: CardFile) -> Place:
    card.check(KNOWN)
    return Place(card.id, **card.facts)


def _load() -> tuple[Place, ...]:
    """The places in the order of their circles. Bag End is 0; it has no circle on the sheet."""
    places = sorted((_read(card) for card in read_folder(FOLDER).values()), key=lambda place: place.circle)
    if [place.circle for place in places] != list(range(len(places))):
        raise ValueError("the places must stand on circles 0, 1, 2 ... without a gap")
    return tuple(places)


PLACES = _load()
