"""A card on the track is hit, and its battles are fought: words for the tests of battles and cards."""

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
    """The first black die of the turn hits this card on slot 2. It stops where the card asks, or at the next window.

    `walk` is the coloured die beside that black one; `then` is the second pair. Nobody holds a card unless you say so.
    """
    stage = STAGE[card.partition("_")[0]]
    j = Journey.of(active, stage=stage, track=track.format(card), held=held, **given)
    if stage == "mount_doom":
        j.until("die")
        return j.roll(black1=2).answer(PASS, PASS)
    colour, number = walk
    return j.board(2, colour, number, *then).answer(PASS)


def companions(space: int) -> dict[str, Any]:
    """All four on this space."""
    return dict.fromkeys(COMPANIONS, space)


def settle(j: Journey, *faces: str) -> Journey:
    """Fight with these faces, pass the windows after each roll, and stop at the next battle, die or question."""
    for face in faces:
        j.fight(face)
        while not j.over and j.moment in ("rolled", "lost"):
            j.answer(PASS)
    return j
