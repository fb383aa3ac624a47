"""The Shadow's strategy deck: cards that bring, change or move figures (WAR-9.12)."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play


@pytest.mark.card("rage_of_the_dunlendings", "event")
@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_dunlendings_rise_and_four_units_follow_from_both_dunlands() -> None:
    t = play("rage_of_the_dunlendings", "north_dunland: isengard 3r 1e; south_dunland: isengard 2r sauron 1r")
    assert (t.asked, t.offers) == (
        "shadow levy_where",
        "cardolan enedwaith gap_of_rohan hollin moria north_dunland south_downs south_dunland tharbad",
    )
    t.answer("tharbad")
    assert (t.asked, t.offers, t.here("tharbad")) == (
        "shadow raid_who",
        "isengard-regular isengard-elite done",
        "isengard 2r",
    )
    assert (t.copies(), t.ask.least, t.ask.most) == ({"isengard-regular": 3, "isengard-elite": 1}, 0, 4)
    t.go("isengard-elite isengard-regular done")
    assert (t.asked, t.copies(), t.ask.most) == ("shadow raid_who", {"isengard-regular": 2}, 2)
    t.go("isengard-regular isengard-regular")
    assert (t.at_rest, t.here("tharbad")) == (True, "isengard 5r 1e")
    assert (t.here("north_dunland"), t.here("south_dunland")) == ("isengard 2r", "sauron 1r")


@pytest.mark.card("rage_of_the_dunlendings", "event")
@pytest.mark.rule("WAR-6.6")
def test_four_from_one_dunland_are_enough_and_nobody_raids_his_own_home() -> None:
    t = play("rage_of_the_dunlendings", "north_dunland: isengard 5r; south_dunland: isengard 2r")
    t.go("hollin isengard-regular isengard-regular isengard-regular isengard-regular")
    assert (t.at_rest, t.here("hollin"), t.here("south_dunland")) == (True, "isengard 6r", "isengard 2r")
    t = play("rage_of_the_dunlendings", "north_dunland: isengard 1r; south_dunland: isengard 2r").answer(
        "north_dunland"
    )
    assert (t.asked, t.copies()) == ("shadow raid_who", {"isengard-regular": 2})
    t.answer("done")
    assert (t.at_rest, t.here("north_dunland"), t.here("south_dunland")) == (True, "isengard 3r", "isengard 2r")
    # Where no regular is left, units may still go.
    none_left = "moria: isengard 10r; orthanc: isengard 1r; north_dunland: isengard 1r"
    t = play("rage_of_the_dunlendings", none_left).go("south_downs isengard-regular")
    assert (t.at_rest, t.here("south_downs")) == (True, "isengard 1r")


@pytest.mark.card("rage_of_the_dunlendings", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-9.12")
def test_the_dunlendings_need_isengard_at_war() -> None:
    assert barred("rage_of_the_dunlendings", politics="isengard 1") == "WAR-6.5"
    t = play("rage_of_the_dunlendings", "tharbad: north 1r; hollin: elves 1r; moria: dwarves 1r", captured="moria")
    assert t.offers == "cardolan enedwaith gap_of_rohan north_dunland south_downs south_dunland"


@pytest.mark.card("return_of_the_witch_king", "event")
@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_the_witch_king_returns_to_angmar() -> None:
    t = play("return_of_the_witch_king", "osgiliath: sauron 1r witch_king 1n")
    assert (t.at_rest, t.here("angmar"), t.here("osgiliath")) == (True, "sauron 2r 1e witch_king", "sauron 1r 1n")
    t = play("return_of_the_witch_king", "angmar: witch_king")
    assert (t.at_rest, t.here("angmar")) == (True, "sauron 2r 1e witch_king")
    # The enemy holds Angmar: he flies there all the same.
    t = play("return_of_the_witch_king", "angmar: dwarves 1r; moria: witch_king", captured="angmar")
    assert (t.at_rest, t.here("angmar")) == (True, "dwarves 1r | witch_king")


@pytest.mark.card("return_of_the_witch_king", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_the_witch_king_must_be_in_play() -> None:
    assert barred("return_of_the_witch_king") == "WAR-6.5"
    assert barred("return_of_the_witch_king", "moria: sauron 1r", fallen="witch_king") == "WAR-6.5"
    assert barred("return_of_the_witch_king", "angmar: dwarves 1r, witch_king", captured="angmar") == "WAR-O5"


@pytest.mark.card("half_orcs_and_goblin_men", "event")
@pytest.mark.card("olog_hai", "event")
@pytest.mark.rule("WAR-9.12", "WAR-6.15")
@pytest.mark.parametrize(("card", "nation"), [("half_orcs_and_goblin_men", "isengard"), ("olog_hai", "sauron")])
def test_one_unit_joins_an_army(card: str, nation: str) -> None:
    board = "umbar: southrons 1r; dagorlad: 2n; minas_tirith: gondor 2r, sauron 1r; moria: sauron 2r, dwarves 3r"
    t = play(card, board, siege="minas_tirith moria")
    assert (t.asked, t.offers) == ("shadow levy_where", "minas_tirith moria umbar")
    t.answer("moria")
    assert (t.asked, t.offers) == ("shadow levy_which", f"{nation}-regular {nation}-elite")
    t.answer(f"{nation}-elite")
    joined = "isengard 1e sauron 2r" if nation == "isengard" else "sauron 2r 1e"
    assert (t.at_rest, t.here("moria", "shadow")) == (True, joined)


@pytest.mark.card("half_orcs_and_goblin_men", "refusal")
@pytest.mark.card("olog_hai", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
@pytest.mark.parametrize(("card", "nation"), [("half_orcs_and_goblin_men", "isengard"), ("olog_hai", "sauron")])
def test_it_needs_its_nation_at_war_and_an_army(card: str, nation: str) -> None:
    assert barred(card, "umbar: southrons 1r", politics=nation + " 1") == "WAR-6.5"
    assert barred(card, "dagorlad: 2n; minas_tirith: gondor 2r") == "WAR-O5"


@pytest.mark.card("hill_trolls", "event")
@pytest.mark.rule("WAR-6.6")
def test_two_regulars_become_trolls() -> None:
    t = play("hill_trolls", "moria: sauron 2r isengard 1r; angmar: sauron 1r; umbar: southrons 1r")
    assert (t.asked, t.offers) == ("shadow harden_where", "angmar moria")
    t.answer("angmar")
    assert (t.at_rest, t.here("angmar"), t.here("moria")) == (True, "sauron 1e", "isengard 1r sauron 1r 1e")
    assert (t.s.pool["sauron-regular"], t.s.pool["sauron-elite"]) == (35, 4)
    # As far as elites are left.
    t = play("hill_trolls", "moria: sauron 2r; angmar: sauron 5e")
    assert (t.at_rest, t.here("moria"), t.s.pool["sauron-elite"]) == (True, "sauron 1r 1e", 0)


@pytest.mark.card("hill_trolls", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_trolls_need_sauron_at_war_and_regulars() -> None:
    assert barred("hill_trolls", "moria: sauron 2r", politics="sauron 1") == "WAR-6.5"
    assert barred("hill_trolls", "moria: sauron 2e isengard 2r") == "WAR-O5"
    assert barred("hill_trolls", "moria: sauron 2r; angmar: sauron 6e") == "WAR-O5"


@pytest.mark.card("a_new_power_is_rising", "event")
@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_a_new_power_rises_in_isengard() -> None:
    t = play("a_new_power_is_rising", "orthanc: isengard 1r saruman", politics="isengard 2")
    assert (t.asked, t.here("north_dunland"), t.here("south_dunland")) == (
        "shadow levy_which",
        "isengard 2r",
        "isengard 2r",
    )
    t.go("isengard-elite isengard-regular")
    assert (t.at_rest, t.here("orthanc")) == (True, "isengard 2r 1e saruman")
    # What the enemy holds is left out.
    board = "orthanc: isengard 1r saruman; north_dunland: north 1r"
    t = play("a_new_power_is_rising", board, captured="north_dunland").go("isengard-elite isengard-elite")
    assert (t.at_rest, t.here("north_dunland"), t.here("orthanc")) == (True, "north 1r", "isengard 1r 2e saruman")


@pytest.mark.card("a_new_power_is_rising", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_the_new_power_needs_saruman() -> None:
    assert barred("a_new_power_is_rising", "orthanc: isengard 1r") == "WAR-6.5"
    assert barred("a_new_power_is_rising", "orthanc: isengard 1r", fallen="saruman") == "WAR-6.5"


@pytest.mark.card("many_kings_to_the_service_of_mordor", "event")
@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_two_regulars_in_each_of_three_settlements() -> None:
    t = play("many_kings_to_the_service_of_mordor", politics="southrons 3")
    assert (t.asked, t.offers) == ("shadow levy_where", "far_harad near_harad north_rhun south_rhun umbar")
    t.answer("umbar")
    assert t.offers == "far_harad near_harad north_rhun south_rhun"
    t.go("north_rhun far_harad")
    assert t.at_rest
    assert [t.here(region) for region in ("umbar", "north_rhun", "far_harad")] == ["southrons 2r"] * 3
    # With three left the third settlement gets none.
    board = "khand: southrons 10r; nurn: southrons 10r; gorgoroth: southrons 1r"
    t = play("many_kings_to_the_service_of_mordor", board).go("umbar near_harad")
    assert (t.at_rest, t.here("umbar"), t.here("near_harad")) == (True, "southrons 2r", "southrons 1r")


@pytest.mark.card("many_kings_to_the_service_of_mordor", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_no_kings_without_figures() -> None:
    board = "khand: southrons 10r; nurn: southrons 10r; gorgoroth: southrons 4r"
    assert barred("many_kings_to_the_service_of_mordor", board) == "WAR-O5"
    assert barred("many_kings_to_the_service_of_mordor", face="character") == "WAR-6.4"


@pytest.mark.card("the_king_is_revealed", "event")
@pytest.mark.rule("WAR-9.12")
def test_the_king_is_revealed_to_minas_morgul() -> None:
    t = play("the_king_is_revealed", "minas_tirith: gondor 1r aragorn", politics="sauron 1")
    assert (t.at_rest, t.here("minas_morgul")) == (True, "sauron 5r 1n")


@pytest.mark.card("the_king_is_revealed", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_strider_is_no_king() -> None:
    assert barred("the_king_is_revealed", "minas_tirith: gondor 1r strider") == "WAR-6.5"
    board = "minas_tirith: gondor 1r aragorn; minas_morgul: gondor 1r"
    assert barred("the_king_is_revealed", board, captured="minas_morgul") == "WAR-O5"


@pytest.mark.card("shadows_on_the_misty_mountains", "event")
@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_shadows_fall_on_mount_gram_or_moria() -> None:
    t = play("shadows_on_the_misty_mountains", politics="sauron 1")
    assert (t.asked, t.offers) == ("shadow levy_where", "moria mount_gram")
    t.go("mount_gram sauron-elite sauron-regular")
    assert (t.at_rest, t.here("mount_gram"), t.here("moria")) == (True, "sauron 1r 1e 1n", "")
    # A Nazgûl may come though no unit is left.
    board = (
        "barad_dur: sauron 10r; minas_morgul: sauron 6e; nurn: sauron 10r; gorgoroth: sauron 10r; morannon: sauron 6r"
    )
    t = play("shadows_on_the_misty_mountains", board).answer("moria")
    assert (t.at_rest, t.here("moria")) == (True, "1n")


@pytest.mark.card("shadows_on_the_misty_mountains", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-9.12")
def test_the_mountains_must_be_free() -> None:
    board = "mount_gram: dwarves 1r; moria: dwarves 1r"
    assert barred("shadows_on_the_misty_mountains", board, captured="mount_gram moria") == "WAR-O5"


@pytest.mark.card("orcs_multiplying_again", "event")
@pytest.mark.rule("WAR-9.12", "WAR-16.5")
def test_orcs_multiply_in_two_strongholds() -> None:
    t = play("orcs_multiplying_again", politics="sauron 1")
    assert (t.at_rest, t.here("dol_guldur"), t.here("mount_gundabad")) == (True, "sauron 3r", "sauron 3r")
    t = play("orcs_multiplying_again", "dol_guldur: sauron 4r, elves 3r", siege="dol_guldur")
    assert (t.at_rest, t.here("dol_guldur", "shadow"), t.here("mount_gundabad")) == (True, "sauron 5r", "sauron 3r")


@pytest.mark.card("orcs_multiplying_again", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_orcs_need_one_of_their_strongholds() -> None:
    board = "dol_guldur: elves 1r; mount_gundabad: dwarves 1r"
    assert barred("orcs_multiplying_again", board, captured="dol_guldur mount_gundabad") == "WAR-O5"


@pytest.mark.card("horde_from_the_east", "event")
@pytest.mark.rule("WAR-9.12")
def test_a_horde_comes_from_the_edge_of_the_map() -> None:
    t = play("horde_from_the_east")
    assert (t.asked, t.offers) == ("shadow levy_where", "east_rhun far_harad khand south_rhun")
    t.answer("khand")
    assert (t.at_rest, t.here("khand")) == (True, "southrons 5r")


@pytest.mark.card("horde_from_the_east", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-9.12")
def test_the_horde_needs_its_nation_at_war_and_a_free_region() -> None:
    assert barred("horde_from_the_east", politics="southrons 1") == "WAR-6.5"
    board = "east_rhun: north 1r; far_harad: gondor 1r; khand: gondor 1r; south_rhun: north 1r"
    assert barred("horde_from_the_east", board, captured="far_harad south_rhun") == "WAR-O5"


@pytest.mark.card("monsters_roused", "event")
@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_monsters_rise_in_four_regions() -> None:
    regions = ("angmar", "ettenmoors", "weather_hills", "trollshaws")
    t = play("monsters_roused", politics="sauron 1")
    assert (t.at_rest, *[t.here(region) for region in regions]) == (True, *["sauron 1r"] * 3, "sauron 1e")
    t = play("monsters_roused", "ettenmoors: elves 1r")
    assert (t.at_rest, *[t.here(region) for region in regions]) == (
        True, "sauron 1r", "elves 1r", "sauron 1r", "sauron 1e"
    )  # fmt: skip


@pytest.mark.card("monsters_roused", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_monsters_stay_away_from_armies() -> None:
    board = "angmar: elves 1r; ettenmoors: elves 1r; weather_hills: elves 1r; trollshaws: elves 1r"
    assert barred("monsters_roused", board, captured="angmar") == "WAR-O5"


@pytest.mark.card("musterings_of_long_planned_war", "event")
@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_long_planned_musterings() -> None:
    t = play("musterings_of_long_planned_war")
    assert (t.at_rest, t.here("gorgoroth"), t.here("nurn")) == (True, "southrons 5r", "sauron 5r")
    board = "khand: southrons 10r; umbar: southrons 10r; near_harad: southrons 1r"
    t = play("musterings_of_long_planned_war", board)
    assert (t.at_rest, t.here("gorgoroth"), t.here("nurn")) == (True, "southrons 3r", "sauron 5r")


@pytest.mark.card("musterings_of_long_planned_war", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_the_musterings_need_all_nations_at_war() -> None:
    for nation in ("isengard", "sauron", "southrons"):
        assert barred("musterings_of_long_planned_war", politics=nation + " 1") == "WAR-6.5"


@pytest.mark.card("pits_of_mordor", "event")
@pytest.mark.rule("WAR-9.12")
def test_three_strongholds_of_sauron_get_two_regulars_each() -> None:
    t = play("pits_of_mordor", "moria: dwarves 1r", captured="moria")
    assert (t.asked, t.offers) == (
        "shadow levy_where", "barad_dur dol_guldur minas_morgul morannon mount_gundabad"
    )  # fmt: skip
    t.go("morannon barad_dur dol_guldur")
    assert t.at_rest
    assert [t.here(region) for region in ("morannon", "barad_dur", "dol_guldur")] == ["sauron 2r"] * 3


@pytest.mark.card("pits_of_mordor", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_the_pits_need_sauron_at_war() -> None:
    assert barred("pits_of_mordor", politics="sauron 1") == "WAR-6.5"
