"""The places where an expansion, or more than two players, change the rules of the base game.

`lords/additions.py` and `players/additions.py` fill these lists and tables when the rules are loaded, in this order.
The rules call what is in them, in the same order. Each addition first looks whether it belongs to the game that is
played. With empty places the rules are those of the base game for two players.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from bree.core import Pick, Step
from bree.games.war.figures import ArmyTally
from bree.games.war.state import Battle, Figures, War

Listeners = list[Callable[[War], None]]  # to be told of something
Overrides = list[Callable[[War], bool]]  # to do something else; True: done, and the rules do nothing more here


class AddedAnswers(NamedTuple):
    """Answers that a package adds to an ask. The functions get the side that is asked."""

    picks: dict[str, Pick]  # all of them by name, in the order in which they are offered
    ready: Callable[[War, str], list[str]]  # those that may be given now
    why_not: Callable[[War, str, str], str]  # the rule that keeps back one that is not ready; "": not in this game
    take: Callable[[War, str, str], None]  # carries one out


def offered_answers(s: War, side: str, place: list[AddedAnswers]) -> list[str]:
    found: list[str] = []
    for more in place:
        found += more.ready(s, side)
    return found


def barred_answers(s: War, side: str, place: list[AddedAnswers]) -> dict[str, str]:
    """The others, each with the rule that keeps it back."""
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
            found.append(more.picks[name])  # noqa: PERF401  (asked at every go)
    return found


def pick_of(place: list[AddedAnswers], name: str) -> Pick:
    return next(more.picks[name] for more in place if name in more.picks)


def take_answer(s: War, side: str, place: list[AddedAnswers], name: str) -> bool:
    """Carry out an answer, if it is one of these."""
    for more in place:
        if name in more.picks:
            more.take(s, side, name)
            return True
    return False


# The turn.
TURN_BEGINS: Final[Listeners] = []
DICE_RECOVERED: Final[Listeners] = []
DRAW_PHASE: Final[Overrides] = []
FELLOWSHIP_PHASE: Final[Listeners] = []  # steps that they add come before the phase
EXTRA_DICE_ROLLS: Final[Listeners] = []  # steps that they add roll other dice after the action dice
AFTER_ROLL: Final[Listeners] = []  # steps that they add come between the roll and the first go
ROLL_LOGGED: Final[list[Callable[[War, str], None]]] = []  # of a side
GAME_WON: Final[list[Callable[[War, str], None]]] = []  # by a side

# Goes and dice.
NEXT_ACTION_TURN: Final[Overrides] = []  # says who acts, and asks
ACTION_TURN_OVER: Final[list[Callable[[War, str], bool]]] = []  # says that a side's go is over, instead of the rules
ACTION_TURN_ANSWERS: Final[list[AddedAnswers]] = []  # what a side may do on its go in place of using a die
FREE_ANSWERS: Final[list[AddedAnswers]] = []  # what a side may do first, without giving up its go
DIE_BARS: Final[list[Callable[[War, str], dict[str, str]]]] = []  # rules that keep back other answers on a go
DIE_TAKEN: Final[list[Callable[[War, str], None]]] = []  # the word of the die that pays for the action to come
DIE_ACTIONS: Final[list[AddedAnswers]] = []  # what else the die that was chosen can do
ACTION_PAID: Final[list[Callable[[War, str, int], bool]]] = []  # puts the die of a side by, with its fate
DIE_SET_ASIDE: Final[Listeners] = []
ARMIES_MOVED: Final[Listeners] = []  # an action has moved armies; before the rules put them in order
OVERSTACKED: Final[list[Callable[[War, str, str, int], bool]]] = []  # of a side in a region so many units must go
ACTION_OVER: Final[Listeners] = []
RING_SPENT: Final[list[Callable[[War, str], bool]]] = []  # says which ring of a side goes, and hands it over


# Characters.
class MinionEntry(NamedTuple):
    """How a minion enters play."""

    places: Callable[[War], tuple[str, ...]]  # where he may now; nowhere, if his conditions do not hold
    rule: str
    enters: Callable[[War, str], None]  # the region


MINION_ENTRIES: Final[dict[str, MinionEntry]] = {}  # the rules write their own minions here, too
COMPANION_SHOWN: Final[list[Callable[[War, str], bool]]] = []  # all see who he is: was that a secret?
COMPANIONS_LEFT: Final[list[Callable[[War, Figures], None]]] = []  # the Fellowship; before there is a new Guide
COMPANIONS_CHANGED: Final[Listeners] = []  # of the Fellowship; before the Guide is looked for

# The Fellowship.
GUIDES: Final[list[Callable[[War], Figures]]] = []  # who alone may be the Guide; nobody: the rules say
GUIDE_SECRET: Final[list[Callable[[War], bool]]] = []  # does the choice of the Guide hang on a secret?
GUIDE_MAY_BE_CHOICE: Final[list[Callable[[War], bool]]] = []  # might there be a choice, for all that the Shadow knows?
GUIDE_LEADS: Final[list[Callable[[War, str], bool]]] = []  # all see the new Guide: did that tell a secret?
FELLOWSHIP_FOUND: Final[list[Callable[[War, bool], None]]] = []  # the Fellowship was declared (True) or revealed
PATH_EVENTS: Final[list[Step]] = []  # what comes of a way that met what `balrog_in` says

# The hunt.
TILE_REPLACED: Final[list[Callable[[War, str], str]]] = []  # the rule by which another is drawn instead; "": it counts
TILE_SHOWN: Final[Overrides] = []  # goes on with `tile_stands` later
TILE_STANDS: Final[list[Callable[[War, str], bool]]] = []  # goes on with `tile_counts` later
TILE_COUNTS: Final[list[Callable[[War, str], bool]]] = []  # goes on with `tile_acts` later
TILE_ACTS: Final[list[Callable[[War, str], None]]] = []
TILE_STRIKES: Final[Overrides] = []  # does what the tile does
VICTIM_FALLS: Final[list[Callable[[War, str, int], None]]] = []  # a casualty of this level

# Armies, battles and cards.
MAY_RECRUIT: Final[list[Callable[[War, str], bool]]] = []  # in a region that is not free
LEADERSHIP: Final[list[Callable[[War, Battle, str, ArmyTally], int]]] = []  # more of a side's in a battle
ROUND_BEGINS: Final[Listeners] = []
BATTLE_OVER: Final[Listeners] = []
SIEGE_ANSWERS: Final[list[AddedAnswers]] = []  # other ways to prolong a siege battle
SETTLEMENT_CAPTURED: Final[list[Callable[[War, str, str], None]]] = []  # by a side, a settlement in a region
CARD_PLAYED: Final[list[Callable[[War, str, str, str], bool]]] = []  # goes on with `take_effect`: side, face, card
