"""Words for turns with special dice: `rolled("rivendell: elves 1e elrond", free="muster event", special="army*")`."""

from typing import Any

from bree.core import Step
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

ROLL: tuple[Step, ...] = (("recover",), ("hunt_allocation",), ("action_roll",))
GO: tuple[Step, ...] = (*ROLL, ("action_phase",))
FREE_FACES = "character muster event event event event"
SHADOW_FACES = "character army muster event event event event event event event"


def rolled(
    board: str,
    special: str,
    *after: Step,
    hunters: str = "0",
    free: str = FREE_FACES,
    shadow: str = SHADOW_FACES,
    **given: Any,
) -> Tale:
    """A later turn from its recovery on; the special dice show this, those of the Free Peoples first."""
    tale = Tale.of(board, *GO, *after, **{"terms": NO_COUNCIL, "turn": 3, **given})
    if tale.ask.key == "allocate":
        tale.answer(hunters)
    faces = {"free": free.split(), "shadow": shadow.split()}
    for side, more in faces.items():
        count = tale.s.free_pool if side == "free" else tale.s.shadow_pool - tale.s.box_shadow
        tale.answer(*more[:count])
    return tale.answer(*special.split())
