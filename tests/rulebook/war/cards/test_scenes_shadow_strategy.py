"""Corners of the Shadow's strategy cards: sieges, marches, politics, and who can be recruited where."""

from typing import Any

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.cards.scenes import play, playable
from tests.rulebook.war.war_story import Tale

THREATS = ("threats_and_promises",)
FOLLY = ("denethors_folly",)


# Blows


@pytest.mark.rule("WAR-6.5", "WAR-6.12", "WAR-1.9")
def test_elves_leave_for_valinor_and_whoever_stands_with_them_may_fall() -> None:
    board = "lorien: elves 1r, gondor 1r 1l; woodland_realm: elves 1r, sauron 1r; rivendell: gondor 3r; dale: elves 1r"
    assert not playable("return_to_valinor", board, siege="woodland_realm")
    t = play("return_to_valinor", board, siege="woodland_realm", captured="grey_havens")
    assert (t.asked, t.s.volley is not None and t.s.volley.region) == ("chance volley_die", "lorien")
    t.answer("6")
    assert (t.asked, t.offers) == ("free hit", "elves-regular gondor-regular")
    t.answer("gondor-regular")
    assert (t.at_rest, t.here("lorien")) == (True, "elves 1r gondor 1l")


@pytest.mark.rule("WAR-6.14", "WAR-16.18", "WAR-11.6")
def test_the_uruk_hai_need_saruman_and_one_of_isengard() -> None:
    card = "the_fighting_uruk_hai"
    board = "helms_deep: rohan 5r; helms_deep: isengard 3r, sauron 1r; orthanc: saruman"
    assert not playable(card, board.replace("; orthanc: saruman", ""), siege="helms_deep")
    assert not playable(card, board.replace("isengard 3r, ", ""), siege="helms_deep")
    assert not playable(card, "westemnet: isengard 3r; helms_deep: rohan 5r; orthanc: saruman")
    t = play(card, board, siege="helms_deep", politics="isengard 1")
    assert (t.asked, t.s.battle is not None and t.s.battle.rounds) == ("chance combat_die", 3), (
        "one of Sauron is at war"
    )


@pytest.mark.rule("WAR-6.8", "WAR-6.9", "WAR-12.4", "WAR-17.7")
def test_in_denethors_city_the_free_peoples_use_no_card() -> None:
    board = "minas_tirith: gondor 3r 1l, rohan 1r 1l strider; minas_tirith: sauron 3r; druadan_forest: rohan 2r"
    given = {"siege": "minas_tirith", "table": FOLLY, "hands": {"free": ("the_last_battle",), "shadow": ()}}
    assert not playable("denethors_folly", "minas_tirith: gondor 3r; osgiliath: sauron 3r")
    t = play("denethors_folly", board, siege="minas_tirith")
    assert (t.asked, t.offers) == ("shadow despair_whom", "gondor-leader rohan-leader")
    assert attack(board, **given).go("minas_tirith " + "sauron-regular " * 3).asked == "chance combat_die"
    t = attack(board, "free", **given).go("druadan_forest rohan-regular rohan-regular")
    assert t.asked == "chance combat_die", "nor do those who come to help"
    action = "remove-denethors_folly"
    assert action not in Tale.of(board, ("go",), free_dice=("army",), **given).answer("army").picks
    assert action in Tale.of(board, ("go",), free_dice=("will",), **given).answer("will").picks
    for name in ("gandalf_the_grey", "aragorn"):
        crowned = Tale.of(board.replace("strider", name), ("go",), free_dice=("army",), **given)
        assert action in crowned.answer("army").picks
    t = Tale.of("minas_tirith: gondor 3r, sauron 1r", ("go",), acting="shadow", shadow_dice=("army",),
                siege="minas_tirith", table=FOLLY).go("army move osgiliath")  # fmt: skip
    assert (t.s.sieges, t.s.table) == ((), ())


@pytest.mark.rule("WAR-6.6", "WAR-6.5")
def test_the_dawn_is_darkened_for_dice_that_are_unused() -> None:
    t = play("the_day_without_dawn", "", free_dice=("army", "will", "will"))
    assert (t.s.free_dice, t.s.free_used) == (("army",), 3)
    assert not playable("the_day_without_dawn", "", free_dice=("army",))
    assert not playable("the_day_without_dawn", "", free_dice=("will",), politics="southrons 1")


