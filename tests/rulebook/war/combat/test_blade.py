"""Blade of Westernesse: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, alone, fight, refused

ALL = "sauron-regular sauron-regular sauron-regular"


@pytest.mark.rule("WAR-7.16")
def test_blade_of_westernesse() -> None:
    board = "south_ithilien: gondor 2r 1l peregrin; north_ithilien: sauron 3r witch_king mouth_of_sauron"
    who = ALL + " mouth_of_sauron witch_king"
    tale = fight(board, free="mithril_coat_and_sting", who=who).roll("1 1 1").roll("1 1").go("0 2").roll("5 5")
    assert (tale.asked, tale.offers) == ("free fell_whom", "witch_king mouth_of_sauron")
    tale.answer("witch_king")
    assert tale.here("north_ithilien") == "sauron 2r mouth_of_sauron", "one of the two hits was spent"
    none = fight(board, free="mithril_coat_and_sting", who=who).roll("1 1 1").roll("5 1").go("0 0")
    assert not none.told("struck-down"), "the re-roll did not hit"


@pytest.mark.rule("WAR-12.4")
def test_barred_without_what_it_requires() -> None:
    assert refused(attack(FIELD, hands=alone("mithril_coat_and_sting", "free")), "mithril_coat_and_sting")
