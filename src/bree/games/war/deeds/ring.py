"""Cards that heal the Ring-bearers, and that let the Fellowship move or hide."""

from typing import Final

from bree.core import CHANCE, PASS, PASS_PICK, Ask, Pick
from bree.core.cards.file import Names
from bree.games.war.board import REGIONS
from bree.games.war.facts import PIPS
from bree.games.war.figures import CHARACTERS, GOLLUM, PERSON
from bree.games.war.map_queries import unconquered
from bree.games.war.picks import DIE, FACE
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import owner
from bree.games.war.rules.fellowship.damage import heal
from bree.games.war.rules.fellowship.phase import can_hide, can_move_fellowship
from bree.games.war.rules.turn.elven_rings import dice_ready, set_dice, unused, without_one
from bree.games.war.state import FREE, NO_TRACK, War, seat

GUIDES: Final = tuple(CHARACTERS)
HIDE_PICK, MOVE_PICK = Pick("hide"), Pick("move")


@book.effect(by=int)
def heal_bearers(s: War, card: str, by: int) -> None:
    heal(s, by, "WAR-6.6")


@book.can
def can_heal_bearers(s: War, card: str, by: int) -> bool:
    return s.corruption > 0


@book.effect(guide=Names(GUIDES), by=int)
def heal_if_led(s: War, card: str, guide: str, by: int) -> None:
    """Under this Guide alone."""
    if PERSON[s.guide] == guide:
        heal(s, by, "WAR-6.6")


@book.can
def can_heal_if_led(s: War, card: str, guide: str, by: int) -> bool:
    return s.corruption > 0 and PERSON[s.guide] == guide


@book.effect(region=Names(tuple(REGIONS)), by=int)
def heal_in(s: War, card: str, region: str, by: int) -> None:
    """If the Fellowship is there and the place is unconquered; on the Mordor Track it is nowhere (WAR-25.4)."""
    if is_sheltered(s, region):
        heal(s, by, "WAR-6.6")


@book.can
def can_heal_in(s: War, card: str, region: str, by: int) -> bool:
    return s.corruption > 0 and is_sheltered(s, region)


def is_sheltered(s: War, region: str) -> bool:
    return s.track == NO_TRACK and s.bearers == region and unconquered(s, region)


# By dice.


@book.effect(dice=int, needs=int, guide=Names(GUIDES), led=int)
def heal_by_dice(s: War, card: str, dice: int, needs: int, guide: str, led: int) -> None:
    """Each die of `needs` or more heals one; under this Guide each of `led` or more. There must be some to heal."""
    if s.corruption:
        s.then(("heal_die", card, led if PERSON[s.guide] == guide else needs, dice, 0))


@book.can
def can_heal_by_dice(s: War, card: str, dice: int, needs: int, guide: str, led: int) -> bool:
    return s.corruption > 0


@book.ask
def heal_die(s: War, card: str, needs: int, left: int, rolled: int) -> Ask:
    return Ask(CHANCE, "heal_die", "WAR-6.6", PIPS, {"card": "card-" + card})


@book.step
def on_heal_die(s: War, card: str, needs: int, left: int, rolled: int, pips: str) -> None:
    """What has been rolled is a number, a digit for each die."""
    rolled = rolled * 10 + int(pips)
    if left > 1:
        s.then(("heal_die", card, needs, left - 1, rolled))
        return
    dice = tuple(str(rolled))
    found = len([one for one in dice if int(one) >= needs])
    s.tell("heal-roll", "WAR-6.6", reveals=True, card="card-" + card, dice=dice, needs=needs, good=found)
    heal(s, found, "WAR-6.6")


# Moving and hiding.


@book.effect()
def follow_gollum(s: War, card: str) -> None:
    """Under Gollum it may move, or hide: whichever it can, by the usual rules. No die goes to the box (WAR-20.4)."""
    if can_follow_gollum(s, card):
        s.then(("gollum_way", card))


@book.can
def can_follow_gollum(s: War, card: str) -> bool:
    return s.guide == GOLLUM and (can_hide(s) or can_move_fellowship(s))


@book.ask
def gollum_way(s: War, card: str) -> Ask:
    return Ask(
        seat(s, FREE),
        "gollum_way",
        "WAR-20.4",
        (HIDE_PICK if can_hide(s) else MOVE_PICK, PASS_PICK),
        {"card": "card-" + card},
    )


@book.step
def on_gollum_way(s: War, card: str, answer: str) -> None:
    if answer == HIDE_PICK.id:
        s.then(("hide",))
    elif answer != PASS:
        s.then(("move_fellowship",))


# A die that is not used yet.


@book.effect(face=Names(tuple(DIE)), to=Names(tuple(DIE)))
def turn_die(s: War, card: str, face: str, to: str) -> None:
    """One of the usual dice; a special one if there is no other, and it stays what it is (LME-4.9)."""
    side = owner(s, card)
    dice = dice_ready(s, side)
    word = showing(dice, face)
    if word:
        turned = word.removesuffix(face) + to
        set_dice(s, side, tuple(sorted((*without_one(dice, word), turned))))
        s.tell("die-turned", "WAR-6.6", who=side, face="face-" + face, result="face-" + to)


def showing(dice: tuple[str, ...], face: str) -> str:
    """A die that shows this; "" if none does."""
    if face in dice:
        return face
    special = [word for word in dice if FACE[word] == face]
    return special[0] if special else ""


@book.can
def can_turn_die(s: War, card: str, face: str, to: str) -> bool:
    return bool(showing(unused(s, owner(s, card)), face))
