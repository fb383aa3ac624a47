"""WAR section 27: a position from a file is refused if what it says about the teams cannot be."""

from typing import Any

import pytest

from bree.games.war.players.position_check import invalid_players
from bree.games.war.state import Team
from tests.rulebook.war.teams_story import FIRST, table
from tests.rulebook.war.war_story import Tale


@pytest.mark.rule("WAR-27.7", "WAR-27.20")
@pytest.mark.parametrize(
    ("team", "told"),
    [
        ({"beat": 3}, []),
        ({"beat": 4}, [f"leading {FIRST}, action turn 4"]),
        ({"last": ("gondor", "elves+gondor@osgiliath")}, []),
        ({"last": ("gondor@nowhere",)}, ["in a row ('gondor@nowhere',), ()"]),
        ({"here": ("sauron",)}, ["in a row (), ('sauron',)"]),
        ({"mixed": ("free-nowhere",)}, ["mixed ('free-nowhere',)"]),
        ({"takers": ("edoras=free",)}, ["takers ('edoras=free',)"]),
    ],
)
def test_what_cannot_be_said_of_a_team_is_named(team: dict[str, Any], told: list[str]) -> None:
    s = table("", go="rohan_player").s
    s.team = Team(FIRST)._replace(**team)
    assert invalid_players(s) == told


@pytest.mark.rule("WAR-27.5")
@pytest.mark.parametrize("field", ["offers", "given", "speaks"])
def test_of_two_players_nobody_offers_or_gives_a_card(field: str) -> None:
    s = Tale.of("").s
    assert invalid_players(s) == []
    setattr(s, field, {"free": ()})
    assert invalid_players(s) == [f"speaks {s.speaks}"]