# Politics


@pytest.mark.rule("WAR-19.11", "WAR-7.23", "WAR-4.16")
@pytest.mark.parametrize("die", ["muster", "army_muster", "will"])
def test_threats_hold_back_who_is_passive_whatever_die_is_a_muster(die: str) -> None:
    politics = "rohan 3 passive, elves 2, north 2, gondor 2 passive"
    t = Tale.of("dol_amroth: boromir", ("go",), free_dice=(die,), politics=politics, table=THREATS).answer(die)
    assert "warden-gondor" in t.picks, "an ability is no diplomacy"
    assert t.answer("diplomacy").offers == "elves north"


@pytest.mark.rule("WAR-6.8", "WAR-19.8")
def test_threats_end_with_an_attack_or_an_ability_that_moves_a_free_nation() -> None:
    free = "moria: sauron 1r; dimrill_dale: elves 1r"
    assert attack(free, politics="elves 2", table=THREATS).s.table == ()
    assert attack(free, table=THREATS).s.table == THREATS, "the Elves are at war"
    t = attack("moria: isengard 1r; dimrill_dale: elves 1r", "free", politics="isengard 1", table=THREATS)
    assert (t.s.steps["isengard"], t.s.table) == (0, THREATS), "no Free nation"
    t = Tale.of("woodland_realm: legolas", ("go",), free_dice=("army",), politics="elves 2", table=THREATS)
    assert t.go("army warden-elves").s.table == ()
    t = play("wisdom_of_elrond", "", politics="rohan 1 passive", table=THREATS)
    assert (t.s.steps["rohan"], t.s.table) == (0, THREATS), "a card is neither"


@pytest.mark.rule("WAR-19.16", "WAR-8.6", "WAR-6.15", "WAR-25.4")
def test_the_stormcrow_costs_a_step_and_somebody_of_that_nation() -> None:
    card = "stormcrow"
    assert not playable(card, "", bearers="rivendell", track=0, politics="elves 2")
    assert playable(card, "", bearers="rivendell", politics="elves 2")
    assert not playable(card, "osgiliath: boromir", bearers="hollin", politics="gondor 1 passive")
    board = "dale: north 1r 1l strider; helms_deep: rohan 1r 1l gimli, isengard 2r; minas_tirith: boromir"
    given = {"siege": "helms_deep", "bearers": "hollin", "politics": "north 3 passive, rohan 1"}
    t = play(card, board, **given)
    assert t.offers == "north rohan", "Gondor is at war"
    t.answer("north")
    assert (t.asked, t.offers, t.s.steps["north"]) == ("free lose_which", "north-regular north-leader", 3)
    t.answer("north-regular")
    assert t.here("dale") == "strider", "a Leader does not stand alone"
    t = play(card, board, **given).go("rohan rohan-regular")
    assert (t.here("helms_deep"), t.s.captured, t.s.steps["rohan"]) == ("gimli | isengard 2r", ("helms_deep",), 1)


# Marches


@pytest.mark.rule("WAR-10.10", "WAR-10.11", "WAR-10.7")
def test_shadows_gather_where_an_army_stands_in_the_open() -> None:
    card = "shadows_gather"
    assert not playable(card, "moria: sauron 3r; dimrill_dale: 1n")
    board = "minas_morgul: sauron 3r, gondor 3r; north_ithilien: sauron 1r"
    assert not playable(card, board, siege="minas_morgul"), "neither out of a siege nor into it"
    board = "osgiliath: sauron 2r; minas_tirith: sauron 1r, gondor 2r; dagorlad: sauron 1r"
    t = play(card, board, siege="minas_tirith").go("osgiliath sauron-regular done")
    assert "minas_tirith" in t.picks, "besiegers are joined"
    far = "near_harad: southrons 3r; minas_morgul: sauron 1r"
    t = play(card, far, politics="southrons 1")
    assert (t.asked, t.offers) == ("shadow march_to", "east_harondor west_harondor"), "Sauron's go, who are at war"
    assert not playable(card, far, politics="southrons 1, sauron 1")


