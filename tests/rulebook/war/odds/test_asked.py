"""Odds as a person asks for them, and what is refused."""

import pytest

from bree.core import Refusal
from bree.games.war.odds.asked import Given, Line, army, asked
from bree.games.war.odds.battle import Army


def says(line: Line, key: str, **figures: float) -> None:
    assert line[0] == key
    assert dict(line[1]) == pytest.approx(figures)


def test_an_army_in_letters() -> None:
    assert army("5r 2e 2l 1c") == Army(5, 2, 2, 1)
    assert army("2e,3r") == Army(3, 2)


@pytest.mark.parametrize("text", ["", "5", "5x", "5r 2r", "r5", "-1r", "5r;2e", "５r", "100r", "5r2e"])
def test_what_is_no_army(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        army(text)
    assert refused.value.key == ("odds-units" if not text else "odds-army")


@pytest.mark.parametrize("text", ["0r", "11r", "6r 5e", "2l"])
def test_an_army_has_one_to_ten_units(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        army(text)
    assert (refused.value.key, refused.value.rule) == ("odds-units", "WAR-8.2")


def test_a_battle() -> None:
    lines = asked(["battle", "1r", "1r"])
    says(lines[0], "odds-battle", won=40, lost=40, both=20, ceased=0)
    says(lines[1], "odds-battle-left", attacker=0.4, defender=0.4)
    # One round: 2/9, 2/9, 1/9.
    says(lines[2], "odds-battle-round", number=1, won=200 / 9, lost=200 / 9, both=100 / 9, ceased=0)
    assert len(lines) == 2 + 5


def test_a_siege_is_told_with_its_one_round() -> None:
    lines = asked(["battle", "1r", "1r"], Given(siege=True))
    assert [key for key, _ in lines] == ["odds-battle", "odds-battle-left", "odds-battle-round"]
    assert lines[0][1]["ceased"] == pytest.approx(500 / 9)


def test_a_hunt() -> None:
    lines = asked(["hunt", "1"])
    says(lines[0], "odds-hunt", tile=100 / 6, reveal=900 / 96, damage=23 / 96)
    says(lines[2], "odds-hunt-successes", number=1, share=100 / 6)
    says(lines[-1], "odds-hunt-damage", number=3, share=300 / 96)


def test_a_walk_is_told_until_it_is_over() -> None:
    lines = asked(["walk", "0"], Given(dice=1, level=1, corruption=5, guides="3, 2"))
    assert {key for key, _ in lines} == {"odds-walk"}
    assert [figures["number"] for _, figures in lines] == list(range(1, len(lines) + 1))
    assert lines[-1][1]["destroyed"] + lines[-1][1]["corrupted"] == pytest.approx(100, abs=0.05)


@pytest.mark.parametrize(
    ("words", "given", "key"),
    [
        ([], Given(), "odds-what"),
        (["war"], Given(), "odds-what"),
        (["battle", "5r"], Given(), "odds-armies"),
        (["battle", "5r", "3r", "2r"], Given(), "odds-armies"),
        (["battle", "5r", "3r"], Given(city=True, siege=True), "odds-ground"),
        (["battle", "5r", "3r"], Given(stop=-1), "odds-number"),
        (["battle", "5r 99l", "3r"], Given(), "odds-leaders"),
        (["battle", "5r 9c", "3r"], Given(), "odds-leaders"),
        (["hunt"], Given(), "odds-one"),
        (["hunt", "1", "2"], Given(), "odds-one"),
        (["hunt", "x"], Given(), "odds-number"),
        (["hunt", "21"], Given(), "odds-number"),
        (["hunt", "1"], Given(rerolls=4), "odds-number"),
        (["walk", "99"], Given(), "odds-number"),
        (["walk", "5"], Given(dice=0), "odds-number"),
        (["walk", "5"], Given(corruption=12), "odds-number"),
        (["walk", "5"], Given(guides="4"), "odds-number"),
        (["walk", "5"], Given(guides="1 1 1 1 1 1 1 1"), "odds-number"),
    ],
)
def test_bad_input_is_refused(words: list[str], given: Given, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        asked(words, given)
    assert refused.value.key == key
