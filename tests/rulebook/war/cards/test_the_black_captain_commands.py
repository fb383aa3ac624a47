"""The Black Captain Commands: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.shadow_play import play, refused

CARD = "the_black_captain_commands"


@pytest.mark.rule("WAR-9.12", "WAR-10.5", "WAR-11.2")
def test_the_black_captain_leads_himself() -> None:
    assert scenes.play(CARD, "south_ithilien: gondor 1r; south_ithilien: witch_king").asked == "shadow nazgul_from"
    t = scenes.play(CARD, "north_ithilien: sauron 2r 7n witch_king; osgiliath: gondor 1r").answer("call")
    assert (t.here("north_ithilien"), t.offers) == ("sauron 2r 8n witch_king", "move attack pass"), "there was but one"
    t.go("attack sauron-regular nazgul")
    assert ("done" in t.picks, t.ask.least) == (False, 1)
    t.answer("witch_king")
    assert "done" in t.picks
    t = scenes.play(CARD, "north_ithilien: witch_king; minas_morgul: sauron 5r").go("fly north_ithilien minas_morgul")
    assert t.offers == "move pass"


@pytest.mark.rule("WAR-6.10", "WAR-9.12")
def test_the_black_captain_calls_two_nazgul() -> None:
    t = play(CARD, "nurn: witch_king; umbar: 5n")
    assert (t.asked, t.offers) == ("shadow captain", "call fly")
    t.answer("call")
    assert (t.at_rest, t.here("nurn"), t.s.pool["nazgul"]) == (True, "2n witch_king", 1)
    one = play(CARD, "nurn: witch_king; umbar: 7n").answer("call")
    assert (one.at_rest, one.here("nurn")) == (True, "1n witch_king")
    none = play(CARD, "nurn: witch_king; umbar: 8n")
    assert none.asked == "shadow nazgul_from"


@pytest.mark.rule("WAR-6.6", "WAR-10.2")
def test_or_sends_them_out_and_then_goes_with_one_army() -> None:
    board = "osgiliath: sauron 3r witch_king; minas_morgul: sauron 3r 2n; minas_tirith: gondor 1r"
    t = play(CARD, board).go("fly minas_morgul nazgul done osgiliath done")
    assert (t.asked, t.offers) == ("shadow march_how", "move attack pass")
    t.answer("move")
    assert t.asked == "shadow move_to"  # only from Osgiliath, where the Witch-king is
    t.answer("north_ithilien")
    t.go("witch_king sauron-regular done")
    assert (t.at_rest, t.here("north_ithilien")) == (True, "sauron 1r witch_king")
    attack = play(CARD, board).go("call attack")
    assert attack.asked == "shadow attack_who"
    attack.go("sauron-regular")
    assert attack.refuses("done") == "WAR-11.2"


@pytest.mark.rule("WAR-6.5")
def test_refused_the_witch_king_must_be_in_play() -> None:
    assert refused(CARD, "umbar: 4n") == "WAR-6.5"
    assert refused(CARD, "umbar: 4n", fallen="witch_king") == "WAR-6.5"
