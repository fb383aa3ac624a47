"""Desperate Battle: the combat card."""

import pytest

from tests.rulebook.war.combat.rounds import fight, numbers


@pytest.mark.rule("WAR-12.14")
@pytest.mark.parametrize("card", ["monsters_roused", "musterings_of_long_planned_war", "pits_of_mordor"])
def test_desperate_battle(card: str) -> None:
    tale = fight(shadow=card)
    assert (numbers(tale, "shadow").hits, numbers(tale, "free").hits) == ((4, 4), (4, 4))
