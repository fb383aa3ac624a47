"""Riders of Théoden: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import barred, play

CARD = "riders_of_theoden"


@pytest.mark.rule("WAR-9.12")
def test_the_riders_come_to_edoras_or_to_a_companion_in_rohan() -> None:
    board = "helms_deep: gimli; folde: rohan 1r; minas_tirith: boromir"
    t = play(CARD, board, politics="rohan 3 passive")
    assert (t.asked, t.offers) == ("free levy_where", "edoras helms_deep")
    t.go("helms_deep rohan-elite")
    assert (t.at_rest, t.here("helms_deep")) == (True, "rohan 1e 1l gimli")
    t = play(CARD, "folde: rohan 1r").answer("rohan-regular")
    assert (t.at_rest, t.here("edoras")) == (True, "rohan 1r 1l")


@pytest.mark.rule("WAR-9.12", "WAR-1.10", "WAR-1.11", "WAR-6.15")
def test_riders_come_to_a_companion_where_the_land_is_free() -> None:
    board = """helms_deep: rohan 1r gimli, isengard 1r; westemnet: isengard 1r legolas; eastemnet: boromir 1n
               fangorn: strider; folde: peregrin"""
    t = scenes.play(CARD, board, siege="helms_deep", captured="edoras folde")
    assert t.offers == "eastemnet helms_deep"


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_the_riders_need_a_free_place() -> None:
    board = "edoras: sauron 1r; folde: rohan 1r"
    assert barred(CARD, board, captured="edoras") == "WAR-O5"
