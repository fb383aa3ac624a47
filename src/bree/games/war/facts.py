"""The small tables of the box: dice, hunt tiles, the first position, the decks. Read once."""

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
REQUIRES: Final = "requires-"  # and a requirement: the key of a sentence that several cards share
HAND: Final = 6  # WAR-6.1
TEAM_HAND: Final = 4  # WAR-27.4


def table(name: str) -> dict[str, Any]:
    return tomllib.loads(files(PACKAGE).joinpath(name + ".toml").read_text(encoding="utf-8"))


class SpecialDie(NamedTuple):
    """A special action die of Lords of Middle-earth (LME-1.1)."""

    id: str
    side: str
    character: str  # to whom it belongs
    faces: tuple[str, ...]  # with a `*` where the icon stands that may remove the die


class Tile(NamedTuple):
    id: str
    value: int  # damage, or less than 0: healing
    eye: bool = False
    die: bool = False
    reveal: bool = False
    stop: bool = False
    special: bool = False
    side: str = ""  # that puts it into play, if it is special
    smeagol: bool = False  # neither standard nor special (LME-2.6)


def _tile(name: str, facts: dict[str, Any], special: bool) -> Tile:
    value = facts["value"]
    number = value if isinstance(value, int) else 0
    reveal, stop = bool(facts.get("reveal")), bool(facts.get("stop"))
    return Tile(name, number, value == "eye", value == "die", reveal, stop, special, facts.get("side", ""))


_TILES: Final = table("tiles")
SMEAGOL: Final = "smeagol"
SMEAGOL_TILES: Final[int] = _TILES["lords"][SMEAGOL]["count"]
SMEAGOL_FIRST: Final[int] = _TILES["lords"][SMEAGOL]["first"]  # in the pool at the start
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
    """What the other side pays to take a card off the table, with an action of its own (WAR-6.9)."""

    die: str  # a face, or `any`
    ring: bool = False  # and an Elven Ring (WAR-5.9)
    cards: tuple[str, ...] = ()  # and cards of the hand, with these icons
    requires: str = ""  # and this must hold


class EventCard(NamedTuple):
    """A card of a hand: it is used for its event or for its combat half, never for both (WAR-6.16)."""

    id: str
    deck: str
    number: int
    icon: str  # the face that plays it, beside an Event result
    combat: str  # the title of its combat half
    stays: bool = False  # on the table, once it is played
    strikes: bool = False  # its combat half may be used from the table too
    removal: tuple[Price, ...] = ()  # any one of these
    lords: bool = False  # of Lords of Middle-earth (LME-1.6)
    supplants: str = ""  # the card whose place in the deck it takes
    outside: bool = False  # of no deck and no hand (LME-2.9)
    player: str = ""  # the icon of the one player of a team who may play it (WAR-27.17, WAR-27.22)


class CombatCard(NamedTuple):
    id: str
    side: str
    then: str = ""  # the title under which its later effect stands, which has an initiative of its own (WAR-12.6)


# When an effect is carried out that answers no window: as the card is played for its event; as its combat half acts.
PLAYED, COMBAT = "played", "combat"
Kind = type | tuple[type, ...]
# What a file says about itself, for whoever looks a card up: where its facts come from and which rules it leans on.
SOURCED: Final[dict[str, Kind]] = {
    "polish_name": str, "confidence": str, "source": str, "reading_confidence": str, "rules": list,
}  # fmt: skip
KNOWN: Final[dict[str, Kind]] = {
    **FACTS, "deck": str, "number": int, "icon": str, "combat": str, "stays": bool, "strikes": bool,
    "removal": list, "lords": bool, "supplants": str, "outside": bool, "player": str, **SOURCED,
}  # fmt: skip
COMBAT_KNOWN: Final[dict[str, Kind]] = {**FACTS, **SOURCED, "side": str, "then": str}


# Of the price of a card that lies on the table.
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
    facts["removal"] = tuple([_price(file, at, row) for at, row in enumerate(facts.get("removal", []))])
    return EventCard(file.id, **facts)


def _price(file: File, at: int, row: Any) -> Price:
    if not isinstance(row, dict) or "die" not in row:
        raise file.refuse("removal", "why-missing-fact")
    for name, value in row.items():
        if name not in PAID or type(value) is not PAID[name]:
            raise file.refuse_in("removal", at, name, "why-wrong-type" if name in PAID else "why-unknown-fact")
    cards = row.get("cards", [])
    if (row["die"] != ANY_DIE and row["die"] not in FACES) or not set(cards) <= set(FACES):
        raise file.refuse("removal", "why-unknown-name")
    return Price(row["die"], row.get("ring", False), tuple(cards), row.get("if", ""))


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
    """The cards of a deck at the start (LME-2.4, LME-2.5), whoever else of the expansion is played (LME-2.12)."""
    return LORDS_DECK[deck] if terms.lords_cards else DECK[deck]


@lru_cache(2)
def cards_of(with_lords: bool) -> frozenset[str]:
    """All cards of a game, wherever they are; the one of no deck is not among them."""
    decks = LORDS_DECK if with_lords else DECK
    return frozenset([card for cards in decks.values() for card in cards])


OUTSIDE: Final = tuple([card.id for card in CARDS.values() if card.outside])


# Filled when all rules are written (`read_cards`): what a card does when it is played, when it may be used on the
# table, and what its combat half does.
EVENTS: Final[dict[str, tuple[Step, ...]]] = {}
BEHAVIOURS: Final[dict[str, Behaviour]] = {}
COMBAT_BEHAVIOURS: Final[dict[str, Behaviour]] = {}


def _shared_sentences() -> set[str]:
    """The requirements that have their sentence in `text/requirements.*.ftl`, in both languages."""
    texts = [files(PACKAGE).joinpath("text", f"requirements.{language}.ftl") for language in LANGUAGES]
    keys = [set(KEY.findall(text.read_text(encoding="utf-8"))) for text in texts]
    return {key.removeprefix(REQUIRES) for key in set.intersection(*keys)}


def _check_sentence(file: File, shared: set[str]) -> None:
    """What a card requires is said to players: by a sentence in its own file, or by one for several cards."""
    requires = file.facts.get("requires", "")
    own = [language for language in LANGUAGES if "requires" in file.text.get(language, {})]
    if requires and requires not in shared and len(own) < len(LANGUAGES):
        raise file.refuse("requires", "why-no-sentence")


def read_cards(book: Rules[War], windows: Collection[str], numbers: Collection[str]) -> None:
    """Everything that the files say the cards do; what makes no sense is refused with file and line."""
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
