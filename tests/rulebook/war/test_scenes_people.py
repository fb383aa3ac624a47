"""Scenes of companions, Nazgûl and minions: groups, stops, besieged regions, entering play."""

from typing import Any

import pytest

from tests.rulebook.war.war_story import Tale

TIDY = ("tidy",)
GO = ("go",)
WALK = ("move_companions",)
FLY = ("move_nazgul",)


def dice(side: str, *faces: str) -> dict[str, Any]:
    all_dice = {"free": 4, "shadow": 7}[side]
    return {f"{side}_dice": faces, f"{side}_used": all_dice - len(faces), "acting": side}


@pytest.mark.rule("WAR-7.4", "WAR-7.29", "WAR-A.16", "WAR-19.4", "WAR-7.6")
def test_shadowfax_carries_one_hobbit_and_no_more():
    board = "fangorn: gandalf_the_white meriadoc peregrin gimli"
    tale = Tale.of(board, WALK, TIDY, politics="rohan 3 passive, gondor 2 passive")
    tale.go("gandalf_the_white meriadoc done")
    assert "minas_tirith" in tale.picks  # Eastemnet, Druadan Forest, Minas Tirith; and one more
    assert "lossarnach" in tale.picks
    tale.go("minas_tirith")
    assert tale.s.passive == ("rohan",)
    assert (tale.asked, tale.offers) == ("free companions_from", "fangorn done")
    tale.go("fangorn peregrin gimli")
    assert "edoras" in tale.picks  # two steps: the higher level counts
    assert "druadan_forest" in tale.picks
    assert "minas_tirith" not in tale.picks
    tale.go("edoras")
    assert tale.s.passive == ()  # Peregrin activates any nation
    assert tale.at_rest


@pytest.mark.rule("WAR-7.4", "WAR-7.29")
def test_with_two_hobbits_he_rides_no_faster_than_they():
    tale = Tale.of("fangorn: gandalf_the_white meriadoc peregrin", WALK, TIDY)
    tale.go("gandalf_the_white meriadoc peregrin")
    assert "lossarnach" not in tale.picks  # four steps
    assert "minas_tirith" in tale.picks  # three


@pytest.mark.rule("WAR-7.5", "WAR-7.6", "WAR-7.7", "WAR-7.8")
def test_stops_and_walls_on_the_road():
    """Strider is at Dimrill Dale. Moria is the Shadow's, Lórien is besieged, the Elves have captured Dol Guldur."""
    board = "dimrill_dale: strider sauron 4r; lorien: elves 1r gimli sauron 2r; dol_guldur: elves 1r; moria: sauron 1r"
    tale = Tale.of(board, WALK, TIDY, siege="lorien", captured="dol_guldur")
    # Gimli is besieged, so only Strider is asked.
    assert tale.asked == "free companions_to"
    assert "moria" in tale.picks
    assert "hollin" not in tale.picks  # only through Moria
    assert tale.refuses("hollin") == "WAR-7.6"
    assert tale.refuses("lorien") == "WAR-7.7"
    assert "southern_mirkwood" in tale.picks  # through Dol Guldur, which the Free Peoples hold
    assert "fangorn" in tale.picks
    assert "dimrill_dale" not in tale.picks
    tale.go("moria")
    tale.s.todo = [TIDY, WALK]
    tale.game.rules.settle(tale.s)
    assert "fords_of_bruinen" in tale.picks  # later he may leave
    assert tale.at_rest is False


@pytest.mark.rule("WAR-22.3", "WAR-22.1", "WAR-22.8", "WAR-19.4", "WAR-16.15")
def test_out_of_the_fellowship_into_a_besieged_stronghold():
    board = "lorien: elves 1r sauron 2r"
    tale = Tale.of(board, ("separate",), TIDY, siege="lorien", bearers="lorien", progress=4, politics="elves 2")
    tale.go("legolas gimli done")
    assert (tale.asked, tale.offers) == ("free guide", "gandalf_the_grey strider")  # there is nowhere to go
    tale.answer("gandalf_the_grey")
    assert tale.at_rest
    assert tale.here("lorien", "free") == "elves 1r gimli legolas"
    assert (tale.s.progress, tale.s.guide) == (4, "gandalf_the_grey")
    # It is unconquered while it is besieged, so Legolas may advance the Elves with any die.
    tale.s.free_dice, tale.s.free_used, tale.s.acting, tale.s.todo = ("event",), 3, "free", [GO]
    tale.game.rules.settle(tale.s)
    tale.answer("event")
    assert "warden-elves" in tale.picks
    tale.answer("warden-elves")
    assert (tale.s.steps["elves"], tale.s.free_used) == (1, 4)


