"""Onslaught: the combat card."""

import pytest

from tests.rulebook.war.combat.rounds import fight

ALL = "sauron-regular sauron-regular sauron-regular"


@pytest.mark.rule("WAR-12.9")
@pytest.mark.parametrize("card", ["shadows_on_the_misty_mountains", "orcs_multiplying_again", "the_fighting_uruk_hai"])
def test_onslaught(card: str) -> None:
    board = "south_ithilien: gondor 3r; north_ithilien: sauron 3r"
    tale = fight(board, shadow=card, who=ALL).roll("1 1 1").roll("1 1 1")
    assert (tale.asked, tale.offers) == ("shadow own_hits", "0 1 2 3")
    tale.answer("2")
    assert tale.here("north_ithilien") == "sauron 1r"
    assert tale.roll("4 3").here("south_ithilien") == "gondor 2r"


@pytest.mark.rule("WAR-13.4", "WAR-13.8")
def test_an_onslaught_may_cost_all_and_an_elite_is_worth_two() -> None:
    board = "south_ithilien: gondor 1r; north_ithilien: sauron 1e"
    t = fight(board, shadow="orcs_multiplying_again").roll("1").roll("1")
    assert (t.asked, t.offers) == ("shadow own_hits", "0 1 2")
