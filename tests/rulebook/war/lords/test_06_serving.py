"""With four players: who controls Gothmog, the Balrog, the Keepers and the other minions."""

import pytest

from bree.games.war.state import Lords
from tests.rulebook.war.lords.people_story import AWAKE
from tests.rulebook.war.teams_story import acting
from tests.rulebook.war.war_story import NO_COUNCIL

KING, SARUMAN = "witch_king_player", "saruman_player"
BOARD = "moria: sauron 2r balrog; south_ithilien: sauron 2r gothmog; nurn: sauron 2r mouth_black_numenorean"


@pytest.mark.rule("LME-6.16")
@pytest.mark.parametrize(("seat", "his"), [(KING, True), (SARUMAN, False)])
def test_a_muster_result_for_gothmog_and_the_other_minions_is_the_witch_king_players(seat: str, his: bool) -> None:
    t = acting(BOARD + "; bree: witch_king_chief; edoras: isengard 1r", seat, "muster", terms=NO_COUNCIL)
    mine = ["gothmog_recruit", "gothmog_elite", "spell_move", "swap_king"]
    assert [name for name in mine if name in t.picks] == (mine if his else [])


@pytest.mark.rule("LME-6.16", "LME-6.20", "LME-6.25")
@pytest.mark.parametrize(("seat", "his"), [(KING, True), (SARUMAN, False)])
def test_anybody_wakes_the_balrog_with_his_face_and_one_moves_him(seat: str, his: bool) -> None:
    word = "balrog-balrog"
    for known, offered in ((Lords(), ["wake_balrog"]), (AWAKE, ["balrog_move", "balrog_alone"] if his else [])):
        rolled = known._replace(special=(word,), picked=("balrog",))
        t = acting(BOARD, seat, word, terms=NO_COUNCIL, lords=rolled)
        assert t.picks == [*offered, "skip"]


@pytest.mark.rule("LME-6.25", "LME-9.14", "LME-9.15")
def test_nor_does_the_saruman_player_move_or_attack_with_an_army_of_his_own_that_he_is_with() -> None:
    word = "balrog-balrog"
    rolled = AWAKE._replace(special=(word,), picked=("balrog",))
    board = "moria: isengard 3r balrog; dimrill_dale: elves 1r"
    assert acting(board, SARUMAN, word, terms=NO_COUNCIL, lords=rolled).picks == ["skip"]
    assert acting(board, KING, word, terms=NO_COUNCIL, lords=rolled).picks == ["balrog_alone", "skip"]


@pytest.mark.rule("LME-6.25", "LME-9.11")
@pytest.mark.parametrize("seat", [KING, SARUMAN])
def test_either_player_wakes_him_with_the_card(seat: str) -> None:
    hands = {seat: ("a_balrog_is_come",)}
    t = acting(BOARD, seat, "character", terms=NO_COUNCIL, hands=hands).go("event a_balrog_is_come")
    assert t.s.lords is not None
    assert (t.at_rest, t.s.lords.active, t.here("moria")) == (True, True, "sauron 2r balrog")