@pytest.mark.rule("WAR-7.23", "WAR-19.2", "WAR-4.20")
def test_a_warden_does_not_carry_a_passive_nation_into_war():
    given = {**dice("free", "event"), "politics": "gondor 1 passive, dwarves 2 passive"}
    tale = Tale.of("pelargir: boromir; erebor: dwarves 1r gimli", GO, **given).answer("event")
    assert "warden-gondor" not in tale.picks
    assert "warden-dwarves" in tale.picks
    lost = Tale.of("erebor: gimli sauron 1r", GO, captured="erebor", **given).answer("event")
    assert "warden-dwarves" not in lost.picks


@pytest.mark.rule("WAR-19.5", "WAR-19.4", "WAR-7.13")
def test_a_companion_who_marches_with_an_army_rouses_too():
    """Strider activates only the North, Meriadoc any nation. A town does not count."""
    board = "old_forest: elves 2r strider meriadoc"
    given: dict[str, Any] = {"politics": "north 2 passive, rohan 3 passive", "die": "army_muster", "acting": "free"}
    tale = Tale.of(board, ("move", "free", 0), TIDY, **given)
    tale.go("the_shire elves-regular strider done done")
    assert tale.s.passive == ("rohan",)
    town = Tale.of("weather_hills: elves 1r strider", ("move", "free", 0), TIDY, **given)
    town.go("bree elves-regular strider")
    assert town.s.passive == ("north", "rohan")


@pytest.mark.rule("WAR-7.20", "WAR-7.21", "WAR-16.15", "WAR-4.18", "WAR-4.2", "WAR-7.19")
def test_aragorn_and_gandalf_come_into_besieged_places():
    board = (
        "minas_tirith: gondor 2r strider sauron 3r; rivendell: elves 1r gandalf_the_grey sauron 2r; moria: witch_king"
    )
    given = {**dice("free", "will", "will"), "siege": "minas_tirith rivendell", "politics": "gondor 1 passive"}
    tale = Tale.of(board, GO, **given, shadow_pool=8, shadow_used=8)
    tale.answer("will")
    assert {"white", "aragorn"} <= set(tale.picks)
    tale.answer("aragorn")
    assert tale.here("minas_tirith", "free") == "gondor 2r aragorn"
    assert (tale.s.passive, tale.s.steps["gondor"]) == ((), 1)
    tale.go("will white")
    assert tale.here("rivendell", "free") == "elves 1r gandalf_the_white"
    assert sorted(tale.s.fallen) == ["gandalf_the_grey", "strider"]
    assert tale.s.free_pool == 4  # the dice come with the next turn


@pytest.mark.rule("WAR-7.19", "WAR-16.15")
def test_gandalf_comes_back_from_the_dead():
    board = "lorien: elves 1r sauron 2r; rivendell: sauron 1r; moria: witch_king"
    given = {**dice("free", "will"), "siege": "lorien", "captured": "rivendell", "fallen": "gandalf_the_grey"}
    tale = Tale.of(board, GO, **given, shadow_pool=8, shadow_used=8).go("will white")
    assert tale.asked == "free white_at"
    assert sorted(tale.picks) == ["fangorn", "grey_havens", "lorien", "woodland_realm"]


@pytest.mark.rule("WAR-7.9", "WAR-7.10", "WAR-16.20", "WAR-7.11", "WAR-7.16")
def test_nazgul_over_walls_and_sieges():
    board = (
        "dol_guldur: sauron 1r 1n elves 2r; lorien: elves 1r sauron 2r 1n; minas_morgul: gondor 1r;"
        "barad_dur: witch_king mouth_of_sauron"
    )
    given: dict[str, Any] = {"siege": "dol_guldur lorien", "captured": "minas_morgul"}
    tale = Tale.of(board, FLY, TIDY, **given)
    assert (tale.asked, tale.offers) == ("shadow nazgul_from", "barad_dur dol_guldur lorien")
    tale.go("dol_guldur")  # out of the siege
    assert "lorien" in tale.picks  # besieged by the Shadow
    assert "minas_morgul" not in tale.picks  # the Free Peoples hold it
    assert "rivendell" not in tale.picks
    assert "eagles_eyrie" in tale.picks
    assert tale.refuses("rivendell") == "WAR-7.10"
    tale.go("lorien lorien dol_guldur")  # and another one in
    assert tale.here("dol_guldur", "shadow") == "sauron 1r 1n"
    assert (tale.asked, tale.offers) == ("shadow nazgul_from", "barad_dur done")
    tale.go("barad_dur mouth_of_sauron done")
    assert "nurn" in tale.picks
    assert "dagorlad" in tale.picks
    assert "minas_morgul" not in tale.picks
    assert "north_ithilien" not in tale.picks  # through Minas Morgul only
    tale.go("dagorlad done")
    assert tale.at_rest


