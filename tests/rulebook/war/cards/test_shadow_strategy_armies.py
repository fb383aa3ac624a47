"""The Shadow's strategy deck: armies that march, sail and storm."""

import pytest

from tests.rulebook.war.cards.strategy import act, barred, play
from tests.rulebook.war.marches import told, tried

HELM = "helms_deep: rohan 4r, isengard 3r 1e; orthanc: isengard 1r saruman"


# The Fighting Uruk-hai.


@pytest.mark.card("the_fighting_uruk_hai", "event")
@pytest.mark.rule("WAR-16.18", "WAR-16.10", "WAR-6.13")
def test_uruk_hai_storm_for_three_rounds() -> None:
    t = play("the_fighting_uruk_hai", HELM, siege="helms_deep", politics="rohan 2 passive")
    assert (t.asked, t.offers) == ("shadow attack_who", "isengard-regular isengard-elite")
    t.go("isengard-regular isengard-regular isengard-regular isengard-elite")
    assert (t.s.steps["rohan"], t.s.passive, t.s.orders) == (1, (), None)
    t.roll("5 5 5 5")  # five is no hit against walls
    assert t.asked == "chance combat_die"
    t.roll("1 1 1 1")
    assert (t.asked, t.offers) == ("shadow reroll", "0 1")  # the elite leads for Saruman
    t.answer("0")
    assert (t.asked, t.offers) == ("shadow cease", "cease on")
    t.go("on 1 1 1 1 1 1 1 1 0 on 1 1 1 1 1 1 1 1 0")
    # The third round was the last that cost nothing.
    assert (t.asked, t.offers) == ("shadow cease", "cease extend-isengard")
    t.answer("cease")
    assert (t.at_rest, t.here("helms_deep"), t.s.sieges) == (True, "rohan 4r | isengard 3r 1e", ("helms_deep",))


@pytest.mark.card("the_fighting_uruk_hai", "event")
@pytest.mark.rule("WAR-16.18", "WAR-12.3")
def test_in_the_first_round_only_a_companion_lets_the_free_peoples_use_a_card() -> None:
    hands = {"free": ("faramirs_rangers",), "shadow": ("the_fighting_uruk_hai",)}
    go = "isengard-regular isengard-regular isengard-regular isengard-elite"
    t = play("the_fighting_uruk_hai", HELM, siege="helms_deep", hands=hands).go(go)
    assert t.asked == "chance combat_die"
    t.go("1 1 1 1 1 1 1 1 0 on")
    assert (t.asked, t.offers) == ("free combat_card", "faramirs_rangers pass")
    led = HELM.replace("rohan 4r", "rohan 4r gimli")
    t = play("the_fighting_uruk_hai", led, siege="helms_deep", hands=hands).go(go)
    assert (t.asked, t.offers) == ("free combat_card", "faramirs_rangers pass")


