"""Valour: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, Numbers, fight, numbers, refused


@pytest.mark.rule("WAR-12.14")
@pytest.mark.parametrize("card", ["dain_ironfoots_guard", "eomer_son_of_eomund", "thranduils_archers"])
def test_valour(card: str) -> None:
    tale = fight(FIELD.replace("2r", "1r 1e"), free=card)
    assert (numbers(tale, "free"), numbers(tale, "shadow").needs) == (
        Numbers(dice=2, needs=4, rerolls=5, leadership=1),
        5,
    )


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["dain_ironfoots_guard", "eomer_son_of_eomund", "thranduils_archers"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack(FIELD, hands={"free": (card,), "shadow": ()}), card)
