"""Shadows on the Misty Mountains: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "shadows_on_the_misty_mountains"


@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_shadows_fall_on_mount_gram_or_moria() -> None:
    t = play(CARD, politics="sauron 1")
    assert (t.asked, t.offers) == ("shadow levy_where", "moria mount_gram")
    t.go("mount_gram sauron-elite sauron-regular")
    assert (t.at_rest, t.here("mount_gram"), t.here("moria")) == (True, "sauron 1r 1e 1n", "")
    # A Nazgûl may come even if no unit is left.
    board = (
        "barad_dur: sauron 10r; minas_morgul: sauron 6e; nurn: sauron 10r; gorgoroth: sauron 10r; morannon: sauron 6r"
    )
    t = play(CARD, board).answer("moria")
    assert (t.at_rest, t.here("moria")) == (True, "1n")


@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-9.12")
def test_refused_the_mountains_must_be_free() -> None:
    board = "mount_gram: dwarves 1r; moria: dwarves 1r"
    assert barred(CARD, board, captured="mount_gram moria") == "WAR-O5"
