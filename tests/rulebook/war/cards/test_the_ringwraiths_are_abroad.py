"""The Ringwraiths Are Abroad: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.shadow_play import play, refused

CARD = "the_ringwraiths_are_abroad"


@pytest.mark.rule("WAR-10.3", "WAR-11.4", "WAR-17.1")
def test_the_ringwraiths_fly_to_an_army_and_lead_it() -> None:
    board = "minas_morgul: 1n; north_ithilien: sauron 2r 1n; south_ithilien: southrons 2r; osgiliath: gondor 1r"
    t = scenes.play(CARD, board, politics="southrons 1").go("minas_morgul south_ithilien done")
    assert t.offers == "move attack pass"
    t.answer("move")
    assert t.offers == "north_ithilien south_ithilien"
    t.go("south_ithilien east_harondor southrons-regular")
    assert (t.copies(), t.ask.least) == ({"southrons-regular": 1, "nazgul": 1}, 1), "a Nazgûl goes with them"
    t = scenes.play(CARD, board, politics="southrons 1").go("minas_morgul south_ithilien done attack")
    assert t.copies() == {"sauron-regular": 2, "nazgul": 1}, "only who is at war"
    inside = "minas_morgul: gondor 1r; minas_morgul: sauron 2r 1n"
    t = scenes.play(CARD, inside, siege="minas_morgul").answer("done")
    assert t.offers == "attack pass", "out of a siege they attack, but do not march"


@pytest.mark.rule("WAR-6.6", "WAR-10.3")
def test_the_ringwraiths_fly_and_then_two_armies_with_a_nazgul_move() -> None:
    board = "nurn: sauron 1r; minas_morgul: sauron 2r; barad_dur: 3n; far_harad: southrons 3r; moria: sauron 2r 1n"
    t = play(CARD, board)
    t.go("barad_dur nazgul done minas_morgul barad_dur nazgul done nurn done")
    assert (t.asked, t.offers) == ("shadow march_how", "move pass")
    t.answer("move")
    assert (t.asked, t.offers) == ("shadow move_from", "minas_morgul moria nurn")
    t.go("minas_morgul north_ithilien")
    assert (t.asked, t.refuses("done")) == ("shadow move_who", "WAR-10.1")
    t.go("sauron-regular")
    assert t.refuses("done") == "WAR-10.5"  # a leader must go
    t.go("nazgul done")
    assert (t.asked, t.offers) == ("shadow move_from", "moria nurn done")
    t.answer("done")
    assert (t.at_rest, t.here("north_ithilien"), t.here("minas_morgul")) == (True, "sauron 1r 1n", "sauron 1r")


@pytest.mark.rule("WAR-6.14", "WAR-11.2")
def test_or_one_army_with_a_nazgul_attacks() -> None:
    board = "north_ithilien: sauron 2r 1n; osgiliath: gondor 1r; umbar: southrons 3r; pelargir: gondor 1r"
    t = play(CARD, board).answer("done")
    assert t.offers == "move attack pass"
    t.answer("attack")
    assert t.asked == "shadow attack_who"
    t.answer("sauron-regular")
    assert t.refuses("done") == "WAR-11.2"
    assert t.go("nazgul done").asked == "chance combat_die"
    peace = play(CARD, board, politics="sauron 1, southrons 1").answer("done")
    assert "attack" not in peace.picks
    assert play(CARD, board).go("done pass").at_rest


@pytest.mark.rule("WAR-6.6")
def test_refused_without_nazgul_there_is_nothing_to_do() -> None:
    assert refused(CARD, "umbar: southrons 3r mouth_of_sauron") == "WAR-O5"
