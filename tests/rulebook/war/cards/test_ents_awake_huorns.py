"""The Ents Awake: Huorns: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.free_play import play, refused, works
from tests.rulebook.war.cards.readings import marks

CARD = "ents_awake_huorns"
AWAKE = "fangorn: meriadoc; rivendell: gandalf_the_white"  # where no more cards may be played


@pytest.mark.rule("WAR-6.12", "WAR-6.13")
def test_three_dice_hit_the_army_in_orthanc_with_four_or_more() -> None:
    board = AWAKE + "; orthanc: isengard 3r 1e saruman"
    t = play(CARD, board=board, politics="isengard 2").answer(CARD)
    assert (t.asked, t.s.steps["isengard"]) == ("chance volley_die", 1)  # it counts as an attack for politics
    t.roll("3 4 5")
    assert (t.asked, t.offers) == ("shadow hit", "isengard-regular isengard-elite both-isengard-elite")
    t.go("isengard-regular isengard-regular")
    assert (t.at_rest, t.here("orthanc")) == (True, "isengard 1r 1e saruman")


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
    orthanc = "; orthanc: isengard 1r"
    for board in ("fangorn: meriadoc", "edoras: gandalf_the_white"):
        assert refused(CARD, board=board + orthanc) == "WAR-6.5"
    assert works(CARD, board=AWAKE + orthanc)
    assert works(CARD, board="fangorn: gandalf_the_white" + orthanc)
    # Orthanc is empty, so there is no effect.
    assert refused(CARD, board=AWAKE) == "WAR-O5"
