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
    """Throw all dice together. They are thrown one by one if only losses before the six count (DOOM-O5)."""
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
    # All dice are thrown, and they cost nothing if Éowyn was used (DOOM-R10).
    odd = len([die for die in s.roll if s.shows[die] % 2])
    to_pool(s, *s.roll)
    s.roll = ()
    if not s.slain:
        lose(s, odd * loss, CARDS[card].rule, "card-" + card)


@book.effect(face=int, slays=OneOf(tuple(CARDS)))
def slay_witch_king(s: Doom, card: str, face: int, slays: str) -> None:
    """Éowyn: remove all Nazgûl, the Witch-king and his card."""
    # No other effect removes Nazgûl (DOOM-2.7). The slot becomes bare (DOOM-R12).
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