@pytest.mark.card("the_fighting_uruk_hai", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-6.14")
def test_the_uruk_hai_need_saruman_and_a_siege() -> None:
    card = "the_fighting_uruk_hai"
    assert barred(card, "helms_deep: rohan 4r, isengard 4r", siege="helms_deep") == "WAR-6.5"
    assert barred(card, "helms_deep: rohan 4r; orthanc: isengard 4r saruman") == "WAR-6.5"
    assert barred(card, "helms_deep: rohan 4r, sauron 4r; orthanc: saruman", siege="helms_deep") == "WAR-6.5"
    assert barred(card, HELM, siege="helms_deep", politics="isengard 1") == "WAR-O5"


# Marches.


@pytest.mark.card("shadows_gather", "event")
@pytest.mark.rule("WAR-10.10", "WAR-8.4")
def test_an_army_marches_three_regions_to_another_army() -> None:
    t = play("shadows_gather", "moria: sauron 3r 1n; north_dunland: isengard 9r; lorien: sauron 1r", captured="lorien")
    assert (t.asked, t.offers) == ("shadow march_from", "lorien moria north_dunland")
    t.answer("moria")
    assert (t.asked, t.offers) == ("shadow march_who", "sauron-regular nazgul")
    assert told(t) == tried(t) == ({"sauron-regular": 3, "nazgul": 1}, 1, 4)
    t.go("sauron-regular sauron-regular nazgul done")
    assert (t.asked, t.offers) == ("shadow march_to", "dimrill_dale hollin north_dunland")
    t.answer("dimrill_dale")
    assert t.here("dimrill_dale") == "sauron 2r 1n"
    assert t.asked == "shadow march_to"
    assert "done" not in t.picks  # no army is there
    assert t.offers == "lorien moria parth_celebrant"
    t.answer("lorien")
    assert (t.at_rest, t.here("lorien"), t.here("moria"), t.s.chosen) == (True, "sauron 3r 1n", "sauron 1r", ())


@pytest.mark.card("shadows_gather", "event")
@pytest.mark.rule("WAR-8.4", "WAR-8.3", "WAR-18.10")
def test_stacking_is_seen_to_where_the_march_ends_and_towns_fall_on_the_way() -> None:
    board = "south_downs: sauron 4r; weather_hills: sauron 8r"
    t = play("shadows_gather", board, politics="north 3 passive").answer("south_downs")
    t.go("sauron-regular sauron-regular sauron-regular sauron-regular")
    assert (t.asked, "bree" in t.picks) == ("shadow march_to", True)
    t.answer("bree")
    assert (t.s.captured, t.s.passive) == (("bree",), ())
    t.answer("weather_hills")
    assert (t.at_rest, t.here("weather_hills"), t.here("bree"), t.s.captured) == (True, "sauron 10r", "", ("bree",))


@pytest.mark.card("shadows_gather", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-10.10", "WAR-10.11")
def test_nobody_gathers_where_there_is_no_other_army() -> None:
    assert barred("shadows_gather", "moria: sauron 3r 1n; umbar: southrons 3r; hollin: 1n") == "WAR-O5"
    # Those inside a siege neither go nor are joined.
    inside = "dol_guldur: sauron 3r, elves 3r; narrows_of_the_forest: sauron 1r"
    assert barred("shadows_gather", inside, siege="dol_guldur") == "WAR-O5"
    # Nor may it cross what a card closes, or what its nation may not enter.
    board = "buckland: sauron 2r; tower_hills: sauron 2r; evendim: north 1r; cardolan: north 1r"
    assert play("shadows_gather", board).asked == "shadow march_from"
    assert barred("shadows_gather", board, table=("the_power_of_tom_bombadil",)) == "WAR-O5"


@pytest.mark.card("shadows_gather", "event")
@pytest.mark.rule("WAR-10.7", "WAR-10.10")
def test_nations_that_are_not_at_war_bar_each_others_way() -> None:
    board = "dagorlad: sauron 1r southrons 2r; gorgoroth: sauron 1r; south_rhun: southrons 1r"
    t = play("shadows_gather", board, politics="sauron 1, southrons 1").answer("dagorlad")
    # Where both may go no army stands: either the one goes to Gorgoroth, or the others to Rhûn.
    assert told(t) == tried(t) == ({"sauron-regular": 1, "southrons-regular": 2}, 1, 2)
    t.answer("sauron-regular")
    assert (t.asked, t.offers) == ("shadow march_to", "morannon north_ithilien")
    t.answer("morannon")
    assert (t.at_rest, t.here("gorgoroth"), t.here("dagorlad")) == (True, "sauron 2r", "southrons 2r")


@pytest.mark.card("the_shadow_lengthens", "event")
@pytest.mark.rule("WAR-10.10", "WAR-10.3")
def test_two_armies_march_two_regions_each() -> None:
    board = "moria: sauron 2r; north_dunland: isengard 2r; tharbad: sauron 1r"
    t = play("the_shadow_lengthens", board)
    assert (t.asked, t.offers) == ("shadow march_from", "moria north_dunland tharbad")
    t.go("moria sauron-regular sauron-regular north_dunland done")
    assert (t.here("north_dunland"), t.asked) == ("isengard 2r sauron 2r", "shadow march_from")
    # Those who marched rest now; the others there may go.
    assert t.offers == "north_dunland tharbad done"
    t.answer("north_dunland")
    assert t.copies() == {"isengard-regular": 2}
    t.go("isengard-regular done tharbad")
    assert (t.at_rest, t.here("tharbad"), t.here("north_dunland")) == (
        True, "isengard 1r sauron 1r", "isengard 1r sauron 2r"
    )  # fmt: skip


@pytest.mark.card("the_shadow_lengthens", "event")
@pytest.mark.rule("WAR-10.3", "WAR-10.10")
def test_who_marched_does_not_march_again_with_those_he_joined() -> None:
    board = "moria: sauron 2r; north_dunland: sauron 2r; tharbad: sauron 1r"
    t = play("the_shadow_lengthens", board).go("moria sauron-regular sauron-regular north_dunland done north_dunland")
    assert (t.asked, t.copies()) == ("shadow march_who", {"sauron-regular": 2})
    t.go("sauron-regular sauron-regular tharbad")
    assert (t.at_rest, t.here("tharbad"), t.here("north_dunland")) == (True, "sauron 3r", "sauron 2r")


@pytest.mark.card("the_shadow_lengthens", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-10.10")
def test_two_regions_are_not_three() -> None:
    board = "moria: sauron 2r; enedwaith: sauron 1r"
    assert play("shadows_gather", board).asked == "shadow march_from"
    assert barred("the_shadow_lengthens", board) == "WAR-O5"


@pytest.mark.card("the_shadow_is_moving", "event")
@pytest.mark.rule("WAR-10.1", "WAR-10.3", "WAR-6.6")
def test_four_armies_move_one_region_each() -> None:
    board = "moria: sauron 1r; umbar: southrons 1r; orthanc: isengard 1r; angmar: sauron 1r; nurn: sauron 1r"
    t = play("the_shadow_is_moving", board)
    assert (t.asked, t.offers) == ("shadow march_from", "angmar moria nurn orthanc umbar")
    t.go("moria hollin umbar near_harad orthanc gap_of_rohan")
    assert (t.asked, t.offers) == ("shadow march_from", "angmar nurn done")
    t.go("nurn")
    assert t.at_rest
    moved = ("hollin", "near_harad", "gap_of_rohan", "gorgoroth", "angmar")
    assert [t.here(region) for region in moved] == [
        "sauron 1r", "southrons 1r", "isengard 1r", "sauron 1r", "sauron 1r"
    ]  # fmt: skip


@pytest.mark.card("the_shadow_is_moving", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_the_shadow_moves_when_all_its_nations_are_at_war() -> None:
    for nation in ("isengard", "sauron", "southrons"):
        assert barred("the_shadow_is_moving", "moria: sauron 1r", politics=nation + " 1") == "WAR-6.5"


# Corsairs of Umbar.


@pytest.mark.card("corsairs_of_umbar", "event")
@pytest.mark.rule("WAR-6.6", "WAR-10.8")
def test_corsairs_land_where_nobody_stands() -> None:
    t = play("corsairs_of_umbar", "umbar: southrons 3r 1e 1n", politics="gondor 3 passive")
    assert (t.asked, t.offers) == ("shadow voyage_to", "anfalas dol_amroth lamedon pelargir")
    t.answer("pelargir")
    assert (t.asked, t.offers) == ("shadow move_who", "southrons-regular southrons-elite nazgul")
    t.go("southrons-regular southrons-elite done")
    assert (t.at_rest, t.here("pelargir"), t.s.captured) == (True, "southrons 1r 1e", ("pelargir",))
    assert (t.here("umbar"), t.s.passive, t.s.steps["gondor"]) == ("southrons 2r 1n", (), 2)


@pytest.mark.card("corsairs_of_umbar", "event")
@pytest.mark.rule("WAR-14.1", "WAR-14.8", "WAR-6.13")
def test_corsairs_fight_to_the_end_and_all_of_them_land() -> None:
    t = play("corsairs_of_umbar", "umbar: southrons 3r; pelargir: gondor 2r", politics="gondor 2 passive")
    t.go("pelargir southrons-regular southrons-regular done")
    assert (t.s.steps["gondor"], t.s.passive, t.s.orders) == (1, (), None)
    t.roll("6 5 1 1")  # six against the city in the first round
    assert (t.here("pelargir"), t.asked) == ("gondor 1r", "free retreat")  # nobody was asked to cease
    t.go("stay 5 1 1")
    # The defenders are gone; who came by ship is ashore.
    assert (t.at_rest, t.here("pelargir"), t.here("umbar")) == (True, "southrons 2r", "southrons 1r")
    assert t.s.captured == ("pelargir",)


@pytest.mark.card("corsairs_of_umbar", "event")
@pytest.mark.rule("WAR-16.3", "WAR-14.3", "WAR-14.8")
def test_the_defenders_may_go_inside_or_retreat() -> None:
    t = play("corsairs_of_umbar", "umbar: southrons 3r; dol_amroth: gondor 2r").answer("dol_amroth")
    t.go("southrons-regular southrons-regular southrons-regular")
    assert (t.asked, t.offers) == ("free shelter", "field siege")
    t.answer("siege")
    assert (t.at_rest, t.here("dol_amroth"), t.s.sieges) == (True, "gondor 2r | southrons 3r", ("dol_amroth",))
    t = play("corsairs_of_umbar", "umbar: southrons 1r; lamedon: gondor 2r").go("lamedon 1 1 1 erech")
    assert (t.at_rest, t.here("lamedon"), t.here("erech")) == (True, "southrons 1r", "gondor 2r")


@pytest.mark.card("corsairs_of_umbar", "event")
@pytest.mark.rule("WAR-10.13", "WAR-8.3", "WAR-16.9", "WAR-6.13")
def test_corsairs_join_besiegers_ten_are_enough_and_they_attack() -> None:
    board = "umbar: southrons 4r; dol_amroth: gondor 2r, southrons 8r"
    t = play("corsairs_of_umbar", board, siege="dol_amroth", politics="gondor 1 passive").answer("dol_amroth")
    t.go("southrons-regular southrons-regular southrons-regular done")
    assert (t.here("dol_amroth"), t.here("umbar")) == ("gondor 2r | southrons 10r", "southrons 1r")
    # One round, as in any siege.
    assert (t.asked, dict(t.ask.facts)["region"]) == ("shadow attack_who", "region-dol_amroth")
    t.go("southrons-regular southrons-regular done")
    assert (t.s.steps["gondor"], t.s.passive) == (0, ())
    t.roll("6 5 1 1")
    assert (t.at_rest, t.here("dol_amroth"), t.s.sieges) == (True, "gondor 1r | southrons 10r", ("dol_amroth",))


@pytest.mark.card("corsairs_of_umbar", "event")
@pytest.mark.rule("WAR-16.17", "WAR-17.7")
def test_corsairs_relieve_their_own() -> None:
    board = "umbar: southrons 3r; dol_amroth: gondor 2r, southrons 1r"
    t = play("corsairs_of_umbar", board, siege="dol_amroth", captured="dol_amroth").answer("dol_amroth")
    t.go("southrons-regular southrons-regular southrons-regular").roll("5 5 1").roll("1 1")
    assert (t.at_rest, t.here("dol_amroth"), t.s.sieges) == (True, "southrons 4r", ())


@pytest.mark.card("corsairs_of_umbar", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-10.7", "WAR-11.4")
def test_the_corsairs_need_ships_and_a_nation_at_war() -> None:
    assert barred("corsairs_of_umbar", "umbar: southrons 3r", politics="southrons 1") == "WAR-6.5"
    assert barred("corsairs_of_umbar", "umbar: sauron 3r", politics="southrons 1") == "WAR-6.5"  # though Sauron is
    assert barred("corsairs_of_umbar", "near_harad: southrons 3r; umbar: 1n") == "WAR-O5"
    assert barred("corsairs_of_umbar", "umbar: southrons 3r, gondor 4r", siege="umbar") == "WAR-O5"
    # Units of a nation that is not at war stay in Umbar.
    t = play("corsairs_of_umbar", "umbar: southrons 1r sauron 2r", politics="sauron 1").answer("anfalas")
    assert (t.at_rest, t.here("anfalas"), t.here("umbar")) == (True, "southrons 1r", "sauron 2r")


@pytest.mark.card("corsairs_of_umbar", "event")
@pytest.mark.rule("WAR-6.6", "WAR-11.1")
def test_after_the_voyage_attacks_are_as_always() -> None:
    t = act(
        "shadow", "army", "umbar: southrons 2r; pelargir: gondor 1r; west_harondor: gondor 1r",
        hands={"free": (), "shadow": ("corsairs_of_umbar",)}, shadow_dice=("army", "army"), free_dice=(),
    )  # fmt: skip
    t.go("event corsairs_of_umbar pelargir southrons-regular done 6 1")
    assert (t.asked, t.here("pelargir"), t.s.orders) == ("shadow die", "southrons 1r", None)
    t.go("army attack")
    assert (t.asked, t.offers) == ("shadow attack_from", "pelargir umbar")
