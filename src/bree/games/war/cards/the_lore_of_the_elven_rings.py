"""The Lore of the Elven Rings."""

from bree.core import PASS, PASS_PICK, Ask
from bree.games.war.facts import RING_FACES, SPECIAL_DICE
from bree.games.war.lords.special_dice import die_of, result_of
from bree.games.war.picks import DIE
from bree.games.war.rules.book import book
from bree.games.war.rules.turn.elven_rings import dice_a_ring_can_change, set_dice, without_one
from bree.games.war.state import EYE, FREE, SHADOW, War, seat_of


@book.effect()
def use_lore(s: War, card: str) -> None:
    """Offer to change a die of the Shadow after the roll, if a Keeper die shows an Eye."""
    s.then(("lore_die", card))


@book.can
def can_use_lore(s: War, card: str) -> bool:
    if s.lords is None or not dice_a_ring_can_change(s, SHADOW):
        return False
    kept = [word for word in s.lords.special if SPECIAL_DICE[die_of(word)].side == FREE]
    return any(result_of(word) == EYE for word in kept)


@book.ask
def lore_die(s: War, card: str) -> Ask:
    picks = (*[DIE[face] for face in dict.fromkeys(dice_a_ring_can_change(s, SHADOW))], PASS_PICK)
    return Ask(seat_of(s, SHADOW), "lore_die", "WAR-6.7", picks, {"card": "card-" + card})


@book.step
def on_lore_die(s: War, card: str, face: str) -> None:
    if face != PASS:
        s.then(("lore_face", card, face))


@book.ask
def lore_face(s: War, card: str, face: str) -> Ask:
    picks = tuple([DIE[other] for other in RING_FACES[SHADOW] if other != face])
    return Ask(seat_of(s, SHADOW), "lore_face", "WAR-6.7", picks, {"card": "card-" + card, "face": "face-" + face})


@book.step
def on_lore_face(s: War, card: str, face: str, other: str) -> None:
    dice = without_one(s.shadow_dice, face)
    if other == EYE:
        s.box_shadow += 1
    else:
        dice = tuple(sorted((*dice, other)))
    set_dice(s, SHADOW, dice)
    s.tell("die-turned", "WAR-6.7", who=SHADOW, face="face-" + face, result="face-" + other)
