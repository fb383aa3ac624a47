"""Ents' Rage: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, Numbers, fight, numbers, refused

ROHAN = "westemnet: rohan 2r 1l; fords_of_isen: isengard 3r"
WHO = "isengard-regular isengard-regular isengard-regular"


@pytest.mark.rule("WAR-12.11")
def test_the_ents_rage() -> None:
    assert numbers(fight(ROHAN, free="ents_awake_treebeard", who=WHO), "free") == Numbers(
        dice=2, needs=3, rerolls=5, leadership=1
    )


@pytest.mark.rule("WAR-12.4")
def test_barred_without_what_it_requires() -> None:
    hands = {"free": ("ents_awake_treebeard",), "shadow": ()}
    assert refused(attack(FIELD, hands=hands), "ents_awake_treebeard")
