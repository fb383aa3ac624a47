"""Sudden Strike: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import alone, fight, refused

ALL = "sauron-regular sauron-regular sauron-regular"


@pytest.mark.rule("WAR-12.9")
@pytest.mark.parametrize("card", ["challenge_of_the_king", "dead_men_of_dunharrow", "paths_of_the_woses"])
def test_sudden_strike(card: str) -> None:
    board = "south_ithilien: gondor 1r 2l; north_ithilien: sauron 3r"
    tale = fight(board, free=card, who=ALL)
    assert tale.asked == "chance extra_die"
    tale.roll("5 1")
    assert tale.here("north_ithilien") == "sauron 2r", "at once"
    tale.roll("1 1")
    assert tale.asked == "chance combat_die", "so the Shadow rolled two dice only"


@pytest.mark.rule("WAR-12.9", "WAR-15.1", "WAR-13.8")
def test_a_sudden_strike_at_a_city_needs_six_and_may_end_all() -> None:
    board = "erebor: dwarves 1r 2l; dale: sauron 1r 1n"
    t = fight(board, free="challenge_of_the_king", side="free", captured="dale").roll("5 5")
    assert (t.facts_of("extra-attack")[0]["hits"], t.asked) == (0, "chance combat_die")
    t = fight(board, free="challenge_of_the_king", side="free", captured="dale").roll("5 6")
    assert (t.here("dale"), t.s.pool["nazgul"], t.asked) == ("", 8, "free advance"), "nobody rolls any more"


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["challenge_of_the_king", "dead_men_of_dunharrow", "paths_of_the_woses"])
def test_barred_without_what_it_requires(card: str) -> None:
    assert refused(attack("south_ithilien: gondor 1r; north_ithilien: sauron 1r", hands=alone(card, "free")), card)
