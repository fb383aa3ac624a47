"""Daring Defiance: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, alone, fight, numbers, refused

THREE = "sauron-regular sauron-regular sauron-regular"


@pytest.mark.rule("WAR-12.7")
@pytest.mark.parametrize("card", ["i_will_go_alone", "gwaihir_the_windlord", "we_prove_the_swifter"])
def test_daring_defiance(card: str) -> None:
    board = "south_ithilien: gondor 2r 1l legolas; north_ithilien: sauron 1r 1n"
    tale = fight(board, free=card, shadow="return_to_valinor")
    assert (numbers(tale, "shadow").needs, numbers(tale, "free").leadership) == (5, 1), "Legolas leads no longer"
    assert tale.facts_of("card-silenced") == [{"card": "combat-daring_defiance", "who": "shadow"}]


@pytest.mark.rule("WAR-12.8")
def test_defiance_costs_nothing_where_no_card_is_defied() -> None:
    """Leadership is forfeited only to cancel a card."""
    board = "south_ithilien: gondor 3r 1l gimli; north_ithilien: sauron 3r"
    assert numbers(fight(board, free="gwaihir_the_windlord", who=THREE), "free").leadership == 2
    t = fight(board, free="gwaihir_the_windlord", shadow="pits_of_mordor", who=THREE)
    assert (numbers(t, "free").leadership, len(t.told("card-silenced"))) == (1, 1)


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["i_will_go_alone", "gwaihir_the_windlord", "we_prove_the_swifter"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack(FIELD, hands=alone(card, "free")), card)
