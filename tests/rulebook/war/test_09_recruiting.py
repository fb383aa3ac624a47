"""WAR section 9: recruiting from the reinforcements."""

from typing import Any

import pytest

from tests.rulebook.war.war_story import Tale

GONDOR = "minas_tirith: gondor 1r; pelargir: gondor 1r"
NOT_GONDOR = "dwarves 3, elves 3, north 3, rohan 3"


def muster(board: str, side: str = "free", **given: Any) -> Tale:
    """Start recruiting with a Muster result."""
    dice: dict[str, Any] = {"free_dice": ("muster",), "shadow_dice": ("army",)}
    if side == "shadow":
        dice = {"free_dice": ("event",), "shadow_dice": ("muster",)}
    tale = Tale.of(board, ("die", side), acting=side, **{**dice, **given})
    return tale.go("muster recruit")


@pytest.mark.rule("WAR-9.1", "WAR-4.15")
def test_two_regulars() -> None:
    tale = muster(GONDOR, politics=NOT_GONDOR)
    assert tale.asked == "free recruit"
    assert tale.offers == "gondor-regular gondor-leader gondor-elite"
    pool = dict(tale.s.pool)
    tale.go("gondor-regular")
    assert tale.asked == "free recruit_at"
    tale.go("lossarnach")
    assert tale.asked == "free recruit"
    assert tale.offers == "gondor-regular gondor-leader done"  # no elite as the second
    assert tale.refuses("gondor-elite") == "WAR-9.1"
    tale.go("gondor-regular lamedon")
    assert (tale.here("lossarnach"), tale.here("lamedon")) == ("gondor 1r", "gondor 1r")
    assert tale.s.pool == {**pool, "gondor-regular": pool["gondor-regular"] - 2}
    assert tale.asked == "shadow die"  # two are enough
    assert tale.facts_of("recruited") == [
        {"who": "free", "figure": "figure-gondor-regular", "region": "region-lossarnach"},
        {"who": "free", "figure": "figure-gondor-regular", "region": "region-lamedon"},
    ]


@pytest.mark.rule("WAR-9.1")
def test_one_elite_alone() -> None:
    tale = muster(GONDOR, politics=NOT_GONDOR).go("gondor-elite dol_amroth")
    assert tale.here("dol_amroth") == "gondor 1e"
    assert tale.asked == "shadow die"


@pytest.mark.rule("WAR-9.1")
def test_two_leaders() -> None:
    tale = muster(GONDOR, politics=NOT_GONDOR).go("gondor-leader minas_tirith gondor-leader")
    # Only one region is left, so there is no ask.
    assert (tale.here("minas_tirith"), tale.here("pelargir")) == ("gondor 1r 1l", "gondor 1r 1l")
    assert tale.asked == "shadow die"


@pytest.mark.rule("WAR-9.1")
@pytest.mark.parametrize(
    "answers",
    ["gondor-regular lossarnach gondor-leader minas_tirith", "gondor-leader minas_tirith gondor-regular lossarnach"],
)
def test_a_regular_and_a_leader_in_either_order(answers: str) -> None:
    tale = muster(GONDOR, politics=NOT_GONDOR).go(answers)
    assert (tale.here("lossarnach"), tale.here("minas_tirith")) == ("gondor 1r", "gondor 1r 1l")
    assert tale.asked == "shadow die"


@pytest.mark.rule("WAR-9.1", "WAR-9.6")
def test_the_shadow_recruits_regulars_nazgul_and_elites() -> None:
    tale = muster("barad_dur: sauron 1r", "shadow", politics="isengard 1, southrons 1")
    assert tale.offers == "sauron-regular sauron-elite nazgul"
    tale.go("nazgul dol_guldur")
    assert tale.offers == "sauron-regular nazgul done"
    tale.go("nazgul moria")
    assert (tale.here("dol_guldur"), tale.here("moria")) == ("1n", "1n")


@pytest.mark.rule("WAR-9.2")
def test_one_of_the_two_is_enough() -> None:
    tale = muster(GONDOR, politics=NOT_GONDOR).go("gondor-regular lossarnach done")
    assert tale.here("lossarnach") == "gondor 1r"
    assert tale.asked == "shadow die"


@pytest.mark.rule("WAR-9.2")
def test_what_has_run_out_cannot_be_recruited() -> None:
    # The box holds fifteen regulars of Gondor; the Elves have no Leader left.
    tale = muster(
        "minas_tirith: gondor 4r, elves 1r", politics="dwarves 3, north 3, rohan 3", lost="gondor 11r, elves 4l"
    )
    assert tale.offers == "elves-regular elves-elite gondor-leader gondor-elite"
    assert tale.refuses("gondor-regular") == "WAR-9.2"
    assert tale.refuses("elves-leader") == "WAR-9.2"


