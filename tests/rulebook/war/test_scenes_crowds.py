"""Scenes of regions above the stacking limit: after recruiting, joining and sheltering, on both sides."""

from typing import Any

import pytest

from bree.games.war.state import Terms
from tests.rulebook.war.war_story import Tale

TIDY = ("tidy",)
GO = ("go",)


def mustering(side: str, board: str, faces: tuple[str, ...] = ("muster",), **given: Any) -> Tale:
    whole = {"free": 4, "shadow": 7}[side]
    dice = {f"{side}_dice": faces, f"{side}_used": whole - len(faces), "acting": side}
    return Tale.of(board, GO, **{**dice, **given})


@pytest.mark.rule("WAR-8.2", "WAR-8.3", "WAR-9.1", "WAR-9.2", "WAR-9.5", "WAR-1.7")
@pytest.mark.parametrize("overstack", [True, False])
def test_an_eleventh_unit_is_recruited_and_somebody_goes(overstack: bool):
    """Leaders do not count. Recruiting is not a move, so no option forbids it."""
    board = "minas_tirith: gondor 9r 1e 1l boromir; pelargir: gondor 1r"
    tale = mustering("free", board, terms=Terms(overstack=overstack))
    tale.go("muster recruit gondor-regular")
    assert (tale.asked, tale.offers) == ("free recruit_at", "dol_amroth lamedon lossarnach minas_tirith pelargir")
    tale.go("minas_tirith gondor-leader")
    # Not in the region of the new regular, and only in a region with a unit.
    assert tale.here("pelargir") == "gondor 1r 1l"
    assert (tale.asked, tale.ask.least, tale.ask.most) == ("free excess", 1, 1)
    assert tale.copies() == {"gondor-regular": 1, "gondor-elite": 1}
    before = tale.s.pool["gondor-elite"]
    tale.go("gondor-elite")
    assert tale.here("minas_tirith") == "gondor 10r 1l boromir"
    assert (tale.s.pool["gondor-elite"], dict(tale.s.lost)) == (before + 1, {})


@pytest.mark.rule("WAR-8.3", "WAR-7.24", "WAR-9.11")
def test_the_voice_fills_orthanc_to_bursting():
    tale = mustering("shadow", "orthanc: isengard 4r 6e saruman", shadow_pool=8, shadow_used=7)
    tale.go("muster voice_regulars")
    assert (tale.asked, tale.ask.least) == ("shadow excess", 1)
    tale.go("isengard-regular")
    assert tale.here("orthanc") == "isengard 4r 6e saruman"
    assert tale.here("south_dunland") == "isengard 1r"


@pytest.mark.rule("WAR-8.2", "WAR-8.3")
def test_where_all_are_alike_nobody_is_asked_who_goes():
    tale = mustering("shadow", "umbar: southrons 10r; moria: sauron 1r", politics="sauron 1, isengard 1")
    tale.go("muster recruit southrons-regular umbar done")
    assert tale.at_rest
    assert tale.here("umbar") == "southrons 10r"
    assert tale.rules_of("excess-removed") == ["WAR-8.3"]


@pytest.mark.rule("WAR-8.1", "WAR-8.3", "WAR-8.5", "WAR-10.13", "WAR-10.3")
@pytest.mark.parametrize(("overstack", "most"), [(True, 8), (False, 3)])
def test_besiegers_are_joined_and_the_garrison_is_counted_apart(overstack: bool, most: int):
    board = "minas_tirith: gondor 5r 1l sauron 7r; osgiliath: sauron 3r southrons 3r 2n"
    given: dict[str, Any] = {"siege": "minas_tirith", "terms": Terms(overstack=overstack), "die": "army"}
    tale = Tale.of(board, ("move", "shadow", 0), TIDY, acting="shadow", **given)
    tale.go("osgiliath minas_tirith")
    assert tale.ask.most == most + (0 if overstack else 2)  # the two Nazgûl do not count
    tale.go("sauron-regular southrons-regular southrons-regular done")
    tale.answer("done")
    assert tale.at_rest
    assert tale.here("minas_tirith", "shadow") == "sauron 8r southrons 2r"
    assert tale.here("minas_tirith", "free") == "gondor 5r 1l"


@pytest.mark.rule("WAR-16.5", "WAR-16.19", "WAR-8.2")
def test_the_shadow_shelters_with_eight():
    board = "moria: sauron 4r 2e isengard 2r 1n; hollin: elves 4e 1l"
    tale = Tale.of(board, ("attack", "free", 0), TIDY, die="army_muster", acting="free")
    tale.go("elves-elite elves-elite elves-elite elves-elite elves-leader siege elves-elite elves-leader done")
    assert (tale.asked, tale.ask.least, tale.ask.most) == ("shadow excess", 3, 3)
    tale.go("isengard-regular isengard-regular sauron-regular")
    assert tale.here("moria", "shadow") == "sauron 3r 2e 1n"
    assert tale.s.sieges == ("moria",)


@pytest.mark.rule("WAR-17.10", "WAR-17.2", "WAR-17.6", "WAR-11.6")
def test_bots_at_peace_stay_inside():
    board = "minas_tirith: gondor 1r rohan 2r 1l sauron 2r"
    tale = Tale.of(board, ("attack", "free", 0), TIDY, siege="minas_tirith", politics="rohan 1")
    assert tale.asked == "chance combat_die"  # Gondor's only regular makes the sortie: there is no other way
    tale.go("6 6 1")
    assert tale.at_rest
    assert tale.here("minas_tirith", "free") == "rohan 2r 1l"
    assert tale.here("minas_tirith", "shadow") == "sauron 1r"
    assert (tale.s.sieges, tale.s.captured) == (("minas_tirith",), ())


@pytest.mark.rule("WAR-19.3", "WAR-14.3", "WAR-10.15")
def test_a_beaten_army_that_flees_into_passive_lands_wakes_them():
    board = "druwaith_iaur: isengard 2r; andrast: elves 2r"
    tale = Tale.of(board, ("attack", "free", 0), TIDY, politics="rohan 2 passive", die="army_muster", acting="free")
    tale.go("elves-regular elves-regular 1 1 1 1 on")
    assert (tale.asked, tale.offers) == ("shadow retreat", "enedwaith fords_of_isen gap_of_rohan stay")
    tale.go("fords_of_isen done")
    assert (tale.s.passive, tale.s.steps["rohan"]) == ((), 2)
