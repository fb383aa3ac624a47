"""The Shadow's character deck: hunts by a card, corruption, and the Fellowship driven and broken."""

import pytest

from bree.games.war.board import NEAR
from bree.games.war.facts import STANDARD
from tests.rulebook.war.cards.shadow_play import ALONE, play, refused
from tests.rulebook.war.war_story import but

SEARCHES = ["orc_patrol", "isildurs_bane", "foul_thing_from_the_deep"]
MORDOR = {"track": 1, "bearers": "morannon"}
WITH_CLOAKS = tuple(sorted((*STANDARD, "elven_cloaks", "phial_of_galadriel", "shelobs_lair")))


@pytest.mark.card("orc_patrol", "event")
@pytest.mark.rule("WAR-23.12", "WAR-24.1", "WAR-24.17")
def test_orc_patrol_draws_a_tile_as_after_a_successful_hunt() -> None:
    t = play("orc_patrol", bearers="hollin", progress=1, box_shadow=3)
    assert (t.asked, {pick.id: pick.weight for pick in t.ask.picks}["three"]) == ("chance hunt_tile", 3)
    t.answer("two_reveal")
    assert (t.asked, t.offers, t.ask.facts["damage"]) == ("free casualty", "guide random none", 2)
    t.answer("none")
    assert (t.asked, t.s.corruption, t.s.hidden) == ("free reveal_to", 2, False)
    t.answer("hollin")
    assert (t.at_rest, t.s.hunt, t.s.drawn, t.s.box_shadow) == (True, None, ("two_reveal",), 3)


@pytest.mark.card("orc_patrol", "event")
@pytest.mark.card("isildurs_bane", "event")
@pytest.mark.card("foul_thing_from_the_deep", "event")
@pytest.mark.rule("WAR-6.6", "WAR-24.17", "WAR-23.10")
@pytest.mark.parametrize("card", SEARCHES)
def test_an_eye_or_a_tile_of_the_free_peoples_does_nothing(card: str) -> None:
    for tile in ("eye", "elven_cloaks", "phial_of_galadriel"):
        t = play(card, tiles=WITH_CLOAKS, box_shadow=4, corruption=5, **MORDOR).answer(tile)
        assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.hunt, t.s.drawn) == (True, 5, True, None, (tile,))
        assert t.facts_of("tile-void") == [{"tile": "tile-" + tile}]
    stopped = play("orc_patrol", tiles=WITH_CLOAKS, **MORDOR).go("shelobs_lair 4")
    assert (stopped.asked, stopped.ask.facts["damage"]) == ("free casualty", 4)


@pytest.mark.card("isildurs_bane", "event")
@pytest.mark.rule("WAR-24.2", "WAR-24.8")
def test_isildurs_bane_cannot_be_lessened() -> None:
    for left in ("strider gimli", "meriadoc"):
        t = play("isildurs_bane", bearers="hollin", fallen=but(left)).answer("three")
        assert (t.at_rest, t.s.corruption, t.s.companions) == (True, 3, tuple(left.split()))
    gollum = play("isildurs_bane", bearers="hollin", fallen=ALONE).answer("two")
    assert (gollum.at_rest, gollum.s.corruption, gollum.s.hidden) == (True, 2, True)
    table = play("isildurs_bane", bearers="hollin", table=("axe_and_bow",), fallen=but("gimli")).answer("one")
    assert (table.at_rest, table.s.corruption, table.s.table) == (True, 1, ("axe_and_bow",))
    mithril = play("isildurs_bane", bearers="hollin", table=("mithril_coat_and_sting",)).answer("three")
    assert (mithril.asked, mithril.offers) == ("free use", "mithril_coat_and_sting pass")  # another tile is no less
    mithril.go("mithril_coat_and_sting one")
    assert (mithril.at_rest, mithril.s.corruption, mithril.s.drawn) == (True, 1, ("one",))
    shown = play("isildurs_bane", bearers="hollin").answer("two_reveal")
    assert (shown.at_rest, shown.s.corruption, shown.s.hidden) == (True, 2, False)


@pytest.mark.card("foul_thing_from_the_deep", "event")
@pytest.mark.rule("WAR-24.4", "WAR-24.5")
def test_the_foul_thing_takes_a_companion_by_lot() -> None:
    t = play("foul_thing_from_the_deep", bearers="hollin").answer("three")
    assert (t.asked, len(t.picks)) == ("chance random_companion", 7)
    t.answer("gimli")
    assert (t.asked, t.offers) == ("free guide", "gandalf_the_grey strider")
    t.answer("strider")
    assert (t.at_rest, t.s.fallen, t.s.corruption) == (True, ("gimli",), 1)


