"""Section 20: the Fellowship, its Guide, moving and hiding."""

import pytest

from bree.games.war.rules.characters.companions import can_separate, eliminate
from bree.games.war.rules.fellowship.damage import corrupt, heal
from bree.games.war.rules.fellowship.phase import can_hide, can_move_fellowship, may_hide_by_any
from tests.rulebook.war.war_story import Tale, but

ALL = "gandalf_the_grey strider boromir legolas gimli meriadoc peregrin"


@pytest.mark.rule("WAR-20.1", "WAR-20.2")
def test_a_move_is_a_step_of_progress_and_twelve_is_the_last() -> None:
    t = Tale.of("", ("move_fellowship",), progress=4)
    assert (t.s.progress, t.s.bearers, t.s.hidden, t.s.strove) == (5, "rivendell", True, True)
    assert t.facts_of("fellowship-moves") == [{"progress": 5}]
    assert can_move_fellowship(Tale.of("", progress=11).s)
    assert not can_move_fellowship(Tale.of("", progress=12).s)


@pytest.mark.rule("WAR-20.2")
def test_then_comes_the_hunt() -> None:
    t = Tale.of("", ("move_fellowship",), box_shadow=2)
    assert t.asked == "chance hunt_die"
    assert (t.s.progress, t.s.hunt.why if t.s.hunt else "") == (1, "move")
    assert t.keys() == ["fellowship-moves"]


@pytest.mark.rule("WAR-20.3", "WAR-20.5")
def test_a_revealed_fellowship_cannot_move_and_can_hide() -> None:
    seen = Tale.of("", hidden=False).s
    assert (can_move_fellowship(seen), can_hide(seen)) == (False, True)
    hidden = Tale.of("").s
    assert (can_move_fellowship(hidden), can_hide(hidden)) == (True, False)


@pytest.mark.rule("WAR-20.5")
def test_hiding_is_neither_a_move_nor_hunted() -> None:
    t = Tale.of("", ("hide",), hidden=False, progress=0, box_shadow=5)
    assert (t.at_rest, t.s.hidden, t.s.progress, t.s.strove) == (True, True, 0, True)
    assert t.keys() == ["fellowship-hides"]


@pytest.mark.rule("WAR-20.4", "WAR-23.12")
def test_a_hunt_for_a_card_is_a_hunt_like_any_other() -> None:
    t = Tale.of("", ("hunt", "flocks_of_crebain"), box_shadow=1, bearers="hollin").go("6 eye")
    assert t.facts_of("damage") == [{"damage": 1}]
    assert t.s.progress == 0


@pytest.mark.rule("WAR-20.6", "WAR-20.9")
def test_strider_as_guide_hides_by_any_result() -> None:
    assert may_hide_by_any(Tale.of("", hidden=False, guide="strider").s)
    assert not may_hide_by_any(Tale.of("", hidden=True, guide="strider").s)
    assert not may_hide_by_any(Tale.of("", hidden=False, guide="gandalf_the_grey").s)  # Strider is there, not the Guide


@pytest.mark.rule("WAR-20.7", "WAR-20.8")
def test_the_guide_is_chosen_among_those_of_the_highest_level_at_the_end_of_the_phase() -> None:
    t = Tale.of("", ("fellowship_phase",)).answer("pass")
    assert (t.asked, t.offers) == ("free guide", "gandalf_the_grey strider")
    assert t.refuses("boromir") == "WAR-20.7"
    t.answer("strider")
    assert (t.s.guide, t.at_rest) == ("strider", True)
    assert t.facts_of("guide") == [{"who": "figure-strider"}]


@pytest.mark.rule("WAR-20.7")
def test_where_there_is_no_choice_nobody_is_asked() -> None:
    t = Tale.of("", ("fellowship_phase",), fallen="gandalf_the_grey").answer("pass")
    assert (t.at_rest, t.s.guide, t.told("guide")) == (True, "strider", [])
    t = Tale.of("", ("fellowship_phase",)).go("pass gandalf_the_grey")
    assert t.told("guide") == []  # he was the Guide before


@pytest.mark.rule("WAR-20.8")
def test_whenever_somebody_leaves_the_guide_may_change_among_equals() -> None:
    t = Tale.of("", ("separate",)).go("peregrin done rivendell")
    assert (t.asked, t.offers) == ("free guide", "gandalf_the_grey strider")
    t = Tale.of("", ("separate",)).go("gandalf_the_grey strider done rivendell")
    assert (t.asked, t.offers, t.s.guide) == ("free guide", "boromir legolas gimli", "boromir")
    other = Tale.of("", ("separate",)).go("gandalf_the_grey strider done rivendell boromir")
    t.answer("gimli")
    assert (t.s.guide, t.facts_of("guide")) == ("gimli", [{"who": "figure-gimli"}])
    assert (other.s.guide, other.facts_of("guide")) == ("boromir", [{"who": "figure-boromir"}])


@pytest.mark.rule("WAR-20.10")
def test_with_no_companion_left_gollum_is_the_guide() -> None:
    t = Tale.of("", ("separate",)).go(f"{ALL} rivendell")
    assert (t.at_rest, t.s.companions, t.s.guide) == (True, (), "gollum")
    assert "gollum" not in t.s.aside
    assert t.rules_of("gollum-guides") == ["WAR-20.10"]
    assert not can_separate(t.s)
    again = Tale.of("", ("fellowship_phase",), bearers="hollin", fallen=but("")).answer("pass")
    assert (again.at_rest, again.told("gollum-guides")) == (True, [])


@pytest.mark.rule("WAR-20.11")
def test_companions_in_the_fellowship_rouse_nobody() -> None:
    t = Tale.of("", ("move_fellowship",), bearers="minas_tirith", politics="gondor 2 passive")
    assert (t.s.passive, t.here("minas_tirith")) == (("gondor",), "")
    t = Tale.of("", ("fellowship_phase",), bearers="iron_hills", politics="dwarves 3 passive").go("iron_hills strider")
    assert t.s.passive == ("dwarves",)


@pytest.mark.rule("WAR-20.12")
def test_at_twelve_the_shadow_has_won_at_once() -> None:
    t = Tale.of("", corruption=8)
    corrupt(t.s, 3, "WAR-24.2")
    assert (t.s.corruption, t.s.over) == (11, "")
    corrupt(t.s, 1, "WAR-24.2")
    assert (t.s.corruption, t.s.over, t.s.ended) == (12, "corrupted", True)


@pytest.mark.rule("WAR-20.12")
def test_corruption_does_not_fall_below_nothing() -> None:
    t = Tale.of("", corruption=1)
    heal(t.s, 2, "WAR-24.18")
    heal(t.s, 2, "WAR-24.18")
    assert t.s.corruption == 0
    assert t.facts_of("healed") == [{"by": 1, "corruption": 0}]


@pytest.mark.rule("WAR-20.13")
def test_the_ring_bearers_are_never_among_those_who_leave() -> None:
    t = Tale.of("", ("separate",))
    assert t.offers == ALL


@pytest.mark.rule("WAR-7.16")
def test_a_companion_lost_on_the_map_is_out_for_good() -> None:
    t = Tale.of("edoras: rohan 1r boromir")
    eliminate(t.s, "boromir", "WAR-7.15")
    assert (t.here("edoras"), t.s.fallen, t.s.guide) == ("rohan 1r", ("boromir",), "gandalf_the_grey")
    assert t.facts_of("companion-lost") == [{"who": "figure-boromir"}]
