"""WAR section 27: elites lead with Saruman in play, in armies of their player and in mixed ones (WAR-27.18)."""

from typing import Any

import pytest

from bree.games.war import GAME
from bree.games.war.state import Terms
from tests.rulebook.war.teams_story import attacking, mixing, table
from tests.rulebook.war.war_story import Tale


@pytest.mark.rule("WAR-27.18")
def test_with_saruman_in_play_elites_of_the_southrons_lead_too() -> None:
    board = "far_harad: southrons 1r 1e; orthanc: isengard 1e saruman"
    tale = table(board, ("move", "shadow", 1), go="saruman_player", die="character")
    assert tale.offers == "far_harad orthanc"
    without = table(
        "far_harad: southrons 1r 1e; orthanc: isengard 1e", ("move", "shadow", 1), go="saruman_player", die="character"
    )
    assert without.at_rest


@pytest.mark.rule("WAR-27.18")
def test_and_they_reroll() -> None:
    board = "osgiliath: gondor 5r; south_ithilien: southrons 5e; orthanc: isengard 1r saruman"
    tale = attacking(board, "saruman_player")
    tale.go("southrons-elite southrons-elite southrons-elite southrons-elite southrons-elite")
    assert GAME.view(tale.s, None)["battle"]["attacker"]["leadership"] == 5


LED_BY_A_TEAMMATE = "dagorlad: sauron 3r, isengard 1e; orthanc: isengard 1r saruman"


def led(board: str, region: str = "dagorlad", **given: Any) -> Tale:
    """Mix the two armies there; then choose a Character result."""
    return mixing(board, "witch_king_player", "character", region, **given)


@pytest.mark.rule("WAR-27.18", "WAR-7.25", "WAR-27.13", "WAR-27.14")
def test_a_teammates_elites_lead_a_mixed_army_that_its_controller_moves() -> None:
    tale = led(LED_BY_A_TEAMMATE).go("move north_ithilien")
    # An elite alone, or with one regular, would belong to the teammate. Two regulars must go, and the elite leads them.
    assert (tale.copies(), tale.ask.least) == ({"isengard-elite": 1, "sauron-regular": 3}, 3)
    tale.go("isengard-elite sauron-regular")
    assert tale.refuses("done") == "WAR-27.14"
    tale.go("sauron-regular")
    assert tale.offers == "sauron-regular done"
    tale.go("done")
    assert (tale.here("dagorlad"), tale.here("north_ithilien")) == ("sauron 1r", "isengard 1e sauron 2r")
    tale = led(LED_BY_A_TEAMMATE).go("move north_ithilien sauron-regular sauron-regular")
    assert tale.refuses("done") == "WAR-10.5"  # they have no leader yet


@pytest.mark.rule("WAR-27.18", "WAR-27.14")
def test_where_there_is_no_room_for_a_part_that_he_controls_they_lead_nobody() -> None:
    terms = Terms(overstack=False)
    tale = led(LED_BY_A_TEAMMATE + "; morannon: sauron 7r", terms=terms).go("move morannon")
    assert tale.here("morannon") == "isengard 1e sauron 9r"  # there is only one such group
    tale = led(LED_BY_A_TEAMMATE + "; morannon: sauron 8r", terms=terms).go("move")
    assert "north_ithilien" in tale.picks
    assert "morannon" not in tale.picks


@pytest.mark.rule("WAR-27.18", "WAR-27.14", "WAR-27.13")
def test_where_two_places_are_left_his_own_elite_holds_the_army_beside_the_one_who_leads() -> None:
    """Each has one unit and one elite. Then the leading player, the Witch-king's, controls the army."""
    board = "dagorlad: sauron 1r 1e, isengard 1e; orthanc: saruman; morannon: sauron 8r"
    tale = led(board, terms=Terms(overstack=False)).go("move morannon")
    # There is only one such group, so there is no ask.
    assert (tale.here("dagorlad"), tale.here("morannon")) == ("sauron 1r", "isengard 1e sauron 8r 1e")


@pytest.mark.rule("WAR-27.18", "WAR-27.14")
def test_the_last_place_is_for_the_elite_who_leads() -> None:
    tale = led(
        "dagorlad: sauron 4r, isengard 1r 1e; orthanc: saruman; morannon: sauron 6r", terms=Terms(overstack=False)
    )
    tale.go("move morannon sauron-regular sauron-regular")
    # With the regular of Isengard one place is left. Two regulars would not control an army with two of Isengard.
    assert tale.offers == "isengard-elite sauron-regular"
    assert tale.refuses("isengard-regular") == "WAR-27.14"
    tale.go("sauron-regular")
    assert tale.offers == "isengard-elite"
    tale.go("isengard-elite")
    assert tale.here("morannon") == "isengard 1e sauron 9r"


@pytest.mark.rule("WAR-27.18", "WAR-7.25", "WAR-27.13", "WAR-27.14")
def test_a_teammates_elites_lead_a_mixed_army_that_its_controller_attacks_with() -> None:
    tale = led(LED_BY_A_TEAMMATE + "; north_ithilien: gondor 1r").go("attack sauron-regular sauron-regular")
    assert tale.offers == "isengard-elite sauron-regular"
    assert tale.refuses("done") == "WAR-11.2"
    tale.go("isengard-elite")
    assert tale.offers == "sauron-regular done"
    tale.go("done")
    assert tale.s.battle is not None
    assert tale.s.battle.rear == ("sauron-regular",)
    alone = "dagorlad: sauron 3r, isengard 1e; north_ithilien: gondor 1r"
    assert led(alone).offers == "skip"  # without Saruman there is no leader


@pytest.mark.rule("WAR-27.18", "WAR-27.10", "WAR-11.5")
def test_where_a_unit_stays_with_a_teammates_minion_the_last_place_is_for_the_elite_who_leads() -> None:
    board = "orthanc: sauron 3r, isengard 1e saruman; fords_of_isen: rohan 1r"
    tale = led(board, "orthanc").go("attack")
    assert tale.s.battle is not None
    assert tale.s.battle.rear == ("sauron-regular", "saruman")  # there is only one such group
    four = led(board.replace("3r", "4r"), "orthanc").go("attack sauron-regular sauron-regular sauron-regular")
    assert four.offers == "isengard-elite"
    assert four.refuses("sauron-regular") == "WAR-27.14"
    two = "orthanc: sauron 2r, isengard 1e saruman; fords_of_isen: rohan 1r"
    assert "attack" not in led(two, "orthanc").picks
