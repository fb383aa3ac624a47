"""`bree odds`: what it tells, in both languages, and what it refuses."""

import pytest

from tests.command import bree

Capture = pytest.CaptureFixture[str]


def test_a_battle_on_paper(capsys: Capture) -> None:
    said = bree(capsys, "odds", "war", "battle", "1r", "1r", "--lang", "en")
    assert said.code == 0
    assert said.out[:2] == [
        "The attack wins: 40.0%, loses: 40.0%, nobody is left: 20.0%, ceases: 0.0%.",
        "Units left on average: the attacker 0.4, the defender 0.4.",
    ]


def test_a_siege_in_polish(capsys: Capture) -> None:
    said = bree(capsys, "odds", "war", "battle", "1r", "1r", "--siege", "--lang", "pl")
    assert said.out[0] == "Atak wygrywa: 11,1%, przegrywa: 27,8%, giną obie armie: 5,6%, zostaje przerwany: 55,6%."


def test_a_hunt(capsys: Capture) -> None:
    said = bree(capsys, "odds", "war", "hunt", "1", "--bonus", "1", "--rerolls", "1", "--lang", "en")
    assert said.out[1:3] == ["Successes 0: 44.4%.", "Successes 1: 55.6%."]


def test_a_walk(capsys: Capture) -> None:
    said = bree(capsys, "odds", "war", "walk", "2", "--level", "0", "--dice", "2", "--lang", "en")
    assert said.out[0].startswith("After turn 1: the Ring destroyed 0.0%, Ring-bearers corrupted 0.0%")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Odds are not available for mordor."), ("pl", "Dla gry mordor nie liczy się szans.")],
)
def test_a_game_without_odds(lang: str, sentence: str, capsys: Capture) -> None:
    said = bree(capsys, "odds", "mordor", "battle", "--lang", lang)
    assert (said.code, said.err) == (2, [sentence])


def test_what_is_no_army_is_refused_in_a_sentence(capsys: Capture) -> None:
    said = bree(capsys, "odds", "war", "battle", "5x", "3r", "--lang", "en")
    assert said.code == 2
    assert said.err[0].startswith("“5x” is not an army.")
