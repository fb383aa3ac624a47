"""King Brand's Men: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "king_brands_men"


@pytest.mark.rule("WAR-9.12")
def test_two_regulars_in_dale_and_a_card() -> None:
    t = play(CARD)
    assert (t.asked, t.here("dale")) == ("chance draw_card", "north 2r")
    t.answer("wisdom_of_elrond")
    assert (t.at_rest, t.s.hands["free"]) == (True, ("wisdom_of_elrond",))


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_without_figures_and_cards_nothing_is_left_to_do() -> None:
    lost = "elves 5r 10e, north 10r 5e, dwarves 5r 5e"
    t = play(CARD, lost=lost)  # a card can still be drawn
    assert t.asked == "chance draw_card"
    empty = {deck: t.s.decks[deck] for deck in t.s.decks}
    while empty["free_strategy"].size:
        empty["free_strategy"] = empty["free_strategy"].take(next(iter(empty["free_strategy"].draws())).id)
    assert barred(CARD, lost=lost, decks=empty) == "WAR-O5"
