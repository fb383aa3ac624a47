"""A moment that is answered is over, for cards that must answer too."""

from dataclasses import dataclass

import pytest

from bree.core import Rules, State
from bree.core.manner import Manner
from bree.core.moment import Moment, Ways
from bree.core.moments import Moments


@dataclass(slots=True)
class Hall(State):
    threat: bool = True  # what the moment is about
    acted: tuple[str, ...] = ()


def hall(*, ends: bool) -> Hall:
    """Two cards of one owner must answer a threat; the first ends it, or does not."""
    book: Rules[Hall] = Rules()

    @book.deed()
    def ward(s: Hall, card: str) -> None:
        s.acted = (*s.acted, card)
        s.threat = s.threat and not ends

    cards = ("shield", "horn")
    manners = {card: Manner(card, "HALL-1", frozenset({"struck"}), must=True, does=(("ward", card),)) for card in cards}
    ways = Ways(
        askers=lambda _s, _moment: ("ann",),
        lying=lambda _s, _seat: cards,
        may=lambda *_: True,
        refuse=lambda *_: "HALL-2",
        spend=lambda *_: None,
        table=lambda _s: cards,
        open=lambda s, _moment: s.threat,
    )
    Moments(book, manners, (Moment("struck", "HALL-1"),), ways)
    s = Hall()
    s.then(("moment", "struck"))
    book.settle(s)
    return s


@pytest.mark.parametrize(("ends", "acted"), [(True, ("shield",)), (False, ("shield", "horn"))])
def test_a_card_that_must_answer_does_so_only_while_there_is_something_to_answer(
    ends: bool, acted: tuple[str, ...]
) -> None:
    assert hall(ends=ends).acted == acted
