"""Elven Rope: its event, and where it cannot be played."""

import pytest

from bree.games.war.facts import STANDARD
from tests.rulebook.war.cards import free_scenes
from tests.rulebook.war.cards.free_play import at_action, play

CARD = "elven_rope"


@pytest.mark.rule("WAR-23.11", "WAR-6.7")
def test_a_special_tile_waits_for_mordor() -> None:
    t = play(CARD)
    assert (t.asked, t.offers) == ("free event", CARD)
    t.answer(CARD)
    assert (t.at_rest, t.s.specials, t.s.tiles) == (True, (CARD,), STANDARD)
    assert (t.s.hands["free"], t.s.played, t.s.table) == ((), (CARD,), ())


@pytest.mark.rule("WAR-23.11")
def test_on_the_mordor_track_it_goes_straight_into_the_pool() -> None:
    t = play(CARD, track=2, bearers="morannon").answer(CARD)
    assert (t.at_rest, t.s.specials, t.s.tiles) == (True, (), tuple(sorted((*STANDARD, CARD))))


@pytest.mark.rule("WAR-20.14")
def test_under_gandalf_the_grey_a_card_played_with_an_event_result_brings_one_of_its_deck() -> None:
    t = at_action(CARD, "event", shadow_dice=("army",)).go("event elven_rope")
    assert (t.asked, t.offers, t.ask.facts["deck"]) == ("free gandalf_draw", "draw pass", "deck-free_character")
    t.go("draw athelas")
    assert (t.s.hands["free"], t.asked) == (("athelas",), "shadow die")
    assert at_action(CARD, "will", shadow_dice=("army",)).go("event elven_rope").asked == "free gandalf_draw"
    # Not with the icon of the card, and not with another Guide.
    assert at_action(CARD, shadow_dice=("army",)).go("event elven_rope").asked == "shadow die"
    t = at_action(CARD, "event", shadow_dice=("army",), fallen="gandalf_the_grey", guide="strider")
    assert t.go("event elven_rope").asked == "shadow die"


@pytest.mark.rule("WAR-6.4")
def test_refused_it_needs_a_character_or_an_event_result() -> None:
    free_scenes.it_needs_a_character_or_an_event_result(CARD)
