"""Orcs Multiplying Again: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "orcs_multiplying_again"


@pytest.mark.rule("WAR-9.12", "WAR-16.5")
def test_orcs_multiply_in_two_strongholds() -> None:
    t = play(CARD, politics="sauron 1")
    assert (t.at_rest, t.here("dol_guldur"), t.here("mount_gundabad")) == (True, "sauron 3r", "sauron 3r")
    t = play(CARD, "dol_guldur: sauron 4r, elves 3r", siege="dol_guldur")
    assert (t.at_rest, t.here("dol_guldur", "shadow"), t.here("mount_gundabad")) == (True, "sauron 5r", "sauron 3r")


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_orcs_need_one_of_their_strongholds() -> None:
    board = "dol_guldur: elves 1r; mount_gundabad: dwarves 1r"
    assert barred(CARD, board, captured="dol_guldur mount_gundabad") == "WAR-O5"
