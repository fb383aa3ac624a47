"""The facts of dice, hunt tiles, the first position and the cards. They are read from TOML files at import."""

from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from importlib.resources import files
import tomllib
from typing import Any, Final, NamedTuple

from bree.core import Pick, Rules, Step
from bree.core.cards.behaviour import FACTS, Behaviour, read_behaviour
from bree.core.cards.file import CardFile as File, read_folder
from bree.core.text_check import KEY, LANGUAGES
from bree.games.war.players.teams import PAIRS
from bree.games.war.state import ARMY, ARMY_MUSTER, CHARACTER, DECKS, EVENT, MUSTER, SEATS, STAR, WILL, Terms, War

PACKAGE: Final = "bree.games.war"
REQUIRES: Final = "requires-"  # begins the key of a requirement's sentence that several cards share
HAND: Final = 6  # WAR-6.1
TEAM_HAND: Final = 4  # WAR-27.4


def table(name: str) -> dict[str, Any]:
    return tomllib.loads(files(PACKAGE).joinpath(name + ".toml").read_text(encoding="utf-8"))


class SpecialDie(NamedTuple):
    """A special action die of Lords of Middle-earth (LME-1.1)."""

    id: str
    side: str
    character: str  # the character that the die belongs to
    faces: tuple[str, ...]  # a `*` marks the icon that may remove the die


class Tile(NamedTuple):
    id: str
    value: int  # damage; a negative number heals
    eye: bool = False
    die: bool = False
    reveal: bool = False
    stop: bool = False
    special: bool = False
    side: str = ""  # for a special tile: the side that puts it into play
    smeagol: bool = False  # this tile is neither standard nor special (LME-2.6)


def _tile(name: str, facts: dict[str, Any], special: bool) -> Tile:
    value = facts["value"]
    number = value if isinstance(value, int) else 0
    reveal, stop = bool(facts.get("reveal")), bool(facts.get("stop"))
    return Tile(name, number, value == "eye", value == "die", reveal, stop, special, facts.get("side", ""))


_TILES: Final = table("tiles")
SMEAGOL: Final = "smeagol"
SMEAGOL_TILES: Final[int] = _TILES["lords"][SMEAGOL]["count"]
SMEAGOL_FIRST: Final[int] = _TILES["lords"][SMEAGOL]["first"]  # number of tiles in the pool at the start
TILES: Final[dict[str, Tile]] = {
    SMEAGOL: Tile(SMEAGOL, 0, smeagol=True),
    **{name: _tile(name, facts, False) for name, facts in _TILES["standard"].items()},
    **{name: _tile(name, facts, True) for name, facts in _TILES["special"].items()},
}
# WAR-2.6
STANDARD: Final = tuple(sorted([name for name, facts in _TILES["standard"].items() for _ in range(facts["count"])]))

_DICE: Final = table("dice")
DICE: Final[dict[str, int]] = {side: _DICE[side]["dice"] for side in SEATS}
MORE_DICE: Final[dict[str, tuple[str, ...]]] = {side: tuple(_DICE[side]["more"]) for side in SEATS}
RING_FACES: Final[dict[str, tuple[str, ...]]] = {side: tuple(_DICE["rings"][side]) for side in SEATS}
# The faces of an action die, with their weights.
ROLLS: Final[dict[str, tuple[Pick, ...]]] = {
    side: tuple(
        [
            Pick(face, ("face:" + face,), _DICE[side]["faces"].count(face))
            for face in dict.fromkeys(_DICE[side]["faces"])
        ]
    )
    for side in SEATS
}
SPECIAL_DICE: Final[dict[str, SpecialDie]] = {
    name: SpecialDie(name, facts["side"], facts["character"], tuple(facts["faces"]))
    for name, facts in _DICE["special"].items()
}
SPECIAL_ROLLS: Final[dict[str, tuple[Pick, ...]]] = {
    die.id: tuple(
        [
            Pick(face, (f"die:{die.id}-{face.rstrip(STAR)}", *(["icon:star"] if STAR in face else [])), number)
            for face, number in Counter(die.faces).items()
        ]
    )
    for die in SPECIAL_DICE.values()
}
PIPS: Final = tuple([Pick(str(number), ("pip:" + str(number),)) for number in range(1, 7)])
NUMBERS: Final = tuple([Pick(str(number), ("number:" + str(number),)) for number in range(21)])

