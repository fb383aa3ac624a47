"""We Come to Kill: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, alone, fight, refused


@pytest.mark.rule("WAR-12.9")
@pytest.mark.parametrize("card", ["half_orcs_and_goblin_men", "olog_hai", "hill_trolls"])
def test_we_come_to_kill(card: str) -> None:
    board = "south_ithilien: gondor 3r; north_ithilien: sauron 2e"
    tale = fight(board, shadow=card, who="sauron-elite sauron-elite").roll("5 1").roll("1 1 1")
    assert (tale.here("south_ithilien"), tale.asked) == ("gondor 2r", "chance extra_die")
    assert tale.roll("5 1").here("south_ithilien") == "gondor 1r"


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["half_orcs_and_goblin_men", "olog_hai", "hill_trolls"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack(FIELD, hands=alone(card, "shadow")), card)
