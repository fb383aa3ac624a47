"""Swords in Eriador: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "swords_in_eriador"


@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_swords_for_the_shire_and_ered_luin() -> None:
    t = play(CARD)
    assert (t.asked, t.offers) == ("free levy_which", "north-regular north-elite")
    t.answer("north-regular")
    assert (t.asked, t.offers) == ("free levy_which", "dwarves-regular dwarves-elite")
    t.go("dwarves-elite wisdom_of_elrond")
    assert (t.at_rest, t.here("the_shire"), t.here("ered_luin")) == (True, "north 1r", "dwarves 1e")
    # Impossible parts are left out.
    t = play(CARD, "the_shire: sauron 1r", captured="the_shire").go("dwarves-elite wisdom_of_elrond")
    assert (t.at_rest, t.here("the_shire"), t.here("ered_luin")) == (True, "sauron 1r", "dwarves 1e")


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_without_figures_and_cards_nothing_is_left_to_do() -> None:
    lost = "elves 5r 10e, north 10r 5e, dwarves 5r 5e"
    t = play(CARD, lost=lost)  # a card can still be drawn
    assert t.asked == "chance draw_card"
    empty = {deck: t.s.decks[deck] for deck in t.s.decks}
    while empty["free_strategy"].size:
        empty["free_strategy"] = empty["free_strategy"].take(next(iter(empty["free_strategy"].draws())).id)
    assert barred(CARD, lost=lost, decks=empty) == "WAR-O5"
