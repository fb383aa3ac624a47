"""The windows in which event cards may be used, the numbers that they may change, and functions that ask the cards.

This file names every place of the rules where a card can act; the rules open the windows. If no card file names a
window, nobody is asked there.
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

# Windows of a hunt (WAR-24.2, WAR-24.14): before the roll; before the draw of a tile; after it; a companion is lost;
# the path touches Moria.
HUNT_ROLL, TILE_DRAW, TILE, CASUALTY, ON_THE_WAY = "hunt_roll", "tile_draw", "tile", "casualty", "on_the_way"
PAST_DENS: Final = "past_dens"  # the path touched an unconquered stronghold of the Shadow
# With Lords of Middle-earth: any tile was drawn; a Sméagol tile was drawn and counts.
TILE_DRAWN, SMEAGOL_TILE = "tile_drawn", "smeagol_tile"
EVENT_PLAYED: Final = "event_played"  # an event card was played with an Event result
# WAR-6.8: some cards leave the table at once at these times: the Fellowship was declared; it was revealed; a move, a
# battle or an action is over, a card eliminated a character, or a companion left the Fellowship.
SEEN, REVEALED, SETTLED = "declared", "revealed", "settled"
ACTION_ROLLED: Final = "action_rolled"  # with Lords of Middle-earth: the action dice were rolled, and none was used yet
SPURRED: Final = "spurred"  # a nation of the Free Peoples advanced by an attack or by a companion
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
FOE_CARDS: Final = "foe_cards"  # 1: the enemy may commit combat cards in this battle
CLOSED: Final = "closed-"  # followed by a region; 1: armies of the enemy may neither enter nor attack it
HUNT_BONUS: Final = "hunt_bonus"
TO_HUNT_BOX: Final = "to_hunt_box"  # 1: a die that moved the Fellowship goes to the Hunt Box
CHARACTER_EYES: Final = "character_eyes"  # 1: a used Character result goes to the Hunt Box as an Eye
SPURS_PASSIVE: Final = "spurs_passive"  # 1: a Muster result may advance a passive nation
MORIA_WATCHED: Final = "moria_watched"  # 1: the rules ask whether the Fellowship's path touched Moria
DENS_WATCHED: Final = "dens_watched"  # 1: after a declaration they ask whether it touched a stronghold of the Shadow
# 0: only companions and attacks on its own cities activate the nation
ROUSED: Final = {nation: "roused_" + nation for nation in FREE_NATIONS}
NUMBERS: Final = (
    HAND_LIMIT, FOE_CARDS, HUNT_BONUS, TO_HUNT_BOX, SPURS_PASSIVE, MORIA_WATCHED, DENS_WATCHED, CHARACTER_EYES,
    *ROUSED.values(), *[CLOSED + name for name in REGIONS],
)  # fmt: skip


def own_cards_on_table(s: War, who: str) -> Iterable[str]:
    """Return the cards of the seat's side on the table. Cards of the hand are played or committed instead."""
    side = side_of_seat(who)
    return [card for card in s.table if card_owner(s, card) == side]


def cards_on_table(s: War) -> Iterable[str]:
    return s.table


def card_owner(s: War, card: str) -> str:
    return FREE if CARDS[card].deck.startswith(FREE) else SHADOW


def askers(s: War, window: str) -> Sequence[str]:
    """Return the seats to ask: the Shadow first, because it hunts."""
    if not ANSWERED.get(window):
        return ()
    return (seat_of(s, SHADOW), seat_of(s, FREE))


def may_use(s: War, card: str, window: str, who: str) -> bool:
    """May the card be used? Only one card may help against each tile (WAR-24.2)."""
    return window != TILE or s.hunt is None or not s.hunt.helped


def why_not_use(s: War, card: str, window: str, who: str) -> str:
    return "WAR-6.5" if may_use(s, card, window, who) else "WAR-24.2"


def use_card(s: War, card: str, who: str, window: str) -> None:
    """Use a card and discard it face up (WAR-6.7). A card that acts automatically stays on the table."""
    if BEHAVIOURS[card].must:
        return
    s.tell("card-used", "WAR-6.7", who=who, card="card-" + card)
    put_away(s, card)
    if window == TILE and s.hunt:
        s.hunt = s.hunt._replace(helped=True)


def leave_table(s: War, card: str) -> None:
    """Remove a card from the table because its time is over (WAR-6.8)."""
    s.tell("card-leaves", "WAR-6.8", card="card-" + card)
    put_away(s, card)


def put_away(s: War, card: str) -> None:
    s.table = tuple([one for one in s.table if one != card])
    s.played = (*s.played, card)


def check_table(s: War) -> None:
    """Check the cards on the table after a change of the position."""
    if s.table:
        s.then(("sift_table",), OFFER[SETTLED])


@book.step
def sift_table(s: War) -> None:
    """Remove cards whose requirement no longer holds (WAR-6.8)."""
    for card in s.table:
        requires = BEHAVIOURS[card].requires
        if requires and not book.requirements[requires](s, card):
            leave_table(s, card)


ANSWERED: Final[dict[str, int]] = {}  # window -> number of cards that may be used in it
CHANGES: Final[list[ChangedNumbers]] = []  # filled when all cards are read


def current_number(s: War, number: str, base: int, side: str = "") -> int:
    """Return a number with the changes by cards on the table."""
    return CHANGES[0].now(s, number, base, side) if s.table else base


def is_closed_by_card(s: War, side: str, region: str) -> bool:
    """Does a card of the enemy close this region to the side's armies?"""
    return bool(s.table) and current_number(s, CLOSED + region, 0, OTHER[side]) > 0


def open_windows() -> None:
    """Read the card files and create the windows, after all effects are defined."""
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