@pytest.mark.rule("WAR-10.3", "WAR-6.5")
def test_nobody_marches_twice_by_one_card() -> None:
    t = play("the_shadow_lengthens", "moria: sauron 2r; dimrill_dale: sauron 1r; parth_celebrant: sauron 2r")
    t.go("moria sauron-regular sauron-regular done dimrill_dale")
    assert t.asked == "shadow march_to", "of those in Dimrill Dale one has not moved"
    assert not playable("the_shadow_is_moving", "moria: sauron 3r", politics="isengard 1")
    t = play("the_shadow_is_moving", "moria: sauron 1r; dimrill_dale: sauron 1r").go("moria dimrill_dale dimrill_dale")
    t.answer("lorien")
    assert (t.here("dimrill_dale"), t.here("lorien"), t.s.captured) == ("sauron 1r", "sauron 1r", ("lorien",))
    assert t.at_rest


@pytest.mark.rule("WAR-7.26", "WAR-6.4")
def test_the_mouth_of_sauron_plays_a_card_of_armies_with_a_muster_result_once_a_turn() -> None:
    def holding(**given: Any) -> Tale:
        hands = {"free": (), "shadow": ("pits_of_mordor", "shadows_gather", "the_shadow_lengthens")}
        board = "nurn: mouth_of_sauron; moria: sauron 1r; dimrill_dale: sauron 1r; parth_celebrant: sauron 1r"
        tale = Tale.of(board, ("go",), acting="shadow", shadow_dice=("muster", "muster"), hands=hands, **given)
        return tale.go("muster event")

    t = holding()
    assert t.offers == "pits_of_mordor shadows_gather the_shadow_lengthens"
    t.go("shadows_gather moria dimrill_dale done muster event")
    assert (t.s.messenger, t.offers, t.refuses("the_shadow_lengthens")) == (True, "pits_of_mordor", "WAR-6.4")
    t = holding().go("pits_of_mordor barad_dur dol_guldur minas_morgul")
    assert (t.asked, t.s.messenger) == ("shadow die", False), "it is a card of musters"
    assert holding(messenger=True).offers == "pits_of_mordor"


# Recruits


@pytest.mark.rule("WAR-9.12", "WAR-1.10", "WAR-6.6", "WAR-9.2")
def test_dunlendings_rage_next_to_their_homes() -> None:
    card = "rage_of_the_dunlendings"
    board = (
        "north_dunland: isengard 4r 2e; south_dunland: isengard 2r; moria: gondor 1r, sauron 1r; enedwaith: rohan 1r"
    )
    t = play(card, board, siege="moria")
    assert t.offers == "cardolan gap_of_rohan hollin north_dunland south_downs south_dunland tharbad"
    t.go("hollin isengard-elite isengard-elite isengard-regular done isengard-regular")
    assert (t.at_rest, t.here("hollin")) == (True, "isengard 4r 2e"), "four from both together"
    t = play(card, "north_dunland: isengard 6r; south_dunland: isengard 6r")
    t.go("tharbad isengard-regular done done")
    assert t.here("tharbad") == "isengard 1r", "nobody is left in the box"
    assert not playable(card, board, siege="moria", politics="isengard 1")


@pytest.mark.rule("WAR-9.7", "WAR-7.13", "WAR-6.6")
def test_the_witch_king_returns_to_angmar_whoever_holds_it() -> None:
    card = "return_of_the_witch_king"
    t = play(card, "moria: witch_king; angmar: rohan 1r", captured="angmar")
    assert (t.here("angmar"), t.here("moria")) == ("rohan 1r | witch_king", "")
    assert play(card, "angmar: witch_king; angmar: gimli").here("angmar") == "gimli | sauron 2r 1e witch_king"
    assert not playable(card, "moria: 1n", fallen="witch_king")
    board = "minas_morgul: sauron 1r witch_king, gondor 1r; moria: sauron 6e"
    t = play(card, board, siege="minas_morgul")
    assert (t.here("minas_morgul"), t.here("angmar")) == ("gondor 1r | sauron 1r", "sauron 2r witch_king")


