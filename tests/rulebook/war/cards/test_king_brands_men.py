"""King Brand's Men: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import strategy_scenes
from tests.rulebook.war.cards.strategy import play

CARD = "king_brands_men"


@pytest.mark.rule("WAR-9.12")
def test_two_regulars_in_dale_and_a_card() -> None:
    t = play(CARD)
    assert (t.asked, t.here("dale")) == ("chance draw_card", "north 2r")
    t.answer("wisdom_of_elrond")
    assert (t.at_rest, t.s.hands["free"]) == (True, ("wisdom_of_elrond",))


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_without_figures_and_cards_nothing_is_left_to_do() -> None:
    strategy_scenes.without_figures_and_cards_nothing_is_left_to_do(CARD)
