"""Picks that are offered again and again, made once."""

from functools import lru_cache
from typing import Final

from bree.core import DONE, NO_EFFECT, Pick
from bree.games.war.board import REGIONS
from bree.games.war.facts import CARDS, SPECIAL_DICE
from bree.games.war.figures import FIGURES
from bree.games.war.state import (
    ARMY,
    ARMY_MUSTER,
    BALROG_FACE,
    CHARACTER,
    DRAWING,
    EVENT,
    EYE,
    FREE,
    MUSTER,
    NATIONS,
    RINGS,
    STAR,
    WILL,
)

DONE_PICK: Final = Pick(DONE)
DRAW: Final = "draw"  # a card
DRAW_PICK: Final = Pick(DRAW)
REGION: Final = {name: Pick(name, ("region:" + name,)) for name in REGIONS}
FIGURE: Final = {name: Pick(name, ("figure:" + name,)) for name in FIGURES}
NATION_PICK: Final = {name: Pick(name, ("nation:" + name,)) for name in NATIONS}
# A special die that may be used is told with its name: `vilya-muster`. What it shows: FACE. No ring changes it
# (LME-6.3), but a card may give a die of the Free Peoples another result.
SPECIAL: Final = {
    f"{die.id}-{face}": face
    for die in SPECIAL_DICE.values()
    for face in dict.fromkeys([*[side.rstrip(STAR) for side in die.faces], *([WILL] if die.side == FREE else [])])
}
_FACES: Final = (CHARACTER, ARMY, MUSTER, ARMY_MUSTER, EVENT, WILL, EYE)
FACE: Final = {**{face: face for face in (*_FACES, DRAWING, BALROG_FACE)}, **SPECIAL}
DIE: Final = {word: Pick(word, ("die:" + word,)) for word in (*_FACES, *SPECIAL)}
RING_PICK: Final = {name: Pick(name, ("ring:" + name,)) for name in RINGS}
CARD: Final = {name: Pick(name, ("card:" + name,)) for name in CARDS}
CARD_IN_VAIN: Final = {name: Pick(name, ("card:" + name, NO_EFFECT)) for name in CARDS}  # nothing of it can be applied


@lru_cache(1 << 10)
def several(figure: str, copies: int) -> Pick:
    """A figure in a run, of which so many may be taken."""
    return Pick(figure, ("figure:" + figure,), 1, copies)
