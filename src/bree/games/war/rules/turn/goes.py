"""Section 4: whose go it is, and the end of an action."""

from bree.games.war.rules.book import book
from bree.games.war.rules.places import ACTION_OVER, GO_ANSWERS, GO_OVER, NEXT_GO, offered
from bree.games.war.rules.turn.elven_rings import dice_ready
from bree.games.war.state import OTHER, SHADOW, War


def has_go(s: War, side: str) -> bool:
    """Can the side do anything on its go?"""
    return bool(dice_ready(s, side)) or bool(offered(s, side, GO_ANSWERS))


@book.step
def go(s: War) -> None:
    """Whose go it is; who has no dice left lets the other act on (WAR-4.10)."""
    for take_over in NEXT_GO:
        if take_over(s):
            return
    if not s.free_dice and not has_go(s, SHADOW):
        return
    if not has_go(s, s.acting):
        s.acting = OTHER[s.acting]
    s.then(("die", s.acting))


def go_is_over(s: War, side: str) -> None:
    for take_over in GO_OVER:
        if take_over(s, side):
            return
    s.acting = OTHER[side]


def action_is_over(s: War, side: str) -> None:
    """The action of a go, and the go with it."""
    for note in ACTION_OVER:
        note(s)
    go_is_over(s, side)
    s.then(("go",))
