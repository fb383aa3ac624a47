"""A view matches its shape: all fields, no others, and no undeclared words (`bree/contract/shapes.py`)."""

import inspect
import re
from typing import Annotated, Any, TypedDict

import pytest
from tiny import GAME as TINY
from tiny.state import CHARMS

from bree.contract.battery import (  # noqa: F401
    test_every_view_has_its_shape,
    test_every_word_of_a_shape_is_declared,
)
from bree.contract.shapes import faults, type_faults, undeclared, undeclared_answers
from bree.core import Ask, Pick
from bree.core.answers import answers_of
from bree.core.vocabulary import Places, Shape, Undeclared, shape_of, vocab


def tiny_shape() -> Shape:
    shape = shape_of(TINY)
    assert shape is not None
    return shape


def test_what_does_not_fit_is_found() -> None:
    shape = tiny_shape().view
    good = dict(TINY.view(TINY.new({}), None))
    assert type_faults(good, shape) == []
    assert type_faults({**good, "more": 1}, shape)
    assert type_faults({name: good[name] for name in list(good)[1:]}, shape)
    assert type_faults({**good, "round": True}, shape)
    assert type_faults({**good, "hand": [3]}, shape)


@pytest.mark.parametrize(
    ("field", "value", "line", "told"),
    [
        ("hand", ["keg"], 19, "view.hand[0] holds 'keg', which the vocabulary 'barrel' lacks"),
        ("sizes", {"dan": 2}, 20, "view.sizes holds 'dan', which the vocabulary 'seat' lacks"),
        ("bottom", [""] * 13, 25, "view.bottom has 13 places, and 12 are declared"),
    ],
)
def test_a_word_that_is_not_declared_is_told_with_file_and_line(field: str, value: Any, line: int, told: str) -> None:
    view = {**TINY.view(TINY.new({}), None), field: value}
    [found] = type_faults(view, tiny_shape().view)
    assert found.endswith(f"tiny/shape.py:{line}: {told}")


def test_a_question_that_is_not_declared_is_found() -> None:
    ask = Ask("ann", "stow", "TINY-8", (Pick("barrel01"), Pick("keg")), {"against": "dan", "why": 3})
    assert undeclared(TINY, tiny_shape(), ask) == [
        "stow offers 'keg'",
        "stow tells against = 'dan'",
        "stow tells why = 3",
    ]


class Inner(TypedDict):
    name: str


class Odd(TypedDict):
    inner: Inner
    free: list[Inner]
    counts: dict[str, int]
    lines: Annotated[list[int], Places(2)]
    charm: Annotated[str, vocab("card", CHARMS)]


def test_a_vocabulary_that_lacks_something_is_told_with_file_and_line() -> None:
    inner, odd = [inspect.getsourcelines(record)[1] for record in (Inner, Odd)]
    found = faults(TINY, Shape(Odd, vocab("seat", ("ann",))))
    assert [fault.partition("test_shapes.py:")[2] for fault in found] == [
        f"{inner + 1}: name is a text without a vocabulary",
        f"{odd + 2}: free is a list without words and without places",
        f"{odd + 3}: counts is a text without a vocabulary",
        f"{odd + 5}: the vocabulary 'card' lacks candle, crown, leak",
    ]


def test_an_answer_that_is_not_declared_is_told_with_file_and_line(monkeypatch: pytest.MonkeyPatch) -> None:
    known = tuple([word for word in answers_of(TINY) if word != "swap"])
    monkeypatch.setattr("bree.contract.shapes.answers_of", lambda _: known)
    [found] = undeclared_answers(TINY)
    assert re.search(r"tiny/rules\.py:\d+: the answer 'swap' is not declared$", found)


def test_a_shape_file_without_a_shape_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("tiny.shape.SHAPE")
    shape_of.cache_clear()
    with pytest.raises(Undeclared, match=r"tiny/shape.py:1: there is no SHAPE"):
        shape_of(TINY)
    monkeypatch.undo()
    shape_of.cache_clear()
