"""The places where the expansion and the rules for teams change the base game.

`lords/additions.py` and `players/additions.py` fill these lists and tables when the rules are loaded, in this order.
The rules call the entries in the same order. Each addition first checks that it belongs to the current game. Without
additions the rules are those of the base game for two players.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from bree.core import Pick, Step
from bree.games.war.figures import ArmyTally
from bree.games.war.state import Battle, Figures, War

Listeners = list[Callable[[War], None]]  # the rules call these at an event
Overrides = list[Callable[[War], bool]]  # do something else; if one returns True, the rules skip their own action


class AddedAnswers(NamedTuple):
    """Answers that a package adds to an ask. The functions receive the side that is asked."""

    picks: dict[str, Pick]  # all answers by name, in the order of the picks
    ready: Callable[[War, str], list[str]]  # answers that are legal now
    why_not: Callable[[War, str, str], str]  # the rule that forbids the others; "": not in this game
    take: Callable[[War, str, str], None]  # carries out an answer


def offered_answers(s: War, side: str, place: list[AddedAnswers]) -> list[str]:
    found: list[str] = []
    for more in place:
        found += more.ready(s, side)
    return found


def barred_answers(s: War, side: str, place: list[AddedAnswers]) -> dict[str, str]:
    """Return the answers that are not legal now, each with the rule that forbids it."""
    found: dict[str, str] = {}
    for more in place:
        ready = more.ready(s, side)
        rules = {name: more.why_not(s, side, name) for name in more.picks if name not in ready}
        found.update({name: rule for name, rule in rules.items() if rule})
    return found


def picks_of(s: War, side: str, place: list[AddedAnswers]) -> list[Pick]:
    found: list[Pick] = []
    for more in place:
        for name in more.ready(s, side):
            found.append(more.picks[name])  # noqa: PERF401  (called often)
    return found


def pick_of(place: list[AddedAnswers], name: str) -> Pick:
    return next(more.picks[name] for more in place if name in more.picks)


def take_answer(s: War, side: str, place: list[AddedAnswers], name: str) -> bool:
    """Carry out an answer if it is one of these. Return True if it was."""
    for more in place:
        if name in more.picks:
            more.take(s, side, name)
            return True
    return False


# The turn.
TURN_BEGINS: Final[Listeners] = []
DICE_RECOVERED: Final[Listeners] = []
DRAW_PHASE: Final[Overrides] = []
FELLOWSHIP_PHASE: Final[Listeners] = []  # steps added here come before the phase
EXTRA_DICE_ROLLS: Final[Listeners] = []  # steps added here roll other dice after the action dice
AFTER_ROLL: Final[Listeners] = []  # steps added here come between the roll and the first action turn
ROLL_LOGGED: Final[list[Callable[[War, str], None]]] = []  # receives the side that rolled
GAME_WON: Final[list[Callable[[War, str], None]]] = []  # receives the side that won

# Action turns and dice.
NEXT_ACTION_TURN: Final[Overrides] = []  # decides who acts next, and asks
ACTION_TURN_OVER: Final[list[Callable[[War, str], bool]]] = []  # ends the action turn of a side
ACTION_TURN_ANSWERS: Final[list[AddedAnswers]] = []  # answers of an action turn that use no die
FREE_ANSWERS: Final[list[AddedAnswers]] = []  # answers that leave the action turn with the side
DIE_BARS: Final[list[Callable[[War, str], dict[str, str]]]] = []  # rules that forbid other answers in an action turn
DIE_TAKEN: Final[list[Callable[[War, str], None]]] = []  # receives the name of the die that will pay for the action
DIE_ACTIONS: Final[list[AddedAnswers]] = []  # more actions of the chosen die
# puts the used die of a side somewhere; receives what becomes of it
ACTION_PAID: Final[list[Callable[[War, str, int], bool]]] = []
DIE_SET_ASIDE: Final[Listeners] = []
ARMIES_MOVED: Final[Listeners] = []  # an action has moved armies; called before `tidy` checks them
# receives side, region and number of units to remove
OVERSTACKED: Final[list[Callable[[War, str, str, int], bool]]] = []
ACTION_OVER: Final[Listeners] = []
RING_SPENT: Final[list[Callable[[War, str], bool]]] = []  # chooses which ring of a side is used, and hands it over


# Characters.
class MinionEntry(NamedTuple):
    """How a minion enters play."""

    # regions where the minion may enter now; empty if his conditions do not hold
    places: Callable[[War], tuple[str, ...]]
    rule: str
    enters: Callable[[War, str], None]  # receives the region


MINION_ENTRIES: Final[dict[str, MinionEntry]] = {}  # the rules also add the minions of the base game
COMPANION_SHOWN: Final[list[Callable[[War, str], bool]]] = []  # all seats see who the companion is; was that secret?
# companions left the Fellowship; called before there is a new Guide
COMPANIONS_LEFT: Final[list[Callable[[War, Figures], None]]] = []
COMPANIONS_CHANGED: Final[Listeners] = []  # companions left or joined; called before the rules look for the Guide

# The Fellowship.
GUIDES: Final[list[Callable[[War], Figures]]] = []  # the only possible Guides; empty: the rules of the base game apply
GUIDE_SECRET: Final[list[Callable[[War], bool]]] = []  # does the choice of the Guide depend on a secret?
GUIDE_MAY_BE_CHOICE: Final[list[Callable[[War], bool]]] = []  # may there be a choice, as far as the Shadow knows?
GUIDE_LEADS: Final[list[Callable[[War, str], bool]]] = []  # all seats see the new Guide; did that reveal a secret?
FELLOWSHIP_FOUND: Final[list[Callable[[War, bool], None]]] = []  # the Fellowship was declared (True) or revealed
PATH_EVENTS: Final[list[Step]] = []  # steps after a path that touched the region of the Balrog

# The hunt.
# returns a rule if another tile is drawn instead of this one, else ""
TILE_REPLACED: Final[list[Callable[[War, str], str]]] = []
TILE_SHOWN: Final[Overrides] = []  # `tile_stands` continues later
TILE_STANDS: Final[list[Callable[[War, str], bool]]] = []  # `tile_counts` continues later
TILE_COUNTS: Final[list[Callable[[War, str], bool]]] = []  # `tile_acts` continues later
TILE_ACTS: Final[list[Callable[[War, str], None]]] = []
TILE_STRIKES: Final[Overrides] = []  # resolves the tile
VICTIM_FALLS: Final[list[Callable[[War, str, int], None]]] = []  # receives the lost companion and his level

# Armies, battles and cards.
MAY_RECRUIT: Final[list[Callable[[War, str], bool]]] = []  # allows recruiting in a region that is not free
LEADERSHIP: Final[list[Callable[[War, Battle, str, ArmyTally], int]]] = []  # adds leadership of a side in a battle
ROUND_BEGINS: Final[Listeners] = []
BATTLE_OVER: Final[Listeners] = []
SIEGE_ANSWERS: Final[list[AddedAnswers]] = []  # other ways to prolong a siege battle
# receives the side that captured a settlement, and the region
SETTLEMENT_CAPTURED: Final[list[Callable[[War, str, str], None]]] = []
# receives side, face and card; `take_effect` continues later
CARD_PLAYED: Final[list[Callable[[War, str, str, str], bool]]] = []
