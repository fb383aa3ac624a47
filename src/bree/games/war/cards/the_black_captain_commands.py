"""The Black Captain Commands."""

from typing import Final

from bree.core import Ask, Pick
from bree.games.war.effects.nazgul import SWIFT, fly_nazgul
from bree.games.war.effects.recruiting import can_levy
from bree.games.war.figures import NAZGUL, WITCH_KING
from bree.games.war.map_queries import region_of_person
from bree.games.war.rules.book import book
from bree.games.war.rules.characters.minions import can_move_nazgul
from bree.games.war.state import SHADOW, War, seat_of

RULE: Final = "WAR-6.6"
TWO: Final = f"{NAZGUL} {NAZGUL}"
CALL, FLY = Pick("call"), Pick("fly")


@book.effect()
def call_or_fly(s: War, card: str) -> None:
    """Place two Nazgûl with the Witch-king, or let all Nazgûl fly."""
    calls, flies = can_call_nazgul(s, card), can_move_nazgul(s, SWIFT)
    if calls and flies:
        s.then(("captain", card))
    elif calls:
        call_nazgul(s, card)
    else:
        fly_nazgul(s, card)


@book.can
def can_call_or_fly(s: War, card: str) -> bool:
    return can_call_nazgul(s, card) or can_move_nazgul(s, SWIFT)


def call_nazgul(s: War, card: str) -> None:
    s.then(("levy", card, "sauron", TWO, region_of_person(s, WITCH_KING)))


def can_call_nazgul(s: War, card: str) -> bool:
    region = region_of_person(s, WITCH_KING)
    return bool(region) and can_levy(s, card, "sauron", TWO, region)


@book.ask
def captain(s: War, card: str) -> Ask:
    return Ask(seat_of(s, SHADOW), "captain", RULE, (CALL, FLY), {"card": "card-" + card})


@book.step
def on_captain(s: War, card: str, answer: str) -> None:
    if answer == CALL.id:
        call_nazgul(s, card)
    else:
        fly_nazgul(s, card)
