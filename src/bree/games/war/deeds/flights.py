"""Cards that let the Nazgûl fly, and what they do where they have come."""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask, Pick
from bree.core.cards.file import Names
from bree.games.war.deeds.recruiting import can_levy
from bree.games.war.facts import CARDS
from bree.games.war.figures import NAZGUL, WITCH_KING
from bree.games.war.map_queries import find, tally_in
from bree.games.war.picks import CARD
from bree.games.war.rules.armies.leading import BY_NAZGUL, BY_WITCH_KING
from bree.games.war.rules.armies.moving import can_move
from bree.games.war.rules.battle.attack import can_attack
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import put_away
from bree.games.war.rules.characters.minions import can_move_nazgul
from bree.games.war.state import NO_TRACK, SHADOW, War, seat

RULE: Final = "WAR-6.6"
SWIFT: Final = 1  # Nazgûl alone, as many as their player likes


@book.effect()
def fly_nazgul(s: War, card: str) -> None:
    if can_move_nazgul(s, SWIFT):
        s.then(("nazgul_from", SWIFT))


@book.can
def can_fly_nazgul(s: War, card: str) -> bool:
    return can_move_nazgul(s, SWIFT)


def found_by_nazgul(s: War) -> bool:
    """Is a Nazgûl in the region of the Ring-bearers? On the Mordor Track they are in none (WAR-25.4)."""
    return s.track == NO_TRACK and tally_in(s, SHADOW, s.bearers).nazgul > 0


@book.effect()
def reveal_to_nazgul(s: War, card: str) -> None:
    if found_by_nazgul(s):
        s.then(("reveal",), ("hunt_over",))


@book.can
def can_reveal_to_nazgul(s: War, card: str) -> bool:
    return s.hidden and found_by_nazgul(s)


# They strike: a card of the Free Peoples is lost, or there is a hunt.


@book.effect()
def strike_by_nazgul(s: War, card: str) -> None:
    if not found_by_nazgul(s):
        return
    if helpful(s):
        s.then(("nazgul_strike", card))
    else:
        s.then(("hunt", card))


@book.can
def can_strike_by_nazgul(s: War, card: str) -> bool:
    return found_by_nazgul(s)


def helpful(s: War) -> list[str]:
    """Character cards of the Free Peoples that lie on the table."""
    return [card for card in s.table if CARDS[card].deck == "free_character"]


HUNT_PICK: Final = Pick("hunt")


@book.ask
def nazgul_strike(s: War, card: str) -> Ask:
    picks = (*[CARD[one] for one in helpful(s)], HUNT_PICK)
    return Ask(seat(s, SHADOW), "nazgul_strike", RULE, picks, {"card": "card-" + card})


@book.step
def on_nazgul_strike(s: War, card: str, answer: str) -> None:
    """WAR-23.12: a hunt as after a move."""
    if answer == HUNT_PICK.id:
        s.then(("hunt", card))
    else:
        s.tell("card-struck", RULE, card="card-" + answer)
        put_away(s, answer)


# Armies that go with them.


BY: Final = {"nazgul": BY_NAZGUL, WITCH_KING: BY_WITCH_KING}
MOVE, ATTACK = "move", "attack"


@book.effect(by=Names(tuple(BY)))
def march(s: War, card: str, by: str) -> None:
    """If their player likes, an army of theirs moves or attacks; of the Nazgûl two may move."""
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
    return Ask(seat(s, SHADOW), "march_how", RULE, (*picks, PASS_PICK), {"card": "card-" + card})


@book.step
def on_march_how(s: War, card: str, by: str, answer: str) -> None:
    if answer == MOVE:
        s.then(("move", SHADOW, BY[by]))
    elif answer != PASS:
        s.then(("attack", SHADOW, BY[by]))


# The Witch-king calls them, or sends them out.


TWO: Final = f"{NAZGUL} {NAZGUL}"
CALL, FLY = Pick("call"), Pick("fly")


@book.effect()
def call_or_fly(s: War, card: str) -> None:
    """Two come to the Witch-king, or all may fly."""
    calls, flies = can_call(s, card), can_move_nazgul(s, SWIFT)
    if calls and flies:
        s.then(("captain", card))
    elif calls:
        call(s, card)
    else:
        fly_nazgul(s, card)


@book.can
def can_call_or_fly(s: War, card: str) -> bool:
    return can_call(s, card) or can_move_nazgul(s, SWIFT)


def call(s: War, card: str) -> None:
    s.then(("levy", card, "sauron", TWO, find(s, WITCH_KING)))


def can_call(s: War, card: str) -> bool:
    region = find(s, WITCH_KING)
    return bool(region) and can_levy(s, card, "sauron", TWO, region)


@book.ask
def captain(s: War, card: str) -> Ask:
    return Ask(seat(s, SHADOW), "captain", RULE, (CALL, FLY), {"card": "card-" + card})


@book.step
def on_captain(s: War, card: str, answer: str) -> None:
    if answer == CALL.id:
        call(s, card)
    else:
        fly_nazgul(s, card)
