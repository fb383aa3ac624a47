"""Monsters Roused: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "monsters_roused"


@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_monsters_rise_in_four_regions() -> None:
    regions = ("angmar", "ettenmoors", "weather_hills", "trollshaws")
    t = play(CARD, politics="sauron 1")
    assert (t.at_rest, *[t.here(region) for region in regions]) == (True, *["sauron 1r"] * 3, "sauron 1e")
    t = play(CARD, "ettenmoors: elves 1r")
    assert (t.at_rest, *[t.here(region) for region in regions]) == (
        True, "sauron 1r", "elves 1r", "sauron 1r", "sauron 1e"
    )  # fmt: skip


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_monsters_stay_away_from_armies() -> None:
    board = "angmar: elves 1r; ettenmoors: elves 1r; weather_hills: elves 1r; trollshaws: elves 1r"
    assert barred(CARD, board, captured="angmar") == "WAR-O5"
