"""Mûmakil: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, Numbers, alone, fight, numbers, refused


@pytest.mark.rule("WAR-12.6", "WAR-13.1")
@pytest.mark.parametrize("card", ["shadows_gather", "the_shadow_lengthens"])
def test_mumakil(card: str) -> None:
    board = "south_ithilien: gondor 3r; north_ithilien: southrons 2e"
    tale = fight(board, shadow=card, who="southrons-elite southrons-elite")
    assert numbers(tale, "shadow") == Numbers(dice=2, needs=4, rerolls=5, leadership=0)
    assert tale.roll("4 1").roll("1 1 1").here("south_ithilien") == "gondor 1r", "one hit more, for who has more"
    even = fight(board, shadow=card, who="southrons-elite southrons-elite").roll("4 1").roll("5 1 1")
    assert even.here("south_ithilien") == "gondor 2r"


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["shadows_gather", "the_shadow_lengthens"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack(FIELD, hands=alone(card, "shadow")), card)