SETUP: Final = table("setup")


class Price(NamedTuple):
    """The price for which the other side removes a card from the table, with an action (WAR-6.9)."""

    die: str  # a face, or `any`
    ring: bool = False  # also an Elven Ring (WAR-5.9)
    cards: tuple[str, ...] = ()  # also cards of the hand with these icons
    requires: str = ""  # a requirement that must also hold


class EventCard(NamedTuple):
    """An event card. A player uses its event or its combat half, never both (WAR-6.16)."""

    id: str
    deck: str
    number: int
    icon: str  # the die face that plays the card, besides an Event result
    combat: str  # the title of its combat half
    stays: bool = False  # the card stays on the table after it was played
    strikes: bool = False  # a player may also use its combat half from the table
    removal: tuple[Price, ...] = ()  # the possible prices
    lords: bool = False  # the card belongs to Lords of Middle-earth (LME-1.6)
    supplants: str = ""  # the card that it replaces in the deck
    outside: bool = False  # the card belongs to no deck and no hand (LME-2.9)
    player: str = ""  # the only player of a team who may play it (WAR-27.17, WAR-27.22)


class CombatCard(NamedTuple):
    id: str
    side: str
    then: str = ""  # the title of a later effect with its own initiative (WAR-12.6)


# Times of effects that belong to no window: the card is played as an event; its combat half acts.
PLAYED, COMBAT = "played", "combat"
Kind = type | tuple[type, ...]
# Facts about the file itself: where its facts come from, and which rules the card uses.
SOURCED: Final[dict[str, Kind]] = {
    "polish_name": str, "confidence": str, "source": str, "reading_confidence": str, "rules": list,
}  # fmt: skip
KNOWN: Final[dict[str, Kind]] = {
    **FACTS, "deck": str, "number": int, "icon": str, "combat": str, "stays": bool, "strikes": bool,
    "removal": list, "lords": bool, "supplants": str, "outside": bool, "player": str, **SOURCED,
}  # fmt: skip
COMBAT_KNOWN: Final[dict[str, Kind]] = {**FACTS, **SOURCED, "side": str, "then": str}


# The facts of a price.
ANY_DIE: Final = "any"
FACES: Final = (CHARACTER, ARMY, MUSTER, ARMY_MUSTER, EVENT, WILL)
PAID: Final[dict[str, type]] = {"die": str, "ring": bool, "cards": list, "if": str}


def _card(file: File) -> EventCard:
    file.check(KNOWN)
    if file.facts.get("deck") not in DECKS:
        raise file.refuse("deck", "why-unknown-name")
    if file.facts.get("player", PAIRS[0]) not in PAIRS:
        raise file.refuse("player", "why-unknown-name")
    facts = {name: value for name, value in file.facts.items() if name in EventCard._fields}
    facts.setdefault("combat", "")
    if facts["combat"] not in COMBATS and not facts.get("outside"):
        raise file.refuse("combat", "why-unknown-name")
    facts["removal"] = tuple([_price(file, at, price) for at, price in enumerate(facts.get("removal", []))])
    return EventCard(file.id, **facts)


def _price(file: File, at: int, price: Any) -> Price:
    if not isinstance(price, dict) or "die" not in price:
        raise file.refuse("removal", "why-missing-fact")
    for name, value in price.items():
        if name not in PAID or type(value) is not PAID[name]:
            raise file.refuse_in("removal", at, name, "why-wrong-type" if name in PAID else "why-unknown-fact")
    cards = price.get("cards", [])
    if (price["die"] != ANY_DIE and price["die"] not in FACES) or not set(cards) <= set(FACES):
        raise file.refuse("removal", "why-unknown-name")
    return Price(price["die"], price.get("ring", False), tuple(cards), price.get("if", ""))


