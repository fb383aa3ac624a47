"""Section 7: Nazgûl and minions move on the map."""

import pytest

from bree.games.war.board import REGIONS, STRONGHOLDS
from bree.games.war.rules.characters.minions import can_move_nazgul
from tests.rulebook.war.paths import FREE_STRONGHOLDS, walks
from tests.rulebook.war.war_story import Tale

WITH_MUSTER = {"acting": "shadow", "free_dice": ("event",), "shadow_dice": ("muster",)}


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
    """They move one region, Strider like a Hobbit. A Nazgûl may even enter a stronghold."""
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


@pytest.mark.rule("WAR-7.24")
@pytest.mark.parametrize(
    ("regulars", "elites_left", "become"),
    [(1, 0, 0), (1, 1, 1), (1, 6, 1), (2, 0, 0), (2, 1, 1), (2, 2, 2), (4, 1, 1), (4, 3, 2), (4, 6, 2)],
)
def test_the_voice_makes_two_elites_or_as_many_as_there_are_figures_for(
    regulars: int, elites_left: int, become: int
) -> None:
    away = f"; tharbad: isengard {6 - elites_left}e" if elites_left < 6 else ""
    t = Tale.of(f"orthanc: isengard {regulars}r saruman{away}", ("die", "shadow"), **WITH_MUSTER).answer("muster")
    assert ("voice_elites" in t.picks) == bool(become)
    if not become:
        assert t.refuses("voice_elites") == "WAR-7.24"
        return
    pool = dict(t.s.pool)
    t.answer("voice_elites")
    left = f"{regulars - become}r {become}e" if regulars > become else f"{become}e"
    assert t.here("orthanc") == f"isengard {left} saruman"
    assert t.s.pool["isengard-elite"] == elites_left - become
    assert t.s.pool["isengard-regular"] == pool["isengard-regular"] + become
    assert t.facts_of("voice-elites") == [{"count": become}]
