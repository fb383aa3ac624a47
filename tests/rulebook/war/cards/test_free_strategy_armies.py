"""The Free Peoples' strategy deck: armies that march, go by hidden paths, and relieve a siege."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play
from tests.rulebook.war.marches import told, tried


@pytest.mark.card("help_unlooked_for", "event")
@pytest.mark.rule("WAR-6.13", "WAR-17.7", "WAR-12.10")
def test_besiegers_throw_a_die_fewer_for_each_unit_inside() -> None:
    board = "westemnet: rohan 3r; helms_deep: rohan 2r, isengard 4r"
    t = play("help_unlooked_for", board, siege="helms_deep", politics="isengard 2")
    assert (t.asked, t.offers) == ("free attack_who", "rohan-regular")
    t.go("rohan-regular rohan-regular rohan-regular")
    # An attack by a card stirs politics like any other; its orders are given to this battle alone.
    assert (t.s.steps["isengard"], t.s.orders) == (1, None)
    t.roll("5 1 1 1 1")  # three dice of the attackers, two of the besiegers
    assert (t.asked, t.here("helms_deep", "shadow")) == ("free cease", "isengard 3r")
    t.answer("on")
    assert t.asked == "shadow retreat"
    t.go("stay 1 1 1 1")  # one of three is left: never fewer
    assert t.asked == "free cease"


@pytest.mark.card("help_unlooked_for", "event")
@pytest.mark.rule("WAR-6.13", "WAR-17.9")
def test_the_relieved_garrison_is_free_and_later_attacks_are_as_always() -> None:
    board = "westemnet: rohan 3r; helms_deep: rohan 5r, isengard 1r"
    t = play("help_unlooked_for", board, siege="helms_deep").go("rohan-regular rohan-regular done 5 1 1")
    assert (t.asked, t.offers) == ("free advance", "rohan-regular done")
    t.go("rohan-regular rohan-regular")
    assert (t.at_rest, t.here("helms_deep"), t.s.sieges, t.s.orders) == (True, "rohan 7r", (), None)


@pytest.mark.card("help_unlooked_for", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-6.14")
def test_help_comes_from_beside_and_from_nations_at_war() -> None:
    board = "edoras: rohan 3r; helms_deep: rohan 2r, isengard 4r"
    assert barred("help_unlooked_for", board, siege="helms_deep") == "WAR-O5"  # too far away
    board = "westemnet: rohan 3r; helms_deep: rohan 2r, isengard 4r"
    assert barred("help_unlooked_for", board, siege="helms_deep", politics="rohan 1") == "WAR-O5"
    assert barred("help_unlooked_for", "westemnet: rohan 3r; fords_of_isen: isengard 4r") == "WAR-O5"  # no siege


# Paths of the Woses.


@pytest.mark.card("paths_of_the_woses", "event")
@pytest.mark.rule("WAR-6.6", "WAR-10.1")
def test_hidden_paths_lead_from_rohan_to_minas_tirith() -> None:
    board = "edoras: rohan 2r 1l gimli; westemnet: rohan 1r; osgiliath: gondor 3r; minas_tirith: gondor 1r"
    t = play("paths_of_the_woses", board)
    assert (t.asked, t.offers) == ("free voyage_from", "edoras westemnet")
    t.answer("edoras")
    assert (t.asked, t.offers) == ("free move_who", "rohan-regular rohan-leader gimli")
    t.go("rohan-regular rohan-regular gimli rohan-leader")
    assert (t.at_rest, t.here("minas_tirith")) == (True, "gondor 1r rohan 2r 1l gimli")
    assert t.here("edoras") == ""


@pytest.mark.card("paths_of_the_woses", "event")
@pytest.mark.rule("WAR-6.6", "WAR-16.8")
def test_they_lead_out_of_a_siege_too_and_beside_a_besieged_minas_tirith() -> None:
    board = "helms_deep: rohan 3r, isengard 5r; minas_tirith: gondor 2r, sauron 4r; osgiliath: sauron 2r"
    t = play("paths_of_the_woses", board, siege="helms_deep minas_tirith")
    assert (t.asked, t.offers) == ("free voyage_to", "druadan_forest lossarnach")
    t.go("lossarnach rohan-regular rohan-regular done")
    assert (t.at_rest, t.here("lossarnach"), t.here("helms_deep")) == (True, "rohan 2r", "rohan 1r | isengard 5r")
    # The last of them leave the stronghold to the besiegers.
    t = play("paths_of_the_woses", board, siege="helms_deep minas_tirith")
    t.go("druadan_forest rohan-regular rohan-regular rohan-regular")
    assert (t.at_rest, t.s.sieges, t.s.captured) == (True, ("minas_tirith",), ("helms_deep",))


@pytest.mark.card("paths_of_the_woses", "event")
@pytest.mark.rule("WAR-6.6", "WAR-10.5", "WAR-10.7")
def test_who_is_not_at_war_stays_in_rohan_and_a_unit_with_a_leader() -> None:
    board = "edoras: rohan 1r north 1r 1l"
    t = play("paths_of_the_woses", board, politics="north 1")
    assert (t.at_rest, t.here("minas_tirith"), t.here("edoras")) == (True, "rohan 1r", "north 1r 1l")
    # The only unit may not leave a Leader who cannot go with it.
    assert barred("paths_of_the_woses", "edoras: rohan 1r north 1l", politics="north 1") == "WAR-O5"


@pytest.mark.card("paths_of_the_woses", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_the_woses_lead_rohan_at_war_alone() -> None:
    board = "edoras: rohan 2r"
    assert barred("paths_of_the_woses", board, politics="rohan 1") == "WAR-6.5"
    assert barred("paths_of_the_woses", "edoras: gondor 2r", politics="rohan 1") == "WAR-6.5"  # though Gondor is
    assert barred("paths_of_the_woses", "minas_tirith: gondor 3r") == "WAR-O5"


# Through a Day and a Night.


@pytest.mark.card("through_a_day_and_a_night", "event")
@pytest.mark.rule("WAR-10.10", "WAR-18.10")
def test_an_army_with_a_companion_goes_two_regions_and_takes_what_it_passes() -> None:
    board = "osgiliath: gondor 2r boromir; minas_tirith: gondor 3r; pelargir: gimli"
    t = play("through_a_day_and_a_night", board, captured="pelargir")
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
    # Nobody joined on the way, and nobody was left.
    assert (t.at_rest, t.here("lamedon"), t.here("pelargir"), t.s.chosen) == (True, "gondor 1r boromir", "gimli", ())
    assert t.here("osgiliath") == "gondor 1r"


@pytest.mark.card("through_a_day_and_a_night", "event")
@pytest.mark.rule("WAR-19.4", "WAR-19.5", "WAR-10.10")
def test_a_companion_is_heard_where_the_march_ends() -> None:
    board = "westemnet: gondor 1r gandalf_the_white"
    t = play("through_a_day_and_a_night", board, politics="rohan 3 passive")
    assert (t.asked, t.s.chosen) == ("free march_to", ("gondor-regular", "gandalf_the_white"))
    t.answer("edoras")
    assert t.s.passive == ("rohan",)
    t.answer("folde")
    assert (t.at_rest, t.s.passive, t.here("folde")) == (True, ("rohan",), "gondor 1r gandalf_the_white")
    t = play("through_a_day_and_a_night", board, politics="rohan 3 passive").go("edoras done")
    assert (t.at_rest, t.s.passive) == (True, ())


@pytest.mark.card("through_a_day_and_a_night", "event")
@pytest.mark.rule("WAR-10.5", "WAR-10.7")
def test_leaders_go_with_the_last_unit_and_politics_bind_them_all() -> None:
    board = "fords_of_isen: gondor 1r rohan 1r 1l gimli"
    t = play("through_a_day_and_a_night", board, politics="rohan 1, gondor 0")
    # Those of Rohan may go to their own land and to nobody's; who goes together goes where all may.
    assert told(t) == tried(t) == ({"gondor-regular": 1, "rohan-regular": 1, "rohan-leader": 1, "gimli": 1}, 2, 4)
    t.go("gondor-regular gimli rohan-regular")
    assert (t.asked, t.offers) == ("free march_who", "rohan-leader")  # no unit stays: the Leader must go
    t.answer("rohan-leader")
    assert (t.asked, t.offers) == ("free march_to", "druwaith_iaur fangorn helms_deep westemnet")


@pytest.mark.card("through_a_day_and_a_night", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-10.11")
def test_the_march_needs_a_companion_with_an_army_that_can_leave() -> None:
    card = "through_a_day_and_a_night"
    assert barred(card, "osgiliath: gondor 3r 1l; minas_tirith: boromir") == "WAR-6.5"
    assert barred(card, "minas_tirith: gondor 3r boromir, sauron 2r", siege="minas_tirith") == "WAR-O5"
    assert barred(card, "osgiliath: gondor 3r boromir", face="character") == "WAR-6.4"
