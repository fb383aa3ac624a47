"""Heroic Death: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import alone, fight, refused

ALL = "sauron-regular sauron-regular sauron-regular"
THREE = "sauron-regular sauron-regular sauron-regular"


@pytest.mark.rule("WAR-13.1")
@pytest.mark.parametrize("card", ["there_is_another_way", "mirror_of_galadriel", "the_eagles_are_coming"])
def test_heroic_death(card: str) -> None:
    board = "south_ithilien: gondor 3r 1l boromir; north_ithilien: sauron 3r"
    tale = fight(board, free=card, who=ALL).roll("5 5 5").roll("5 5 5 5")
    assert (tale.asked, tale.offers) == ("free sacrifice_whom", "gondor-leader boromir pass")
    tale.answer("boromir")
    assert (tale.asked, tale.offers) == ("free sacrifice_hits", "1 2")
    tale.answer("2")
    assert tale.here("south_ithilien") == "gondor 2r 1l", "one hit of three is left"
    assert "boromir" in tale.s.fallen
    leader = fight(board, free=card, who=ALL).roll("5 5 5").roll("5 5 5 5").answer("gondor-leader")
    assert leader.here("south_ithilien") == "gondor 1r boromir"
    kept = fight(board, free=card, who=ALL).roll("5 5 5").roll("5 5 5 5").answer("pass")
    assert kept.here("south_ithilien") == "", "nobody was given up, and all fell with the last unit"


@pytest.mark.rule("WAR-12.8", "WAR-13.1")
def test_a_silenced_companion_may_still_die_a_hero() -> None:
    board = "south_ithilien: gondor 3r gimli; north_ithilien: sauron 3r 1n"
    t = fight(board, free="mirror_of_galadriel", shadow="the_lidless_eye", who=f"{THREE} nazgul")
    t.roll("6 6 1").roll("1 1 1").go("0 gimli")
    assert (t.asked, t.offers) == ("free sacrifice_hits", "1 2"), "his level is no ability"


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["there_is_another_way", "mirror_of_galadriel", "the_eagles_are_coming"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack("south_ithilien: gondor 1r; north_ithilien: sauron 1r", hands=alone(card, "free")), card)
