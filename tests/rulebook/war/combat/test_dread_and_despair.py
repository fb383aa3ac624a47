"""Dread and Despair: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, fight, numbers, refused


@pytest.mark.rule("WAR-12.8")
@pytest.mark.parametrize("card", ["candles_of_corpses", "the_breaking_of_the_fellowship", "grond"])
def test_dread_and_despair(card: str) -> None:
    board = "south_ithilien: gondor 5r 1l; north_ithilien: sauron 1r 3n"
    tale = fight(board, shadow=card)
    assert (tale.asked, tale.offers) == ("shadow dread_points", "1 2 3")
    tale.answer("2")
    assert (numbers(tale, "free").dice, numbers(tale, "shadow").leadership) == (3, 1)
    single = fight(FIELD, shadow=card)
    assert (single.asked, numbers(single, "free").dice, numbers(single, "shadow").leadership) == (
        "chance combat_die",
        1,
        0,
    )


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["candles_of_corpses", "the_breaking_of_the_fellowship", "grond"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack(FIELD.replace(" 1n", ""), hands={"shadow": (card,), "free": ()}), card)
