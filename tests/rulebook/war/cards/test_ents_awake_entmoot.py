"""The Ents Awake: Entmoot: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import free_scenes
from tests.rulebook.war.cards.free_play import play

CARD = "ents_awake_entmoot"
AWAKE = "fangorn: meriadoc; rivendell: gandalf_the_white"  # where no more cards may be played


@pytest.mark.rule("WAR-6.12", "WAR-6.13")
def test_three_dice_hit_the_army_in_orthanc_with_four_or_more() -> None:
    free_scenes.three_dice_hit_the_army_in_orthanc_with_four_or_more(CARD, AWAKE)


@pytest.mark.rule("WAR-6.11")
def test_with_the_last_unit_saruman_and_nazgul_are_gone() -> None:
    t = play(CARD, board=AWAKE + "; orthanc: isengard 2r 1n saruman").go(f"{CARD} 4 4 1")
    assert (t.at_rest, t.here("orthanc"), t.s.fallen[-1], t.s.pool["nazgul"]) == (True, "", "saruman", 8)


@pytest.mark.rule("WAR-6.15")
def test_a_besieged_garrison_is_hit_too_and_the_besiegers_take_the_place_at_once() -> None:
    board = "fangorn: gandalf_the_white; orthanc: rohan 2r, isengard 1r"
    t = play(CARD, "athelas", board=board, siege="orthanc").go(f"{CARD} 6 1 1")
    assert t.asked == "free another_event"  # the card is not over, and the place is captured
    assert (t.here("orthanc"), t.s.sieges, t.s.captured) == ("rohan 2r", (), ("orthanc",))


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_the_ents_need_the_white_in_play_and_a_companion_in_fangorn() -> None:
    free_scenes.the_ents_need_the_white_in_play_and_a_companion_in_fangorn(CARD, AWAKE)
