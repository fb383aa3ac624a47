"""The Ents Awake: Treebeard: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import free_scenes, scenes
from tests.rulebook.war.cards.free_play import play
from tests.rulebook.war.cards.readings import marks, strictly

CARD = "ents_awake_treebeard"
AWAKE = "fangorn: meriadoc; rivendell: gandalf_the_white"  # where no more cards may be played
ENTS = [CARD, "ents_awake_huorns", "ents_awake_entmoot"]


@pytest.mark.rule("WAR-6.12", "WAR-6.13")
def test_three_dice_hit_the_army_in_orthanc_with_four_or_more() -> None:
    free_scenes.three_dice_hit_the_army_in_orthanc_with_four_or_more(CARD, AWAKE)


@pytest.mark.rule("WAR-6.11")
def test_with_the_last_unit_saruman_and_nazgul_are_gone() -> None:
    t = play(CARD, board=AWAKE + "; orthanc: isengard 2r 1n saruman").go(f"{CARD} 4 4 1")
    assert (t.at_rest, t.here("orthanc"), t.s.fallen[-1], t.s.pool["nazgul"]) == (True, "", "saruman", 8)


@pytest.mark.rule("WAR-6.6", "WAR-6.4")
@pytest.mark.parametrize("region", ["fangorn", "edoras"])
def test_with_the_white_near_one_more_character_card_is_played_for_nothing(region: str) -> None:
    board = f"{region}: gandalf_the_white; fangorn: meriadoc; orthanc: isengard 1r"
    if region == "fangorn":
        board = "fangorn: gandalf_the_white meriadoc; orthanc: isengard 1r"
    hand = (CARD, "bilbos_song", "elven_rope", "dead_men_of_dunharrow", "the_red_arrow")
    t = play(*hand, board=board, corruption=1).go(f"{CARD} 1 1 1")
    assert (t.asked, t.offers) == ("free another_event", "bilbos_song elven_rope pass")
    assert t.refuses("dead_men_of_dunharrow") == "WAR-6.5"
    assert t.refuses("the_red_arrow") == "WAR-6.4"
    t.answer("elven_rope")
    assert (t.at_rest, t.s.specials, t.s.played) == (True, ("elven_rope",), (CARD, "elven_rope"))
    t = play(*hand, board=board, corruption=1).go(f"{CARD} 1 1 1 pass")
    assert (t.at_rest, t.s.played, t.s.corruption) == (True, (CARD,), 1)


@pytest.mark.rule("WAR-6.6")
def test_one_ent_calls_the_next_if_there_is_something_to_be_done_at_the_end() -> None:
    near = "fangorn: gandalf_the_white"
    t = play(*ENTS, board=near)
    assert marks(t) == dict.fromkeys(sorted(ENTS), True)  # each could only call another card, and the last one none
    t = play(*ENTS, "bilbos_song", board=near, corruption=1)
    assert marks(t) == dict.fromkeys(sorted((*ENTS, "bilbos_song")), False)
    t.go("ents_awake_huorns ents_awake_entmoot")
    assert (t.asked, t.offers) == ("free another_event", "bilbos_song ents_awake_treebeard pass")
    t.answer("bilbos_song")
    assert (t.at_rest, t.s.corruption, t.s.hands["free"]) == (True, 0, (CARD,))


@pytest.mark.rule("WAR-28.1", "WAR-6.6", "WAR-O5")
def test_who_holds_a_card_of_the_deck_is_asked_whatever_it_is() -> None:
    board = "fangorn: gandalf_the_white; orthanc: isengard 1r"
    t = play(CARD, "athelas", board=board).go(f"{CARD} 1 1 1")
    assert (t.asked, marks(t)) == ("free another_event", {"athelas": True, "pass": False})
    strict = play(CARD, "athelas", board=board, **strictly({})).go(f"{CARD} 1 1 1")
    assert (strict.offers, strict.refuses("athelas")) == ("pass", "WAR-O5")
    t = play(CARD, "the_red_arrow", board=board).go(f"{CARD} 1 1 1")
    assert t.at_rest


@pytest.mark.rule("WAR-6.13", "WAR-6.15", "WAR-18.1", "WAR-6.8")
def test_the_ents_end_a_siege_of_orthanc() -> None:
    board = "fangorn: gandalf_the_white; orthanc: isengard 1r 1n saruman; orthanc: rohan 2r"
    table = ("the_palantir_of_orthanc", "wormtongue")
    t = scenes.play(CARD, board, siege="orthanc", table=table, politics="isengard 1, rohan 1 passive")
    t.roll("4 1 1")
    assert (t.here("orthanc"), t.s.captured, t.s.sieges) == ("rohan 2r", ("orthanc",), ())
    assert (t.s.steps["isengard"], t.s.table, "saruman" in t.s.fallen, t.s.pool["nazgul"]) == (0, (), True, 8)


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_the_ents_need_the_white_in_play_and_a_companion_in_fangorn() -> None:
    free_scenes.the_ents_need_the_white_in_play_and_a_companion_in_fangorn(CARD, AWAKE)
