"""Section 7: companions move on the map."""

import pytest

from bree.games.war.board import STRONGHOLDS
from bree.games.war.rules.characters.companions import can_move_companions, can_separate
from tests.rulebook.war.paths import FREE_STRONGHOLDS, beside, regions, walks
from tests.rulebook.war.war_story import Tale, but


@pytest.mark.rule("WAR-7.1")
def test_companions_come_onto_the_map_by_leaving_the_fellowship() -> None:
    t = Tale.of("", ("separate",)).go("boromir done rivendell gandalf_the_grey")
    assert (t.here("rivendell"), t.at_rest) == ("boromir", True)
    assert "boromir" not in t.s.companions
    assert not can_separate(Tale.of("", fallen=but("")).s)


@pytest.mark.rule("WAR-7.4")
def test_every_companion_may_move_once_by_his_level() -> None:
    t = Tale.of("edoras: legolas; carrock: meriadoc", ("move_companions",))
    assert (t.asked, t.offers) == ("free companions_from", "carrock edoras")
    assert t.refuses("done") == "WAR-7.4"
    t.answer("carrock")
    assert (t.asked, t.picks) == ("free companions_to", beside("carrock"))
    assert t.refuses("dale") == "WAR-7.4"
    t.answer("old_ford")
    assert (t.asked, t.offers) == ("free companions_from", "edoras done")
    assert t.refuses("old_ford") == "WAR-7.4"
    t.answer("edoras")
    assert t.picks == regions("druadan_forest eastemnet fangorn folde fords_of_isen helms_deep westemnet")
    t.answer("fangorn")
    assert (t.at_rest, t.s.moved, t.here("fangorn"), t.here("old_ford")) == (True, {}, "legolas", "meriadoc")
    assert t.facts_of("companions-go") == [
        {"who": ("figure-meriadoc",), "count": 1, "origin": "region-carrock", "region": "region-old_ford"},
        {"who": ("figure-legolas",), "count": 1, "origin": "region-edoras", "region": "region-fangorn"},
    ]


@pytest.mark.rule("WAR-7.4")
def test_those_of_one_region_may_go_as_a_group_by_the_highest_level() -> None:
    t = Tale.of("edoras: gimli meriadoc peregrin", ("move_companions",))
    assert (t.asked, t.offers, t.ask.many) == ("free companions_who", "gimli meriadoc peregrin", True)
    assert (t.ask.least, t.ask.most) == (1, 3)
    t.go("meriadoc")
    assert (t.offers, t.ask.least, t.ask.most) == ("gimli peregrin done", 0, 2)
    t.go("gimli done")
    assert t.picks == regions("druadan_forest eastemnet fangorn folde fords_of_isen helms_deep westemnet")
    t.go("fangorn")
    assert (t.offers, t.here("fangorn"), t.here("edoras")) == ("edoras done", "gimli meriadoc", "peregrin")
    t.go("edoras")
    assert t.offers == "folde westemnet"


@pytest.mark.rule("WAR-7.4")
def test_the_order_of_the_run_does_not_matter_and_the_last_one_needs_no_end() -> None:
    one = Tale.of("edoras: gimli meriadoc", ("move_companions",)).go("gimli meriadoc")
    other = Tale.of("edoras: gimli meriadoc", ("move_companions",)).go("meriadoc gimli")
    assert one.asked == "free companions_to"
    assert one.s == other.s


@pytest.mark.rule("WAR-7.4")
def test_who_has_moved_does_not_move_again_with_those_he_joins() -> None:
    t = Tale.of("edoras: gimli; folde: legolas", ("move_companions",)).go("edoras folde")
    assert (t.offers, t.here("folde")) == ("folde done", "gimli legolas")
    t.go("folde")
    assert t.asked == "free companions_to"
    assert t.s.chosen == ("legolas",)


@pytest.mark.rule("WAR-7.4")
def test_nobody_has_to_move_them_all() -> None:
    t = Tale.of("edoras: gimli; folde: legolas", ("move_companions",)).go("edoras westemnet done")
    assert (t.at_rest, t.s.moved, t.here("folde")) == (True, {}, "legolas")
    assert not can_move_companions(Tale.of("edoras: rohan 2r").s)


@pytest.mark.rule("WAR-7.5")
def test_armies_of_the_enemy_do_not_stop_companions() -> None:
    t = Tale.of("westemnet: isengard 5r; edoras: isengard 2r strider", ("move_companions",))
    assert t.picks == sorted(set(walks("edoras", 3, frozenset(["orthanc"]), frozenset())) - {"edoras"})
    t.answer("westemnet")
    assert t.here("westemnet") == "strider | isengard 5r"


@pytest.mark.rule("WAR-7.6")
def test_a_companion_stops_where_the_shadow_holds_the_stronghold() -> None:
    t = Tale.of("hollin: strider", ("move_companions",))
    assert "moria" in t.picks
    assert "dimrill_dale" not in t.picks
    assert t.refuses("dimrill_dale") == "WAR-7.6"
    t.answer("moria")
    t = Tale.of("moria: strider", ("move_companions",))  # he may leave with a later move
    assert {"dimrill_dale", "lorien", "parth_celebrant"} < set(t.picks)


