"""Positions and answers as text."""

from hypothesis import given, strategies as st
import pytest

from bree.core import Refusal
from bree.core.notation import (
    join_parts,
    read_number,
    read_steps,
    split_parts,
    write_steps,
)

WORDS = st.from_regex(r"[a-z][a-z_]{0,8}", fullmatch=True)
STEPS = st.builds(lambda name, args: (name, *args), WORDS, st.lists(WORDS | st.integers(-99, 99), max_size=3))


def refused(line: str) -> object:
    with pytest.raises(Refusal) as refusal:
        split_parts(line)
    assert refusal.value.key == "notation"
    return refusal.value.facts["text"]


def test_parts_are_joined_by_bars_and_empty_ones_left_out() -> None:
    assert join_parts({"side": "basic", "kept": "", "todo": "keep"}) == "side: basic | todo: keep"


def test_parts_are_split_at_bars_whatever_the_blanks() -> None:
    assert split_parts("  side:basic|todo :  keep > roll | ") == {"side": "basic", "todo": "keep > roll"}
    assert split_parts("") == {}


def test_a_part_without_a_name_is_refused_and_shown() -> None:
    assert refused("side: basic | nonsense") == "nonsense"


def test_a_part_that_stands_twice_is_refused() -> None:
    assert refused("side: basic | side: advanced") == "side: advanced"


def test_steps_are_written_with_the_next_one_first() -> None:
    todo = [("symbols",), ("die", "red"), ("count", 3, -1, "x")]
    assert write_steps(todo) == "count(3,-1,x) > die(red) > symbols"
    assert read_steps("count(3,-1,x) > die(red) > symbols") == todo


def test_no_steps_are_an_empty_text() -> None:
    assert write_steps([]) == ""
    assert read_steps("") == read_steps("  ") == []


def test_an_open_bracket_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        read_steps("keep > die(red > roll")
    assert (refusal.value.key, refusal.value.facts) == ("notation", {"text": "die(red"})


@given(todo=st.lists(STEPS, max_size=6))
def test_steps_there_and_back(todo: list[tuple[str | int, ...]]) -> None:
    assert read_steps(write_steps(todo)) == todo  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("word", "value"),
    [("7", 7), ("-7", -7), ("0", 0), ("red", "red"), ("-", "-"), ("--7", "--7"), ("7a", "7a"), ("²", "²"), ("", "")],
)
def test_a_number_is_read_where_it_is_one(word: str, value: str | int) -> None:
    assert read_number(word) == value


@given(parts=st.dictionaries(WORDS, st.from_regex(r"[a-z0-9()>]([a-z0-9 ()>]*[a-z0-9()>])?", fullmatch=True)))
def test_parts_there_and_back(parts: dict[str, str]) -> None:
    assert split_parts(join_parts(parts)) == parts
