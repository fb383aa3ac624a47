"""Mighty Attack: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, alone, fight, numbers, refused

THREE = "sauron-regular sauron-regular sauron-regular"


@pytest.mark.rule("WAR-12.8")
@pytest.mark.parametrize("card", ["axe_and_bow", "horn_of_gondor"])
def test_mighty_attack(card: str) -> None:
    board = "south_ithilien: gondor 1r legolas gimli; north_ithilien: sauron 1r"
    tale = fight(board, free=card).roll("1").roll("1 2 3")
    assert (tale.asked, tale.offers) == ("free mighty_one", "gimli legolas")
    tale.answer("gimli")
    assert numbers(tale, "free").leadership == 1
    assert (tale.asked, tale.offers) == ("free reroll", "0 1"), "two dice are missed, one leader is left"
    assert tale.answer("0").here("north_ithilien") == "", "the turned die has hit"
    hit = fight(board, free=card).roll("1").roll("6 6 6")
    assert not hit.told("card-turns"), "no die was missed"


@pytest.mark.rule("WAR-12.8", "WAR-12.13")
def test_before_a_re_roll_that_does_not_take_place_nothing_is_turned() -> None:
    board = "south_ithilien: gondor 2r gimli; north_ithilien: sauron 3r 2n"
    t = fight(board, free="axe_and_bow", shadow="wormtongue", who=f"{THREE} nazgul nazgul").roll("1 1 1").roll("1 1 1")
    assert (t.told("card-turns"), t.here("north_ithilien")) == ([], "sauron 3r 2n")
    t = fight(board, free="axe_and_bow", who=f"{THREE} nazgul nazgul").roll("1 1 1").roll("1 1 1")
    assert len(t.told("card-turns")) == 1


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["axe_and_bow", "horn_of_gondor"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack(FIELD, hands=alone(card, "free")), card)
