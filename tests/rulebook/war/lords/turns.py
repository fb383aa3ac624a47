"""Helpers for turns with special dice: `rolled("rivendell: elves 1e elrond", free="muster event", special="army*")`."""

from typing import Any

from bree.core import Step
from bree.games.war.players.teams import side_of_seat
from bree.games.war.state import Lords
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
    """Start a later turn with its recovery. The special dice show these faces, those of the Free Peoples first."""
    tale = Tale.of(board, *GO, *after, **{"terms": NO_COUNCIL, "turn": 3, **given})
    if tale.ask.key == "allocate":
        tale.answer(hunters)
    faces = {"free": free.split(), "shadow": shadow.split()}
    for side, more in faces.items():
        count = tale.s.free_pool if side == "free" else tale.s.shadow_pool - tale.s.box_shadow
        tale.answer(*more[:count])
    return tale.answer(*special.split())


def playing(free: str, board: str, *after: Step, shadow: str = "event event event", **given: Any) -> Tale:
    """Phase 5, action turn of the Free Peoples, with these dice. All other dice are used."""
    mine, theirs = tuple(free.split()), tuple(shadow.split())
    return Tale.of(board, ("go",), *after, free_dice=mine, shadow_dice=theirs, **{"terms": NO_COUNCIL, **given})


def lords_of(tale: Tale) -> Lords:
    assert tale.s.lords is not None
    return tale.s.lords


def thrown(tale: Tale) -> dict[str, tuple[int, int]]:
    """Play a round in which every die shows 1. Return how many dice each side rolls, and how many it may re-roll."""
    again = {"free": 0, "shadow": 0}
    while tale.ask.key in ("combat_die", "reroll"):
        if tale.ask.key == "reroll":
            again[side_of_seat(tale.ask.who)] = int(tale.picks[-1])
            tale.answer("0")
        else:
            tale.answer("1")
    dice = {facts["who"]: len(facts["dice"]) for facts in tale.facts_of("combat-roll")}
    return {side: (dice[side], again[side]) for side in dice}
