"""The Breaking of the Fellowship: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.shadow_play import ALONE, play, refused
from tests.rulebook.war.war_story import but

CARD = "the_breaking_of_the_fellowship"
MORDOR = {"track": 1, "bearers": "morannon"}


@pytest.mark.rule("WAR-25.5", "WAR-22.5", "WAR-24.17")
def test_the_breaking_counts_a_number_and_nothing_else() -> None:
    given = {"bearers": "hollin", "hidden": False}
    t = scenes.play(CARD, "", **given, **scenes.pool("two_reveal eye")).answer("two_reveal")
    assert (t.asked, t.ask.least, t.ask.most) == ("free break_who", 2, 2)
    t.go("gandalf_the_grey strider")
    t.go(t.picks[0])
    assert (t.here("hollin"), t.s.corruption) == ("gandalf_the_grey strider", 0)
    t = scenes.play(CARD, "", **given, fallen=but("gimli meriadoc"), **scenes.pool("three one")).answer("three")
    assert (t.at_rest, t.here("hollin"), t.s.guide) == (True, "gimli meriadoc", "gollum")
    t = scenes.play(CARD, "", **given, fallen=but("strider legolas meriadoc"), **scenes.pool("three one")).answer(
        "three"
    )
    assert t.here("hollin") == "legolas meriadoc strider", "in the order of figures, not of the Fellowship"
    t = scenes.play(CARD, "", hidden=False, track=1, fallen=but("gimli meriadoc"), **scenes.pool("shelobs_lair one"))
    t.go("shelobs_lair 6")
    assert (t.at_rest, t.s.corruption, t.s.guide, t.s.companions) == (True, 0, "gollum", ())
    assert scenes.play(CARD, "", hidden=False, fallen=but("")).s.corruption == 1


@pytest.mark.rule("WAR-6.6")
def test_under_gollum_it_is_one_corruption() -> None:
    t = play(CARD, hidden=False, fallen=ALONE, corruption=2)
    assert (t.at_rest, t.s.corruption, t.s.drawn) == (True, 3, ())


@pytest.mark.rule("WAR-6.6", "WAR-22.5")
def test_the_breaking_of_the_fellowship_separates_as_many_as_the_number() -> None:
    t = play(CARD, hidden=False, bearers="parth_celebrant").answer("two_reveal")
    assert (t.asked, t.ask.many, t.ask.least, t.ask.most, len(t.picks)) == ("free break_who", True, 2, 2, 7)
    t.go("gandalf_the_grey gimli")
    assert (t.at_rest, t.here("parth_celebrant")) == (True, "gandalf_the_grey gimli")
    assert (t.s.guide, t.s.corruption, t.s.hunt, t.s.chosen) == ("strider", 0, None, ())
    few = play(CARD, hidden=False, bearers="hollin", fallen=but("gimli")).answer("three")
    assert (few.at_rest, few.here("hollin"), few.s.guide) == (True, "gimli", "gollum")
    none = play(CARD, hidden=False, bearers="hollin").answer("zero_reveal")
    assert (none.at_rest, len(none.s.companions)) == (True, 7)
    shields = {"table": ("axe_and_bow", "mithril_coat_and_sting"), "bearers": "hollin"}
    again = play(CARD, hidden=False, **shields).answer("three")
    assert (again.asked, again.offers) == ("free use", "mithril_coat_and_sting pass")
    assert again.go("mithril_coat_and_sting one").ask.facts == {"left": 1}
    eye = play(CARD, hidden=False, bearers="hollin", box_shadow=3).answer("eye")
    assert (eye.at_rest, len(eye.s.companions), eye.s.corruption) == (True, 7, 0)


@pytest.mark.rule("WAR-25.5")
def test_on_the_mordor_track_those_who_leave_are_out_of_the_game() -> None:
    t = play(CARD, hidden=False, fallen=but("gimli strider"), **MORDOR).go("one gimli")
    assert (t.at_rest, t.s.companions, t.s.fallen[-1]) == (True, ("strider",), "gimli")


@pytest.mark.rule("WAR-6.5")
def test_refused_the_fellowship_must_be_revealed() -> None:
    assert refused(CARD) == "WAR-6.5"
    assert refused(CARD, face="event") == "WAR-6.5"
