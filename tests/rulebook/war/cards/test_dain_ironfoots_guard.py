"""Dáin Ironfoot's Guard: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import strategy_scenes
from tests.rulebook.war.cards.strategy import barred

CARD = "dain_ironfoots_guard"
HOME = ("erebor", "dwarves")


@pytest.mark.rule("WAR-6.10", "WAR-9.12")
def test_a_unit_and_a_leader_come_home() -> None:
    strategy_scenes.a_unit_and_a_leader_come_home(CARD, HOME)


@pytest.mark.rule("WAR-9.12", "WAR-6.5", "WAR-6.6")
def test_refused_nobody_comes_where_the_enemy_stands() -> None:
    region = "erebor"
    captured = "" if region == "carrock" else region
    assert barred(CARD, f"{region}: sauron 1r", captured=captured) == "WAR-O5"
    assert barred(CARD, face="character") == "WAR-6.4"
