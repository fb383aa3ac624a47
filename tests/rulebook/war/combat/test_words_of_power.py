"""Words of Power: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, Numbers, fight, numbers, refused


@pytest.mark.rule("WAR-12.8")
@pytest.mark.parametrize("card", ["worn_with_sorrow_and_toil", "the_lidless_eye", "the_ringwraiths_are_abroad"])
def test_words_of_power(card: str) -> None:
    board = "south_ithilien: gondor 1r aragorn legolas; north_ithilien: sauron 1r 1n"
    tale = fight(board, shadow=card)
    assert (tale.asked, tale.offers) == ("shadow mute_whom", "aragorn legolas")
    tale.answer("aragorn")
    assert numbers(tale, "free") == Numbers(dice=2, needs=5, rerolls=5, leadership=1), (
        "neither his leadership nor his strength counts"
    )
    assert fight(FIELD, shadow=card).asked == "chance combat_die", "no companion is there"


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["worn_with_sorrow_and_toil", "the_lidless_eye", "the_ringwraiths_are_abroad"])
def test_barred_without_what_it_requires(card: str) -> None:
    board = "south_ithilien: gondor 1r aragorn legolas; north_ithilien: sauron 1r 1n"
    assert refused(attack(board.replace(" 1n", ""), hands={"shadow": (card,), "free": ()}), card)
