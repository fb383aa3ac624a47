"""One for the Dark Lord: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, Numbers, fight, numbers, refused

BEARERS = {"bearers": "south_ithilien"}


@pytest.mark.rule("WAR-12.14")
@pytest.mark.parametrize("card", ["shelobs_lair", "the_ring_is_mine", "on_on_they_went", "give_it_to_uss"])
def test_one_for_the_dark_lord(card: str) -> None:
    tale = fight(shadow=card, **BEARERS)
    assert (numbers(tale, "shadow"), numbers(tale, "free")) == (
        Numbers(dice=1, needs=4, rerolls=4, leadership=1),
        Numbers(dice=2, needs=5, rerolls=5, leadership=1),
    )


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["shelobs_lair", "the_ring_is_mine", "on_on_they_went", "give_it_to_uss"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack(FIELD, hands={"shadow": (card,), "free": ()}), card)
    assert refused(attack(FIELD, hands={"shadow": (card,), "free": ()}, track=2, **BEARERS), card), "WAR-25.4"
