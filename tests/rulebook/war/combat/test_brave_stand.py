"""Brave Stand: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, fight, numbers, refused


@pytest.mark.rule("WAR-12.10")
@pytest.mark.parametrize("card", ["there_and_back_again", "house_of_the_stewards", "the_grey_company"])
def test_brave_stand(card: str) -> None:
    board = "south_ithilien: gondor 1r legolas gimli meriadoc; north_ithilien: sauron 5r"
    assert numbers(fight(board, free=card, who=" ".join(["sauron-regular"] * 5)), "shadow").dice == 2
    alone = board.replace("5r", "2r")
    assert numbers(fight(alone, free=card, who="sauron-regular sauron-regular"), "shadow").dice == 1, "one die is left"


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["there_and_back_again", "house_of_the_stewards", "the_grey_company"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack(FIELD, hands={"free": (card,), "shadow": ()}), card)
