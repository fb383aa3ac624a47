"""Section 11: the gifts, at the moments at which they answer.

A gift's file says when it answers, on what condition, what it does, and whether its owner is asked. Rules open a
moment (`("gifts_at", moment)`) and never ask for a gift by name.
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
CHOOSING_THREAT: Final = "choosing_threat"  # its owner would look for a threat in the deck
BEFORE_TURNS: Final = "before_turns"  # of a trick
GOAL_FAILED: Final = "goal_failed"  # just one
WINDOWS: Final = (SETUP_OVER, CHOOSING_THREAT, BEFORE_TURNS, GOAL_FAILED)

USE: Final = {gift: Pick("use", ("gift:" + gift,)) for gift in GIFTS}
LEAVE: Final = Pick("leave")
BEHAVIOURS: Final[dict[str, Behaviour]] = {}  # of the gifts, read when all steps are known: see `cards.py`


def answering(s: Fellowship, window: str) -> list[str]:
    """The gifts that can be used at this moment, now (FEL-11.2, FEL-11.3)."""
    return [gift for gift in gifts(s) if window in BEHAVIOURS[gift].when and usable(s, gift)]


def usable(s: Fellowship, gift: str) -> bool:
    """Its owner is there, it is not spent, its condition holds, and it could do something."""
    behaviour = BEHAVIOURS[gift]
    if not gift_hand(s, gift) or (GIFTS[gift].not_solo and solo(s)):
        return False
    if behaviour.requires and not book.requirements[behaviour.requires](s, gift):
        return False
    return can(s, book, behaviour.effects[0])


def owner_hand(s: Fellowship, gift: str) -> str:
    """The hand whose gift it is, used or not; "" if its owner is not in the round."""
    return hand_of(s, gifts(s)[gift])


def owner_at(s: Fellowship, window: str) -> str:
    """The hand whose gift answers at this moment, used or not."""
    for gift in gifts(s):
        if window in BEHAVIOURS[gift].when:
            return owner_hand(s, gift)
    return ""


@book.step
def gifts_at(s: Fellowship, window: str) -> None:
    """Those that must be used are; about the others their owners are asked."""
    for gift in reversed(answering(s, window)):
        if BEHAVIOURS[gift].must:
            s.then(*BEHAVIOURS[gift].effects, ("spend", gift))
        else:
            s.then(("use_gift", gift))


@book.step
def spend(s: Fellowship, gift: str) -> None:
    """Once in a chapter (FEL-11.2)."""
    s.used = (*s.used, gift)


@book.ask
def use_gift(s: Fellowship, gift: str) -> Ask:
    card = GIFTS[gift]
    picks = (USE[gift], LEAVE) if card.eager else (LEAVE, USE[gift])
    return Ask(controller(s, owner_hand(s, gift)), card.asks, BEHAVIOURS[gift].rule, picks, about(s, gift))


def about(s: Fellowship, gift: str) -> Facts:
    """The hand that it is for; with its character, where the gift's file says so."""
    hand = hand_concerned(s, gift)
    return {**ABOUT[hand], "character": "character-" + s.characters[hand]} if GIFTS[gift].tells else ABOUT[hand]


def hand_concerned(s: Fellowship, gift: str) -> str:
    """Where one goal has failed, the hand that has it; else the gift's owner."""
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
