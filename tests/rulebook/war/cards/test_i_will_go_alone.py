"""I Will Go Alone: its event, and where it cannot be played."""

import pytest

from bree.games.war.board import REGIONS, STRONGHOLDS
from tests.rulebook.war.cards import scenes, shadow_scenes
from tests.rulebook.war.cards.free_play import ALONE, play, refused, works
from tests.rulebook.war.paths import walks
from tests.rulebook.war.war_story import but

CARD = "i_will_go_alone"
ALL = "gandalf_the_grey strider boromir legolas gimli meriadoc peregrin"
DARK = frozenset([name for name in STRONGHOLDS if REGIONS[name].side == "shadow"])
STEPS = 3


@pytest.mark.rule("WAR-22.1", "WAR-22.7", "WAR-6.6")
def test_who_goes_alone_goes_one_region_farther_and_the_bearers_heal() -> None:
    t = play(CARD, corruption=2).answer(CARD)
    assert (t.asked, set(t.picks), t.ask.many, t.ask.least) == ("free send_who", set(ALL.split()), True, 1)
    t.go("meriadoc done")
    # His level is 1: two regions.
    two = "ettenmoors fords_of_bruinen high_pass hollin rivendell south_downs trollshaws weather_hills"
    assert (t.asked, t.offers) == ("free companions_to", two)
    assert t.refuses("moria") == "WAR-22.1"
    t.go("hollin gandalf_the_grey")  # the Guide may be another of the highest level
    assert (t.at_rest, t.here("hollin"), t.s.corruption) == (True, "meriadoc", 1)
    assert "meriadoc" not in t.s.companions
    assert (t.s.chosen, t.s.played) == ((), (CARD,))


@pytest.mark.rule("WAR-22.1", "WAR-22.5")
def test_a_group_goes_by_its_highest_level_and_the_progress_and_then_there_is_a_new_guide() -> None:
    t = play(CARD, fallen=but("gandalf_the_grey gimli peregrin"), progress=1, corruption=1)
    t.go("i_will_go_alone gandalf_the_grey peregrin done")
    assert t.asked == "free companions_to"
    assert "lorien" not in t.picks  # six regions away through Moria, where they stop
    assert "moria" in t.picks
    t.answer("rivendell")
    assert (t.at_rest, t.here("rivendell"), t.s.companions) == (True, "gandalf_the_grey peregrin", ("gimli",))
    assert (t.s.guide, t.s.corruption) == ("gimli", 0)


@pytest.mark.rule("WAR-25.5")
def test_on_the_mordor_track_who_would_go_is_lost_and_there_is_one_new_guide() -> None:
    t = play(CARD, track=1, bearers="morannon", corruption=3, fallen=but("boromir legolas meriadoc"))
    t.go("i_will_go_alone boromir legolas done")
    assert (t.at_rest, t.s.companions, t.s.guide, t.s.corruption) == (True, ("meriadoc",), "meriadoc", 2)
    assert t.s.fallen[-2:] == ("boromir", "legolas")
    assert t.rules_of("companion-lost") == ["WAR-25.5", "WAR-25.5"]


@pytest.mark.rule("WAR-22.2", "WAR-22.1")
@pytest.mark.parametrize("progress", [0, 1, 2])
def test_who_leaves_the_fellowship_by_a_card_goes_farther_by_the_progress(progress: int) -> None:
    t = play(CARD, fallen=but("gimli"), bearers="hollin", progress=progress).answer(CARD)
    reached = sorted({*walks("hollin", STEPS + progress, DARK, frozenset())})
    assert (t.asked, t.picks) == ("free companions_to", reached)
    assert t.refuses("umbar") == "WAR-22.1"


@pytest.mark.rule("WAR-25.5", "WAR-22.1")
def test_on_the_track_who_would_leave_is_lost_and_the_card_heals_all_the_same() -> None:
    t = scenes.play(CARD, "", track=2, corruption=3).go("meriadoc done")
    t.answer("gandalf_the_grey")
    assert (t.at_rest, t.s.corruption, t.s.fallen) == (True, 2, ("meriadoc",))


@pytest.mark.rule("WAR-22.3", "WAR-7.7")
def test_out_of_a_besieged_stronghold_nobody_goes() -> None:
    shadow_scenes.out_of_a_besieged_stronghold_nobody_goes(CARD)


@pytest.mark.rule("WAR-6.5")
def test_refused_with_nobody_in_the_fellowship_nobody_goes_alone() -> None:
    assert refused(CARD, corruption=5, fallen=ALONE) == "WAR-6.5"
    assert works(CARD, fallen=but("gimli"))
