"""Shield-Wall: the combat card."""

import pytest

from tests.rulebook.war.combat.rounds import fight

ALL = "sauron-regular sauron-regular sauron-regular"


@pytest.mark.rule("WAR-13.1")
@pytest.mark.parametrize("card", ["faramirs_rangers", "fear_fire_foes", "imrahil_of_dol_amroth", "king_brands_men"])
def test_shield_wall(card: str) -> None:
    board = "south_ithilien: gondor 3r; north_ithilien: sauron 3r"
    assert fight(board, free=card, who=ALL).roll("5 5 1").roll("1 1 1").here("south_ithilien") == "gondor 2r"
    assert fight(board, free=card, who=ALL).roll("5 1 1").roll("1 1 1").here("south_ithilien") == "gondor 2r"
