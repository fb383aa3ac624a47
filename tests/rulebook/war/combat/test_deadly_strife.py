"""Deadly Strife: the combat card."""

import pytest

from tests.rulebook.war.combat.rounds import fight, numbers


@pytest.mark.rule("WAR-12.14")
@pytest.mark.parametrize("card", ["return_to_valinor", "corsairs_of_umbar", "horde_from_the_east"])
def test_deadly_strife(card: str) -> None:
    tale = fight(shadow=card)
    assert (numbers(tale, "shadow").hits, numbers(tale, "free").hits) == ((3, 3), (3, 3))
