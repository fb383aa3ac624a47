"""The check of a state accepts exactly what its class declares."""

from typing import Any

import pytest
from tiny import GAME
from tiny.state import Tiny

from bree.core import Pile
from bree.core.saves.state_check import fits

ANSWERS = ["barrel01", "barrel02", "barrel03", "barrel04", "barrel05", "barrel02", "barrel03"]


def position(**fields: Any) -> Tiny:
    s: Tiny = GAME.new({})
    for answer in ANSWERS:
        GAME.apply(s, answer)
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def test_a_position_of_a_game_fits() -> None:
    assert fits(position(), GAME.rules)


@pytest.mark.parametrize(
    "fields",
    [
        {"ended": 0}, {"ended": "yes"}, {"ended": True},
        {"round": "1"}, {"round": True}, {"round": 1.0}, {"round": None}, {"round": 10**7}, {"round": -(10**7)},
        {"swapping": 0}, {"seats": ["ann", "bob"]}, {"seats": ("ann", 2)}, {"seats": ("ann",) * 1001},
        {"tokens": {"ann": "1"}}, {"tokens": {1: 1}}, {"tokens": []}, {"hands": {"ann": ["barrel01"]}},
        {"hands": {"ann": ("barrel01", ("x",))}}, {"deck": ((), (), ())}, {"deck": Pile((), (1,), ())},
        {"deck": Pile((), ("x" * 10_001,), ())}, {"gone": None}, {"gone": frozenset({"barrel01"})},
    ],
    ids=str,
)  # fmt: skip
def test_a_field_that_is_not_what_it_is_declared_to_be(fields: dict[str, Any]) -> None:
    assert not fits(position(**fields), GAME.rules)


@pytest.mark.parametrize(
    "todo",
    [
        [("dance",)], [("seal",)], [("seal", "ann", "bob")], [("seal", ("ann",))], [("next_round", 1)], [()], ["seal"],
        [("on_seal", "ann")], [("bar_swap", "ann")], [(7,)], [("next_round",)] * 1001, (("next_round",),),
    ],
    ids=lambda todo: str(todo)[:30],
)  # fmt: skip
def test_only_known_steps_with_their_arguments_wait(todo: Any) -> None:
    assert not fits(position(todo=todo), GAME.rules)


def test_the_kind_of_an_argument_counts() -> None:
    assert fits(position(todo=[("seal", "ann")]), GAME.rules)
    assert fits(position(todo=[("next_round",), ("object", "ann", "bob")]), GAME.rules)
