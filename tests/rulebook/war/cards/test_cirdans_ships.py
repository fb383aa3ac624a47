"""Círdan's Ships: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import barred, play

CARD = "cirdans_ships"


@pytest.mark.rule("WAR-9.12")
def test_the_ships_bring_two_elves_to_an_army_on_a_coast() -> None:
    board = "grey_havens: elves 1r; pelargir: gondor 1r; minas_tirith: gondor 1r; anfalas: boromir"
    t = play(CARD, board)
    assert (t.asked, t.offers) == ("free levy_where", "grey_havens pelargir")
    t.go("pelargir elves-regular")
    assert (t.asked, t.offers) == ("free levy_which", "elves-regular elves-elite")
    t.answer("elves-elite")
    assert (t.at_rest, t.here("pelargir"), t.here("grey_havens")) == (True, "elves 1r 1e gondor 1r", "elves 1r")
    # A besieged army is in its region too (WAR-6.15).
    t = play(CARD, "dol_amroth: gondor 1r, southrons 2r", siege="dol_amroth").go("elves-elite elves-elite")
    assert (t.at_rest, t.here("dol_amroth", "free")) == (True, "elves 2e gondor 1r")


@pytest.mark.rule("WAR-9.12", "WAR-8.2", "WAR-9.3")
def test_the_ships_come_to_any_coast_with_an_army() -> None:
    board = "dol_amroth: gondor 4r, southrons 1r; lossarnach: gondor 1r; harlindon: gimli; grey_havens: elves 1r"
    t = scenes.play(CARD, board, siege="dol_amroth")
    assert t.offers == "dol_amroth grey_havens"
    t.go("dol_amroth elves-elite elves-regular")
    assert (t.asked, t.ask.least, t.ask.most) == ("free excess", 1, 1), "five inside"
    assert not scenes.playable(CARD, board, siege="dol_amroth", politics="elves 1")


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_the_ships_need_elves_at_war_and_an_army_on_a_coast() -> None:
    assert barred(CARD, "grey_havens: elves 1r", politics="elves 1") == "WAR-6.5"
    assert barred(CARD, "minas_tirith: gondor 1r; pelargir: southrons 1r") == "WAR-O5"
