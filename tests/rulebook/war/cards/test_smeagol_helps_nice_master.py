"""Sméagol Helps Nice Master: its event, and where it cannot be played."""

import pytest

from bree.games.war.facts import STANDARD
from tests.rulebook.war.cards import free_scenes
from tests.rulebook.war.cards.free_play import play

CARD = "smeagol_helps_nice_master"
TILE = "smeagol_helps"


@pytest.mark.rule("WAR-23.11", "WAR-6.7")
def test_a_special_tile_waits_for_mordor() -> None:
    t = play(CARD)
    assert (t.asked, t.offers) == ("free event", CARD)
    t.answer(CARD)
    assert (t.at_rest, t.s.specials, t.s.tiles) == (True, (TILE,), STANDARD)
    assert (t.s.hands["free"], t.s.played, t.s.table) == ((), (CARD,), ())


@pytest.mark.rule("WAR-23.11")
def test_on_the_mordor_track_it_goes_straight_into_the_pool() -> None:
    t = play(CARD, track=2, bearers="morannon").answer(CARD)
    assert (t.at_rest, t.s.specials, t.s.tiles) == (True, (), tuple(sorted((*STANDARD, TILE))))


@pytest.mark.rule("WAR-6.4")
def test_refused_it_needs_a_character_or_an_event_result() -> None:
    free_scenes.it_needs_a_character_or_an_event_result(CARD)
