"""Daylight: the combat card."""

import pytest

from tests.rulebook.war.combat.rounds import fight, numbers


@pytest.mark.rule("WAR-12.10")
@pytest.mark.parametrize("card", ["the_last_battle", "celeborns_galadhrim", "riders_of_theoden"])
def test_daylight(card: str) -> None:
    board = "south_ithilien: gondor 5r; north_ithilien: sauron 5r"
    tale = fight(board, free=card, who=" ".join(["sauron-regular"] * 5))
    assert (numbers(tale, "shadow").dice, numbers(tale, "free").dice) == (3, 5)
    fewer = fight(
        "south_ithilien: gondor 5r; north_ithilien: sauron 2r", free=card, who="sauron-regular sauron-regular"
    )
    assert numbers(fewer, "shadow").dice == 2
