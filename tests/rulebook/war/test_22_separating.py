"""Section 22: companions leave the Fellowship."""

import pytest

from bree.games.war.board import NEAR, STRONGHOLDS
from bree.games.war.rules.characters.companions import can_separate
from tests.rulebook.war.paths import FREE_STRONGHOLDS, walks
from tests.rulebook.war.war_story import Tale, but

DENS = frozenset(name for name in STRONGHOLDS if name not in FREE_STRONGHOLDS)


def ends(start: str, steps: int, shut: str = "") -> list[str]:
    return sorted(set(walks(start, steps, DENS, frozenset(shut.split()))))


@pytest.mark.rule("WAR-22.1")
def test_one_companion_or_a_group_leaves_by_progress_and_level() -> None:
    t = Tale.of("", ("separate",), progress=1)
    assert (t.asked, t.ask.many, t.ask.least, t.ask.most) == ("free separate_who", True, 1, 7)
    t.answer("gimli")
    assert (t.picks[-1], t.ask.least, t.ask.most) == ("done", 0, 6)
    t.answer("done")
    assert (t.asked, t.picks) == ("free separate_to", ends("rivendell", 3))
    assert t.refuses("lorien") == "WAR-22.1"
    t.go("hollin gandalf_the_grey")
    assert (t.here("hollin"), t.at_rest, t.s.chosen) == ("gimli", True, ())
    assert t.facts_of("separated") == [{"who": ("figure-gimli",), "count": 1, "region": "region-hollin"}]


@pytest.mark.rule("WAR-22.1", "WAR-A.3")
def test_legolas_and_meriadoc_at_progress_five_go_seven_regions() -> None:
    t = Tale.of("", ("separate",), progress=5).go("meriadoc legolas done")
    assert t.picks == ends("rivendell", 7)


@pytest.mark.rule("WAR-22.1")
def test_any_order_of_the_group_is_the_same_group() -> None:
    one = Tale.of("", ("separate",)).go("meriadoc gimli done")
    other = Tale.of("", ("separate",)).go("gimli meriadoc done")
    assert one.s == other.s
    whole = Tale.of("", ("separate",), fallen=but("gimli meriadoc")).go("meriadoc gimli")
    assert whole.asked == "free separate_to"  # no companion is left to add


@pytest.mark.rule("WAR-22.1")
def test_who_is_alone_is_not_asked_for_and_on_the_mordor_track_nobody_leaves() -> None:
    t = Tale.of("", ("separate",), fallen=but("gimli"))
    assert (t.asked, t.s.chosen) == ("free separate_to", ("gimli",))
    assert not can_separate(Tale.of("", track=1).s)


@pytest.mark.rule("WAR-22.2")
def test_the_move_is_that_of_companions_and_they_may_stay() -> None:
    t = Tale.of("lorien: elves 1r, sauron 5r", ("separate",), bearers="hollin", progress=3, siege="lorien").go(
        "peregrin done"
    )
    assert t.picks == ends("hollin", 4, "lorien")
    assert "hollin" in t.picks
    assert t.refuses("dimrill_dale") == "WAR-7.6"
    near = Tale.of("lorien: elves 1r, sauron 5r", ("separate",), bearers="dimrill_dale", siege="lorien").go(
        "peregrin done"
    )
    assert near.refuses("lorien") == "WAR-7.7"
    start = Tale.of("", ("separate",), bearers="moria").go("peregrin done")
    assert start.picks == sorted(("moria", *NEAR["moria"]))


@pytest.mark.rule("WAR-22.3")
def test_in_a_besieged_stronghold_they_end_up_inside() -> None:
    board = "rivendell: elves 1r, sauron 5r"
    t = Tale.of(board, ("separate",), progress=5, siege="rivendell").go("strider done")
    assert (t.here("rivendell", "free"), t.at_rest) == ("elves 1r strider", True)


@pytest.mark.rule("WAR-22.4", "WAR-22.7")
def test_another_group_takes_another_action_and_none_returns() -> None:
    t = Tale.of("rivendell: gimli", ("separate",), progress=0).go("boromir done rivendell gandalf_the_grey")
    assert (t.at_rest, t.s.companions) == (True, ("gandalf_the_grey", "strider", "legolas", "meriadoc", "peregrin"))
    walk = Tale.of("trollshaws: gimli", ("move_companions",)).answer("rivendell")
    assert "gimli" not in walk.s.companions


@pytest.mark.rule("WAR-22.5")
def test_if_the_guide_leaves_there_is_a_new_one_at_once() -> None:
    t = Tale.of("", ("separate",)).go("gandalf_the_grey done rivendell")
    assert (t.at_rest, t.s.guide) == (True, "strider")


@pytest.mark.rule("WAR-22.6")
def test_who_arrives_rouses() -> None:
    politics = "dwarves 3 passive, north 3 passive"
    t = Tale.of("", ("separate",), bearers="iron_hills", politics=politics).go("gimli done erebor gandalf_the_grey")
    assert (t.s.passive, t.rules_of("roused")) == (("north",), ["WAR-19.4"])
    t = Tale.of("", ("separate",), bearers="iron_hills", politics=politics).go("legolas done erebor gandalf_the_grey")
    assert t.s.passive == ("dwarves", "north")


@pytest.mark.rule("WAR-22.8")
@pytest.mark.parametrize("hidden", [True, False])
def test_hidden_or_not_makes_no_difference_and_progress_stays(hidden: bool) -> None:
    t = Tale.of("", ("separate",), progress=2, hidden=hidden).go("gimli done")
    assert t.picks == ends("rivendell", 4)
    t.go("bree gandalf_the_grey")
    assert (t.s.progress, t.s.hidden, t.s.bearers) == (2, hidden, "rivendell")
