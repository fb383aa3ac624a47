"""Section 4: starts and ends the action turns of the sides."""

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
    """Can the side do anything in its action turn?"""
    return bool(dice_ready(s, side)) or bool(offered_answers(s, side, ACTION_TURN_ANSWERS))


@book.step
def go(s: War) -> None:
    """Start the next action turn. If a side has no dice left, the other one continues alone (WAR-4.10)."""
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
    """End the action and with it the action turn."""
    for note in ACTION_OVER:
        note(s)
    end_action_turn(s, side)
    s.then(("go",))
