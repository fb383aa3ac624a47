"""Requests for odds, and refusals."""

import pytest

from bree.core import Refusal
from bree.games.war.odds.battle import Army
from bree.games.war.odds.requests import OddsOptions, ResultLine, answer_request, read_army


def says(line: ResultLine, key: str, **figures: float) -> None:
    assert line[0] == key
    assert dict(line[1]) == pytest.approx(figures)


def test_an_army_in_letters() -> None:
    assert read_army("5r 2e 2l 1c") == Army(5, 2, 2, 1)
    assert read_army("2e,3r") == Army(3, 2)


@pytest.mark.parametrize("text", ["", "5", "5x", "5r 2r", "r5", "-1r", "5r;2e", "５r", "100r", "5r2e"])
def test_what_is_no_army(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_army(text)
    assert refused.value.key == ("odds-units" if not text else "odds-army")


@pytest.mark.parametrize("text", ["0r", "11r", "6r 5e", "2l"])
def test_an_army_has_one_to_ten_units(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_army(text)
    assert (refused.value.key, refused.value.rule) == ("odds-units", "WAR-8.2")


def test_a_battle() -> None:
    lines = answer_request(["battle", "1r", "1r"])
    says(lines[0], "odds-battle", won=40, lost=40, both=20, ceased=0)
    says(lines[1], "odds-battle-left", attacker=0.4, defender=0.4)
    # One round: 2/9, 2/9, 1/9.
    says(lines[2], "odds-battle-round", number=1, won=200 / 9, lost=200 / 9, both=100 / 9, ceased=0)
    assert len(lines) == 2 + 5


def test_a_siege_is_told_with_its_one_round() -> None:
    lines = answer_request(["battle", "1r", "1r"], OddsOptions(siege=True))
    assert [key for key, _ in lines] == ["odds-battle", "odds-battle-left", "odds-battle-round"]
    assert lines[0][1]["ceased"] == pytest.approx(500 / 9)


def test_a_hunt() -> None:
    lines = answer_request(["hunt", "1"])
    says(lines[0], "odds-hunt", tile=100 / 6, reveal=900 / 96, damage=23 / 96)
    says(lines[2], "odds-hunt-successes", number=1, share=100 / 6)
    says(lines[-1], "odds-hunt-damage", number=3, share=300 / 96)


def test_a_walk_is_told_until_it_is_over() -> None:
    lines = answer_request(["walk", "0"], OddsOptions(dice=1, level=1, corruption=5, guides="3, 2"))
    assert {key for key, _ in lines} == {"odds-walk"}
    assert [figures["number"] for _, figures in lines] == list(range(1, len(lines) + 1))
    assert lines[-1][1]["destroyed"] + lines[-1][1]["corrupted"] == pytest.approx(100, abs=0.05)


@pytest.mark.parametrize(
    ("words", "given", "key"),
    [
        ([], OddsOptions(), "odds-what"),
        (["war"], OddsOptions(), "odds-what"),
        (["battle", "5r"], OddsOptions(), "odds-armies"),
        (["battle", "5r", "3r", "2r"], OddsOptions(), "odds-armies"),
        (["battle", "5r", "3r"], OddsOptions(city=True, siege=True), "odds-ground"),
        (["battle", "5r", "3r"], OddsOptions(stop=-1), "odds-number"),
        (["battle", "5r 99l", "3r"], OddsOptions(), "odds-leaders"),
        (["battle", "5r 9c", "3r"], OddsOptions(), "odds-leaders"),
        (["hunt"], OddsOptions(), "odds-one"),
        (["hunt", "1", "2"], OddsOptions(), "odds-one"),
        (["hunt", "x"], OddsOptions(), "odds-number"),
        (["hunt", "21"], OddsOptions(), "odds-number"),
        (["hunt", "1"], OddsOptions(rerolls=4), "odds-number"),
        (["walk", "99"], OddsOptions(), "odds-number"),
        (["walk", "5"], OddsOptions(dice=0), "odds-number"),
        (["walk", "5"], OddsOptions(corruption=12), "odds-number"),
        (["walk", "5"], OddsOptions(guides="4"), "odds-number"),
        (["walk", "5"], OddsOptions(guides="1 1 1 1 1 1 1 1"), "odds-number"),
    ],
)
def test_bad_input_is_refused(words: list[str], given: OddsOptions, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        answer_request(words, given)
    assert refused.value.key == key
