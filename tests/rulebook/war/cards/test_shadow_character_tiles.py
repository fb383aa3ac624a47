"""The Shadow's character deck: special hunt tiles."""

import pytest

from bree.games.war.facts import STANDARD
from tests.rulebook.war.war_story import Tale

TILES = ["shelobs_lair", "the_ring_is_mine", "on_on_they_went", "give_it_to_uss"]


def held(*cards: str) -> dict[str, tuple[str, ...]]:
    return {"free": (), "shadow": tuple(sorted(cards))}


@pytest.mark.card("shelobs_lair", "event")
@pytest.mark.card("the_ring_is_mine", "event")
@pytest.mark.card("on_on_they_went", "event")
@pytest.mark.card("give_it_to_uss", "event")
@pytest.mark.rule("WAR-23.11", "WAR-6.4", "WAR-6.7")
@pytest.mark.parametrize("card", TILES)
def test_a_special_tile_waits_for_mordor(card: str) -> None:
    t = Tale.of("", ("event", "shadow", "character"), hands=held(card))
    assert (t.asked, t.offers) == ("shadow event", card)
    t.answer(card)
    assert (t.at_rest, t.s.specials, t.s.tiles) == (True, (card,), STANDARD)
    assert (t.s.hands["shadow"], t.s.played, t.s.table) == ((), (card,), ())
    assert t.facts_of("tile-waits") == [{"tile": "tile-" + card}]


@pytest.mark.card("shelobs_lair", "event")
@pytest.mark.card("the_ring_is_mine", "event")
@pytest.mark.card("on_on_they_went", "event")
@pytest.mark.card("give_it_to_uss", "event")
@pytest.mark.rule("WAR-23.11")
@pytest.mark.parametrize("card", TILES)
def test_on_the_mordor_track_it_goes_straight_into_the_pool(card: str) -> None:
    t = Tale.of("", ("event", "shadow", "event"), hands=held(card), track=0, bearers="morannon").answer(card)
    assert (t.at_rest, t.s.specials, t.s.tiles) == (True, (), tuple(sorted((*STANDARD, card))))
    assert t.facts_of("tile-added") == [{"tile": "tile-" + card}]


@pytest.mark.card("shelobs_lair", "refusal")
@pytest.mark.card("the_ring_is_mine", "refusal")
@pytest.mark.card("on_on_they_went", "refusal")
@pytest.mark.card("give_it_to_uss", "refusal")
@pytest.mark.rule("WAR-6.4")
@pytest.mark.parametrize("card", TILES)
def test_it_needs_a_character_or_an_event_result(card: str) -> None:
    for face in ("army", "muster", "army_muster"):
        t = Tale.of("", ("action", "shadow"), hands=held(card), die=face, acting="shadow", shadow_dice=(face,))
        assert "event" not in t.picks
        assert t.refuses("event") == "WAR-6.5"
