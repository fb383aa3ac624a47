"""Section 7: characters on the map and how they come there."""

from collections.abc import Iterator

import pytest

from bree.games.war.board import NEAR, REGIONS, STRONGHOLDS
from bree.games.war.rules.arrivals import can_bring_aragorn, can_bring_white, minions_ready, wardens
from bree.games.war.rules.companions import can_move_companions, can_separate
from bree.games.war.rules.minions import can_move_nazgul
from tests.rulebook.war.war_story import Tale, but

FREE_STRONGHOLDS = ("dol_amroth", "erebor", "grey_havens", "helms_deep", "lorien", "minas_tirith", "rivendell",
                    "woodland_realm")  # fmt: skip
PASSIVE = "dwarves 3 passive, elves 3, gondor 2 passive, north 3 passive, rohan 3 passive"


def regions(names: str) -> list[str]:
    return sorted(names.split())


def beside(region: str) -> list[str]:
    return list(NEAR[region])


def walks(start: str, steps: int, stops: frozenset[str], shut: frozenset[str]) -> Iterator[str]:
    """Every end of every path, told in the plainest way."""
    yield start
    if steps and start not in shut:
        for other in NEAR[start]:
            if other not in shut:
                yield from walks(other, 0 if other in stops else steps - 1, stops, shut)


# Companions


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


# Nazgûl and minions over the map


@pytest.mark.rule("WAR-7.9")
def test_any_or_all_nazgul_fly_anywhere_each_once() -> None:
    t = Tale.of("umbar: sauron 3n; nurn: witch_king", ("move_nazgul",))
    assert (t.asked, t.offers) == ("shadow nazgul_from", "nurn umbar")
    t.answer("umbar")
    assert (t.asked, t.copies(), t.ask.least, t.ask.most) == ("shadow nazgul_who", {"nazgul": 3}, 1, 3)
    t.go("nazgul nazgul done")
    assert t.asked == "shadow nazgul_to"
    assert t.picks == [name for name in REGIONS if name not in FREE_STRONGHOLDS and name != "umbar"]
    t.answer("the_shire")
    assert (t.here("the_shire"), t.here("umbar"), t.offers) == ("2n", "1n", "nurn umbar done")
    t.go("nurn the_shire")
    assert (t.here("the_shire"), t.offers) == ("2n witch_king", "umbar done")
    t.go("umbar the_shire")
    assert (t.here("the_shire"), t.at_rest, t.s.moved) == ("3n witch_king", True, {})


@pytest.mark.rule("WAR-7.9")
def test_a_single_nazgul_is_not_asked_for_and_nothing_moves_nobody() -> None:
    t = Tale.of("umbar: 1n", ("move_nazgul",))
    assert (t.asked, t.s.chosen) == ("shadow nazgul_to", ("nazgul",))
    assert t.answer("bree").at_rest
    assert t.facts_of("nazgul-go") == [{"who": ("figure-nazgul",), "origin": "region-umbar", "region": "region-bree"}]
    assert can_move_nazgul(t.s)
    assert not can_move_nazgul(Tale.of("umbar: southrons 3r").s)


@pytest.mark.rule("WAR-7.10")
def test_no_nazgul_ends_where_the_free_peoples_hold_a_stronghold_unless_it_is_besieged() -> None:
    t = Tale.of("umbar: 1n", ("move_nazgul",))
    assert [name for name in STRONGHOLDS if name not in t.picks] == [*sorted((*FREE_STRONGHOLDS, "umbar"))]
    assert t.refuses("lorien") == "WAR-7.10"
    besieged = Tale.of("umbar: 1n; lorien: elves 1r, sauron 2r", ("move_nazgul",), siege="lorien")
    assert "lorien" in besieged.picks
    taken = Tale.of("umbar: 1n", ("move_nazgul",), captured="moria lorien")
    assert ("moria" in taken.picks, "lorien" in taken.picks) == (False, True)
    inside = Tale.of("umbar: 1n; moria: sauron 2r, elves 3r", ("move_nazgul",), siege="moria")
    assert "moria" in inside.picks


@pytest.mark.rule("WAR-7.10")
def test_a_nazgul_leaves_a_besieged_stronghold_and_flies_over_black_borders() -> None:
    t = Tale.of("moria: sauron 2r 1n, elves 3r", ("move_nazgul",), siege="moria")
    assert "goblins_gate" in t.picks


