"""Rage of the Dunlendings: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import barred, play

CARD = "rage_of_the_dunlendings"


@pytest.mark.rule("WAR-9.12", "WAR-1.10", "WAR-6.6", "WAR-9.2")
def test_dunlendings_rage_next_to_their_homes() -> None:
    board = (
        "north_dunland: isengard 4r 2e; south_dunland: isengard 2r; moria: gondor 1r, sauron 1r; enedwaith: rohan 1r"
    )
    t = scenes.play(CARD, board, siege="moria")
    assert t.offers == "cardolan gap_of_rohan hollin north_dunland south_downs south_dunland tharbad"
    t.go("hollin isengard-elite isengard-elite isengard-regular done isengard-regular")
    assert (t.at_rest, t.here("hollin")) == (True, "isengard 4r 2e"), "four from both together"
    t = scenes.play(CARD, "north_dunland: isengard 6r; south_dunland: isengard 6r")
    t.go("tharbad isengard-regular done done")
    assert t.here("tharbad") == "isengard 1r", "nobody is left in the box"
    assert not scenes.playable(CARD, board, siege="moria", politics="isengard 1")


@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_dunlendings_rise_and_four_units_follow_from_both_dunlands() -> None:
    t = play(CARD, "north_dunland: isengard 3r 1e; south_dunland: isengard 2r sauron 1r")
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


@pytest.mark.rule("WAR-6.6")
def test_four_from_one_dunland_are_enough_and_nobody_raids_his_own_home() -> None:
    t = play(CARD, "north_dunland: isengard 5r; south_dunland: isengard 2r")
    t.go("hollin isengard-regular isengard-regular isengard-regular isengard-regular")
    assert (t.at_rest, t.here("hollin"), t.here("south_dunland")) == (True, "isengard 6r", "isengard 2r")
    t = play(CARD, "north_dunland: isengard 1r; south_dunland: isengard 2r").answer("north_dunland")
    assert (t.asked, t.copies()) == ("shadow raid_who", {"isengard-regular": 2})
    t.answer("done")
    assert (t.at_rest, t.here("north_dunland"), t.here("south_dunland")) == (True, "isengard 3r", "isengard 2r")
    # If no regular is left, units may still move.
    none_left = "moria: isengard 10r; orthanc: isengard 1r; north_dunland: isengard 1r"
    t = play(CARD, none_left).go("south_downs isengard-regular")
    assert (t.at_rest, t.here("south_downs")) == (True, "isengard 1r")


@pytest.mark.rule("WAR-6.5", "WAR-9.12")
def test_refused_the_dunlendings_need_isengard_at_war() -> None:
    assert barred(CARD, politics="isengard 1") == "WAR-6.5"
    t = play(CARD, "tharbad: north 1r; hollin: elves 1r; moria: dwarves 1r", captured="moria")
    assert t.offers == "cardolan enedwaith gap_of_rohan north_dunland south_downs south_dunland"
