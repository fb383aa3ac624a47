"""Sméagol: how he joins, what he does, and how he leaves."""

import pytest

from bree.core import Step
from bree.games.war.facts import SMEAGOL_TILES, STANDARD
from bree.games.war.map_queries import level_of
from bree.games.war.odds.hints import hunt_odds
from bree.games.war.rules.fellowship.phase import may_hide_by_any
from bree.games.war.rules.turn.phases import allocation
from bree.games.war.state import Hunt
from tests.rulebook.war.lords.smeagol_story import CARD, POOL, hunted, told_of
from tests.rulebook.war.war_story import Tale, but

ALL = but("")
GONE = {"tame": False, "out": "smeagol"}  # he was in play before


# Joining


@pytest.mark.rule("LME-8.2", "LME-8.3", "LME-8.4")
def test_his_tile_does_no_damage_brings_him_in_as_the_guide_and_is_out_for_good() -> None:
    t = hunted("smeagol", ALL, tame=False)
    assert t.at_rest
    assert (t.s.companions[-1], t.s.guide, "smeagol" in t.s.aside) == ("smeagol", "smeagol", False)
    assert (t.s.removed, t.s.drawn, t.s.tiles.count("smeagol")) == (("smeagol",), (), 1)
    assert (t.facts_of("damage"), t.s.corruption, t.s.hidden) == ([{"damage": 0}], 0, True)
    assert t.rules_of("smeagol-joins") == ["LME-8.2"]
    assert t.told("guide") == []


@pytest.mark.rule("LME-8.2")
@pytest.mark.parametrize("card", ["orc_patrol", "candles_of_corpses", "the_breaking_of_the_fellowship"])
def test_whatever_it_was_drawn_for(card: str) -> None:
    hunts = {"orc_patrol": Hunt(card, void="harmless"), "candles_of_corpses": Hunt(card)}
    hunt = hunts.get(card, Hunt(card, void="harmless", breaks=True))
    t = told_of(ALL, ("draw_tile",), ("hunt_over",), tame=False, bearers="hollin", hunt=hunt).answer("smeagol")
    assert (t.at_rest, t.s.guide, len(t.s.companions), t.s.removed) == (True, "smeagol", 8, ("smeagol",))


@pytest.mark.rule("LME-8.2", "LME-8.3")
def test_drawn_against_the_king_too_and_it_does_not_go_back() -> None:
    who = but("strider")
    t = told_of(who, ("king_tile", "challenge_of_the_king", 3, ""), board="edoras: strider", tame=False, out="")
    t.go("smeagol eye two")
    assert (t.at_rest, t.s.guide, t.s.removed) == (True, "smeagol", ("eye", "smeagol"))
    assert (t.s.tiles.count("two"), t.s.tiles.count("smeagol"), t.s.tiles.count("eye")) == (2, 1, 3)
    late = told_of(
        "", ("king_tile", "challenge_of_the_king", 1, ""), board="edoras: strider", tame=False, out=but("strider")
    )
    late.answer("smeagol")
    assert (late.asked, late.s.removed) == ("chance king_tile", ("smeagol",))
    assert late.answer("one").at_rest


@pytest.mark.rule("LME-8.6")
def test_after_gollum_he_does_not_come_and_another_tile_is_drawn() -> None:
    t = hunted("smeagol", "", tame=False, out=ALL)
    assert (t.asked, t.s.guide, t.s.companions) == ("chance hunt_tile", "gollum", ())
    assert (t.s.removed, t.s.tiles.count("smeagol"), t.rules_of("tile-idle")) == (("smeagol",), 1, ["LME-8.6"])
    t.answer("smeagol")
    assert (t.asked, "smeagol" in t.picks, t.s.removed) == ("chance hunt_tile", False, ("smeagol", "smeagol"))
    t.answer("zero_reveal")
    assert [facts["tile"] for facts in t.facts_of("tile")] == ["tile-zero_reveal"]


