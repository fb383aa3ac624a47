"""Picks that many asks offer. They are made once."""

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
DRAW: Final = "draw"  # draw a card
DRAW_PICK: Final = Pick(DRAW)
REGION: Final = {name: Pick(name, ("region:" + name,)) for name in REGIONS}
FIGURE: Final = {name: Pick(name, ("figure:" + name,)) for name in FIGURES}
NATION_PICK: Final = {name: Pick(name, ("nation:" + name,)) for name in NATIONS}
# The word of a special die contains its name and its face: `vilya-muster`. FACE returns the face. A ring cannot change
# a special die (LME-6.3), but a card may give a die of the Free Peoples another face.
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
CARD_WITHOUT_EFFECT: Final = {
    name: Pick(name, ("card:" + name, NO_EFFECT)) for name in CARDS
}  # the card would have no effect


@lru_cache(1 << 10)
def pick_of_copies(figure: str, copies: int) -> Pick:
    """Return the pick of a figure in a pick set, with the number of copies that may be taken."""
    return Pick(figure, ("figure:" + figure,), 1, copies)
