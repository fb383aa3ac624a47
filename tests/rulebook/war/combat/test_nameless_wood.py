"""Nameless Wood: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, alone, fight, refused


@pytest.mark.rule("WAR-13.1")
def test_the_nameless_wood() -> None:
    board = "westemnet: rohan 2r; fords_of_isen: isengard 4r"
    who = " ".join(["isengard-regular"] * 4)
    tale = fight(board, free="ents_awake_entmoot", who=who).roll("1 1 1 1").roll("5 1")
    assert tale.here("fords_of_isen") == "isengard 1r"


@pytest.mark.rule("WAR-12.4")
def test_barred_without_what_it_requires() -> None:
    assert refused(attack(FIELD, hands=alone("ents_awake_entmoot", "free")), "ents_awake_entmoot")
