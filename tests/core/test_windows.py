"""A closed window also ends cards that must act. After a card, the right seats are asked."""

from dataclasses import dataclass, field

import pytest

from bree.core import Rules, State
from bree.core.cards.behaviour import Behaviour
from bree.core.cards.windows import Window, WindowRules, Windows


@dataclass(slots=True)
class Hall(State):
    threat: bool = True  # the subject of the window
    acted: tuple[str, ...] = ()


def hall(*, ends: bool) -> Hall:
    """One owner has two cards that must answer a threat. The first may end the threat."""
    book: Rules[Hall] = Rules()

    @book.effect()
    def ward(s: Hall, card: str) -> None:
        s.acted = (*s.acted, card)
        s.threat = s.threat and not ends

    cards = ("shield", "horn")
    behaviours = {
        card: Behaviour(card, "HALL-1", frozenset({"struck"}), must=True, effects=(("ward", card),)) for card in cards
    }
    ways = WindowRules(
        askers=lambda _s, _window: ("ann",),
        cards_of=lambda _s, _seat: cards,
        may=lambda *_: True,
        rule_against=lambda *_: "HALL-2",
        spend=lambda *_: None,
        cards_on_table=lambda _s: cards,
        open=lambda s, _window: s.threat,
    )
    Windows(book, behaviours, (Window("struck", "HALL-1"),), ways)
    s = Hall()
    s.then(("open_window", "struck"))
    book.settle(s)
    return s


@pytest.mark.parametrize(("ends", "acted"), [(True, ("shield",)), (False, ("shield", "horn"))])
def test_a_card_that_must_answer_does_so_only_while_there_is_something_to_answer(
    ends: bool, acted: tuple[str, ...]
) -> None:
    assert hall(ends=ends).acted == acted


@dataclass(slots=True)
class Ring(State):
    cards: dict[str, tuple[str, ...]] = field(default_factory=dict)  # seat -> cards


def ring(*, anew: bool) -> tuple[Rules[Ring], Ring]:
    """Ann, Bob and Cat may use two cards each."""
    book: Rules[Ring] = Rules()

    @book.effect()
    def shout(s: Ring, card: str) -> None:
        pass

    def spend(s: Ring, card: str, seat: str, _window: str) -> None:
        s.cards[seat] = tuple(held for held in s.cards[seat] if held != card)

    hands: dict[str, tuple[str, ...]] = {"ann": ("axe", "arrow"), "bob": ("bow", "blade"), "cat": ("club", "crossbow")}
    names = [card for cards in hands.values() for card in cards]
    behaviours = {card: Behaviour(card, "RING-1", frozenset({"called"}), effects=(("shout", card),)) for card in names}
    ways = WindowRules(
        askers=lambda _s, _window: tuple(hands),
        cards_of=lambda s, seat: s.cards[seat],
        may=lambda *_: True,
        rule_against=lambda *_: "RING-2",
        spend=spend,
        cards_on_table=lambda _s: (),
    )
    Windows(book, behaviours, (Window("called", "RING-1", ask_all_again=anew),), ways)
    s = Ring(cards=hands)
    s.then(("open_window", "called"))
    book.settle(s)
    return book, s


@pytest.mark.parametrize(
    ("anew", "asked"),
    [
        (True, "ann bob ann bob cat ann bob cat"),  # after a card the first seat is asked again
        (False, "ann bob bob cat cat"),  # after a card its user continues
    ],
)
def test_after_a_card_was_used_all_are_asked_again_or_its_user_goes_on(anew: bool, asked: str) -> None:
    book, s = ring(anew=anew)
    found, used = [], ["bow", "club"]
    while s.todo:
        ask = book.waiting(s)
        assert ask is not None
        found.append(ask.who)
        offered = [pick.id for pick in ask.picks]
        book.play(s, used.pop(0) if used and used[0] in offered else "pass")
    assert (" ".join(found), used) == (asked, [])
