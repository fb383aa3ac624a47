"""Charge: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, alone, fight, refused


@pytest.mark.rule("WAR-12.9")
@pytest.mark.parametrize("card", ["cirdans_ships", "guards_of_the_citadel"])
def test_charge(card: str) -> None:
    board = "south_ithilien: gondor 2e; north_ithilien: sauron 1r"
    tale = fight(board, free=card).roll("1 5")
    assert tale.here("north_ithilien") == "", "nobody is left to fight"
    assert [fact["who"] for fact in tale.facts_of("wiped-out")] == ["shadow"]


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["cirdans_ships", "guards_of_the_citadel"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack(FIELD, hands=alone(card, "free")), card)