@pytest.mark.rule("WAR-7.6")
def test_the_first_owner_of_the_stronghold_does_not_matter() -> None:
    taken = Tale.of("hollin: strider", ("move_companions",), captured="moria")
    assert "lorien" in taken.picks
    home = Tale.of("forlindon: strider", ("move_companions",))
    assert "ered_luin" in home.picks
    lost = Tale.of("forlindon: strider", ("move_companions",), captured="grey_havens")
    assert lost.picks == ["grey_havens"]
    assert lost.refuses("ered_luin") == "WAR-7.6"


@pytest.mark.rule("WAR-7.7")
def test_no_companion_gets_into_or_out_of_or_through_a_besieged_stronghold() -> None:
    board = "minas_tirith: gondor 2r gimli, sauron 5r; druadan_forest: meriadoc; folde: legolas"
    t = Tale.of(board, ("move_companions",), siege="minas_tirith")
    assert t.offers == "druadan_forest folde"
    assert t.refuses("minas_tirith") == "WAR-7.7"
    t.answer("druadan_forest")
    assert t.picks == regions("dead_marshes eastemnet folde osgiliath western_emyn_muil")
    assert t.refuses("minas_tirith") == "WAR-7.7"
    assert not can_move_companions(Tale.of("minas_tirith: gondor 2r gimli, sauron 5r", siege="minas_tirith").s)


@pytest.mark.rule("WAR-7.7")
def test_what_the_own_side_besieges_is_not_shut() -> None:
    t = Tale.of("orthanc: rohan 5r gimli, isengard 3r", ("move_companions",), siege="orthanc")
    assert t.picks == sorted(set(walks("orthanc", 2, frozenset(), frozenset())) - {"orthanc"})


@pytest.mark.rule("WAR-7.7")
def test_who_stands_where_only_a_besieged_stronghold_lets_him_out_does_not_move() -> None:
    board = "forlindon: strider; grey_havens: elves 1r, sauron 5r"
    assert not can_move_companions(Tale.of(board, siege="grey_havens").s)
    t = Tale.of(board + "; carrock: gimli", ("move_companions",), siege="grey_havens")
    assert (t.asked, t.s.chosen) == ("free companions_to", ("gimli",))


@pytest.mark.rule("WAR-7.8")
def test_companions_cross_no_impassable_border() -> None:
    t = Tale.of("lorien: peregrin", ("move_companions",))
    assert t.picks == regions("dimrill_dale parth_celebrant")
    assert t.refuses("moria") == "WAR-7.4"


@pytest.mark.rule("WAR-7.5", "WAR-7.6", "WAR-7.7", "WAR-7.8")
@pytest.mark.parametrize("start", ["rivendell", "hollin", "dimrill_dale", "osgiliath", "dagorlad", "minas_morgul"])
@pytest.mark.parametrize("who", ["meriadoc", "gimli", "strider", "gandalf_the_white"])
@pytest.mark.parametrize(
    ("captured", "siege"),
    [("", ""), ("moria lorien", ""), ("", "lorien minas_tirith"), ("minas_morgul", "minas_morgul")],
)
def test_all_paths_told_in_the_plainest_way_lead_to_the_same_regions(
    start: str, who: str, captured: str, siege: str
) -> None:
    held = {name: (name in FREE_STRONGHOLDS) != (name in captured.split()) for name in STRONGHOLDS}
    shut = frozenset(name for name in siege.split() if held[name])
    stops = frozenset(name for name in STRONGHOLDS if not held[name])
    level = {"meriadoc": 1, "gimli": 2, "strider": 3, "gandalf_the_white": 4}[who]
    ends = sorted(set(walks(start, level, stops, shut)) - {start})
    board = f"{start}: {who}"
    if not ends:
        assert not can_move_companions(Tale.of(board, captured=captured, siege=siege).s)
    else:
        assert Tale.of(board, ("move_companions",), captured=captured, siege=siege).picks == ends


@pytest.mark.rule("WAR-7.29", "WAR-A.16")
def test_gandalf_the_white_with_a_hobbit_goes_four_regions() -> None:
    board = "edoras: gandalf_the_white meriadoc peregrin gimli"
    t = Tale.of(board, ("move_companions",)).go("meriadoc gandalf_the_white done")
    assert t.picks == sorted(set(walks("edoras", 4, frozenset(["orthanc"]), frozenset())) - {"edoras"})
    t.answer("osgiliath")
    assert (t.here("osgiliath"), t.rules_of("companions-go")) == ("gandalf_the_white meriadoc", ["WAR-7.29"])


@pytest.mark.rule("WAR-7.29")
@pytest.mark.parametrize(
    ("group", "steps"),
    [("gandalf_the_white", 4), ("gandalf_the_white gimli", 3), ("gandalf_the_white meriadoc peregrin", 3)],
)
def test_with_others_the_white_goes_three(group: str, steps: int) -> None:
    t = Tale.of("edoras: gandalf_the_white meriadoc peregrin gimli", ("move_companions",)).go(group + " done")
    assert t.picks == sorted(set(walks("edoras", steps, frozenset(["orthanc"]), frozenset())) - {"edoras"})