@pytest.mark.rule("WAR-7.17", "WAR-7.18", "WAR-19.6", "WAR-7.2", "WAR-4.15")
def test_each_minion_once_and_under_his_conditions():
    board = "orthanc: isengard 1r rohan 2r; dol_guldur: southrons 1r; barad_dur: sauron 1r 1n; moria: 1n"
    given = {**dice("shadow", "muster", "muster"), "siege": "orthanc", "free_used": 4}
    peace = "dwarves 3 passive, elves 2, gondor 2 passive, north 1, rohan 0"
    tale = Tale.of(board, GO, politics=peace, **given)
    tale.go("muster minion")
    assert (tale.asked, sorted(tale.picks)) == ("shadow minion", ["saruman", "witch_king"])
    tale.go("witch_king")
    # Only one army has a unit of Sauron, so there is no ask.
    assert tale.here("barad_dur") == "sauron 1r 1n witch_king"
    assert tale.s.passive == ()
    tale.go("muster minion")
    assert tale.here("orthanc", "shadow") == "isengard 1r saruman"  # besieged, and yet unconquered
    gone = Tale.of(board, GO, politics=peace, fallen="witch_king saruman", **given).answer("muster")
    assert gone.refuses("minion") == "WAR-7.17"


@pytest.mark.rule("WAR-7.24", "WAR-9.7", "WAR-9.2")
def test_the_voice_is_heard_where_isengard_still_rules():
    board = "orthanc: isengard 3r 1e saruman; north_dunland: rohan 1r; gap_of_rohan: isengard 1r"
    given = {**dice("shadow", "muster", "muster", "muster"), "captured": "north_dunland", "shadow_pool": 8}
    given["shadow_used"] = 5
    tale = Tale.of(board, GO, **given)
    tale.go("muster voice_regulars")
    assert tale.here("orthanc") == "isengard 4r 1e saruman"
    assert tale.here("south_dunland") == "isengard 1r"
    assert tale.here("north_dunland") == "rohan 1r"
    tale.go("muster voice_elites")
    assert tale.here("orthanc") == "isengard 2r 3e saruman"
    shut = Tale.of(board + "; orthanc: rohan 2r", GO, **{**given, "siege": "orthanc"}).answer("muster")
    assert "voice_regulars" not in shut.picks
    assert shut.refuses("voice_elites") == "WAR-7.24"


@pytest.mark.rule("WAR-7.24", "WAR-9.2")
def test_the_voice_with_too_few_figures():
    """U3: as far as possible. The Shadow chooses which settlements get the last regulars."""
    given = {**dice("shadow", "muster"), "shadow_pool": 8, "shadow_used": 7}
    tale = Tale.of("orthanc: isengard 10r saruman; tharbad: isengard 1r", GO, **given)
    tale.go("muster voice_regulars")
    assert (tale.asked, sorted(tale.picks)) == ("shadow recruit_at", ["north_dunland", "orthanc", "south_dunland"])
    one = Tale.of("orthanc: isengard 1r saruman; tharbad: isengard 5e", GO, **given)
    one.go("muster voice_elites")
    assert one.here("orthanc") == "isengard 1e saruman"


@pytest.mark.rule("WAR-7.25", "WAR-4.11", "WAR-11.2", "WAR-10.6")
def test_elites_of_isengard_lead_while_saruman_lives():
    board = "fords_of_isen: isengard 2r 1e; orthanc: isengard 2r saruman; helms_deep: rohan 1r"
    given = {**dice("shadow", "character"), "shadow_pool": 8, "shadow_used": 7}
    tale = Tale.of(board, GO, **given).answer("character")
    assert {"move", "attack"} <= set(tale.picks)
    tale.answer("attack")
    assert tale.asked == "shadow attack_who"  # from the Fords only, because no enemy is next to Orthanc
    dead = Tale.of(board.replace(" saruman", ""), GO, **{**given, "fallen": "saruman"}).answer("character")
    assert dead.offers == "skip"