@pytest.mark.rule("LME-8.6", "LME-8.14")
def test_nor_a_second_time() -> None:
    t = hunted("smeagol", "gimli meriadoc", tame=False, out=but("gimli meriadoc") + " smeagol")
    assert (t.asked, t.rules_of("tile-idle"), t.s.removed) == ("chance hunt_tile", ["LME-8.14"], ("smeagol",))
    t.go("one none")
    assert (t.at_rest, t.s.corruption, t.s.guide, t.s.drawn) == (True, 1, "gimli", ("one",))


@pytest.mark.rule("LME-8.6")
def test_the_tile_that_a_card_draws_instead_is_drawn_again_too_before_the_first_goes_back() -> None:
    given = {"table": ("mithril_coat_and_sting",), "out": ALL, "tame": False}
    t = hunted("three", "", **given).go("mithril_coat_and_sting smeagol")
    assert (t.asked, t.s.tiles.count("three"), t.s.drawn) == ("chance hunt_tile", 2, ("three",))
    t.go("one_reveal pass")
    assert (t.at_rest, t.s.tiles.count("three"), t.s.drawn, t.s.corruption) == (True, 3, ("one_reveal",), 1)


@pytest.mark.rule("LME-8.3")
def test_a_tile_of_his_that_is_changed_for_another_does_not_go_back() -> None:
    t = hunted("smeagol", ALL, tame=False, table=("mithril_coat_and_sting",)).go("mithril_coat_and_sting one none")
    assert (t.at_rest, t.s.guide, t.s.corruption) == (True, "smeagol", 1)
    assert (t.s.removed, t.s.tiles.count("smeagol"), t.told("tile-back")) == (("smeagol",), 1, [])


@pytest.mark.rule("LME-8.6")
def test_the_odds_of_a_hunt_leave_out_tiles_for_which_another_is_drawn() -> None:
    tiles = {"tiles": ("one", "smeagol", "smeagol", "three"), "box_shadow": 1, "box_free": 5, "bearers": "hollin"}
    tame = hunt_odds(told_of(ALL, **tiles).s)
    assert tame.tiles == pytest.approx({"one": 5 / 24, "smeagol": 5 / 12, "three": 5 / 24})
    gone = hunt_odds(told_of("gimli legolas", out=but("gimli legolas") + " smeagol", tame=False, **tiles).s)
    assert gone.tiles == pytest.approx({"one": 5 / 12, "three": 5 / 12})


# In the Fellowship


@pytest.mark.rule("LME-8.1", "LME-8.22")
@pytest.mark.parametrize(("who", "level"), [("strider gimli", 3), ("gimli meriadoc", 2), ("meriadoc peregrin", 1)])
def test_his_level_is_the_highest_of_the_others(who: str, level: int) -> None:
    t = hunted("three", who)
    assert level_of(t.s, "smeagol") == level
    assert (t.asked, t.ask.facts) == ("free casualty", {"guide": "character-smeagol", "damage": 3})
    t.answer("guide")
    left = 3 - level
    power = who.startswith("meriadoc") and bool(left)  # the next Guide may be chosen first
    assert t.s.corruption == (0 if power else left)
    assert "smeagol" in t.s.fallen


@pytest.mark.rule("LME-8.1", "LME-7.2", "LME-8.10")
def test_he_leads_no_army_and_goes_nowhere_and_a_group_goes_as_far_as_the_others() -> None:
    t = told_of("strider meriadoc", ("separate",), bearers="lorien")
    assert (t.asked, t.offers) == ("free separate_who", "meriadoc strider smeagol")
    t.go("meriadoc smeagol done")
    assert t.asked == "free separate_to"
    assert "fangorn" not in t.picks  # two regions away: Meriadoc's level is 1
    t.answer("lorien")
    assert (t.here("lorien"), t.s.companions, t.s.guide) == ("meriadoc", ("strider",), "strider")
    assert (t.s.fallen[-1], t.s.table, t.facts_of("separated")[0]["who"]) == ("smeagol", CARD, ("figure-meriadoc",))


