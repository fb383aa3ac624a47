"""Mirror of Galadriel."""

from bree.core.cards.file import OneOf
from bree.games.war.board import REGIONS
from bree.games.war.map_queries import is_unconquered
from bree.games.war.picks import DIE, FACE
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import card_owner
from bree.games.war.rules.fellowship.damage import heal
from bree.games.war.rules.turn.elven_rings import dice_ready, set_dice, unused_dice, without_one
from bree.games.war.state import NO_TRACK, War


@book.effect(region=OneOf(tuple(REGIONS)), by=int)
def heal_in(s: War, card: str, region: str, by: int) -> None:
    """Heal if the Fellowship is in the region and it is unconquered.

    On the Mordor Track it is in no region (WAR-25.4).
    """
    if is_fellowship_in(s, region):
        heal(s, by, "WAR-6.6")


@book.can
def can_heal_in(s: War, card: str, region: str, by: int) -> bool:
    return s.corruption > 0 and is_fellowship_in(s, region)


def is_fellowship_in(s: War, region: str) -> bool:
    return s.track == NO_TRACK and s.bearers == region and is_unconquered(s, region)


@book.effect(face=OneOf(tuple(DIE)), to=OneOf(tuple(DIE)))
def turn_die(s: War, card: str, face: str, to: str) -> None:
    """Change the face of a usual die, or of a special die if there is no other.

    A special die stays special (LME-4.9).
    """
    side = card_owner(s, card)
    dice = dice_ready(s, side)
    word = die_with_face(dice, face)
    if word:
        turned = word.removesuffix(face) + to
        set_dice(s, side, tuple(sorted((*without_one(dice, word), turned))))
        s.tell("die-turned", "WAR-6.6", who=side, face="face-" + face, result="face-" + to)


def die_with_face(dice: tuple[str, ...], face: str) -> str:
    """Return a die that shows the face; "" if there is none."""
    if face in dice:
        return face
    special = [word for word in dice if FACE[word] == face]
    return special[0] if special else ""


@book.can
def can_turn_die(s: War, card: str, face: str, to: str) -> bool:
    return bool(die_with_face(unused_dice(s, card_owner(s, card)), face))
