"""Scenes of the end: entering Mordor, the track, and victories."""

from typing import Any

import pytest

from bree.games.war import GAME
from bree.games.war.facts import STANDARD
from bree.games.war.state import Terms
from tests.rulebook.war.war_story import Tale

MOVE = ("move_fellowship",)
ALL = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
PEACE = "minas_tirith: gondor 1r"
END = (("idle_in_mordor",), ("victory_check",))


def climbing(left: str, *steps: tuple[str, ...], **given: Any) -> Tale:
    """A move on the Mordor Track with these companions, for a Character result."""
    fallen = " ".join([one for one in ALL if one not in left.split()])
    usual = {"track": 3, "bearers": "morannon", "die": "character", "acting": "free"}
    return Tale.of(PEACE, *(steps or (MOVE,)), fallen=fallen, **{**usual, **given})


@pytest.mark.rule("WAR-25.1", "WAR-25.2", "WAR-25.3", "WAR-25.17", "WAR-25.18", "WAR-3.4", "WAR-21.1", "WAR-25.16")
def test_declared_at_the_gate_and_in():
    tale = Tale.of(
        PEACE,
        ("fellowship_phase",),
        phase=2,
        bearers="dagorlad",
        progress=1,
        corruption=2,
        drawn=("eye", "eye", "three"),
        tiles=("eye", "eye", "one", "one", "one_reveal", "one_reveal", "three", "three", "two", "two", "two_reveal",
               "zero_reveal", "zero_reveal"),
        specials=("elven_rope", "shelobs_lair"),
    )  # fmt: skip
    tale.answer("morannon")
    assert (tale.asked, tale.offers) == ("free enter_mordor", "enter pass")
    tale.answer("enter")
    assert (tale.s.track, tale.s.hidden, tale.s.corruption) == (0, True, 2)
    assert tale.s.drawn == ("three",)  # the Eyes are back, and both special tiles are in
    assert [tale.s.tiles.count(tile) for tile in ("eye", "elven_rope", "shelobs_lair", "three")] == [4, 1, 1, 2]
    assert tale.asked == "free guide"
    again = Tale.of(PEACE, ("fellowship_phase",), phase=2, track=0, bearers="morannon")
    assert again.asked == "free guide"  # nothing to declare on the track


@pytest.mark.rule("WAR-25.6", "WAR-25.7", "WAR-25.9", "WAR-25.10", "WAR-25.8")
def test_an_eye_on_the_track_counts_every_die_of_the_box():
    tale = climbing("strider gimli", box_shadow=6, shadow_used=1, box_free=1, free_used=2)
    assert tale.asked == "chance hunt_tile"  # no roll
    tale.answer("eye")
    assert (tale.asked, tale.offers) == ("free casualty", "guide random none")
    tale.answer("guide")
    # Seven minus three; the Fellowship is revealed and still advances one step.
    assert (tale.s.corruption, tale.s.track, tale.s.hidden) == (4, 4, False)
    assert tale.at_rest


@pytest.mark.rule("WAR-25.8", "WAR-24.1", "WAR-24.18")
@pytest.mark.parametrize(
    ("tile", "answers", "corruption", "track"),
    [
        ("shelobs_lair", "4 none", 9, 3),
        ("on_on_they_went", "guide", 5, 3),
        ("the_ring_is_mine", "", 5, 3),
        ("give_it_to_uss", "none", 6, 3),
        ("phial_of_galadriel", "", 3, 4),
        ("smeagol_helps", "", 4, 4),
        ("elven_rope", "", 5, 4),
    ],
)
def test_special_tiles(tile: str, answers: str, corruption: int, track: int):
    tale = climbing("strider", corruption=5, tiles=(*STANDARD, tile))
    tale.go(f"{tile} {answers}")
    assert tale.at_rest
    assert (tale.s.corruption, tale.s.track) == (corruption, track)


@pytest.mark.rule("WAR-25.5", "WAR-24.8", "WAR-24.9", "WAR-25.14", "WAR-22.1")
def test_hobbits_do_not_come_back_from_mordor():
    tale = climbing("meriadoc peregrin", guide="meriadoc")
    tale.go("three separate")
    assert "meriadoc" in tale.s.fallen
    assert (tale.asked, tale.offers) == ("free guide_power", "separate pass")
    tale.go("pass guide")
    assert "peregrin" in tale.s.fallen
    assert (tale.asked, tale.offers) == ("free guide_power", "reveal pass")
    tale.answer("reveal")
    assert (tale.s.corruption, tale.s.track, tale.s.hidden, tale.s.bearers) == (0, 4, False, "morannon")
    assert tale.here("morannon") == ""


@pytest.mark.rule("WAR-A.14", "WAR-24.16")
def test_the_last_companion_falls_and_gollum_leads_on():
    tale = climbing("legolas")
    tale.go("three guide")
    assert (tale.asked, tale.offers) == ("free guide_power", "reveal pass")
    tale.answer("reveal")
    assert (tale.s.corruption, tale.s.track, tale.s.hidden) == (0, 4, False)