@pytest.mark.rule("WAR-9.2")
def test_the_last_figure_of_a_kind_is_recruited_once() -> None:
    tale = muster(GONDOR, politics=NOT_GONDOR, lost="gondor 12r").go("gondor-regular lossarnach")
    assert tale.offers == "gondor-leader done"
    assert tale.refuses("gondor-regular") == "WAR-9.2"


@pytest.mark.rule("WAR-9.3", "WAR-19.12")
def test_only_nations_at_war_recruit() -> None:
    tale = muster("lorien: elves 1r; dale: north 1r", politics="dwarves 1, gondor 2, rohan 3")
    assert tale.offers == "elves-regular elves-leader elves-elite north-regular north-leader north-elite"
    for nation in ("dwarves", "gondor", "rohan"):
        assert tale.refuses(nation + "-regular") == "WAR-9.3"


@pytest.mark.rule("WAR-9.3")
def test_without_a_nation_at_war_nothing_is_recruited() -> None:
    tale = Tale.of(
        "", ("die", "free"), politics=NOT_GONDOR + ", gondor 1", free_dice=("muster",), shadow_dice=("army",)
    )
    tale.go("muster")
    assert "recruit" not in tale.picks
    assert tale.refuses("recruit") == "WAR-9.3"


@pytest.mark.rule("WAR-9.4")
def test_in_towns_cities_and_strongholds_of_the_own_nation() -> None:
    tale = muster("osgiliath: gondor 5r; lorien: elves 1r", politics="dwarves 3, elves 3, north 3, rohan 3").go(
        "gondor-regular"
    )
    assert tale.offers == "dol_amroth lamedon lossarnach minas_tirith pelargir"
    tale = muster("", "shadow", politics="sauron 1, southrons 1").go("isengard-elite")
    assert tale.offers == "north_dunland orthanc south_dunland"
    tale = muster("", "shadow", politics="isengard 1, southrons 1").go("sauron-regular")
    assert tale.offers == "angmar barad_dur dol_guldur minas_morgul morannon moria mount_gundabad nurn"


@pytest.mark.rule("WAR-9.4", "WAR-1.11")
def test_lone_enemy_characters_do_not_hinder() -> None:
    tale = muster("pelargir: 1n witch_king", politics=NOT_GONDOR).go("gondor-regular")
    assert "pelargir" in tale.picks


@pytest.mark.rule("WAR-9.5")
def test_two_figures_go_to_two_settlements() -> None:
    tale = muster(GONDOR, politics=NOT_GONDOR).go("gondor-regular minas_tirith gondor-regular")
    assert tale.offers == "dol_amroth lamedon lossarnach pelargir"
    assert tale.refuses("minas_tirith") == "WAR-9.5"


@pytest.mark.rule("WAR-9.5")
def test_they_may_be_of_two_nations() -> None:
    tale = muster(GONDOR + "; edoras: rohan 1r", politics="dwarves 3, elves 3, north 3")
    tale.go("gondor-regular pelargir rohan-leader")
    assert (tale.here("pelargir"), tale.here("edoras")) == ("gondor 2r", "rohan 1r 1l")


@pytest.mark.rule("WAR-9.5", "WAR-A.20", "WAR-9.2")
def test_where_one_settlement_is_left_only_one_regular_comes() -> None:
    tale = muster(
        GONDOR, politics=NOT_GONDOR, captured="dol_amroth lamedon lossarnach minas_tirith", lost="gondor 5e 4l"
    )
    # Only regulars are left, with one region for them. There is no ask and no second figure.
    assert tale.here("pelargir") == "gondor 2r"
    assert tale.asked == "shadow die"


@pytest.mark.rule("WAR-9.6")
def test_nazgul_come_to_strongholds_of_sauron_alone() -> None:
    tale = muster("", "shadow").go("nazgul")
    assert tale.offers == "barad_dur dol_guldur minas_morgul morannon moria mount_gundabad"
    assert [tale.refuses(region) for region in ("angmar", "nurn")] == ["WAR-9.6", "WAR-9.6"]
    assert "orthanc" not in tale.picks
    assert "umbar" not in tale.picks


@pytest.mark.rule("WAR-9.6")
def test_nazgul_come_only_when_sauron_is_at_war() -> None:
    tale = muster("", "shadow", politics="sauron 1")
    assert tale.offers == "isengard-regular isengard-elite southrons-regular southrons-elite"
    assert tale.refuses("nazgul") == "WAR-9.3"


@pytest.mark.rule("WAR-9.6", "WAR-9.2")
def test_there_are_eight_nazgul() -> None:
    tale = muster("barad_dur: sauron 1r 7n", "shadow").go("nazgul dol_guldur")
    assert "nazgul" not in tale.picks
    assert tale.refuses("nazgul") == "WAR-9.2"


