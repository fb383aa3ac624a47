"""The windows in which event cards may be used, the numbers that they may change, and how both are asked for.

Every place of the rules where a card of the box acts is named here and opened by the chapter it belongs to. A
window for which no card file says `when` asks nobody.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from bree.core import Step
from bree.core.cards.behaviour import ChangedNumbers
from bree.core.cards.windows import Window, WindowRules, Windows
from bree.games.war.board import REGIONS
from bree.games.war.facts import BEHAVIOURS, CARDS, read_cards
from bree.games.war.players.teams import side_of_seat
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, FREE_NATIONS, OTHER, SHADOW, War, seat_of

# Of a hunt (WAR-24.2, WAR-24.14): before the roll; before a tile is drawn; after it; a companion falls; on the way.
# That is, into, out of or through Moria, or the Fellowship stays there.
HUNT_ROLL, TILE_DRAW, TILE, CASUALTY, ON_THE_WAY = "hunt_roll", "tile_draw", "tile", "casualty", "on_the_way"
PAST_DENS: Final = "past_dens"  # the way touched a stronghold of the Shadow, unconquered
# With Lords of Middle-earth: a tile was drawn, whatever it is; one of Sméagol's, and it counts.
TILE_DRAWN, SMEAGOL_TILE = "tile_drawn", "smeagol_tile"
EVENT_PLAYED: Final = "event_played"  # an event card was played with an Event result
# WAR-6.8: cards whose time on the table may be over leave at once. The Fellowship was declared; it was revealed; a
# move, a battle or an action is over, a card has felled a character, or somebody has left the Fellowship.
SEEN, REVEALED, SETTLED = "declared", "revealed", "settled"
ACTION_ROLLED: Final = "action_rolled"  # with Lords of Middle-earth: the action dice lie there, none is used
SPURRED: Final = "spurred"  # a nation of the Free Peoples advanced by an attack, or by a companion
DECLARED: Final = (
    Window(HUNT_ROLL, "WAR-23.2"),
    Window(TILE_DRAW, "WAR-24.14"),
    Window(TILE, "WAR-24.2"),
    Window(CASUALTY, "WAR-24.4"),
    Window(ON_THE_WAY, "WAR-21.10"),
    Window(PAST_DENS, "WAR-21.10"),
    Window(TILE_DRAWN, "LME-8.12"),
    Window(SMEAGOL_TILE, "LME-8.18"),
    Window(EVENT_PLAYED, "WAR-6.7"),
    Window(SEEN, "WAR-6.8"),
    Window(REVEALED, "WAR-6.8"),
    Window(SPURRED, "WAR-6.8"),
    Window(SETTLED, "WAR-6.8"),
    Window(ACTION_ROLLED, "LME-4.5"),
)
OFFER: Final[dict[str, Step]] = {window.name: ("open_window", window.name) for window in DECLARED}

# Numbers that a card may change while it lies on the table.
HAND_LIMIT: Final = "hand_limit"
FOE_CARDS: Final = "foe_cards"  # 1: the enemy may commit combat cards in the battle that is fought
CLOSED: Final = "closed-"  # and a region: 1: armies of the enemy may neither enter nor attack it
HUNT_BONUS: Final = "hunt_bonus"
TO_HUNT_BOX: Final = "to_hunt_box"  # 1: a die that moved the Fellowship goes into the Hunt Box
CHARACTER_EYES: Final = "character_eyes"  # 1: a Character result that was used goes into the Hunt Box as an Eye
SPURS_PASSIVE: Final = "spurs_passive"  # 1: a Muster result may advance a passive nation
MORIA_WATCHED: Final = "moria_watched"  # 1: it matters whether the Fellowship's way touched Moria
DENS_WATCHED: Final = "dens_watched"  # 1: and whether it touched a stronghold of the Shadow, when it is declared
ROUSED: Final = {nation: "roused_" + nation for nation in FREE_NATIONS}  # 0: only by what befalls its own cities
NUMBERS: Final = (
    HAND_LIMIT, FOE_CARDS, HUNT_BONUS, TO_HUNT_BOX, SPURS_PASSIVE, MORIA_WATCHED, DENS_WATCHED, CHARACTER_EYES,
    *ROUSED.values(), *[CLOSED + name for name in REGIONS],
)  # fmt: skip


def own_cards_on_table(s: War, who: str) -> Iterable[str]:
    """What a seat might use in a window: its own cards on the table; those in its hand are played or committed."""
    side = side_of_seat(who)
    return [card for card in s.table if card_owner(s, card) == side]


def cards_on_table(s: War) -> Iterable[str]:
    return s.table


def card_owner(s: War, card: str) -> str:
    return FREE if CARDS[card].deck.startswith(FREE) else SHADOW


def askers(s: War, window: str) -> Sequence[str]:
    """The Shadow first, which hunts."""
    if not ANSWERED.get(window):
        return ()
    return (seat_of(s, SHADOW), seat_of(s, FREE))


def may_use(s: War, card: str, window: str, who: str) -> bool:
    """WAR-24.2: of cards that help against a tile, one for each tile."""
    return window != TILE or s.hunt is None or not s.hunt.helped


def why_not_use(s: War, card: str, window: str, who: str) -> str:
    return "WAR-6.5" if may_use(s, card, window, who) else "WAR-24.2"


def use_card(s: War, card: str, who: str, window: str) -> None:
    """Used, and put away for all to see (WAR-6.7); one that acts by itself goes on lying there."""
    if BEHAVIOURS[card].must:
        return
    s.tell("card-used", "WAR-6.7", who=who, card="card-" + card)
    put_away(s, card)
    if window == TILE and s.hunt:
        s.hunt = s.hunt._replace(helped=True)


def leave_table(s: War, card: str) -> None:
    """WAR-6.8"""
    s.tell("card-leaves", "WAR-6.8", card="card-" + card)
    put_away(s, card)


def put_away(s: War, card: str) -> None:
    s.table = tuple([one for one in s.table if one != card])
    s.played = (*s.played, card)


def check_table(s: War) -> None:
    """Something has changed: is there a card on the table whose time may be over?"""
    if s.table:
        s.then(("sift_table",), OFFER[SETTLED])


@book.step
def sift_table(s: War) -> None:
    """WAR-6.8: where what had to be for a card to be played is no more, the card leaves at once."""
    for card in s.table:
        requires = BEHAVIOURS[card].requires
        if requires and not book.requirements[requires](s, card):
            leave_table(s, card)


ANSWERED: Final[dict[str, int]] = {}  # window -> how many cards of the box may be used in it
CHANGES: Final[list[ChangedNumbers]] = []  # made when all cards are read


def current_number(s: War, number: str, base: int, side: str = "") -> int:
    """How large a number is now: what lies on the table may change it."""
    return CHANGES[0].now(s, number, base, side) if s.table else base


def is_closed_by_card(s: War, side: str, region: str) -> bool:
    """Does a card of the enemy keep the side's armies out?"""
    return bool(s.table) and current_number(s, CLOSED + region, 0, OTHER[side]) > 0


def open_windows() -> None:
    """When all effects are written: read what the cards do, and let them answer."""
    names = [window.name for window in DECLARED]
    read_cards(book, names, NUMBERS)
    for behaviour in BEHAVIOURS.values():
        for name in behaviour.when:
            ANSWERED[name] = ANSWERED.get(name, 0) + 1
    Windows(
        book,
        BEHAVIOURS,
        DECLARED,
        WindowRules(askers, own_cards_on_table, may_use, why_not_use, use_card, cards_on_table, leave=leave_table),
    )
    CHANGES.append(ChangedNumbers(book, BEHAVIOURS, cards_on_table, card_owner))
