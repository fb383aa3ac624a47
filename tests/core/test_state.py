"""States, their clones, and the readers of a log entry."""

import pytest
from tiny.state import Tiny

from bree.core import ALL, LogEntry, Pile, State
from bree.core.state import field_names


def table() -> Tiny:
    """A state of the tiny game. A subclass in this file could not inherit from the compiled core."""
    s = Tiny(todo=[("seal", "sam")], log=[], seats=("sam", "frodo"), deck=Pile.of(["axe"]), hands={"sam": ("pan",)})
    s.tell("lit", "R-1", fires=2)
    return s


def entry(to: str | tuple[str, ...]) -> LogEntry:
    return LogEntry("lit", "R-1", to, {}, False)


def test_a_clone_has_the_same_facts_and_no_log() -> None:
    s = table()
    twin = s.clone()
    assert type(twin) is Tiny
    assert twin.log is None
    twin.log = s.log
    assert twin == s


def test_a_clone_shares_nothing_that_can_change() -> None:
    s = table()
    twin = s.clone()
    twin.todo.append(("award",))
    twin.hands["sam"] = ()
    twin.deck = twin.deck.on_top("bow")
    twin.round = 7
    assert (s.todo, s.hands, s.deck, s.round) == ([("seal", "sam")], {"sam": ("pan",)}, Pile.of(["axe"]), 0)


def test_a_clone_of_a_clone_is_as_good() -> None:
    assert table().clone().clone() == table().clone()


def test_telling_costs_nothing_without_a_log() -> None:
    twin = table().clone()
    twin.tell("lit", "R-1", fires=3)
    assert twin.log is None


def test_a_line_keeps_its_key_rule_audience_and_facts() -> None:
    s = table()
    s.tell("drew", "R-2", to="sam", reveals=True, card="axe")
    assert s.log == [
        LogEntry("lit", "R-1", ALL, {"fires": 2}, False),
        LogEntry("drew", "R-2", "sam", {"card": "axe"}, True),
    ]


@pytest.mark.parametrize("seat", ["sam", "frodo", None])
def test_a_line_to_all_is_heard_by_every_seat_and_the_public(seat: str | None) -> None:
    assert entry(ALL).visible_to(seat)


def test_a_line_to_one_seat_is_heard_by_that_seat_alone() -> None:
    assert [seat for seat in ("sam", "frodo", "sa", None) if entry("sam").visible_to(seat)] == ["sam"]


def test_a_line_to_several_seats_is_heard_by_those_alone() -> None:
    told = entry(("sam", "merry"))
    assert [seat for seat in ("sam", "frodo", "merry", None) if told.visible_to(seat)] == ["sam", "merry"]


@pytest.mark.parametrize("seat", ["sam", "all", None])
def test_a_line_to_nobody_is_heard_by_nobody(seat: str | None) -> None:
    assert not entry(()).visible_to(seat)


def test_steps_come_before_what_waits_already_in_the_listed_order() -> None:
    s = table()
    s.then(("cook",), ("eat", 2))
    assert s.todo == [("seal", "sam"), ("eat", 2), ("cook",)]
    s.then()
    assert len(s.todo) == 3


def test_field_names_are_those_of_the_record_base_first() -> None:
    assert field_names(Tiny)[:5] == ("todo", "log", "ended", "seats", "deck")
    assert field_names(State) == ("todo", "log", "ended")


def test_a_state_takes_no_field_it_does_not_name() -> None:
    with pytest.raises(AttributeError):
        table().ring = 1  # type: ignore[attr-defined]
