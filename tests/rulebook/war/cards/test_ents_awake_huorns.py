"""The Ents Awake: Huorns: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import free_scenes, scenes
from tests.rulebook.war.cards.free_play import play
from tests.rulebook.war.cards.readings import marks

CARD = "ents_awake_huorns"
AWAKE = "fangorn: meriadoc; rivendell: gandalf_the_white"  # where no more cards may be played


@pytest.mark.rule("WAR-6.12", "WAR-6.13")
def test_three_dice_hit_the_army_in_orthanc_with_four_or_more() -> None:
    free_scenes.three_dice_hit_the_army_in_orthanc_with_four_or_more(CARD, AWAKE)


@pytest.mark.rule("WAR-6.11")
def test_with_the_last_unit_saruman_and_nazgul_are_gone() -> None:
    t = play(CARD, board=AWAKE + "; orthanc: isengard 2r 1n saruman").go(f"{CARD} 4 4 1")
    assert (t.at_rest, t.here("orthanc"), t.s.fallen[-1], t.s.pool["nazgul"]) == (True, "", "saruman", 8)


@pytest.mark.rule("WAR-6.6", "WAR-6.11")
def test_saruman_without_an_army_is_gone_and_a_nazgul_is_not() -> None:
    t = play(CARD, board=AWAKE + "; orthanc: 1n saruman").answer(CARD)
    assert (t.at_rest, t.here("orthanc"), t.s.fallen[-1]) == (True, "1n", "saruman")
    assert t.told("volley") == []


@pytest.mark.rule("WAR-6.6", "WAR-6.5")
def test_the_ents_awake_for_saruman_alone_or_for_another_card() -> None:
    near = "fangorn: gandalf_the_white"
    assert not scenes.playable(CARD, near)
    assert not scenes.playable(CARD, f"{near}; orthanc: 1n", hands={"free": ("the_red_arrow",)})
    assert scenes.playable(CARD, near, hands={"free": ("elven_rope",)})
    far = "fangorn: gimli; lorien: gandalf_the_white"
    assert not scenes.playable(CARD, far, hands={"free": ("elven_rope",)})
    hand = {"free": ("athelas", "elven_rope", "the_red_arrow")}
    t = scenes.play(CARD, f"{near}; orthanc: saruman", hands=hand)
    assert ("saruman" in t.s.fallen, t.asked, t.offers) == (True, "free another_event", "athelas elven_rope pass")
    assert marks(t) == {"athelas": True, "elven_rope": False, "pass": False}


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_the_ents_need_the_white_in_play_and_a_companion_in_fangorn() -> None:
    free_scenes.the_ents_need_the_white_in_play_and_a_companion_in_fangorn(CARD, AWAKE)
