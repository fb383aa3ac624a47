"""Through a Day and a Night: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import barred, play
from tests.rulebook.war.marches import told, tried

CARD = "through_a_day_and_a_night"


@pytest.mark.rule("WAR-10.10", "WAR-18.10")
def test_an_army_with_a_companion_goes_two_regions_and_takes_what_it_passes() -> None:
    board = "osgiliath: gondor 2r boromir; minas_tirith: gondor 3r; pelargir: gimli"
    t = play(CARD, board, captured="pelargir")
    assert (t.asked, t.offers) == ("free march_who", "gondor-regular boromir")
    assert told(t) == tried(t) == ({"gondor-regular": 2, "boromir": 1}, 2, 3)
    t.go("boromir gondor-regular")
    assert (t.asked, t.offers) == ("free march_who", "gondor-regular done")
    t.answer("done")
    assert (t.asked, t.offers) == (
        "free march_to",
        "dead_marshes druadan_forest lossarnach minas_tirith north_ithilien pelargir south_ithilien west_harondor",
    )
    t.answer("pelargir")
    assert (t.asked, t.offers) == ("free march_to", "lamedon lossarnach osgiliath west_harondor done")
    assert (t.s.captured, t.facts_of("retaken")) == ((), [{"who": "free", "region": "region-pelargir"}])
    t.answer("lamedon")
    # No figure joined on the way, and none was left.
    assert (t.at_rest, t.here("lamedon"), t.here("pelargir"), t.s.chosen) == (True, "gondor 1r boromir", "gimli", ())
    assert t.here("osgiliath") == "gondor 1r"


@pytest.mark.rule("WAR-19.4", "WAR-19.5", "WAR-10.10")
def test_a_companion_is_heard_where_the_march_ends() -> None:
    board = "westemnet: gondor 1r gandalf_the_white"
    t = play(CARD, board, politics="rohan 3 passive")
    assert (t.asked, t.s.chosen) == ("free march_to", ("gondor-regular", "gandalf_the_white"))
    t.answer("edoras")
    assert t.s.passive == ("rohan",)
    t.answer("folde")
    assert (t.at_rest, t.s.passive, t.here("folde")) == (True, ("rohan",), "gondor 1r gandalf_the_white")
    t = play(CARD, board, politics="rohan 3 passive").go("edoras done")
    assert (t.at_rest, t.s.passive) == (True, ())


@pytest.mark.rule("WAR-10.5", "WAR-10.7")
def test_leaders_go_with_the_last_unit_and_politics_bind_them_all() -> None:
    board = "fords_of_isen: gondor 1r rohan 1r 1l gimli"
    t = play(CARD, board, politics="rohan 1, gondor 0")
    # Units of Rohan may enter their own land and regions without a nation. A group goes where all its figures may.
    assert told(t) == tried(t) == ({"gondor-regular": 1, "rohan-regular": 1, "rohan-leader": 1, "gimli": 1}, 2, 4)
    t.go("gondor-regular gimli rohan-regular")
    assert (t.asked, t.offers) == ("free march_who", "rohan-leader")  # no unit stays: the Leader must go
    t.answer("rohan-leader")
    assert (t.asked, t.offers) == ("free march_to", "druwaith_iaur fangorn helms_deep westemnet")


@pytest.mark.rule("WAR-10.10", "WAR-10.7", "WAR-18.10", "WAR-10.11")
def test_through_a_day_and_a_night_they_take_what_they_pass() -> None:
    t = scenes.play(CARD, "minas_tirith: gondor 2r strider", captured="lossarnach pelargir")
    t.go("gondor-regular gondor-regular strider lossarnach pelargir")
    assert (t.at_rest, t.s.captured, t.here("pelargir")) == (True, (), "gondor 2r strider")
    t = scenes.play(CARD, "dale: north 1r gimli", politics="north 2, dwarves 2")
    assert t.offers == "northern_rhovanion old_forest_road vale_of_the_carnen withered_heath"
    assert not scenes.playable(CARD, "helms_deep: rohan 3r gimli; helms_deep: isengard 1r", siege="helms_deep")
    t = scenes.play(CARD, "edoras: rohan 2r gimli").answer("rohan-regular")
    assert "done" not in t.picks, "a companion goes along"


@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-10.11")
def test_refused_the_march_needs_a_companion_with_an_army_that_can_leave() -> None:
    assert barred(CARD, "osgiliath: gondor 3r 1l; minas_tirith: boromir") == "WAR-6.5"
    assert barred(CARD, "minas_tirith: gondor 3r boromir, sauron 2r", siege="minas_tirith") == "WAR-O5"
    assert barred(CARD, "osgiliath: gondor 3r boromir", face="character") == "WAR-6.4"
