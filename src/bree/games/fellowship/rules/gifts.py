"""Section 11: gifts and the windows in which they can be used.

The file of a gift has its windows, its requirement and its effects, and says whether its owner is asked. Rules open a
window with `("gifts_at", window)` and never name a gift.
"""

from typing import Final

from bree.core import Ask, Facts, Pick
from bree.core.cards.behaviour import Behaviour, can
from bree.games.fellowship.common_picks import ABOUT
from bree.games.fellowship.facts import GIFTS
from bree.games.fellowship.queries import controller, gift_hand, gifts, hand_of, solo
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.state import Fellowship

SETUP_OVER: Final = "setup_over"
CHOOSING_THREAT: Final = "choosing_threat"  # before its owner chooses a threat from the deck
BEFORE_TURNS: Final = "before_turns"  # at the beginning of a trick
GOAL_FAILED: Final = "goal_failed"  # exactly one goal has failed
WINDOWS: Final = (SETUP_OVER, CHOOSING_THREAT, BEFORE_TURNS, GOAL_FAILED)

USE: Final = {gift: Pick("use", ("gift:" + gift,)) for gift in GIFTS}
LEAVE: Final = Pick("leave")
BEHAVIOURS: Final[dict[str, Behaviour]] = {}  # of the gifts; `cards.py` reads them when all steps are known


def answering(s: Fellowship, window: str) -> list[str]:
    """The gifts that can be used in this window now (FEL-11.2, FEL-11.3)."""
    return [gift for gift in gifts(s) if window in BEHAVIOURS[gift].when and usable(s, gift)]


def usable(s: Fellowship, gift: str) -> bool:
    """Whether the owner is present, the gift is unused, its requirement holds and its effect could do something."""
    behaviour = BEHAVIOURS[gift]
    if not gift_hand(s, gift) or (GIFTS[gift].not_solo and solo(s)):
        return False
    if behaviour.requires and not book.requirements[behaviour.requires](s, gift):
        return False
    return can(s, book, behaviour.effects[0])


def owner_hand(s: Fellowship, gift: str) -> str:
    """The hand of the gift's owner; "" if the owner is not in the round."""
    return hand_of(s, gifts(s)[gift])


def owner_at(s: Fellowship, window: str) -> str:
    """The hand whose gift has this window; "" if there is none."""
    for gift in gifts(s):
        if window in BEHAVIOURS[gift].when:
            return owner_hand(s, gift)
    return ""


@book.step
def gifts_at(s: Fellowship, window: str) -> None:
    """Use the gifts that must be used. Ask the owners of the others."""
    for gift in reversed(answering(s, window)):
        if BEHAVIOURS[gift].must:
            s.then(*BEHAVIOURS[gift].effects, ("spend", gift))
        else:
            s.then(("use_gift", gift))


@book.step
def spend(s: Fellowship, gift: str) -> None:
    """A gift can be used once in a chapter (FEL-11.2)."""
    s.used = (*s.used, gift)


@book.ask
def use_gift(s: Fellowship, gift: str) -> Ask:
    card = GIFTS[gift]
    picks = (USE[gift], LEAVE) if card.eager else (LEAVE, USE[gift])
    return Ask(controller(s, owner_hand(s, gift)), card.asks, BEHAVIOURS[gift].rule, picks, about(s, gift))


def about(s: Fellowship, gift: str) -> Facts:
    """The hand that the gift is for, and its character if the file says so."""
    hand = hand_concerned(s, gift)
    return {**ABOUT[hand], "character": "character-" + s.characters[hand]} if GIFTS[gift].tells else ABOUT[hand]


def hand_concerned(s: Fellowship, gift: str) -> str:
    """The hand with the failed goal in the window for failed goals, else the owner's hand."""
    if GOAL_FAILED in BEHAVIOURS[gift].when:
        return next(hand for hand, met in s.sure.items() if not met)
    return owner_hand(s, gift)


@book.step
def on_use_gift(s: Fellowship, gift: str, answer: str) -> None:
    if answer == USE[gift].id:
        s.then(("spend", gift), *BEHAVIOURS[gift].effects)


@book.requirement
def first_trick(s: Fellowship, card: str) -> bool:
    return not s.tricks
