"""Andúril: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, alone, fight, numbers, refused

ALL = "sauron-regular sauron-regular sauron-regular"
THREE = "sauron-regular sauron-regular sauron-regular"


@pytest.mark.rule("WAR-12.8")
def test_anduril() -> None:
    board = "south_ithilien: gondor 1r aragorn; north_ithilien: sauron 3r"
    tale = fight(board, free="athelas", who=ALL).roll("1 1 1").roll("1 1")
    assert tale.facts_of("card-turns") == [
        {"card": "combat-anduril", "who": "figure-aragorn", "hits": 2},
    ]
    assert (numbers(tale, "free").leadership, tale.here("north_ithilien")) == (0, "sauron 1r")
    strider = fight(board.replace("aragorn", "strider"), free="athelas", who=ALL).roll("1 1 1").roll("1 1")
    assert strider.here("north_ithilien") == "sauron 2r"


@pytest.mark.rule("WAR-12.8", "WAR-12.13")
def test_before_a_re_roll_that_does_not_take_place_nothing_is_turned() -> None:
    board = "south_ithilien: gondor 2r aragorn; north_ithilien: sauron 3r 2n"
    t = fight(board, free="athelas", shadow="wormtongue", who=f"{THREE} nazgul nazgul").roll("1 1 1").roll("1 1 1")
    assert (t.told("card-turns"), t.here("north_ithilien")) == ([], "sauron 3r 2n")
    t = fight(board, free="athelas", who=f"{THREE} nazgul nazgul").roll("1 1 1").roll("1 1 1")
    assert len(t.told("card-turns")) == 1


@pytest.mark.rule("WAR-12.4")
def test_barred_without_what_it_requires() -> None:
    assert refused(attack(FIELD, hands=alone("athelas", "free")), "athelas")
