"""Cruel Weather: its event, and where it cannot be played."""

import pytest

from bree.games.war.board import NEAR
from tests.rulebook.war.cards.shadow_play import play, refused

CARD = "cruel_weather"


@pytest.mark.rule("WAR-6.6")
def test_cruel_weather_drives_the_fellowship_to_a_region_that_the_shadow_chooses() -> None:
    t = play(CARD, bearers="hollin", progress=2)
    assert (t.asked, t.picks) == ("shadow drive_to", list(NEAR["hollin"]))
    t.answer("moria")
    assert (t.at_rest, t.s.bearers, t.s.progress, t.s.hidden) == (True, "moria", 2, True)
    assert t.facts_of("driven") == [{"card": "card-cruel_weather", "region": "region-moria"}]


@pytest.mark.rule("WAR-6.5", "WAR-25.2")
def test_refused_the_fellowship_must_be_on_its_way() -> None:
    assert refused(CARD, "hollin: 1n", bearers="hollin", progress=0) == "WAR-6.5"
    assert refused(CARD, "hollin: 1n", track=2, bearers="morannon") == "WAR-6.5"
