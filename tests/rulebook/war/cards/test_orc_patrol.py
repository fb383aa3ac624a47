"""Orc Patrol: its event, and where it cannot be played."""

import pytest

from bree.games.war.facts import STANDARD
from tests.rulebook.war.cards import scenes, shadow_scenes
from tests.rulebook.war.cards.shadow_play import play
from tests.rulebook.war.war_story import but

CARD = "orc_patrol"
MORDOR = {"track": 1, "bearers": "morannon"}
WITH_CLOAKS = tuple(sorted((*STANDARD, "elven_cloaks", "phial_of_galadriel", "shelobs_lair")))


@pytest.mark.rule("WAR-1.15", "WAR-1.5", "WAR-25.4")
def test_a_settlement_of_the_free_peoples_shelters_whoever_holds_it() -> None:
    shadow_scenes.a_settlement_of_the_free_peoples_shelters_whoever_holds_it(CARD)


@pytest.mark.rule("WAR-24.17", "WAR-24.18", "WAR-25.10")
@pytest.mark.parametrize(
    ("tile", "corruption", "hidden"),
    [("the_ring_is_mine", 3, True), ("phial_of_galadriel", 3, True), ("eye", 3, True), ("give_it_to_uss", 4, False)],
)
def test_special_tiles_of_an_orc_patrol(tile: str, corruption: int, hidden: bool) -> None:
    tiles = scenes.pool("the_ring_is_mine phial_of_galadriel give_it_to_uss eye one")
    t = scenes.play(CARD, "", track=2, box_shadow=3, corruption=3, fallen=but(""), **tiles).answer(tile)
    if tile == "give_it_to_uss":
        # The Fellowship is revealed, so Gollum cannot reveal it again to reduce the damage.
        assert t.at_rest
    assert (t.s.corruption, t.s.hidden, t.s.track, t.s.drawn.count(tile)) == (
        corruption,
        hidden,
        2,
        4 if tile == "eye" else 1,
    )


@pytest.mark.rule("WAR-24.1", "WAR-21.10", "WAR-21.11")
def test_an_orc_patrol_in_moria_reveals_and_draws_for_the_stronghold() -> None:
    t = scenes.play(CARD, "", bearers="moria", **scenes.pool("zero_reveal eye one")).go("zero_reveal")
    assert (t.s.hidden, t.asked) == (False, "chance hunt_tile")
    t.answer("eye")
    assert (t.at_rest, t.s.corruption) == (True, 0)


@pytest.mark.rule("WAR-23.12", "WAR-24.1", "WAR-24.17")
def test_orc_patrol_draws_a_tile_as_after_a_successful_hunt() -> None:
    t = play(CARD, bearers="hollin", progress=1, box_shadow=3)
    assert (t.asked, {pick.id: pick.weight for pick in t.ask.picks}["three"]) == ("chance hunt_tile", 3)
    t.answer("two_reveal")
    assert (t.asked, t.offers, t.ask.facts["damage"]) == ("free casualty", "guide random none", 2)
    t.answer("none")
    assert (t.asked, t.s.corruption, t.s.hidden) == ("free reveal_to", 2, False)
    t.answer("hollin")
    assert (t.at_rest, t.s.hunt, t.s.drawn, t.s.box_shadow) == (True, None, ("two_reveal",), 3)


@pytest.mark.rule("WAR-6.6", "WAR-24.17", "WAR-23.10")
def test_an_eye_or_a_tile_of_the_free_peoples_does_nothing() -> None:
    for tile in ("eye", "elven_cloaks", "phial_of_galadriel"):
        t = play(CARD, tiles=WITH_CLOAKS, box_shadow=4, corruption=5, **MORDOR).answer(tile)
        assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.hunt, t.s.drawn) == (True, 5, True, None, (tile,))
        assert t.facts_of("tile-void") == [{"tile": "tile-" + tile}]
    stopped = play(CARD, tiles=WITH_CLOAKS, **MORDOR).go("shelobs_lair 4")
    assert (stopped.asked, stopped.ask.facts["damage"]) == ("free casualty", 4)


@pytest.mark.rule("WAR-6.5", "WAR-1.15", "WAR-25.4")
def test_refused_not_in_a_region_with_a_settlement_of_the_free_peoples() -> None:
    shadow_scenes.not_in_a_region_with_a_settlement_of_the_free_peoples(CARD)
