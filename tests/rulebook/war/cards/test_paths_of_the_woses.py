"""Paths of the Woses: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import barred, play

CARD = "paths_of_the_woses"


@pytest.mark.rule("WAR-6.6", "WAR-10.1")
def test_hidden_paths_lead_from_rohan_to_minas_tirith() -> None:
    board = "edoras: rohan 2r 1l gimli; westemnet: rohan 1r; osgiliath: gondor 3r; minas_tirith: gondor 1r"
    t = play(CARD, board)
    assert (t.asked, t.offers) == ("free voyage_from", "edoras westemnet")
    t.answer("edoras")
    assert (t.asked, t.offers) == ("free move_who", "rohan-regular rohan-leader gimli")
    t.go("rohan-regular rohan-regular gimli rohan-leader")
    assert (t.at_rest, t.here("minas_tirith")) == (True, "gondor 1r rohan 2r 1l gimli")
    assert t.here("edoras") == ""


@pytest.mark.rule("WAR-6.6", "WAR-16.8")
def test_they_lead_out_of_a_siege_too_and_beside_a_besieged_minas_tirith() -> None:
    board = "helms_deep: rohan 3r, isengard 5r; minas_tirith: gondor 2r, sauron 4r; osgiliath: sauron 2r"
    t = play(CARD, board, siege="helms_deep minas_tirith")
    assert (t.asked, t.offers) == ("free voyage_to", "druadan_forest lossarnach")
    t.go("lossarnach rohan-regular rohan-regular done")
    assert (t.at_rest, t.here("lossarnach"), t.here("helms_deep")) == (True, "rohan 2r", "rohan 1r | isengard 5r")
    # The last units leave, and the besiegers capture the stronghold.
    t = play(CARD, board, siege="helms_deep minas_tirith")
    t.go("druadan_forest rohan-regular rohan-regular rohan-regular")
    assert (t.at_rest, t.s.sieges, t.s.captured) == (True, ("minas_tirith",), ("helms_deep",))


@pytest.mark.rule("WAR-6.6", "WAR-10.5", "WAR-10.7")
def test_who_is_not_at_war_stays_in_rohan_and_a_unit_with_a_leader() -> None:
    board = "edoras: rohan 1r north 1r 1l"
    t = play(CARD, board, politics="north 1")
    assert (t.at_rest, t.here("minas_tirith"), t.here("edoras")) == (True, "rohan 1r", "north 1r 1l")
    # The only unit may not leave a Leader that cannot go with it.
    assert barred(CARD, "edoras: rohan 1r north 1l", politics="north 1") == "WAR-O5"


@pytest.mark.rule("WAR-10.11", "WAR-18.1", "WAR-10.7")
def test_the_woses_lead_a_garrison_out_and_its_walls_are_lost() -> None:
    board = "helms_deep: rohan 3r 1l; helms_deep: isengard 2r"
    t = scenes.play(CARD, board, siege="helms_deep").go("rohan-regular done")
    assert (t.s.sieges, t.here("minas_tirith")) == (("helms_deep",), "rohan 1r")
    t = scenes.play(CARD, board, siege="helms_deep")
    t.go("rohan-regular rohan-regular rohan-regular rohan-leader")
    assert (t.s.sieges, t.s.captured, t.here("minas_tirith")) == ((), ("helms_deep",), "rohan 3r 1l")
    t = scenes.play(CARD, "edoras: rohan 1r, north 1r", politics="north 1")
    assert (t.here("edoras"), t.here("minas_tirith")) == ("north 1r", "rohan 1r"), "no stranger to war enters Gondor"
    board = "edoras: rohan 1r; minas_tirith: sauron 1r, gondor 1r; osgiliath: sauron 1r"
    assert scenes.play(CARD, board, siege="minas_tirith").offers == "druadan_forest lossarnach"


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_the_woses_lead_rohan_at_war_alone() -> None:
    board = "edoras: rohan 2r"
    assert barred(CARD, board, politics="rohan 1") == "WAR-6.5"
    assert barred(CARD, "edoras: gondor 2r", politics="rohan 1") == "WAR-6.5"  # although Gondor is
    assert barred(CARD, "minas_tirith: gondor 3r") == "WAR-O5"
