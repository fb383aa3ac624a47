"""It Is a Gift: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, fight, numbers, refused

BEARERS = {"bearers": "south_ithilien"}


@pytest.mark.rule("WAR-12.14")
@pytest.mark.parametrize("card", ["elven_cloaks", "elven_rope", "phial_of_galadriel", "smeagol_helps_nice_master"])
def test_it_is_a_gift(card: str) -> None:
    tale = fight(free=card, **BEARERS)
    assert (numbers(tale, "free"), numbers(tale, "shadow")) == ((2, 4, 4, 1), (1, 5, 5, 1))


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["elven_cloaks", "elven_rope", "phial_of_galadriel", "smeagol_helps_nice_master"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack(FIELD, hands={"free": (card,), "shadow": ()}), card)