@pytest.mark.rule("WAR-25.13", "WAR-26.1", "WAR-26.2", "WAR-A.15", "WAR-24.12")
@pytest.mark.parametrize(
    ("tile", "answers", "over", "corruption"),
    [
        ("one", "reveal", "destroyed", 11),
        ("one", "pass", "corrupted", 12),
        ("two", "reveal", "corrupted", 12),
        ("zero_reveal", "", "destroyed", 11),
        ("phial_of_galadriel", "", "destroyed", 9),
        ("eye", "", "destroyed", 11),
    ],
)
def test_the_last_step_with_eleven(tile: str, answers: str, over: str, corruption: int):
    tale = climbing("", track=4, corruption=11, tiles=STANDARD if tile in STANDARD else (*STANDARD, tile))
    tale.go(f"{tile} {answers}")
    assert (tale.s.over, tale.over, tale.s.corruption) == (over, True, corruption)
    assert tale.game.score(tale.s) == {"free": float(over == "destroyed"), "shadow": float(over == "corrupted")}


@pytest.mark.rule("WAR-25.12", "WAR-3.11", "WAR-26.1", "WAR-O3", "WAR-3.13")
def test_idle_in_mordor():
    idle = climbing("strider", *END, corruption=10, phase=5)
    assert (idle.s.corruption, idle.s.turn) == (11, 2)
    lost = climbing("strider", *END, corruption=11, captured="moria mount_gundabad")
    assert (lost.s.over, lost.s.corruption) == ("corrupted", 12)  # before the four points are counted
    busy = climbing("strider", *END, corruption=11, strove=True)
    assert (busy.s.corruption, busy.s.turn) == (11, 2)
    spared = climbing("strider", *END, corruption=11, entered=True, terms=Terms(spared=True))
    assert spared.s.corruption == 11
    counted = climbing("strider", *END, corruption=11, entered=True)
    assert counted.s.over == "corrupted"


@pytest.mark.rule("WAR-20.6", "WAR-25.11", "WAR-25.12", "WAR-4.20", "WAR-20.5")
def test_strider_hides_them_with_any_die_even_there():
    fallen = " ".join([one for one in ALL if one not in ("strider", "gimli")])
    dice = {"free_dice": ("event", "event"), "free_used": 2, "track": 2, "hidden": False, "bearers": "morannon"}
    tale = Tale.of(PEACE, ("go",), *END, fallen=fallen, **dice)
    tale.answer("event")
    assert "hide" in tale.picks
    assert "fellowship" not in tale.picks
    tale.answer("hide")
    assert (tale.s.hidden, tale.s.box_free, tale.s.strove) == (True, 0, True)
    tale.go("event skip")
    assert (tale.s.turn, tale.s.corruption) == (2, 0)


@pytest.mark.rule("WAR-26.3", "WAR-26.4", "WAR-26.5", "WAR-26.7", "WAR-18.3", "WAR-26.6")
@pytest.mark.parametrize(
    ("captured", "over"),
    [
        ("lorien rivendell erebor helms_deep minas_tirith", "shadow_military"),
        ("lorien rivendell erebor helms_deep dale the_shire", "shadow_military"),
        ("lorien rivendell erebor helms_deep dale bree carrock", ""),
        ("moria dol_guldur", "free_military"),
        ("moria angmar nurn", ""),
        ("moria angmar far_harad", "free_military"),
        ("lorien rivendell erebor helms_deep minas_tirith moria dol_guldur orthanc", "shadow_military"),
    ],
)
def test_who_has_won_the_war(captured: str, over: str):
    tale = Tale.of("north_rhun: sauron 1r; bree: north 1r", ("victory_check",), captured=captured, phase=6)
    assert tale.s.over == over
    assert tale.over == bool(over)


@pytest.mark.rule("WAR-26.6", "WAR-26.7", "WAR-18.5", "WAR-18.6")
def test_ten_points_are_lost_again_before_the_turn_ends():
    """The Shadow captures Pelargir for its tenth point. The last die of the Free Peoples retakes Dale."""
    line = (
        "turn: 4.5 shadow | map: dale: north 1l; erebor: dwarves 1r; osgiliath: sauron 2r; bree: north 1r | "
        "captured: dale lorien rivendell helms_deep minas_tirith | free dice: army_muster used=3 | "
        "shadow dice: army used=6 | todo: go > idle_in_mordor > victory_check"
    ).replace("dale: north 1l; ", "")
    tale: Tale = Tale.at(GAME, line)
    tale.go("army move")
    assert tale.asked == "shadow move_to"
    tale.go("pelargir sauron-regular done")
    assert dict(tale.game.view(tale.s, None)["points"]) == {"free": 0, "shadow": 10}
    if tale.ask.key == "move_from":
        tale.answer("done")
    tale.go("army_muster move erebor dale done")
    assert dict(tale.game.view(tale.s, None)["points"]) == {"free": 0, "shadow": 9}
    assert (tale.s.turn, tale.s.over) == (5, "")
