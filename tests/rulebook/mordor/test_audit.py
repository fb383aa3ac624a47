"""The audit refuses positions that no game can reach, for each field and at low cost."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bree.core.state import field_names
from bree.games.mordor import GAME
from bree.games.mordor.state import Mordor
from tests.rulebook.audited import found, is_one, swap_term
from tests.rulebook.mordor.mordor_story import Turn

HUGE = 10**30
ODD: tuple[Any, ...] = (None, -1, HUGE, 1.5, "gollum", (), ("gollum",), [], ["gollum"], {"gollum": 1}, {}, True, 7)


def keeping() -> Mordor:
    """Sam has set a die aside and can go on."""
    return (
        Turn.of("sam", side="advanced", frodo="3 circles 4 left h5", safe_in_mordor="on")
        .roll("kW yR rG bO gR")
        .answer("yellow")
        .s
    )


def throwing() -> Mordor:
    return Turn.of("sam").roll("kW yR rG bO gR").keep("y").s


def halving() -> Mordor:
    return Turn.of("merry").use("kG yN rW bW gW").s


POSITIONS: dict[str, Callable[[], Mordor]] = {"keep": keeping, "die": throwing, "halve": halving}
MAY_BE: dict[str, tuple[Any, ...]] = {  # field -> those of the odd values that it can have
    "repeated": (True,),
    "winners": ((),),
    "now": ((),),
    "kept": ({},),
    "rolled": ({},),
}


@pytest.mark.parametrize("name", [name for name in field_names(Mordor) if name not in ("log", "ended")])
@pytest.mark.parametrize("position", POSITIONS)
def test_a_field_with_something_that_it_cannot_hold_is_found(position: str, name: str) -> None:
    assert GAME.audit(POSITIONS[position]()) == []
    for odd in ODD:
        s = POSITIONS[position]()
        if odd in MAY_BE.get(name, ()) or is_one(odd):
            continue
        assert found(GAME, s, partial(setattr, s, name, odd)), f"{name} may be {odd!r}"


@pytest.mark.parametrize("name", Mordor().terms._fields)
def test_a_term_with_something_that_it_cannot_be_is_found(name: str) -> None:
    for odd in ODD:
        s = keeping()
        if (odd is True and isinstance(getattr(s.terms, name), bool)) or (odd == 7 and name == "squares"):
            continue
        assert found(GAME, s, partial(swap_term, s, name, odd)), f"{name} may be {odd!r}"


def test_a_huge_number_of_squares_costs_nothing() -> None:
    s = halving()
    s.terms = s.terms._replace(squares=20_000_000)
    s.left = [20_000_000] * 3
    assert GAME.audit(s) == ["a term of the table"]


@pytest.mark.parametrize(
    ("field", "at", "value"),
    [
        ("circles", 0, 10),
        ("circles", 0, True),
        ("left", 1, 7),
        ("left", 1, -1),
        ("left", 1, 0),  # the active player is out
        ("halved", 0, (0,)),
        ("halved", 0, (7,)),
        ("halved", 0, (2, 2)),
        ("halved", 0, (2, 1)),
        ("halved", 0, (HUGE,)),
        ("halved", 0, [1]),
        ("rolled", "black", "tree2"),
        ("rolled", "violet", "ring"),
        ("kept", "yellow", "gandalf"),
        ("kept", "yellow", "tree"),
        ("kept", "black", "ring"),
    ],
)
def test_an_item_that_cannot_be_there_is_found(field: str, at: Any, value: Any) -> None:
    s = keeping()
    assert is_one(value) or found(GAME, s, partial(getattr(s, field).__setitem__, at, value)) != []


@pytest.mark.parametrize(
    "todo",
    [
        [("keep",)],
        [("symbols",), ("keep",), ("keep",)],
        [("symbols",), ("keep", "yellow")],
        [("symbols",), ("halve",)],
        [("symbols",), ("rolled",), ("die", "green")],
        [("symbols",), ("rolled",), ("die", "violet")],
        [("symbols",), ("rolled",), ("die",)],
        [("symbols",), ("roll",)],
        [("close",), ("rings",), ("rivals",), ("own_sheet",), ("dance",)],
        [["symbols"], ["keep"]],
        [("symbols",), ()],
        [("symbols",)] * 9,
        [],
    ],
)
def test_a_stack_that_cannot_be_is_found(todo: list[Any]) -> None:
    s = keeping()
    assert found(GAME, s, partial(setattr, s, "todo", todo)) != []
