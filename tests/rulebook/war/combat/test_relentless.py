"""Relentless Assault: the combat card."""

import pytest

from tests.rulebook.war.combat.rounds import Numbers, fight, numbers

ALL = "sauron-regular sauron-regular sauron-regular"


@pytest.mark.rule("WAR-12.11")
@pytest.mark.parametrize("card", ["the_day_without_dawn", "rage_of_the_dunlendings", "the_king_is_revealed"])
def test_relentless_assault(card: str) -> None:
    board = "south_ithilien: gondor 3r; north_ithilien: sauron 3r"
    tale = fight(board, shadow=card, who=ALL)
    assert (tale.asked, tale.offers) == ("shadow own_hits", "0 1 2")
    tale.answer("2")
    assert (tale.here("north_ithilien"), numbers(tale, "shadow")) == (
        "sauron 1r",
        Numbers(dice=1, needs=3, rerolls=5, leadership=0),
    )
    spared = fight(board, shadow=card, who=ALL).answer("0")
    assert numbers(spared, "shadow") == Numbers(dice=3, needs=5, rerolls=5, leadership=0)
