"""Confusion: the combat card."""

import pytest

from tests.rulebook.war.combat.rounds import fight

ALL = "sauron-regular sauron-regular sauron-regular"


@pytest.mark.rule("WAR-13.1")
@pytest.mark.parametrize("card", ["wisdom_of_elrond", "through_a_day_and_a_night"])
def test_confusion(card: str) -> None:
    board = "south_ithilien: gondor 1r; north_ithilien: sauron 3r 3n"
    tale = fight(board, free=card, who=ALL + " nazgul nazgul nazgul").roll("1 1 2").roll("1")
    assert (tale.asked, tale.offers) == ("shadow reroll", "0 1"), "a 1 cannot be re-rolled"
    assert tale.answer("0").here("north_ithilien") == "sauron 1r 3n", "and each of them has hit its own army"
