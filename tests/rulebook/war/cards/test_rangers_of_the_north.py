"""Rangers of the North: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.lords_free_play import refused, shot
from tests.rulebook.war.war_story import but

CARD = "rangers_of_the_north"
EVIL = "ettenmoors: sauron 2r; angmar: sauron 3r; mount_gram: sauron 1r; weather_hills: isengard 1r"


@pytest.mark.rule("WAR-6.12", "WAR-9.12")
def test_an_army_near_the_north_is_shot_at_and_others_rise_beside_it() -> None:
    t = shot(CARD, "army", board=EVIL)
    assert (t.asked, t.offers) == ("free shoot_at", "ettenmoors weather_hills")
    t.answer("weather_hills").go("5 1 4")
    assert t.here("weather_hills") == ""
    assert (t.asked, t.offers) == ("free levy_where", "bree north_downs"), "regions of the North next to it"
    t.answer("bree")
    assert (t.asked, t.offers) == ("free levy_which", "north-regular north-elite")
    t.answer("north-elite")
    assert (t.at_rest, t.here("bree")) == (True, "north 1e 1l")


@pytest.mark.rule("WAR-1.10")
def test_only_a_free_region_of_the_north_will_do() -> None:
    t = shot(CARD, "army", board="weather_hills: sauron 4r; bree: isengard 1r")
    assert t.offers == "bree weather_hills"
    t.answer("weather_hills").go("1 1 1 north-regular")
    assert (t.at_rest, t.here("north_downs")) == (True, "north 1r 1l")


@pytest.mark.rule("WAR-6.6")
def test_refused_without_an_army_of_the_shadow_near_the_north_the_rangers_stay_hidden() -> None:
    assert refused(CARD, "army", board="angmar: sauron 3r; bree: 1n", fallen=but("strider")) == "WAR-O5"