@pytest.mark.card("foul_thing_from_the_deep", "event")
@pytest.mark.rule("WAR-24.3", "WAR-24.7", "WAR-24.8")
def test_the_foul_thing_needs_damage_and_somebody_to_take() -> None:
    none = play("foul_thing_from_the_deep", bearers="hollin").answer("zero_reveal")
    assert (none.at_rest, none.s.corruption, none.s.fallen, none.s.hidden) == (True, 0, (), False)
    alone = play("foul_thing_from_the_deep", bearers="hollin", fallen=but("gimli")).answer("three")
    assert (alone.asked, alone.s.guide, alone.s.fallen[-1]) == ("free guide_power", "gollum", "gimli")
    assert (alone.answer("pass").at_rest, alone.s.corruption) == (True, 1)
    hobbit = play("foul_thing_from_the_deep", bearers="hollin", fallen=but("meriadoc")).answer("one")
    assert (hobbit.asked, hobbit.offers) == ("free guide_power", "separate pass")
    hobbit.go("separate hollin")
    assert (hobbit.at_rest, hobbit.s.corruption, hobbit.here("hollin")) == (True, 0, "meriadoc")
    nobody = play("foul_thing_from_the_deep", bearers="hollin", fallen=ALONE).go("two pass")
    assert (nobody.at_rest, nobody.s.corruption) == (True, 2)


@pytest.mark.card("orc_patrol", "refusal")
@pytest.mark.card("isildurs_bane", "refusal")
@pytest.mark.card("foul_thing_from_the_deep", "refusal")
@pytest.mark.card("candles_of_corpses", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-1.15", "WAR-25.4")
@pytest.mark.parametrize("card", [*SEARCHES, "candles_of_corpses"])
def test_not_in_a_region_with_a_settlement_of_the_free_peoples(card: str) -> None:
    for region in ("rivendell", "bree", "edoras"):
        assert refused(card, bearers=region) == "WAR-6.5"
    assert refused(card, bearers="edoras", captured="edoras") == "WAR-6.5"  # whoever holds it now
    for region in ("moria", "weather_hills", "osgiliath"):
        play(card, bearers=region)
    play(card, track=0, bearers="morannon")


@pytest.mark.card("candles_of_corpses", "event")
@pytest.mark.rule("WAR-6.6", "WAR-20.12")
def test_candles_of_corpses_corrupt_with_each_four() -> None:
    t = play("candles_of_corpses", bearers="moria")
    assert (t.asked, t.offers) == ("chance corruption_die", "1 2 3 4 5 6")
    t.roll("3 4 6")
    assert (t.at_rest, t.s.corruption, t.s.companions != ()) == (True, 2, True)
    assert t.facts_of("corruption-roll") == [
        {"card": "card-candles_of_corpses", "dice": ("3", "4", "6"), "needs": 4, "found": 2},
    ]  # fmt: skip
    assert play("candles_of_corpses", bearers="moria").roll("3 1 2").s.corruption == 0
    assert play("candles_of_corpses", bearers="moria", corruption=10).roll("4 1 5").s.over == "corrupted"


@pytest.mark.card("candles_of_corpses", "event")
@pytest.mark.rule("WAR-6.6")
def test_gollum_knows_the_candles() -> None:
    t = play("candles_of_corpses", bearers="moria", fallen=ALONE).roll("5 4 6")
    assert (t.at_rest, t.s.corruption, t.facts_of("corruption-roll")[0]["needs"]) == (True, 1, 6)


@pytest.mark.card("cruel_weather", "event")
@pytest.mark.rule("WAR-6.6")
def test_cruel_weather_drives_the_fellowship_to_a_region_that_the_shadow_chooses() -> None:
    t = play("cruel_weather", bearers="hollin", progress=2)
    assert (t.asked, t.picks) == ("shadow drive_to", list(NEAR["hollin"]))
    t.answer("moria")
    assert (t.at_rest, t.s.bearers, t.s.progress, t.s.hidden) == (True, "moria", 2, True)
    assert t.facts_of("driven") == [{"card": "card-cruel_weather", "region": "region-moria"}]


@pytest.mark.card("cruel_weather", "refusal")
@pytest.mark.card("nazgul_search", "refusal")
@pytest.mark.card("the_nazgul_strike", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-25.2")
@pytest.mark.parametrize("card", ["cruel_weather", "nazgul_search", "the_nazgul_strike"])
def test_the_fellowship_must_be_on_its_way(card: str) -> None:
    assert refused(card, "hollin: 1n", bearers="hollin", progress=0) == "WAR-6.5"
    assert refused(card, "hollin: 1n", track=2, bearers="morannon") == "WAR-6.5"


@pytest.mark.card("morgul_wound", "event")
@pytest.mark.rule("WAR-6.6", "WAR-20.12")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (10, 11), (11, 12)])
def test_a_morgul_wound_is_worse_for_those_who_are_fresh(before: int, after: int) -> None:
    t = play("morgul_wound", hidden=False, corruption=before)
    assert (t.s.corruption, t.s.over) == (after, "corrupted" if after == 12 else "")


