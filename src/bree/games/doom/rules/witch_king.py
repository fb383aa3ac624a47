"""The Witch-king's encounter: a throw for each Nazgûl at Minas Morgul, and Éowyn's answer to a six."""

from bree.core.cards.file import OneOf
from bree.games.doom.facts import CARDS
from bree.games.doom.rules.book import book
from bree.games.doom.rules.courage import lose
from bree.games.doom.rules.dice import THROWS, throw, to_pool
from bree.games.doom.rules.encounters import leave
from bree.games.doom.rules.window_steps import OPEN_WINDOW
from bree.games.doom.state import Doom


@book.effect(loss=int)
def witch_king(s: Doom, card: str, loss: int) -> None:
    """All dice together, or one by one where only losses before the six are suffered (DOOM-O5)."""
    throws = s.nazgul + 1
    if s.terms.one_by_one:
        s.then(("face_next", card, loss, throws))
    else:
        s.then(("face_all", card, loss))
        throw(s, THROWS[:throws])


@book.step
def face_all(s: Doom, card: str, loss: int) -> None:
    s.then(OPEN_WINDOW["six"], ("suffer", card, loss))


@book.step
def face_next(s: Doom, card: str, loss: int, left: int) -> None:
    if left and not s.slain:
        s.then(("face_all", card, loss), ("face_next", card, loss, left - 1))
        throw(s, THROWS[:1])


@book.step
def suffer(s: Doom, card: str, loss: int) -> None:
    # All dice were thrown, and none of them costs anything if Éowyn answered (DOOM-R10).
    odd = len([die for die in s.roll if s.shows[die] % 2])
    to_pool(s, *s.roll)
    s.roll = ()
    if not s.slain:
        lose(s, odd * loss, CARDS[card].rule, "card-" + card)


@book.effect(face=int, slays=OneOf(tuple(CARDS)))
def slay_witch_king(s: Doom, card: str, face: int, slays: str) -> None:
    """Éowyn: every Nazgûl vanishes, and the Witch-king with his card."""
    # Nothing else takes Nazgûl away (DOOM-2.7); the slot is bare then (DOOM-R12).
    s.slain = True
    s.nazgul = 0
    s.tell("witch-king-slain", CARDS[card].rule)
    leave(s, slays)


@book.can
def can_slay_witch_king(s: Doom, card: str, face: int, slays: str) -> bool:
    for die in s.roll:  # noqa: SIM110
        if s.shows[die] == face:
            return True
    return False
