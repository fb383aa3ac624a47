"""Of four players: whom Gothmog, the Balrog, the Keepers and the other minions serve."""

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


@pytest.mark.rule("LME-6.16", "LME-6.20")
@pytest.mark.parametrize(("seat", "his"), [(KING, True), (SARUMAN, False)])
def test_anybody_wakes_the_balrog_with_his_face_and_one_moves_him(seat: str, his: bool) -> None:
    word = "balrog-balrog"
    for known, offered in ((Lords(), ["wake_balrog"]), (AWAKE, ["balrog_move", "balrog_alone"] if his else [])):
        rolled = known._replace(special=(word,), picked=("balrog",))
        t = acting(BOARD, seat, word, terms=NO_COUNCIL, lords=rolled)
        assert t.picks == [*offered, "skip"]