@pytest.mark.rule("LME-8.5")
def test_he_is_not_gollum() -> None:
    t = hunted("two_reveal", "gimli legolas")
    assert (t.asked, t.offers) == ("free casualty", "guide random none")  # no ability reduces the damage
    t.answer("none")
    assert (t.asked, t.s.corruption) == ("free reveal_to", 2)  # and a numbered tile reveals
    lured = told_of("gimli legolas", ("lure_lot", "lure_of_the_ring"), bearers="hollin").answer("smeagol")
    assert lured.ask.facts == {"companion": "figure-smeagol", "level": 2}
    assert lured.answer("bear").s.corruption == 2


@pytest.mark.rule("LME-8.7", "LME-8.24")
def test_nobody_else_guides_while_he_is_there() -> None:
    t = told_of("gandalf_the_grey strider", ("choose_guide",))
    assert (t.at_rest, t.s.guide) == (True, "smeagol")
    fewer = told_of("gandalf_the_grey strider gimli", ("separate",)).go("gimli done rivendell")
    assert (fewer.at_rest, fewer.s.guide, fewer.s.companions) == (
        True,
        "smeagol",
        ("gandalf_the_grey", "strider", "smeagol"),
    )


@pytest.mark.rule("LME-8.24")
def test_no_other_guides_ability_works() -> None:
    assert not may_hide_by_any(told_of("strider gimli", hidden=False).s)
    hobbits = hunted("one", "meriadoc peregrin")
    assert (hobbits.asked, hobbits.ask.facts["guide"]) == ("free casualty", "character-smeagol")
    hand = {"free": ("athelas",), "shadow": ()}
    t = told_of(ALL, ("event", "free", "event"), hands=hand, corruption=3)
    t.go("athelas 1 1 1")
    assert t.at_rest  # Gandalf draws no card


@pytest.mark.rule("LME-8.8")
def test_he_is_one_more_for_the_dice_in_the_hunt_box() -> None:
    assert allocation(told_of("gimli meriadoc").s) == (0, 3)
    assert allocation(told_of("gimli meriadoc", tame=False).s) == (0, 2)


@pytest.mark.rule("LME-8.8", "WAR-3.7")
def test_but_no_more_dice_go_there_than_the_shadow_has() -> None:
    """All seven companions and he are eight; the Shadow has seven dice."""
    t = told_of(ALL, ("hunt_allocation",), phase=2, shadow_used=0)
    assert (t.asked, len(t.s.companions), t.s.shadow_pool) == ("shadow allocate", 8, 7)
    assert (t.offers, t.ask.facts) == ("0 1 2 3 4 5 6 7", {"least": 0, "most": 7})
    assert t.refuses("8") != ""
    assert t.answer("7").s.box_shadow == 7


@pytest.mark.rule("LME-8.9", "LME-8.22", "LME-8.12")
def test_he_may_be_the_casualty_that_is_drawn() -> None:
    t = hunted("three", "gimli meriadoc").answer("random")
    assert (t.asked, t.offers) == ("chance random_companion", "gimli meriadoc smeagol")
    t.answer("smeagol")
    assert (t.at_rest, t.s.corruption, t.s.guide, t.s.table) == (True, 1, "gimli", CARD)


@pytest.mark.rule("LME-EX-12", "LME-8.9", "LME-8.12", "LME-8.22")
def test_smeagol_lost() -> None:
    t = hunted("three", "strider legolas").answer("guide")
    assert (t.at_rest, t.s.corruption, t.s.guide, t.s.companions) == (True, 0, "strider", ("legolas", "strider"))
    assert (t.s.table, t.rules_of("smeagol-plots")) == (CARD, ["LME-8.12"])
    assert t.s.fallen[-1] == "smeagol"


# Leaving