@pytest.mark.rule("WAR-9.7")
def test_a_captured_settlement_recruits_for_nobody() -> None:
    tale = muster("pelargir: southrons 1r", politics=NOT_GONDOR, captured="pelargir lamedon").go("gondor-regular")
    assert tale.offers == "dol_amroth lossarnach minas_tirith"
    assert (tale.refuses("pelargir"), tale.refuses("lamedon")) == ("WAR-9.7", "WAR-9.7")
    tale = muster("pelargir: southrons 1r", "shadow", captured="pelargir").go("southrons-regular")
    assert tale.offers == "far_harad near_harad north_rhun south_rhun umbar"
    # Not while its first owner besieges it either, though the region is free for him then.
    board = "orthanc: isengard 2r, rohan 2r"
    given = {"politics": "sauron 1, southrons 1", "captured": "orthanc", "siege": "orthanc"}
    tale = muster(board, "shadow", **given).go("isengard-regular")
    assert tale.offers == "north_dunland south_dunland"
    assert tale.refuses("orthanc") == "WAR-9.7"


@pytest.mark.rule("WAR-9.8")
def test_a_besieged_stronghold_recruits_nobody() -> None:
    tale = muster("minas_tirith: gondor 2r, sauron 2r", politics=NOT_GONDOR, siege="minas_tirith").go("gondor-regular")
    assert tale.offers == "dol_amroth lamedon lossarnach pelargir"
    assert tale.refuses("minas_tirith") == "WAR-9.8"
    board = "orthanc: isengard 2r, rohan 2r"
    tale = muster(board, "shadow", politics="sauron 1, southrons 1", siege="orthanc").go("isengard-regular")
    assert tale.offers == "north_dunland south_dunland"
    assert tale.refuses("orthanc") == "WAR-9.8"


@pytest.mark.rule("WAR-9.9", "WAR-1.5")
def test_neither_fortifications_nor_open_land_recruit() -> None:
    tale = muster("fords_of_isen: rohan 2r", politics="dwarves 3, elves 3, gondor 2, north 3").go("rohan-regular")
    assert tale.offers == "edoras folde helms_deep westemnet"
    assert tale.refuses("fords_of_isen") == "WAR-9.4"
    assert tale.refuses("eastemnet") == "WAR-9.4"


@pytest.mark.rule("WAR-9.10")
def test_a_leader_comes_only_where_a_unit_is() -> None:
    tale = muster("minas_tirith: gondor 1r; pelargir: gondor 1r; lossarnach: strider", politics=NOT_GONDOR).go(
        "gondor-leader"
    )
    assert tale.offers == "minas_tirith pelargir"
    assert tale.refuses("lossarnach") == "WAR-9.10"
    tale = muster("osgiliath: gondor 1r", politics=NOT_GONDOR)
    assert tale.offers == "gondor-regular gondor-elite"
    # The Leader may not be recruited in the region of this result's regular.
    tale.go("gondor-regular pelargir")
    assert tale.offers == "gondor-regular done"


@pytest.mark.rule("WAR-9.10", "WAR-8.7")
def test_a_unit_of_any_friendly_nation_will_do() -> None:
    tale = muster("minas_tirith: rohan 1r; pelargir: elves 1r", politics=NOT_GONDOR).go("gondor-leader")
    assert tale.offers == "minas_tirith pelargir"


@pytest.mark.rule("WAR-9.11", "WAR-13.7", "WAR-7.16")
def test_what_the_shadow_loses_comes_back_and_what_the_free_peoples_lose_does_not() -> None:
    tale = Tale.of(
        "osgiliath: gondor 1r 1l; north_ithilien: sauron 1r 1n",
        ("attack", "shadow", 1), ("tidy",), acting="shadow", die="character",
    )  # fmt: skip
    free, shadow = tale.s.pool["gondor-regular"], tale.s.pool["sauron-regular"]
    nazgul = tale.s.pool["nazgul"]
    tale.roll("6 6")
    assert (tale.here("osgiliath"), tale.here("north_ithilien")) == ("", "")
    assert tale.s.lost == {"gondor-regular": 1, "gondor-leader": 1}
    assert tale.s.pool["gondor-regular"] == free
    assert (tale.s.pool["sauron-regular"], tale.s.pool["nazgul"]) == (shadow + 1, nazgul + 1)


@pytest.mark.rule("WAR-8.3", "WAR-9.4")
def test_an_eleventh_unit_may_come_and_then_one_must_go() -> None:
    tale = muster("minas_tirith: gondor 5r, rohan 5r", politics=NOT_GONDOR).go("gondor-elite minas_tirith")
    assert tale.asked == "free excess"
    assert tale.copies() == {"gondor-regular": 1, "gondor-elite": 1, "rohan-regular": 1}
    tale.go("rohan-regular")
    assert tale.here("minas_tirith") == "gondor 5r 1e rohan 4r"
