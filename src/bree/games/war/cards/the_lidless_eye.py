"""The Lidless Eye."""

from typing import Final

from bree.core import DONE, Ask, Pick
from bree.games.war.figures import counts
from bree.games.war.picks import DONE_PICK, FACE
from bree.games.war.rules.book import book
from bree.games.war.rules.turn.elven_rings import unused_dice, without_one
from bree.games.war.state import SHADOW, War, seat_of

RULE: Final = "WAR-6.6"


@book.effect(dice=int)
def open_eyes(s: War, card: str, dice: int) -> None:
    """Move up to `dice` unused dice of the Shadow into the Hunt Box."""
    if unused_dice(s, SHADOW):
        s.then(("eye_die", card, min(dice, len(unused_dice(s, SHADOW)))))


@book.can
def can_open_eyes(s: War, card: str, dice: int) -> bool:
    return bool(unused_dice(s, SHADOW))


@book.ask
def eye_die(s: War, card: str, left: int) -> Ask:
    picks = [
        Pick(face, ("die:" + face,), 1, min(number, left)) for face, number in counts(unused_dice(s, SHADOW)).items()
    ]
    return Ask(seat_of(s, SHADOW), "eye_die", RULE, (*picks, DONE_PICK), {"card": "card-" + card}, True, 0, left)


@book.step
def on_eye_die(s: War, card: str, left: int, face: str) -> None:
    if face == DONE:
        return
    s.shadow_dice = without_one(s.shadow_dice, face)
    s.box_shadow += 1
    s.tell("eye-opens", RULE, face="face-" + FACE[face])
    if left > 1:
        s.then(("eye_die", card, left - 1))
