"""No Quarter: the combat card."""

import pytest

from tests.rulebook.war.combat.rounds import fight

ALL = "sauron-regular sauron-regular sauron-regular"


@pytest.mark.rule("WAR-13.1")
@pytest.mark.parametrize("card", ["a_power_too_great", "help_unlooked_for"])
def test_no_quarter(card: str) -> None:
    board = "south_ithilien: gondor 2r; north_ithilien: sauron 3r"
    assert fight(board, free=card, who=ALL).roll("1 1 1").roll("5 1").here("north_ithilien") == "sauron 1r"
    assert fight(board, free=card, who=ALL).roll("1 1 1").roll("1 1").here("north_ithilien") == "sauron 3r"
