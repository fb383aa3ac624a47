"""Section 5: an Elven Ring changes the face of one die."""

from bree.core import Ask
from bree.games.war.facts import RING_FACES
from bree.games.war.picks import DIE, SPECIAL
from bree.games.war.rules.book import book
from bree.games.war.rules.extension_points import RING_SPENT
from bree.games.war.state import EYE, FREE, SHADOW, WILL, War, paying_die, seat_of


def dice_ready(s: War, side: str) -> tuple[str, ...]:
    return s.free_dice if side == FREE else s.shadow_dice


def set_dice(s: War, side: str, dice: tuple[str, ...]) -> None:
    if side == FREE:
        s.free_dice = dice
    else:
        s.shadow_dice = dice


def without_one(dice: tuple[str, ...], face: str) -> tuple[str, ...]:
    at = dice.index(face)
    return dice[:at] + dice[at + 1 :]


def paying_die_noun(s: War) -> str:
    """Return the noun of the die that pays for the action. A special die has its own noun."""
    word = paying_die(s)
    return "die-" + word if word in SPECIAL else "face-" + word


def unused_dice(s: War, side: str) -> tuple[str, ...]:
    """Return the dice that can be used, without the one that was chosen for the next action."""
    dice = dice_ready(s, side)
    if side == FREE:
        used, pool = s.free_used + s.box_free, s.free_pool
    else:
        used, pool = s.shadow_used + s.box_shadow, s.shadow_pool
    chosen = s.die and s.acting == side and len(dice) + used == pool
    return without_one(dice, paying_die(s)) if chosen else dice


def dice_a_ring_can_change(s: War, side: str) -> tuple[str, ...]:
    """Return the usual dice. A ring never changes a special die (LME-6.3)."""
    return tuple([word for word in dice_ready(s, side) if word not in SPECIAL])


def can_use_ring(s: War, side: str) -> bool:
    """Has the side a ring and a die to change, and no ring used this turn (WAR-5.1, WAR-5.3)?"""
    # A ring that was handed over this turn can be used at once (WAR-5.8).
    return s.rings[side] > 0 and side not in s.ringed and bool(dice_a_ring_can_change(s, side))


def use_ring(s: War, side: str) -> None:
    """Ask for a die, unless all dice show the same face."""
    dice = dice_a_ring_can_change(s, side)
    if dice[0] == dice[-1]:
        on_ring_die(s, side, dice[0])
    else:
        s.then(("ring_die", side))


@book.ask
def ring_die(s: War, side: str) -> Ask:
    return Ask(
        seat_of(s, side),
        "ring_die",
        "WAR-5.1",
        tuple([DIE[face] for face in dict.fromkeys(dice_a_ring_can_change(s, side))]),
    )


@book.bar
def bar_ring_die(s: War, side: str) -> dict[str, str]:
    """A ring cannot change an Eye, because it is already in the Hunt Box."""
    found = {word: "LME-6.3" for word in dice_ready(s, side) if word in SPECIAL}
    return {**found, EYE: "WAR-5.7"} if side == SHADOW else found


@book.step
def on_ring_die(s: War, side: str, face: str) -> None:
    s.then(("ring_face", side, face))


@book.ask
def ring_face(s: War, side: str, face: str) -> Ask:
    picks = tuple([DIE[other] for other in RING_FACES[side] if other != face])
    return Ask(seat_of(s, side), "ring_face", "WAR-5.1", picks, {"face": "face-" + face})


@book.bar
def bar_ring_face(s: War, side: str, face: str) -> dict[str, str]:
    return {WILL: "WAR-5.5", face: "WAR-5.1"} if side == FREE else {face: "WAR-5.1"}


@book.step
def on_ring_face(s: War, side: str, face: str, other: str) -> None:
    """Change the die. The player then takes the action turn as usual (WAR-5.2)."""
    dice = without_one(dice_ready(s, side), face)
    if other == EYE:
        # This is not an action. The die goes to the Hunt Box (WAR-5.6).
        s.box_shadow += 1
    else:
        dice = tuple(sorted((*dice, other)))
    set_dice(s, side, dice)
    s.tell("ring-used", "WAR-5.6" if other == EYE else "WAR-5.1", who=side, face="face-" + face, other="face-" + other)
    s.then(("go",))
    spend_ring(s, side)


def spend_ring(s: War, side: str) -> None:
    """Use a ring, for a die or for a card. Each side uses at most one per turn (WAR-5.3, WAR-5.9)."""
    s.ringed = (*s.ringed, side)
    for take_over in RING_SPENT:
        if take_over(s, side):
            return
    pass_on_ring(s, side)


def pass_on_ring(s: War, side: str) -> None:
    """Hand a ring of the Free Peoples to the Shadow, or remove one of the Shadow's from the game (WAR-5.4)."""
    s.rings[side] -= 1
    if side == FREE:
        s.rings[SHADOW] += 1
