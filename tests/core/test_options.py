"""Options are complete and checked, and the first value is the default."""

from dataclasses import replace

import pytest
from tiny import GAME as TINY

from bree.core import Option, Refusal
from bree.core.option_check import check_options
from bree.core.options import complete

SQUARES = Option("squares", (6, 5, 10), "R-1")
SIDE = Option("side", ("basic", "advanced"), "R-2")
NAMES = Option("names", ("",), "R-3", free=True)
ALL = (SQUARES, SIDE, NAMES)


def test_the_first_value_is_the_default() -> None:
    assert (SQUARES.default, SIDE.default, NAMES.default) == (6, "basic", "")


def test_without_a_word_every_option_has_its_default_in_the_listed_order() -> None:
    assert list(complete(ALL, {}).items()) == [("squares", 6), ("side", "basic"), ("names", "")]


def test_given_values_take_the_place_of_defaults() -> None:
    assert complete(ALL, {"side": "advanced", "squares": 5}) == {"squares": 5, "side": "advanced", "names": ""}


def test_a_number_may_be_given_as_text_and_is_held_as_a_number() -> None:
    assert SQUARES.read("5") == 5
    assert type(SQUARES.read("5")) is int


def test_a_word_may_be_given_in_any_letters() -> None:
    assert (SIDE.read("Advanced"), SIDE.read("BASIC")) == ("advanced", "basic")


@pytest.mark.parametrize("value", [7, "7", "", "06", "six", -5])
def test_a_value_out_of_range_is_refused_with_its_rule_and_what_is_allowed(value: str | int) -> None:
    with pytest.raises(Refusal) as refusal:
        SQUARES.read(value)
    assert (refusal.value.key, refusal.value.rule) == ("option-value", "R-1")
    assert refusal.value.facts == {"option": "squares", "value": str(value), "allowed": ("5", "6", "10")}


def test_words_that_are_allowed_are_named_in_the_order_of_the_alphabet() -> None:
    with pytest.raises(Refusal) as refusal:
        SIDE.read("left")
    assert refusal.value.facts["allowed"] == ("advanced", "basic")


def test_a_free_option_takes_any_text() -> None:
    assert NAMES.read("sam frodo") == "sam frodo"


def test_an_unknown_option_is_refused_with_those_that_exist() -> None:
    with pytest.raises(Refusal) as refusal:
        complete(ALL, {"side": "basic", "colour": "green"})
    assert refusal.value.key == "option-unknown"
    assert refusal.value.facts == {"option": "colour", "known": ("squares", "side", "names")}


def test_completing_does_not_change_what_was_given() -> None:
    given = {"squares": "5"}
    complete(ALL, given)
    assert given == {"squares": "5"}


ODD = {
    "digits": "9" * 5000, "zeros": "0" * 4500, "digits with marks": "1_" * 3000, "hexadecimal": "0x" + "f" * 5000,
    "too long": "x" * 10_001, "nothing that is": "\0", "half a letter": "\ud800", "huge": 10**20, "tiny": -(10**20),
}  # fmt: skip


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.name)
@pytest.mark.parametrize("value", ODD.values(), ids=ODD)
def test_what_nobody_can_mean_is_refused_before_a_game_reads_it(option: Option, value: str | int) -> None:
    with pytest.raises(Refusal) as refusal:
        option.read(value)
    assert (refusal.value.key, refusal.value.rule) == ("option-text", option.rule)
    assert refusal.value.facts == {"option": option.name}


def test_a_wrong_value_is_repeated_only_in_part() -> None:
    with pytest.raises(Refusal) as refusal:
        SIDE.read("x" * 9000)
    assert refusal.value.facts["value"] == "x" * 80
    with pytest.raises(Refusal) as refusal:
        complete(ALL, {"x" * 9000: "on"})
    assert refusal.value.facts["option"] == "x" * 80


def test_an_option_that_is_declared_twice_is_refused_with_file_and_line() -> None:
    check_options(TINY)
    with pytest.raises(ValueError, match=r"^tests/games/tiny/__init__\.py:\d+: the option 'tokens' is declared twice$"):
        check_options(replace(TINY, options=(*TINY.options, Option("tokens", (1,), "TINY-4"))))
