"""Cruel as Death: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, Numbers, fight, numbers, refused


@pytest.mark.rule("WAR-12.8")
@pytest.mark.parametrize("card", ["orc_patrol", "isildurs_bane", "cruel_weather", "the_palantir_of_orthanc"])
def test_cruel_as_death(card: str) -> None:
    tale = fight(FIELD.replace("1n", "3n"), shadow=card)
    assert numbers(tale, "shadow") == Numbers(dice=1, needs=4, rerolls=5, leadership=1)


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["orc_patrol", "isildurs_bane", "cruel_weather", "the_palantir_of_orthanc"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack(FIELD, hands={"shadow": (card,), "free": ()}), card), "one point is not enough"
    rider = FIELD.replace("1n", "3n").replace("1l", "1l gandalf_the_white")
    tale = attack(rider, hands={"shadow": (card,), "free": ()}).answer("forfeit")
    assert refused(tale, card), "what is cancelled cannot be forfeited"
