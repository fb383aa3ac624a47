"""A New Power is Rising: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "a_new_power_is_rising"


@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_a_new_power_rises_in_isengard() -> None:
    t = play(CARD, "orthanc: isengard 1r saruman", politics="isengard 2")
    assert (t.asked, t.here("north_dunland"), t.here("south_dunland")) == (
        "shadow levy_which",
        "isengard 2r",
        "isengard 2r",
    )
    t.go("isengard-elite isengard-regular")
    assert (t.at_rest, t.here("orthanc")) == (True, "isengard 2r 1e saruman")
    # Settlements of the enemy do not count.
    board = "orthanc: isengard 1r saruman; north_dunland: north 1r"
    t = play(CARD, board, captured="north_dunland").go("isengard-elite isengard-elite")
    assert (t.at_rest, t.here("north_dunland"), t.here("orthanc")) == (True, "north 1r", "isengard 1r 2e saruman")


@pytest.mark.rule("WAR-6.5")
def test_refused_the_new_power_needs_saruman() -> None:
    assert barred(CARD, "orthanc: isengard 1r") == "WAR-6.5"
    assert barred(CARD, "orthanc: isengard 1r", fallen="saruman") == "WAR-6.5"
