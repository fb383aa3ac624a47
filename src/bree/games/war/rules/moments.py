"""The moments at which event cards will answer, the numbers that they may change, and how both are asked for.

Every place of the rules where a card of the box acts is named here and opened by the chapter it belongs to. No card
answers yet: a moment for which no card file says `when` asks nobody.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from bree.core import Step
from bree.core.manner import read_manner
from bree.core.moment import Moment, Ways
from bree.core.moments import Moments
from bree.core.numbers import Numbers
from bree.games.war.facts import CARD_FILES, CARDS, MANNERS
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, SHADOW, War

# Of a battle round (WAR-12.7): committed in secret; before the roll; between roll and re-roll; after it; after losses.
COMBAT: Final = "combat"
BEFORE_ROLL, ROLLED, REROLLED, ROUND_OVER = "before_roll", "rolled", "rerolled", "round_over"
# Of a hunt (WAR-24.2, WAR-24.14): before the roll; before a tile is drawn; after it; a companion falls; on the way.
HUNT_ROLL, TILE_DRAW, TILE, CASUALTY, ON_THE_WAY = "hunt_roll", "tile_draw", "tile", "casualty", "on_the_way"
DECLARED: Final = (
    Moment(COMBAT, "WAR-12.3", sealed=True),
    Moment(BEFORE_ROLL, "WAR-12.7"),
    Moment(ROLLED, "WAR-12.7"),
    Moment(REROLLED, "WAR-12.7"),
    Moment(ROUND_OVER, "WAR-12.7"),
    Moment(HUNT_ROLL, "WAR-23.2"),
    Moment(TILE_DRAW, "WAR-24.14"),
    Moment(TILE, "WAR-24.2"),
    Moment(CASUALTY, "WAR-24.4"),
    Moment(ON_THE_WAY, "WAR-21.10"),
)
OFFER: Final[dict[str, Step]] = {moment.name: ("moment", moment.name) for moment in DECLARED}

# Numbers that a card may change. Those of dice are asked for a side.
HAND_LIMIT: Final = "hand_limit"
COMBAT_DICE, TO_HIT, TO_HIT_AGAIN, LEADERSHIP = "combat_dice", "to_hit", "to_hit_again", "leadership"
SIEGE_ROUNDS: Final = "siege_rounds"  # of a siege battle, before an elite must be spent for more
HUNT_BONUS: Final = "hunt_bonus"
TO_HUNT_BOX: Final = "to_hunt_box"  # 1: a die that moved the Fellowship goes into the Hunt Box
SPURS_PASSIVE: Final = "spurs_passive"  # 1: a Muster result may advance a passive nation
NUMBERS: Final = (
    HAND_LIMIT, COMBAT_DICE, TO_HIT, TO_HIT_AGAIN, LEADERSHIP, SIEGE_ROUNDS, HUNT_BONUS, TO_HUNT_BOX, SPURS_PASSIVE,
)  # fmt: skip


def lying(s: War, seat: str) -> Iterable[str]:
    """What a seat might use: its hand, and what lies on the table of its own."""
    return (*s.hands[seat], *[card for card in s.table if owner(s, card) == seat])


def on_table(s: War) -> Iterable[str]:
    return s.table


def owner(s: War, card: str) -> str:
    return FREE if CARDS[card].deck.startswith(FREE) else SHADOW


def askers(s: War, moment: str) -> Sequence[str]:
    """In a battle the attacker first (WAR-12.3), in a hunt the Shadow."""
    if not ANSWERED.get(moment):
        return ()
    return (SHADOW, FREE) if s.battle is None or s.battle.attacker == SHADOW else (FREE, SHADOW)


def may(s: War, card: str, moment: str, seat: str) -> bool:
    return True


def refuse(s: War, card: str, moment: str, seat: str) -> str:
    return "WAR-6.5"


def spend(s: War, card: str, seat: str, moment: str) -> None:
    """Used, and put away for all to see (WAR-6.7)."""
    s.hands[seat] = tuple([one for one in s.hands[seat] if one != card])
    s.table = tuple([one for one in s.table if one != card])
    s.played = (*s.played, card)


def seals(s: War) -> dict[str, str]:
    """Combat cards are committed in secret and shown together (WAR-12.3)."""
    return s.sealed


ANSWERED: Final[dict[str, int]] = {}  # moment -> how many cards of the box answer it
CHANGES: Final[list[Numbers]] = []  # made when all cards are read


def now(s: War, number: str, base: int, side: str = "") -> int:
    """How large a number is now: what lies on the table may change it."""
    return CHANGES[0].now(s, number, base, side) if s.table else base


def open_moments() -> None:
    """When all deeds are written: read what the cards do, and let them answer."""
    names = [moment.name for moment in DECLARED]
    MANNERS.update({name: read_manner(file, book, names, NUMBERS) for name, file in CARD_FILES.items()})
    for manner in MANNERS.values():
        for name in manner.when:
            ANSWERED[name] = ANSWERED.get(name, 0) + 1
    Moments(book, MANNERS, DECLARED, Ways(askers, lying, may, refuse, spend, on_table, seals=seals))
    CHANGES.append(Numbers(book, MANNERS, on_table, owner))