@pytest.mark.rule("LME-8.10", "LME-8.12")
def test_who_separates_him_discards_him() -> None:
    t = told_of("gimli meriadoc", ("separate",)).go("smeagol done")
    assert (t.at_rest, t.s.companions, t.s.guide, t.s.fallen[-1]) == (True, ("gimli", "meriadoc"), "gimli", "smeagol")
    assert (t.s.table, t.told("separated"), t.rules_of("smeagol-leaves")) == (CARD, [], ["LME-8.10"])


@pytest.mark.rule("LME-8.10")
def test_a_card_that_sends_him_out_discards_him_too() -> None:
    steps = ("send_companions", "i_will_go_alone", "fellowship", 1, 0, 0)
    t = told_of("gimli meriadoc", steps).go("smeagol done")
    assert (t.at_rest, t.s.companions, t.s.table) == (True, ("gimli", "meriadoc"), CARD)


@pytest.mark.rule("LME-8.10", "LME-8.12", "LME-8.15")
def test_if_all_leave_he_is_discarded_and_gollum_comes_in_the_normal_way() -> None:
    t = told_of("meriadoc", ("separate",)).go("meriadoc smeagol rivendell")
    assert (t.at_rest, t.s.companions, t.s.guide, t.s.table) == (True, (), "gollum", CARD)
    assert (t.here("rivendell"), t.rules_of("gollum-guides")) == ("meriadoc", ["WAR-20.10"])


@pytest.mark.rule("LME-8.25", "LME-8.12")
@pytest.mark.parametrize(
    ("step", "answers", "track"),
    [
        (("separate",), "gimli smeagol hollin", -1),
        (("break_up", 2), "", -1),
        (("break_up", 3), "", 1),
        (("send_companions", "i_will_go_alone", "fellowship", 1, 0, 0), "gimli smeagol hollin", -1),
        (("send_companions", "i_will_go_alone", "fellowship", 1, 0, 0), "gimli smeagol", 1),
    ],
)
def test_who_leaves_with_the_last_companion_was_never_alone(step: Step, answers: str, track: int) -> None:
    given = {"bearers": "morannon" if track > 0 else "hollin", "track": track}
    t = told_of("gimli", step, **given).go(answers)
    assert (t.at_rest, t.s.companions, t.s.guide, t.s.table) == (True, (), "gollum", CARD)
    assert (t.rules_of("smeagol-plots"), t.told("smeagol-turns")) == (["LME-8.12"], [])
    assert ("smeagol" in t.s.fallen, t.here("hollin")) == (True, "" if track > 0 else "gimli")


@pytest.mark.rule("LME-8.10")
def test_the_breaking_of_the_fellowship_discards_him() -> None:
    t = told_of("gimli meriadoc", ("break_up", 2), bearers="hollin").go("gimli smeagol")
    assert (t.at_rest, t.here("hollin"), t.s.companions, t.s.table) == (True, "gimli", ("meriadoc",), CARD)


@pytest.mark.rule("LME-8.11", "LME-8.12")
@pytest.mark.parametrize(
    ("region", "captured", "stays"),
    [("lorien", "", False), ("dale", "", False), ("lorien", "lorien", True), ("bree", "", True),
     ("moria", "", True), ("hollin", "", True)],
)  # fmt: skip
def test_declared_in_an_unconquered_city_or_stronghold_he_is_discarded(region: str, captured: str, stays: bool) -> None:
    t = told_of("gimli legolas meriadoc", ("declare",), bearers=region, captured=captured).answer(region)
    assert ("smeagol" in t.s.companions, t.s.table) == (stays, () if stays else CARD)
    if not stays:
        assert (t.rules_of("smeagol-leaves"), t.asked, t.offers) == (["LME-8.11"], "free guide", "gimli legolas")


@pytest.mark.rule("LME-8.11")
def test_revealed_he_stays() -> None:
    t = told_of("gimli legolas", ("reveal",), ("hunt_over",), bearers="hollin")
    assert (t.at_rest, t.s.guide, t.s.hidden) == (True, "smeagol", False)


