"""Servant of the Shadow: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, fight_without_council, numbers, refused
from tests.rulebook.war.war_story import NO_COUNCIL

CAPTAIN = "captain_of_despair"


@pytest.mark.rule("WAR-12.8", "WAR-12.10")
def test_a_minion_gives_up_his_leadership_for_dice_of_the_enemy() -> None:
    board = "south_ithilien: gondor 4r 1l; north_ithilien: sauron 1r mouth_of_sauron gothmog"
    tale = fight_without_council(board, shadow=CAPTAIN)
    assert (tale.asked, tale.offers) == ("shadow yield_whom", "mouth_of_sauron gothmog")
    tale.answer("mouth_of_sauron")
    assert (numbers(tale, "free").dice, numbers(tale, "shadow").leadership) == (2, 1)
    one = fight_without_council(board.replace(" gothmog", "").replace("4r", "2r"), shadow=CAPTAIN)
    assert (numbers(one, "free").dice, numbers(one, "shadow").leadership) == (1, 0), "one die is left"
    assert one.facts_of("card-fewer") == [{"card": "combat-servant_shadow", "who": "free", "dice": 2}]


@pytest.mark.rule("WAR-7.28")
def test_what_the_white_rider_took_cannot_be_given_up() -> None:
    board = "south_ithilien: gondor 3r gandalf_the_white; north_ithilien: sauron 1r witch_king"
    tale = fight_without_council(board, shadow=CAPTAIN, who="forfeit")
    assert (tale.asked, numbers(tale, "free").dice, tale.told("card-fewer")) == ("chance combat_die", 3, [])


@pytest.mark.rule("WAR-12.4")
def test_barred_without_a_minion_nobody_is_feared() -> None:
    tale = attack(FIELD, terms=NO_COUNCIL, hands={"free": (), "shadow": ("captain_of_despair",)})
    assert refused(tale.go("sauron-regular done") if tale.ask.key == "attack_who" else tale, "captain_of_despair")