@pytest.mark.rule("WAR-7.9", "WAR-7.11")
def test_the_mouth_of_sauron_rides_three_regions_and_into_no_stronghold_of_the_free_peoples() -> None:
    t = Tale.of("osgiliath: gondor 2r, mouth_of_sauron", ("move_nazgul",))
    shut = frozenset(FREE_STRONGHOLDS)
    assert t.picks == sorted(set(walks("osgiliath", 3, frozenset(), shut)) - {"osgiliath"})
    assert t.refuses("minas_tirith") == "WAR-7.11"
    assert t.refuses("rohan") == "WAR-7.9"


@pytest.mark.rule("WAR-7.11")
def test_the_mouth_rides_into_what_the_shadow_besieges_and_not_into_or_out_of_what_the_free_peoples_do() -> None:
    t = Tale.of(
        "osgiliath: mouth_of_sauron; minas_tirith: gondor 2r, sauron 5r", ("move_nazgul",), siege="minas_tirith"
    )
    assert "minas_tirith" in t.picks
    t = Tale.of("hollin: mouth_of_sauron; moria: sauron 2r, elves 5r", ("move_nazgul",), siege="moria")
    assert ("moria" in t.picks, "dimrill_dale" in t.picks) == (False, False)
    inside = Tale.of("moria: sauron 2r mouth_of_sauron, elves 5r", siege="moria")
    assert not can_move_nazgul(inside.s)
    both = Tale.of("moria: sauron 2r 1n witch_king mouth_of_sauron, elves 5r", ("move_nazgul",), siege="moria")
    assert both.offers == "nazgul witch_king"
    assert both.refuses("mouth_of_sauron") == "WAR-7.11"


@pytest.mark.rule("WAR-7.11")
def test_the_mouth_left_behind_in_a_lost_stronghold_may_leave_it() -> None:
    t = Tale.of("moria: mouth_of_sauron", ("move_nazgul",), captured="moria")
    shut = frozenset(FREE_STRONGHOLDS)
    assert t.picks == sorted(set(walks("moria", 3, frozenset(), shut)) - {"moria"})


@pytest.mark.rule("WAR-7.9", "WAR-7.11")
def test_nazgul_that_go_with_the_mouth_go_no_further_than_he() -> None:
    t = Tale.of("moria: 2n mouth_of_sauron", ("move_nazgul",)).go("nazgul mouth_of_sauron done")
    shut = frozenset(FREE_STRONGHOLDS)
    assert t.picks == sorted(set(walks("moria", 3, frozenset(), shut)) - {"moria"})


@pytest.mark.rule("WAR-7.13")
def test_with_an_army_they_go_as_far_as_the_army_whoever_they_are() -> None:
    """One region, Strider like the Hobbit, and a Nazgûl even into a stronghold."""
    board = "edoras: rohan 2r strider meriadoc"
    t = Tale.of(board, ("move", "free", 1)).go("westemnet strider meriadoc rohan-regular rohan-regular")
    assert (t.here("westemnet"), t.here("edoras")) == ("rohan 2r meriadoc strider", "")
    dark = Tale.of("dimrill_dale: sauron 2r 2n", ("move", "shadow", 1))
    assert "lorien" in dark.picks
    dark.go("lorien nazgul sauron-regular done")
    assert (dark.here("lorien"), dark.here("dimrill_dale")) == ("sauron 1r 1n", "sauron 1r 1n")


@pytest.mark.rule("WAR-7.12")
def test_saruman_never_leaves_orthanc() -> None:
    assert not can_move_nazgul(Tale.of("orthanc: isengard 3r saruman").s)
    t = Tale.of("orthanc: isengard 3r saruman 2n", ("move_nazgul",))
    assert t.copies() == {"nazgul": 2}
    assert t.refuses("saruman") == "WAR-7.12"


# Minions enter play


@pytest.mark.rule("WAR-7.1", "WAR-7.17")
def test_saruman_enters_in_orthanc_when_isengard_is_at_war_and_orthanc_unconquered() -> None:
    assert minions_ready(Tale.of("", politics="isengard 1, north 1").s) == ()
    assert minions_ready(Tale.of("", politics="north 1").s) == ("saruman",)
    assert minions_ready(Tale.of("", politics="north 1", captured="orthanc").s) == ()
    t = Tale.of("", ("bring_minion",), politics="north 1")
    assert (t.at_rest, t.here("orthanc"), t.rules_of("enters")) == (True, "saruman", ["WAR-7.17"])
    assert "saruman" not in t.s.aside


