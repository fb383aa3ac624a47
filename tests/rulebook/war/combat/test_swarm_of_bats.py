"""Swarm of Bats: the combat card."""

import pytest

from tests.rulebook.war.combat.rounds import FIELD, fight, numbers


@pytest.mark.rule("WAR-12.7")
@pytest.mark.parametrize("card", ["the_shadow_is_moving", "return_of_the_witch_king"])
def test_swarm_of_bats(card: str) -> None:
    silenced = fight(FIELD, free="celeborns_galadhrim", shadow=card)
    assert (numbers(silenced, "shadow").rerolls, len(silenced.told("card-silenced"))) == (5, 1)
    assert numbers(fight(FIELD, shadow=card), "shadow").rerolls == 4, "nothing to silence: the re-roll is better"
