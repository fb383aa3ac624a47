"""Helpers for tests of battles and cards: a card on the track is hit, and its battles are fought."""

from typing import Any

from bree.games.doom.state import COMPANIONS
from tests.rulebook.doom.doom_story import PASS, Journey

STAGE = {
    "loth": "lothlorien",
    "rohan": "rohan",
    "helm": "helms_deep",
    "gondor": "gondor",
    "morgul": "minas_morgul",
    "doom": "mount_doom",
}


def hit(
    card: str,
    active: str = "star",
    *,
    track: str = "- {} - - - -",
    held: str = "",
    walk: tuple[str, int] = ("orange", 1),
    then: tuple[int, str, int] = (5, "purple", 1),
    **given: Any,
) -> Journey:
    """The first black die of the turn hits this card on slot 2. Stops at its ask or at the next window.

    `walk` is the coloured die of the same side, `then` the second side. Nobody holds a card unless it is named.
    """
    stage = STAGE[card.partition("_")[0]]
    j = Journey.of(active, stage=stage, track=track.format(card), held=held, **given)
    if stage == "mount_doom":
        j.until("die")
        return j.roll(black1=2).answer(PASS, PASS)
    colour, number = walk
    return j.board(2, colour, number, *then).answer(PASS)


def companions(space: int) -> dict[str, Any]:
    """All four companions on this space."""
    return dict.fromkeys(COMPANIONS, space)


def settle(j: Journey, *faces: str) -> Journey:
    """Fight with these faces and pass in windows. Stops at the next battle, die or ask."""
    for face in faces:
        j.fight(face)
        while not j.over and j.moment in ("rolled", "lost"):
            j.answer(PASS)
    return j
