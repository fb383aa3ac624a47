"""Huorn-dark: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, fight, numbers, refused

ROHAN = "westemnet: rohan 2r 1l; fords_of_isen: isengard 3r"
WHO = "isengard-regular isengard-regular isengard-regular"


@pytest.mark.rule("WAR-12.10")
def test_huorn_dark() -> None:
    tale = fight(ROHAN, free="ents_awake_huorns", who=WHO)
    assert (numbers(tale, "shadow").dice, numbers(tale, "free").dice) == (2, 2)


@pytest.mark.rule("WAR-12.4")
def test_barred_without_what_it_requires() -> None:
    assert refused(attack(FIELD, hands={"free": ("ents_awake_huorns",), "shadow": ()}), "ents_awake_huorns")
