"""Olog-hai: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "olog_hai"


@pytest.mark.rule("WAR-9.12", "WAR-6.15")
def test_one_unit_joins_an_army() -> None:
    board = "umbar: southrons 1r; dagorlad: 2n; minas_tirith: gondor 2r, sauron 1r; moria: sauron 2r, dwarves 3r"
    t = play(CARD, board, siege="minas_tirith moria")
    assert (t.asked, t.offers) == ("shadow levy_where", "minas_tirith moria umbar")
    t.answer("moria")
    assert (t.asked, t.offers) == ("shadow levy_which", "sauron-regular sauron-elite")
    t.answer("sauron-elite")
    assert (t.at_rest, t.here("moria", "shadow")) == (True, "sauron 2r 1e")


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_it_needs_its_nation_at_war_and_an_army() -> None:
    assert barred(CARD, "umbar: southrons 1r", politics="sauron 1") == "WAR-6.5"
    assert barred(CARD, "dagorlad: 2n; minas_tirith: gondor 2r") == "WAR-O5"