@pytest.mark.rule("WAR-7.17")
def test_the_witch_king_enters_with_a_sauron_unit_and_rouses_all() -> None:
    board = "umbar: southrons 3r; moria: sauron 2r; nurn: sauron 1e 1n; gorgoroth: 1n; orthanc: isengard 1r"
    none = "sauron 0, isengard 1, " + PASSIVE
    assert minions_ready(Tale.of(board, politics=none).s) == ()
    one = none.replace("elves 3", "elves 0")
    assert minions_ready(Tale.of(board, politics=one).s) == ("witch_king",)
    assert minions_ready(Tale.of(board, politics=one.replace("sauron 0", "sauron 1")).s) == ()
    assert minions_ready(Tale.of("umbar: southrons 3r; nurn: 1n", politics=one).s) == ()
    t = Tale.of(board, ("bring_minion",), politics=one)
    assert (t.asked, t.offers) == ("shadow minion_at", "moria nurn")
    t.answer("nurn")
    assert (t.here("nurn"), t.s.passive) == ("sauron 1e 1n witch_king", ())
    assert t.facts_of("roused") == [{"nation": "nation-" + name} for name in ("dwarves", "gondor", "north", "rohan")]


@pytest.mark.rule("WAR-7.17")
def test_the_mouth_enters_when_all_are_at_war_or_the_fellowship_is_in_mordor() -> None:
    assert minions_ready(Tale.of("", politics="isengard 1").s) == ("mouth_of_sauron",)
    peace = "isengard 1, north 1"
    assert minions_ready(Tale.of("", politics=peace).s) == ()
    assert minions_ready(Tale.of("", politics=peace, track=0).s) == ("mouth_of_sauron",)
    t = Tale.of("", ("bring_minion",), politics="isengard 1", captured="moria")
    assert t.offers == "barad_dur dol_guldur minas_morgul morannon mount_gundabad"
    t.answer("morannon")
    assert t.here("morannon") == "mouth_of_sauron"


@pytest.mark.rule("WAR-7.2")
def test_a_minion_may_enter_where_nothing_could_be_recruited() -> None:
    """A besieged stronghold, and an army in the open."""
    besieged = Tale.of(
        "orthanc: isengard 1r, rohan 5r", ("bring_minion",), politics="sauron 1, north 1", siege="orthanc"
    )
    assert besieged.here("orthanc", "shadow") == "isengard 1r saruman"
    field = Tale.of("fangorn: sauron 1r", ("bring_minion",), politics="isengard 1, north 1")
    assert field.here("fangorn") == "sauron 1r witch_king"


@pytest.mark.rule("WAR-7.18")
def test_each_minion_enters_once() -> None:
    t = Tale.of("fangorn: sauron 1r", ("bring_minion",), politics="north 1")
    assert (t.asked, t.offers) == ("shadow minion", "saruman witch_king")
    assert t.refuses("mouth_of_sauron") == "WAR-7.17"
    t.answer("saruman")
    assert minions_ready(t.s) == ("witch_king",)
    gone = Tale.of("fangorn: sauron 1r", ("bring_minion",), fallen="witch_king")
    assert gone.offers == "saruman mouth_of_sauron"
    assert gone.refuses("witch_king") == "WAR-7.18"


# Gandalf the White and Aragorn


@pytest.mark.rule("WAR-7.19")
def test_the_white_needs_the_grey_out_of_the_fellowship_and_a_minion_now_or_earlier() -> None:
    assert not can_bring_white(Tale.of("orthanc: saruman").s)
    assert not can_bring_white(Tale.of("edoras: gandalf_the_grey").s)
    assert can_bring_white(Tale.of("edoras: gandalf_the_grey; orthanc: saruman").s)
    assert can_bring_white(Tale.of("edoras: gandalf_the_grey", fallen="witch_king").s)
    assert can_bring_white(Tale.of("orthanc: saruman", fallen="gandalf_the_grey").s)
    assert not can_bring_white(Tale.of("orthanc: saruman", fallen="gandalf_the_grey gandalf_the_white").s)


@pytest.mark.rule("WAR-7.1", "WAR-7.19", "WAR-7.21")
def test_the_white_replaces_the_grey_where_he_is() -> None:
    board = "minas_tirith: gondor 1r gandalf_the_grey, sauron 5r; orthanc: saruman"
    t = Tale.of(board, ("bring_white",), siege="minas_tirith", politics="gondor 2 passive")
    assert (t.at_rest, t.here("minas_tirith", "free")) == (True, "gondor 1r gandalf_the_white")
    assert (t.s.fallen, "gandalf_the_white" in t.s.aside) == (("gandalf_the_grey",), False)
    assert t.facts_of("roused") == [{"nation": "nation-gondor"}]


