"""It Is a Gift: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, Numbers, fight, numbers, refused

BEARERS = {"bearers": "south_ithilien"}


@pytest.mark.rule("WAR-12.14")
@pytest.mark.parametrize("card", ["elven_cloaks", "elven_rope", "phial_of_galadriel", "smeagol_helps_nice_master"])
def test_it_is_a_gift(card: str) -> None:
    tale = fight(free=card, **BEARERS)
    assert (numbers(tale, "free"), numbers(tale, "shadow")) == (
        Numbers(dice=2, needs=4, rerolls=4, leadership=1),
        Numbers(dice=1, needs=5, rerolls=5, leadership=1),
    )


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["elven_cloaks", "elven_rope", "phial_of_galadriel", "smeagol_helps_nice_master"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack(FIELD, hands={"free": (card,), "shadow": ()}), card)