def _combat(file: File) -> CombatCard:
    file.check(COMBAT_KNOWN)
    if file.facts.get("side") not in SEATS:
        raise file.refuse("side", "why-unknown-name")
    return CombatCard(file.id, file.facts["side"], file.facts.get("then", ""))


COMBAT_FILES: Final = read_folder(PACKAGE + ".combat", code=False)
COMBATS: Final[dict[str, CombatCard]] = {name: _combat(file) for name, file in COMBAT_FILES.items()}


CARD_FILES: Final = read_folder(PACKAGE + ".cards", code=False)
CARDS: Final[dict[str, EventCard]] = {name: _card(file) for name, file in CARD_FILES.items()}
DECK: Final[dict[str, tuple[str, ...]]] = {
    deck: tuple([card.id for card in CARDS.values() if card.deck == deck and not card.lords]) for deck in DECKS
}
SUPPLANTED: Final = frozenset([card.supplants for card in CARDS.values() if card.supplants])
LORDS_DECK: Final[dict[str, tuple[str, ...]]] = {
    deck: tuple([one.id for one in CARDS.values() if one.deck == deck and not one.outside and one.id not in SUPPLANTED])
    for deck in DECKS
}


def deck_of(terms: Terms, deck: str) -> tuple[str, ...]:
    """Return the cards of a deck at the start (LME-2.4, LME-2.5).

    Other parts of the expansion do not matter (LME-2.12).
    """
    return LORDS_DECK[deck] if terms.lords_cards else DECK[deck]


@lru_cache(2)
def cards_of(with_lords: bool) -> frozenset[str]:
    """Return all cards of a game, except the one that belongs to no deck."""
    decks = LORDS_DECK if with_lords else DECK
    return frozenset([card for cards in decks.values() for card in cards])


OUTSIDE: Final = tuple([card.id for card in CARDS.values() if card.outside])


# `read_cards` fills these when all rules are defined: effects of the event, behaviour on the table, behaviour of the
# combat half.
EVENTS: Final[dict[str, tuple[Step, ...]]] = {}
BEHAVIOURS: Final[dict[str, Behaviour]] = {}
COMBAT_BEHAVIOURS: Final[dict[str, Behaviour]] = {}


def _shared_sentences() -> set[str]:
    """Return the requirements that have a sentence in `text/requirements.*.ftl` in both languages."""
    texts = [files(PACKAGE).joinpath("text", f"requirements.{language}.ftl") for language in LANGUAGES]
    keys = [set(KEY.findall(text.read_text(encoding="utf-8"))) for text in texts]
    return {key.removeprefix(REQUIRES) for key in set.intersection(*keys)}


def _check_sentence(file: File, shared: set[str]) -> None:
    """Refuse a requirement without a sentence, in the file of the card or shared by several cards."""
    requires = file.facts.get("requires", "")
    own = [language for language in LANGUAGES if "requires" in file.text.get(language, {})]
    if requires and requires not in shared and len(own) < len(LANGUAGES):
        raise file.refuse("requires", "why-no-sentence")


def read_cards(book: Rules[War], windows: Collection[str], numbers: Collection[str]) -> None:
    """Read what all card files say about effects. Refuse errors with file and line."""
    shared = _shared_sentences()
    for name, file in CARD_FILES.items():
        _check_sentence(file, shared)
        for price in CARDS[name].removal:
            if price.requires and price.requires not in book.requirements:
                raise file.refuse("removal", "why-unknown-name")
        BEHAVIOURS[name] = read_behaviour(file, book, [PLAYED, *windows], numbers)
        EVENTS[name] = BEHAVIOURS[name].effects_in(PLAYED)
    for name, file in COMBAT_FILES.items():
        _check_sentence(file, shared)
        COMBAT_BEHAVIOURS[name] = read_behaviour(file, book, [COMBAT], numbers)
