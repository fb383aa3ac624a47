"""Servant of the Secret Fire: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, Numbers, fight, numbers, refused


@pytest.mark.rule("WAR-12.14")
def test_servant_of_the_secret_fire() -> None:
    board = FIELD.replace("1l", "1l gandalf_the_grey")
    assert numbers(fight(board, free="wizards_staff"), "free") == Numbers(dice=3, needs=4, rerolls=5, leadership=2)
    white = fight(FIELD.replace("1l", "1l gandalf_the_white"), free="wizards_staff", who="keep")
    assert numbers(white, "free") == Numbers(dice=2, needs=4, rerolls=5, leadership=2)


@pytest.mark.rule("WAR-12.4")
def test_barred_without_what_it_requires() -> None:
    assert refused(attack(FIELD, hands={"free": ("wizards_staff",), "shadow": ()}), "wizards_staff")
