"""Positions with characters of the expansion that no game reaches."""

import pytest

from bree.games.war import GAME
from bree.games.war.state import Lords
from tests.rulebook.war.lords.people_story import AWAKE, lords
from tests.rulebook.war.war_story import WHOLE


@pytest.mark.parametrize(
    ("board", "known", "broken"),
    [
        ("rivendell: elrond; lorien: galadriel; moria: balrog", Lords(), []),
        ("bree: elrond", Lords(), ["elrond in bree"]),
        ("hollin: balrog", AWAKE, []),
        ("hollin: balrog", Lords(), ["the Balrog in hollin, asleep"]),
        ("", AWAKE, ["the Balrog in no region, awake"]),
        ("nurn: witch_king witch_king_chief", Lords(), ["witch_king is in play twice"]),
        ("nurn: mouth_of_sauron; bree: mouth_black_numenorean", Lords(), ["mouth_of_sauron is in play twice"]),
    ],
)
def test_who_stands_where_nobody_may(board: str, known: Lords, broken: list[str]) -> None:
    assert GAME.audit(lords(board, terms=WHOLE, lords=known).s) == broken


def test_a_keeper_is_gone_with_his_home() -> None:
    assert GAME.audit(lords("lorien: galadriel", captured="lorien").s) == ["galadriel in lorien"]
