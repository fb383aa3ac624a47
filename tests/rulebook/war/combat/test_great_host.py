"""Great Host: the combat card."""

import pytest

from tests.rulebook.war.combat.rounds import fight


@pytest.mark.rule("WAR-13.1")
@pytest.mark.parametrize("card", ["stormcrow", "a_new_power_is_rising", "many_kings_to_the_service_of_mordor"])
def test_great_host(card: str) -> None:
    board = "south_ithilien: gondor 2r; north_ithilien: sauron 4r"
    who = " ".join(["sauron-regular"] * 4)
    assert fight(board, shadow=card, who=who).roll("1 1 1 1").roll("1 1").here("south_ithilien") == "gondor 1r"
    fewer = fight(board, shadow=card, who=who).roll("1 1 1 1").roll("5 1")
    assert fewer.here("south_ithilien") == "gondor 2r", "three are not twice two"
