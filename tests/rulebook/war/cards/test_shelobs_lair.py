"""Shelob's Lair: its event, and where it cannot be played."""

import pytest

from bree.games.war.facts import STANDARD
from tests.rulebook.war.cards import shadow_scenes
from tests.rulebook.war.cards.shadow_play import held
from tests.rulebook.war.war_story import Tale

CARD = "shelobs_lair"


@pytest.mark.rule("WAR-23.11", "WAR-6.4", "WAR-6.7")
def test_a_special_tile_waits_for_mordor() -> None:
    shadow_scenes.a_special_tile_waits_for_mordor(CARD)


@pytest.mark.rule("WAR-23.11")
def test_on_the_mordor_track_it_goes_straight_into_the_pool() -> None:
    t = Tale.of("", ("event", "shadow", "event"), hands=held(CARD), track=0, bearers="morannon").answer(CARD)
    assert (t.at_rest, t.s.specials, t.s.tiles) == (True, (), tuple(sorted((*STANDARD, CARD))))
    assert t.facts_of("tile-added") == [{"tile": "tile-" + CARD}]


@pytest.mark.rule("WAR-6.4")
def test_refused_it_needs_a_character_or_an_event_result() -> None:
    for face in ("army", "muster", "army_muster"):
        t = Tale.of("", ("action", "shadow"), hands=held(CARD), die=face, acting="shadow", shadow_dice=(face,))
        assert "event" not in t.picks
        assert t.refuses("event") == "WAR-6.5"
