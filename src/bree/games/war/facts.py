"""The small tables of the box: dice, hunt tiles, the first position, the decks. Read once."""

from importlib.resources import files
import tomllib
from typing import Any, Final, NamedTuple

from bree.core import Pick
from bree.core.cards import Card as File, folder
from bree.core.manner import FACTS, Manner
from bree.games.war.state import DECKS, SEATS

PACKAGE: Final = "bree.games.war"
HAND: Final = 6  # WAR-6.1


def table(name: str) -> dict[str, Any]:
    return tomllib.loads(files(PACKAGE).joinpath(name + ".toml").read_text(encoding="utf-8"))


class Tile(NamedTuple):
    id: str
    value: int  # damage, or less than 0: healing
    eye: bool = False
    die: bool = False
    reveal: bool = False
    stop: bool = False
    special: bool = False


def _tile(name: str, facts: dict[str, Any], special: bool) -> Tile:
    value = facts["value"]
    number = value if isinstance(value, int) else 0
    reveal, stop = bool(facts.get("reveal")), bool(facts.get("stop"))
    return Tile(name, number, value == "eye", value == "die", reveal, stop, special)


_TILES: Final = table("tiles")
TILES: Final[dict[str, Tile]] = {
    **{name: _tile(name, facts, False) for name, facts in _TILES["standard"].items()},
    **{name: _tile(name, facts, True) for name, facts in _TILES["special"].items()},
}
# WAR-2.6
STANDARD: Final = tuple(sorted([name for name, facts in _TILES["standard"].items() for _ in range(facts["count"])]))

_DICE: Final = table("dice")
DICE: Final[dict[str, int]] = {side: _DICE[side]["dice"] for side in SEATS}
MORE_DICE: Final[dict[str, tuple[str, ...]]] = {side: tuple(_DICE[side]["more"]) for side in SEATS}
RING_FACES: Final[dict[str, tuple[str, ...]]] = {side: tuple(_DICE["rings"][side]) for side in SEATS}
# What an action die may show, by weight; and a plain die.
ROLLS: Final[dict[str, tuple[Pick, ...]]] = {
    side: tuple(
        [
            Pick(face, ("face:" + face,), _DICE[side]["faces"].count(face))
            for face in dict.fromkeys(_DICE[side]["faces"])
        ]
    )
    for side in SEATS
}
PIPS: Final = tuple([Pick(str(number), ("pip:" + str(number),)) for number in range(1, 7)])
NUMBERS: Final = tuple([Pick(str(number), ("number:" + str(number),)) for number in range(21)])

SETUP: Final = table("setup")


class EventCard(NamedTuple):
    id: str
    deck: str
    number: int
    icon: str  # the face that plays it, beside an Event result


KNOWN: Final = {**FACTS, "deck": str, "number": int, "icon": str, "polish_name": str}


def _card(file: File) -> EventCard:
    file.check(KNOWN)
    if file.facts.get("deck") not in DECKS:
        raise file.refuse("deck", "why-unknown-name")
    return EventCard(file.id, file.facts["deck"], file.facts["number"], file.facts["icon"])


CARD_FILES: Final = folder(PACKAGE + ".cards", code=False)
CARDS: Final[dict[str, EventCard]] = {name: _card(file) for name, file in CARD_FILES.items()}
DECK: Final[dict[str, tuple[str, ...]]] = {
    deck: tuple([card.id for card in CARDS.values() if card.deck == deck]) for deck in DECKS
}
# When each card may be used, and what it does: filled when all rules are written (`rules/__init__.py`).
MANNERS: Final[dict[str, Manner]] = {}
