"""Black Breath: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, alone, fight, refused

ALL = "sauron-regular sauron-regular sauron-regular"
THREE = "sauron-regular sauron-regular sauron-regular"


@pytest.mark.rule("WAR-7.16")
@pytest.mark.parametrize("card", ["the_nazgul_strike", "morgul_wound"])
def test_black_breath(card: str) -> None:
    board = "south_ithilien: gondor 3r 1l peregrin legolas strider; north_ithilien: sauron 3r 2n"
    who = ALL + " nazgul nazgul"
    tale = fight(board, shadow=card, who=who).roll("1 1 1").roll("1 1 1 1 1").go("2").roll("5 1").go("0")
    assert (tale.asked, tale.offers) == ("shadow breath_whom", "gondor-leader peregrin pass")
    assert tale.answer("peregrin").here("south_ithilien") == "gondor 2r 1l legolas strider"
    two = fight(board, shadow=card, who=who).roll("1 1 1").roll("1 1 1 1 1").go("2").roll("5 5").go("0")
    assert two.offers == "gondor-leader legolas peregrin pass", "of level 2 at most"


@pytest.mark.rule("WAR-7.16", "WAR-12.13")
def test_black_breath_is_measured_by_the_re_roll() -> None:
    board = "south_ithilien: gondor 3r 1l gimli; north_ithilien: sauron 3r 3n"
    t = fight(board, shadow="morgul_wound", who=f"{THREE} nazgul nazgul nazgul").roll("1 1 1").roll("1 1 1 1")
    t.go("3 6 1 1 0")
    assert (t.asked, t.offers) == ("shadow breath_whom", "gondor-leader pass"), "Gimli's level is two"


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["the_nazgul_strike", "morgul_wound"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack(FIELD.replace(" 1n", ""), hands=alone(card, "shadow")), card)
