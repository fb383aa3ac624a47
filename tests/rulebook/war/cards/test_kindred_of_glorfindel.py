"""Kindred of Glorfindel: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import strategy_scenes

CARD = "kindred_of_glorfindel"
ELVES = "rivendell"


@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_elves_come_and_a_card_is_drawn() -> None:
    strategy_scenes.elves_come_and_a_card_is_drawn(CARD, ELVES)


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_without_figures_and_cards_nothing_is_left_to_do() -> None:
    strategy_scenes.without_figures_and_cards_nothing_is_left_to_do(CARD)
