"""They Are Terrible: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, Numbers, fight, numbers, refused


@pytest.mark.rule("WAR-12.14")
@pytest.mark.parametrize("card", ["foul_thing_from_the_deep", "lure_of_the_ring", "flocks_of_crebain"])
def test_they_are_terrible(card: str) -> None:
    """Only between the roll and the re-roll."""
    tale = fight(FIELD.replace("1n", "2n"), shadow=card)
    assert numbers(tale, "shadow") == Numbers(dice=1, needs=5, rerolls=5, leadership=2)
    tale.roll("1 1 1")
    assert (tale.asked, numbers(tale, "shadow")) == ("shadow reroll", Numbers(dice=1, needs=5, rerolls=4, leadership=1))


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["foul_thing_from_the_deep", "lure_of_the_ring", "flocks_of_crebain"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack(FIELD.replace(" 1n", ""), hands={"shadow": (card,), "free": ()}), card)
