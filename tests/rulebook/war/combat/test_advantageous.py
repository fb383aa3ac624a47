"""Advantageous Position: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, Numbers, fight, numbers, refused

HOME = "lossarnach: gondor 2r 1l; pelargir: sauron 1r 1n"


@pytest.mark.rule("WAR-12.11")
@pytest.mark.parametrize(
    "card", ["the_power_of_tom_bombadil", "book_of_mazarbul", "swords_in_eriador", "kindred_of_glorfindel"]
)
def test_advantageous_position(card: str) -> None:
    """A natural 6 hits in any case."""
    tale = fight(HOME, free=card)
    assert (numbers(tale, "shadow"), numbers(tale, "free")) == (
        Numbers(dice=1, needs=6, rerolls=5, leadership=1),
        Numbers(dice=2, needs=5, rerolls=5, leadership=1),
    )
    tale = fight(HOME.replace("lossarnach", "minas_tirith").replace("pelargir", "osgiliath"), free=card, who="field")
    tale.roll("6")
    assert tale.facts_of("combat-roll")[-1]["hits"] == 1


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize(
    "card", ["the_power_of_tom_bombadil", "book_of_mazarbul", "swords_in_eriador", "kindred_of_glorfindel"]
)
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack(FIELD, hands={"free": (card,), "shadow": ()}), card)
