"""Foul Thing from the Deep: its event, and where it cannot be played."""

import pytest

from bree.games.war.facts import STANDARD
from tests.rulebook.war.cards import scenes, shadow_scenes
from tests.rulebook.war.cards.shadow_play import ALONE, play
from tests.rulebook.war.war_story import but

CARD = "foul_thing_from_the_deep"
MORDOR = {"track": 1, "bearers": "morannon"}
WITH_CLOAKS = tuple(sorted((*STANDARD, "elven_cloaks", "phial_of_galadriel", "shelobs_lair")))


@pytest.mark.rule("WAR-1.15", "WAR-1.5", "WAR-25.4")
def test_a_settlement_of_the_free_peoples_shelters_whoever_holds_it() -> None:
    shadow_scenes.a_settlement_of_the_free_peoples_shelters_whoever_holds_it(CARD)


@pytest.mark.rule("WAR-24.2", "WAR-24.7", "WAR-24.9")
def test_the_foul_thing_takes_somebody_by_lot_if_there_is_damage() -> None:
    tiles = scenes.pool("one two three zero_reveal")
    t = scenes.play(CARD, "", bearers="hollin", **tiles).answer("three")
    assert (t.asked, t.offers) == (
        "chance random_companion", "gandalf_the_grey strider boromir legolas gimli meriadoc peregrin",
    )  # fmt: skip
    t.answer("meriadoc")
    assert (t.asked, "hollin" in t.picks) == ("free separate_to", True)
    t.go("hollin gandalf_the_grey")
    assert (t.at_rest, t.s.corruption, t.here("hollin")) == (True, 2, "meriadoc")
    t = scenes.play(CARD, "", bearers="hollin", **tiles).answer("zero_reveal")
    assert (t.at_rest, len(t.s.companions), t.s.hidden) == (True, 7, False)
    t = scenes.play(CARD, "", bearers="hollin", table=("horn_of_gondor",), **tiles)
    assert t.go("one horn_of_gondor").at_rest
    assert (len(t.s.companions), t.s.corruption) == (7, 0), "no damage is left"


@pytest.mark.rule("WAR-6.6", "WAR-24.17", "WAR-23.10")
def test_an_eye_or_a_tile_of_the_free_peoples_does_nothing() -> None:
    for tile in ("eye", "elven_cloaks", "phial_of_galadriel"):
        t = play(CARD, tiles=WITH_CLOAKS, box_shadow=4, corruption=5, **MORDOR).answer(tile)
        assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.hunt, t.s.drawn) == (True, 5, True, None, (tile,))
        assert t.facts_of("tile-void") == [{"tile": "tile-" + tile}]
    stopped = play("orc_patrol", tiles=WITH_CLOAKS, **MORDOR).go("shelobs_lair 4")
    assert (stopped.asked, stopped.ask.facts["damage"]) == ("free casualty", 4)


@pytest.mark.rule("WAR-24.4", "WAR-24.5")
def test_the_foul_thing_takes_a_companion_by_lot() -> None:
    t = play(CARD, bearers="hollin").answer("three")
    assert (t.asked, len(t.picks)) == ("chance random_companion", 7)
    t.answer("gimli")
    assert (t.asked, t.offers) == ("free guide", "gandalf_the_grey strider")
    t.answer("strider")
    assert (t.at_rest, t.s.fallen, t.s.corruption) == (True, ("gimli",), 1)


@pytest.mark.rule("WAR-24.3", "WAR-24.7", "WAR-24.8")
def test_the_foul_thing_needs_damage_and_somebody_to_take() -> None:
    none = play(CARD, bearers="hollin").answer("zero_reveal")
    assert (none.at_rest, none.s.corruption, none.s.fallen, none.s.hidden) == (True, 0, (), False)
    alone = play(CARD, bearers="hollin", fallen=but("gimli")).answer("three")
    assert (alone.asked, alone.s.guide, alone.s.fallen[-1]) == ("free guide_power", "gollum", "gimli")
    assert (alone.answer("pass").at_rest, alone.s.corruption) == (True, 1)
    hobbit = play(CARD, bearers="hollin", fallen=but("meriadoc")).answer("one")
    assert (hobbit.asked, hobbit.offers) == ("free guide_power", "separate pass")
    hobbit.go("separate hollin")
    assert (hobbit.at_rest, hobbit.s.corruption, hobbit.here("hollin")) == (True, 0, "meriadoc")
    nobody = play(CARD, bearers="hollin", fallen=ALONE).go("two pass")
    assert (nobody.at_rest, nobody.s.corruption) == (True, 2)


@pytest.mark.rule("WAR-6.5", "WAR-1.15", "WAR-25.4")
def test_refused_not_in_a_region_with_a_settlement_of_the_free_peoples() -> None:
    shadow_scenes.not_in_a_region_with_a_settlement_of_the_free_peoples(CARD)
