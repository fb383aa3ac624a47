"""Lure of the Ring: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.shadow_play import ALONE, play, refused
from tests.rulebook.war.war_story import but

CARD = "lure_of_the_ring"


@pytest.mark.rule("WAR-24.9", "WAR-25.5", "WAR-20.10")
def test_a_hobbit_lured_away_is_separated_but_not_in_mordor() -> None:
    t = scenes.play(CARD, "", bearers="hollin", hidden=False, fallen=but("meriadoc")).answer("lose")
    assert t.asked == "free separate_to"
    t = scenes.play(CARD, "", track=1, hidden=False, fallen=but("meriadoc")).answer("lose")
    assert (t.at_rest, t.s.guide, "meriadoc" in t.s.fallen) == (True, "gollum", True)
    t = scenes.play(CARD, "", bearers="hollin", hidden=False, corruption=9).go("strider bear")
    assert t.s.over == "corrupted"
    assert scenes.play(CARD, "", hidden=False, fallen=but("")).s.corruption == 1


@pytest.mark.rule("WAR-6.6")
def test_the_lure_of_the_ring_corrupts_or_costs_a_companion() -> None:
    t = play(CARD, hidden=False, bearers="hollin")
    assert (t.asked, len(t.picks), {pick.weight for pick in t.ask.picks}) == ("chance random_companion", 7, {1})
    t.answer("strider")
    assert (t.asked, t.offers, t.ask.facts) == ("free lured", "bear lose", {"companion": "figure-strider", "level": 3})
    t.answer("bear")
    assert (t.at_rest, t.s.corruption, "strider" in t.s.companions) == (True, 3, True)
    lost = play(CARD, hidden=False, bearers="hollin").go("gimli lose strider")
    assert (lost.at_rest, lost.s.corruption, lost.s.fallen) == (True, 0, ("gimli",))
    one = play(CARD, hidden=False, bearers="hollin", fallen=but("legolas"))
    assert one.asked == "free lured"  # there is nothing to draw
    one.answer("lose")
    assert (one.at_rest, one.s.guide, one.s.fallen[-1]) == (True, "gollum", "legolas")


@pytest.mark.rule("WAR-24.9")
def test_a_hobbit_who_falls_to_the_lure_comes_back() -> None:
    t = play(CARD, hidden=False, bearers="hollin", fallen=but("strider peregrin")).go("peregrin lose")
    assert (t.asked, t.ask.rule) == ("free separate_to", "WAR-24.9")
    t.answer("hollin")
    assert (t.at_rest, t.here("hollin"), t.s.corruption) == (True, "peregrin", 0)


@pytest.mark.rule("WAR-6.6")
def test_under_gollum_it_is_one_corruption() -> None:
    t = play(CARD, hidden=False, fallen=ALONE, corruption=2)
    assert (t.at_rest, t.s.corruption, t.s.drawn) == (True, 3, ())


@pytest.mark.rule("WAR-6.5")
def test_refused_the_fellowship_must_be_revealed() -> None:
    assert refused(CARD) == "WAR-6.5"
    assert refused(CARD, face="event") == "WAR-6.5"
