"""Fateful Strike: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, alone, fight, refused

ALL = "sauron-regular sauron-regular sauron-regular"
THREE = "sauron-regular sauron-regular sauron-regular"


@pytest.mark.rule("WAR-1.8", "WAR-7.16")
def test_fateful_strike() -> None:
    board = "south_ithilien: gondor 2r 2l; north_ithilien: sauron 3r 1n witch_king"
    who = ALL + " nazgul witch_king"
    one = fight(board, free="bilbos_song", who=who).roll("1 1 1").roll("1 1").go("0 2").roll("5 1")
    assert one.here("north_ithilien") == "sauron 2r witch_king", "the Nazgûl, and a unit by the hit itself"
    two = fight(board, free="bilbos_song", who=who).roll("1 1 1").roll("1 1").go("0 2").roll("5 5")
    assert (two.asked, two.offers) == ("free fell_whom", "nazgul witch_king")
    assert two.answer("witch_king").here("north_ithilien") == "sauron 1r 1n"


@pytest.mark.rule("WAR-1.8", "WAR-12.13")
def test_a_fateful_strike_at_the_witch_king_needs_two_hits() -> None:
    board = "south_ithilien: gondor 2r 2l; north_ithilien: sauron 3r witch_king"
    t = fight(board, free="bilbos_song", who=f"{THREE} witch_king").roll("1 1 1").roll("1 1").go("0 2").roll("6 1")
    assert t.here("north_ithilien") == "sauron 2r witch_king"
    t = fight(board, free="bilbos_song", who=f"{THREE} witch_king").roll("1 1 1").roll("1 1").go("0 2").roll("6 6")
    assert t.here("north_ithilien") == "sauron 1r"
    both = board.replace("witch_king", "1n witch_king")
    t = (
        fight(both, free="bilbos_song", who=f"{THREE} nazgul witch_king")
        .roll("1 1 1")
        .roll("1 1")
        .go("0 2")
        .roll("5 5")
    )
    assert (t.asked, t.offers) == ("free fell_whom", "nazgul witch_king")


@pytest.mark.rule("WAR-12.4")
def test_barred_without_what_it_requires() -> None:
    assert refused(attack(FIELD.replace(" 1l", ""), hands=alone("bilbos_song", "free")), "bilbos_song")