@pytest.mark.rule("LME-EX-13", "LME-8.13", "LME-8.15")
def test_smeagol_alone_is_gollum_again() -> None:
    t = told_of("meriadoc", ("separate",)).go("meriadoc done rivendell")
    assert (t.at_rest, t.s.companions, t.s.guide, t.s.table) == (True, (), "gollum", ())
    assert (t.rules_of("smeagol-turns"), t.s.fallen[-1], "gollum" in t.s.aside) == (["LME-8.13"], "smeagol", False)


@pytest.mark.rule("LME-8.13")
def test_so_he_is_when_the_other_falls() -> None:
    t = hunted("three", "gimli").go("random gimli")
    assert (t.s.guide, t.s.companions, t.s.table, t.s.fallen[-2:]) == ("gollum", (), (), ("gimli", "smeagol"))
    assert (t.asked, t.ask.facts["damage"]) == ("free guide_power", 1)  # and Gollum helps at once


@pytest.mark.rule("LME-8.16")
def test_under_him_another_tile_of_his_does_nothing_and_is_out_for_good() -> None:
    t = hunted("smeagol", "gimli meriadoc")
    assert (t.at_rest, t.s.corruption, t.s.guide, t.s.removed) == (True, 0, "smeagol", ("smeagol",))
    assert (t.told("smeagol-joins"), t.facts_of("damage")) == ([], [{"damage": 0}])


@pytest.mark.rule("LME-8.20")
def test_on_the_mordor_track_his_tile_lets_the_fellowship_climb() -> None:
    t = told_of("gimli meriadoc", ("move_fellowship",), tame=False, track=1, bearers="morannon").answer("smeagol")
    assert (t.at_rest, t.s.track, t.s.hidden, t.s.guide) == (True, 2, True, "smeagol")


@pytest.mark.rule("LME-8.21")
def test_the_tiles_stay_in_the_pool_when_mordor_is_entered_and_those_that_are_out_do_not_come_back() -> None:
    given = {"bearers": "morannon", "removed": ("smeagol",), "drawn": ("eye",)}
    tiles = tuple(sorted((*[one for one in STANDARD if one != "eye"], "eye", "eye", "eye", "smeagol")))
    t = told_of("gimli meriadoc", ("enter_mordor",), tame=False, tiles=tiles, **given).answer("enter")
    assert (t.s.tiles.count("smeagol"), t.s.tiles.count("eye"), t.s.removed) == (1, 4, ("smeagol",))


@pytest.mark.rule("LME-8.21", "LME-8.3")
def test_nor_when_the_pool_is_filled_again() -> None:
    drawn = list(STANDARD)
    t = hunted("smeagol", "gimli meriadoc", tame=False, tiles=("smeagol",), drawn=tuple(drawn))
    assert (t.s.tiles, t.s.drawn, t.s.removed) == (STANDARD, (), ("smeagol",))


@pytest.mark.rule("LME-8.23", "LME-8.12")
def test_on_the_mordor_track_what_would_separate_him_removes_him() -> None:
    step = ("send_companions", "i_will_go_alone", "fellowship", 1, 0, 0)
    t = told_of("gimli meriadoc", step, track=1, bearers="morannon").go("smeagol done")
    assert (t.at_rest, t.s.companions, t.s.fallen[-1], t.s.table) == (True, ("gimli", "meriadoc"), "smeagol", CARD)
    assert t.rules_of("companion-lost") == ["WAR-25.5"]


@pytest.mark.rule("LME-2.6", "LME-1.5")
def test_there_are_four_of_his_tiles_and_two_in_the_pool() -> None:
    assert (SMEAGOL_TILES, POOL.count("smeagol")) == (4, 2)
    many = Tale.of("", tiles=tuple(sorted((*POOL, "smeagol", "smeagol", "smeagol"))), terms=told_of("gimli").s.terms)
    assert many.game.audit(many.s) == ["5 tiles of Sméagol"]
    none = Tale.of("", tiles=tuple(sorted((*STANDARD, "smeagol"))))
    assert none.game.audit(none.s) == ["1 tiles of Sméagol"]
