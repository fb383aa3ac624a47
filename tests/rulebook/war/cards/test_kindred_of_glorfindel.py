"""Kindred of Glorfindel: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "kindred_of_glorfindel"
ELVES = "rivendell"


@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_elves_come_and_a_card_is_drawn() -> None:
    region = ELVES
    t = play(CARD, politics="elves 3 passive")
    assert (t.asked, t.offers) == ("free levy_which", "elves-regular elves-elite")
    t.answer("elves-regular")
    assert (t.asked, t.here(region)) == ("chance draw_card", "elves 1r")
    t.answer("the_red_arrow")
    assert (t.at_rest, t.s.hands["free"], t.s.played) == (True, ("the_red_arrow",), (CARD,))


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_without_figures_and_cards_nothing_is_left_to_do() -> None:
    lost = "elves 5r 10e, north 10r 5e, dwarves 5r 5e"
    t = play(CARD, lost=lost)  # a card can still be drawn
    assert t.asked == "chance draw_card"
    empty = {deck: t.s.decks[deck] for deck in t.s.decks}
    while empty["free_strategy"].size:
        empty["free_strategy"] = empty["free_strategy"].take(next(iter(empty["free_strategy"].draws())).id)
    assert barred(CARD, lost=lost, decks=empty) == "WAR-O5"