@pytest.mark.rule("WAR-7.19", "WAR-7.21")
def test_if_the_grey_is_dead_the_white_comes_from_fangorn_or_an_elven_stronghold() -> None:
    board = "orthanc: saruman; lorien: elves 1r, sauron 1r"
    given = {"captured": "rivendell", "siege": "lorien", "politics": "elves 3 passive"}
    t = Tale.of(board, ("bring_white",), fallen="gandalf_the_grey", **given)
    assert (t.asked, t.offers) == ("free white_at", "fangorn grey_havens lorien woodland_realm")
    t.answer("lorien")
    assert (t.here("lorien", "free"), t.s.passive) == ("elves 1r gandalf_the_white", ())
    assert t.s.fallen == ("gandalf_the_grey",)


@pytest.mark.rule("WAR-7.20")
@pytest.mark.parametrize("region", ["minas_tirith", "dol_amroth", "pelargir"])
def test_aragorn_replaces_strider_in_the_cities_of_gondor(region: str) -> None:
    board = f"{region}: strider"
    assert not can_bring_aragorn(Tale.of(board, captured=region).s)
    t = Tale.of(board, ("bring_aragorn",), siege=region if region != "pelargir" else "", politics="gondor 2 passive")
    assert (t.at_rest, t.here(region), t.s.fallen) == (True, "aragorn", ("strider",))
    assert t.rules_of("enters") == ["WAR-7.20"]


@pytest.mark.rule("WAR-7.20")
def test_elsewhere_strider_stays_strider() -> None:
    assert not can_bring_aragorn(Tale.of("").s)
    assert not can_bring_aragorn(Tale.of("lossarnach: strider").s)
    assert can_bring_aragorn(Tale.of("pelargir: strider").s)
    assert not can_bring_aragorn(Tale.of("", fallen="strider").s)


@pytest.mark.rule("WAR-7.21")
def test_the_coming_of_aragorn_rouses_gondor() -> None:
    t = Tale.of("pelargir: strider", politics="gondor 2 passive")
    assert t.s.passive == ("gondor",)
    t = Tale.of("pelargir: strider", ("bring_aragorn",), politics="gondor 2 passive")
    assert (t.s.passive, t.rules_of("roused")) == ((), ["WAR-19.4"])


@pytest.mark.rule("WAR-7.21")
def test_a_companion_who_ends_his_move_where_he_can_rouse_does_so() -> None:
    board = "folde: boromir gimli"
    t = Tale.of(board, ("move_companions",), politics="rohan 3 passive, gondor 2 passive").go(
        "boromir done edoras done"
    )
    assert t.s.passive == ("rohan", "gondor")  # Boromir rouses Gondor alone
    t = Tale.of("druadan_forest: boromir", ("move_companions",), politics="gondor 2 passive").go("minas_tirith")
    assert t.s.passive == ()


@pytest.mark.rule("WAR-7.23")
@pytest.mark.parametrize(
    ("who", "nation", "at_home"),
    [
        ("boromir", "gondor", "dol_amroth minas_tirith pelargir"),
        ("legolas", "elves", "grey_havens lorien rivendell woodland_realm"),
        ("gimli", "dwarves", "erebor"),
    ],
)
def test_at_home_they_let_any_die_advance_their_nation(who: str, nation: str, at_home: str) -> None:
    politics = f"{nation} 2"
    for region in REGIONS:
        expected = (nation,) if region in at_home.split() else ()
        assert wardens(Tale.of(f"{region}: {who}", politics=politics).s) == expected
        assert wardens(Tale.of(f"{region}: {who}", politics=politics, captured=region).s) == ()
    assert wardens(Tale.of("", politics=politics, bearers=at_home.split(maxsplit=1)[0]).s) == ()


@pytest.mark.rule("WAR-7.23")
def test_a_passive_nation_does_not_come_to_war_by_them() -> None:
    assert wardens(Tale.of("erebor: gimli", politics="dwarves 2 passive").s) == ("dwarves",)
    assert wardens(Tale.of("erebor: gimli", politics="dwarves 1 passive").s) == ()
    assert wardens(Tale.of("erebor: gimli", politics="dwarves 1").s) == ("dwarves",)
    assert wardens(Tale.of("erebor: gimli").s) == ()
    both = Tale.of(
        "erebor: gimli legolas; pelargir: boromir; lorien: elves 1r", politics="dwarves 2, gondor 2, elves 2"
    )
    assert wardens(both.s) == ("gondor", "dwarves")
