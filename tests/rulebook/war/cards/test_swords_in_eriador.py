"""Swords in Eriador: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import strategy_scenes
from tests.rulebook.war.cards.strategy import play

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
    strategy_scenes.without_figures_and_cards_nothing_is_left_to_do(CARD)