@pytest.mark.rule("WAR-9.12", "WAR-8.3", "WAR-1.9")
def test_half_orcs_join_any_army_even_inside() -> None:
    board = "orthanc: isengard 2r, rohan 2r; helms_deep: rohan 1r, sauron 1r; moria: 1n; edoras: sauron 10r"
    given = {"siege": "helms_deep orthanc", "captured": "edoras"}
    t = play("half_orcs_and_goblin_men", board, **given)
    assert t.offers == "edoras helms_deep orthanc"
    t.go("edoras isengard-elite")
    assert (t.asked, t.copies()) == ("shadow excess", {"isengard-elite": 1, "sauron-regular": 1})
    assert not playable("olog_hai", board, politics="sauron 1", **given)


@pytest.mark.rule("WAR-6.6", "WAR-9.2")
def test_hill_trolls_take_the_place_of_regulars() -> None:
    board = "moria: sauron 1r; dol_guldur: sauron 3r 5e"
    t = play("hill_trolls", board).answer("moria")
    assert (t.at_rest, t.here("moria"), t.s.pool["sauron-elite"]) == (True, "sauron 1e", 0), "there was but one"
    assert not playable("hill_trolls", "moria: sauron 1r 6e")
    assert not playable("hill_trolls", "moria: sauron 1r", politics="sauron 1")


@pytest.mark.rule("WAR-9.12", "WAR-9.7", "WAR-9.2", "WAR-8.2")
def test_many_kings_come_to_three_places_or_as_many_as_there_are() -> None:
    card = "many_kings_to_the_service_of_mordor"
    t = play(card, "umbar: southrons 4r, gondor 1r", siege="umbar", captured="far_harad")
    assert t.offers == "near_harad north_rhun south_rhun umbar"
    t.go("umbar near_harad north_rhun")
    assert (t.at_rest, t.here("umbar", "shadow"), t.here("north_rhun")) == (True, "southrons 5r", "southrons 2r")
    t = play(card, "", captured="far_harad umbar near_harad").answer("south_rhun")
    assert (t.at_rest, t.here("north_rhun"), t.here("south_rhun")) == (True, "southrons 2r", "southrons 2r")
    t = play(card, "moria: southrons 10r; orthanc: southrons 11r").go("umbar near_harad")
    assert (t.at_rest, t.here("umbar"), t.here("near_harad")) == (True, "southrons 2r", "southrons 1r")


@pytest.mark.rule("WAR-9.12", "WAR-9.6", "WAR-8.2")
def test_recruits_of_mordor_in_sieges_and_where_no_stronghold_is() -> None:
    board = "edoras: aragorn; minas_morgul: sauron 2r, gondor 1r"
    t = play("the_king_is_revealed", board, siege="minas_morgul")
    assert t.here("minas_morgul", "shadow") == "sauron 5r 1n"
    assert not playable("the_king_is_revealed", "edoras: strider")
    assert not playable("the_king_is_revealed", "edoras: aragorn", captured="minas_morgul")
    t = play("shadows_on_the_misty_mountains", "moria: gondor 1r", captured="moria").go("sauron-elite sauron-regular")
    assert t.here("mount_gram") == "sauron 1r 1e 1n"
    t = play("shadows_on_the_misty_mountains", "moria: gondor 1r, sauron 4r; mount_gram: rohan 1r", siege="moria")
    assert dict(t.ask.facts) == {"region": "region-moria"}


@pytest.mark.rule("WAR-9.12", "WAR-1.10", "WAR-1.11", "WAR-6.6")
def test_each_place_of_a_card_stands_for_itself() -> None:
    t = play("monsters_roused", "ettenmoors: north 1r; weather_hills: strider", captured="angmar")
    assert [t.here(one) for one in ("angmar", "ettenmoors", "weather_hills", "trollshaws")] == [
        "", "north 1r", "strider | sauron 1r", "sauron 1e",
    ]  # fmt: skip
    t = play("musterings_of_long_planned_war", "gorgoroth: gondor 1r")
    assert (t.here("gorgoroth"), t.here("nurn")) == ("gondor 1r", "sauron 5r")
    assert play("horde_from_the_east", "khand: gondor 1r").offers == "east_rhun far_harad south_rhun"
    board = "orthanc: saruman isengard 4r, rohan 2r; north_dunland: rohan 1r"
    t = play("a_new_power_is_rising", board, siege="orthanc", captured="north_dunland")
    assert (t.here("south_dunland"), t.asked) == ("isengard 2r", "shadow levy_which")
    t.go("isengard-elite isengard-elite")
    assert (t.asked, t.ask.least) == ("shadow excess", 1)
