"""Cards with which Nazgûl fly, or lead armies."""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask, Pick
from bree.core.cards.file import OneOf
from bree.games.war.figures import WITCH_KING
from bree.games.war.map_queries import tally_in
from bree.games.war.rules.armies.leading import BY_NAZGUL, BY_WITCH_KING
from bree.games.war.rules.armies.moving import can_move
from bree.games.war.rules.battle.attack import can_attack
from bree.games.war.rules.book import book
from bree.games.war.rules.characters.minions import can_move_nazgul
from bree.games.war.state import NO_TRACK, SHADOW, War, seat_of

RULE: Final = "WAR-6.6"
SWIFT: Final = 1  # Nazgûl only, any number of them


@book.effect()
def fly_nazgul(s: War, card: str) -> None:
    if can_move_nazgul(s, SWIFT):
        s.then(("nazgul_from", SWIFT))


@book.can
def can_fly_nazgul(s: War, card: str) -> bool:
    return can_move_nazgul(s, SWIFT)


def found_by_nazgul(s: War) -> bool:
    """Is a Nazgûl in the region of the Ring-bearers? On the Mordor Track they are in no region (WAR-25.4)."""
    return s.track == NO_TRACK and tally_in(s, SHADOW, s.bearers).nazgul > 0


# Armies with Nazgûl.


BY: Final = {"nazgul": BY_NAZGUL, WITCH_KING: BY_WITCH_KING}
MOVE, ATTACK = "move", "attack"


@book.effect(by=OneOf(tuple(BY)))
def march(s: War, card: str, by: str) -> None:
    """Let an army with these figures move or attack, or do nothing. With Nazgûl two armies may move."""
    if can_march(s, card, by):
        s.then(("march_how", card, by))


@book.can
def can_march(s: War, card: str, by: str) -> bool:
    return can_move(s, SHADOW, BY[by]) or can_attack(s, SHADOW, BY[by])


@book.ask
def march_how(s: War, card: str, by: str) -> Ask:
    picks = []
    if can_move(s, SHADOW, BY[by]):
        picks.append(Pick(MOVE, ("action:" + MOVE,)))
    if can_attack(s, SHADOW, BY[by]):
        picks.append(Pick(ATTACK, ("action:" + ATTACK,)))
    return Ask(seat_of(s, SHADOW), "march_how", RULE, (*picks, PASS_PICK), {"card": "card-" + card})


@book.step
def on_march_how(s: War, card: str, by: str, answer: str) -> None:
    if answer == MOVE:
        s.then(("move", SHADOW, BY[by]))
    elif answer != PASS:
        s.then(("attack", SHADOW, BY[by]))
