"""Foul Stench: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, fight, refused


@pytest.mark.rule("WAR-12.13")
@pytest.mark.parametrize("card", ["nazgul_search", "wormtongue", "the_black_captain_commands"])
def test_foul_stench(card: str) -> None:
    tale = fight(FIELD, shadow=card).roll("6 1 1")
    assert tale.asked != "free reroll", "one point against one"
    weak = fight(FIELD.replace("1l", "2l"), shadow=card).roll("6 1 1")
    assert weak.asked == "free reroll", "one point against two"


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["nazgul_search", "wormtongue", "the_black_captain_commands"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack(FIELD.replace(" 1n", ""), hands={"shadow": (card,), "free": ()}), card)
