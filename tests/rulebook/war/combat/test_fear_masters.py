"""Fear of Their Masters: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, Numbers, fight_without_council, numbers, refused
from tests.rulebook.war.war_story import NO_COUNCIL

BACK = "we_wont_go_back"
LORE = "the_lore_of_the_elven_rings"


@pytest.mark.rule("WAR-12.8", "WAR-12.11")
@pytest.mark.parametrize("card", [BACK, LORE])
def test_nobody_leads_them_they_strike_harder_and_every_six_hits_twice(card: str) -> None:
    board = "south_ithilien: gondor 2r 1l; north_ithilien: sauron 5r 1n mouth_of_sauron"
    tale = fight_without_council(
        board, shadow=card, who=" ".join(["sauron-regular"] * 5 + ["nazgul", "mouth_of_sauron"])
    )
    assert numbers(tale, "shadow") == Numbers(dice=5, needs=3, rerolls=5, leadership=0)
    tale.roll("1 1 1 1 1 6 1")
    assert (tale.asked, tale.offers) == ("free reroll", "0 1"), "the Shadow re-rolls nothing"
    tale.go("1 6")
    assert tale.here("north_ithilien") == "sauron 1r 1n mouth_of_sauron", "two sixes, four hits"


@pytest.mark.rule("WAR-12.11", "WAR-12.2")
def test_in_the_next_round_a_six_is_one_hit_again() -> None:
    board = "south_ithilien: gondor 2r 1l; north_ithilien: sauron 5r 1n mouth_of_sauron"
    who = " ".join(["sauron-regular"] * 5 + ["nazgul", "mouth_of_sauron"])
    tale = fight_without_council(board, shadow=BACK, who=who).roll("1 1 1 1 1 1 1").go("0 on stay")
    assert tale.s.lords is not None
    assert (tale.s.lords.marks, numbers(tale, "shadow").leadership) == ((), 3)


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["we_wont_go_back", "the_lore_of_the_elven_rings"])
def test_barred_without_a_minion_nobody_is_feared(card: str) -> None:
    tale = attack(FIELD, terms=NO_COUNCIL, hands={"free": (), "shadow": (card,)})
    assert refused(tale.go("sauron-regular done") if tale.ask.key == "attack_who" else tale, card)
