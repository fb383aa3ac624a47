"""Candles of Corpses: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import shadow_scenes
from tests.rulebook.war.cards.shadow_play import ALONE, play

CARD = "candles_of_corpses"


@pytest.mark.rule("WAR-1.15", "WAR-1.5", "WAR-25.4")
def test_a_settlement_of_the_free_peoples_shelters_whoever_holds_it() -> None:
    shadow_scenes.a_settlement_of_the_free_peoples_shelters_whoever_holds_it(CARD)


@pytest.mark.rule("WAR-6.6", "WAR-20.12")
def test_candles_of_corpses_corrupt_with_each_four() -> None:
    t = play(CARD, bearers="moria")
    assert (t.asked, t.offers) == ("chance corruption_die", "1 2 3 4 5 6")
    t.roll("3 4 6")
    assert (t.at_rest, t.s.corruption, t.s.companions != ()) == (True, 2, True)
    assert t.facts_of("corruption-roll") == [
        {"card": "card-candles_of_corpses", "dice": ("3", "4", "6"), "needs": 4, "found": 2},
    ]  # fmt: skip
    assert play(CARD, bearers="moria").roll("3 1 2").s.corruption == 0
    assert play(CARD, bearers="moria", corruption=10).roll("4 1 5").s.over == "corrupted"


@pytest.mark.rule("WAR-6.6")
def test_gollum_knows_the_candles() -> None:
    t = play(CARD, bearers="moria", fallen=ALONE).roll("5 4 6")
    assert (t.at_rest, t.s.corruption, t.facts_of("corruption-roll")[0]["needs"]) == (True, 1, 6)


@pytest.mark.rule("WAR-6.5", "WAR-1.15", "WAR-25.4")
def test_refused_not_in_a_region_with_a_settlement_of_the_free_peoples() -> None:
    shadow_scenes.not_in_a_region_with_a_settlement_of_the_free_peoples(CARD)
