"""Section 4: whose go it is, and the end of an action."""

from bree.games.war.rules.book import book
from bree.games.war.rules.extension_points import (
    ACTION_OVER,
    ACTION_TURN_ANSWERS,
    ACTION_TURN_OVER,
    NEXT_ACTION_TURN,
    offered_answers,
)
from bree.games.war.rules.turn.elven_rings import dice_ready
from bree.games.war.state import OTHER, SHADOW, War


def can_act(s: War, side: str) -> bool:
    """Can the side do anything on its go?"""
    return bool(dice_ready(s, side)) or bool(offered_answers(s, side, ACTION_TURN_ANSWERS))


@book.step
def go(s: War) -> None:
    """Whose go it is; who has no dice left lets the other act on (WAR-4.10)."""
    for take_over in NEXT_ACTION_TURN:
        if take_over(s):
            return
    if not s.free_dice and not can_act(s, SHADOW):
        return
    if not can_act(s, s.acting):
        s.acting = OTHER[s.acting]
    s.then(("die", s.acting))


def end_action_turn(s: War, side: str) -> None:
    for take_over in ACTION_TURN_OVER:
        if take_over(s, side):
            return
    s.acting = OTHER[side]


def end_action(s: War, side: str) -> None:
    """The action of a go, and the go with it."""
    for note in ACTION_OVER:
        note(s)
    end_action_turn(s, side)
    s.then(("go",))