@pytest.mark.card("lure_of_the_ring", "event")
@pytest.mark.rule("WAR-6.6")
def test_the_lure_of_the_ring_corrupts_or_costs_a_companion() -> None:
    t = play("lure_of_the_ring", hidden=False, bearers="hollin")
    assert (t.asked, len(t.picks), {pick.weight for pick in t.ask.picks}) == ("chance random_companion", 7, {1})
    t.answer("strider")
    assert (t.asked, t.offers, t.ask.facts) == ("free lured", "bear lose", {"companion": "figure-strider", "level": 3})
    t.answer("bear")
    assert (t.at_rest, t.s.corruption, "strider" in t.s.companions) == (True, 3, True)
    lost = play("lure_of_the_ring", hidden=False, bearers="hollin").go("gimli lose strider")
    assert (lost.at_rest, lost.s.corruption, lost.s.fallen) == (True, 0, ("gimli",))
    one = play("lure_of_the_ring", hidden=False, bearers="hollin", fallen=but("legolas"))
    assert one.asked == "free lured"  # there is nothing to draw
    one.answer("lose")
    assert (one.at_rest, one.s.guide, one.s.fallen[-1]) == (True, "gollum", "legolas")


@pytest.mark.card("lure_of_the_ring", "event")
@pytest.mark.rule("WAR-24.9")
def test_a_hobbit_who_falls_to_the_lure_comes_back() -> None:
    t = play("lure_of_the_ring", hidden=False, bearers="hollin", fallen=but("strider peregrin")).go("peregrin lose")
    assert (t.asked, t.ask.rule) == ("free separate_to", "WAR-24.9")
    t.answer("hollin")
    assert (t.at_rest, t.here("hollin"), t.s.corruption) == (True, "peregrin", 0)


@pytest.mark.card("lure_of_the_ring", "event")
@pytest.mark.card("the_breaking_of_the_fellowship", "event")
@pytest.mark.rule("WAR-6.6")
@pytest.mark.parametrize("card", ["lure_of_the_ring", "the_breaking_of_the_fellowship"])
def test_under_gollum_it_is_one_corruption(card: str) -> None:
    t = play(card, hidden=False, fallen=ALONE, corruption=2)
    assert (t.at_rest, t.s.corruption, t.s.drawn) == (True, 3, ())


@pytest.mark.card("the_breaking_of_the_fellowship", "event")
@pytest.mark.rule("WAR-6.6", "WAR-22.5")
def test_the_breaking_of_the_fellowship_separates_as_many_as_the_number() -> None:
    t = play("the_breaking_of_the_fellowship", hidden=False, bearers="parth_celebrant").answer("two_reveal")
    assert (t.asked, t.ask.many, t.ask.least, t.ask.most, len(t.picks)) == ("free break_who", True, 2, 2, 7)
    t.go("gandalf_the_grey gimli")
    assert (t.at_rest, t.here("parth_celebrant")) == (True, "gandalf_the_grey gimli")
    assert (t.s.guide, t.s.corruption, t.s.hunt, t.s.chosen) == ("strider", 0, None, ())
    few = play("the_breaking_of_the_fellowship", hidden=False, bearers="hollin", fallen=but("gimli")).answer("three")
    assert (few.at_rest, few.here("hollin"), few.s.guide) == (True, "gimli", "gollum")
    none = play("the_breaking_of_the_fellowship", hidden=False, bearers="hollin").answer("zero_reveal")
    assert (none.at_rest, len(none.s.companions)) == (True, 7)
    shields = {"table": ("axe_and_bow", "mithril_coat_and_sting"), "bearers": "hollin"}
    again = play("the_breaking_of_the_fellowship", hidden=False, **shields).answer("three")
    assert (again.asked, again.offers) == ("free use", "mithril_coat_and_sting pass")
    assert again.go("mithril_coat_and_sting one").ask.facts == {"left": 1}
    eye = play("the_breaking_of_the_fellowship", hidden=False, bearers="hollin", box_shadow=3).answer("eye")
    assert (eye.at_rest, len(eye.s.companions), eye.s.corruption) == (True, 7, 0)


@pytest.mark.card("the_breaking_of_the_fellowship", "event")
@pytest.mark.rule("WAR-25.5")
def test_on_the_mordor_track_those_who_leave_are_out_of_the_game() -> None:
    t = play("the_breaking_of_the_fellowship", hidden=False, fallen=but("gimli strider"), **MORDOR).go("one gimli")
    assert (t.at_rest, t.s.companions, t.s.fallen[-1]) == (True, ("strider",), "gimli")


@pytest.mark.card("morgul_wound", "refusal")
@pytest.mark.card("lure_of_the_ring", "refusal")
@pytest.mark.card("the_breaking_of_the_fellowship", "refusal")
@pytest.mark.rule("WAR-6.5")
@pytest.mark.parametrize("card", ["morgul_wound", "lure_of_the_ring", "the_breaking_of_the_fellowship"])
def test_the_fellowship_must_be_revealed(card: str) -> None:
    assert refused(card) == "WAR-6.5"
    assert refused(card, face="event") == "WAR-6.5"
