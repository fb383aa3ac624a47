"""Section 21: the Fellowship is declared or revealed."""

import pytest

from bree.games.war.board import INNER_MORDOR, NEAR
from bree.games.war.rules.armies.reach import strongholds_passed
from bree.games.war.state import Terms
from tests.rulebook.war.war_story import Tale

FORBIDDEN = Terms(inner_mordor=False)


def around(start: str, steps: int) -> list[str]:
    found = {start}
    for _ in range(steps):
        found |= {other for here in found for other in NEAR[here]}
    return sorted(found)


def seen(bearers: str, progress: int, board: str = "", **given: object) -> Tale:
    """The Fellowship moves from there and an Eye with one success reveals it."""
    t = Tale.of(board, ("move_fellowship",), bearers=bearers, progress=progress - 1, box_shadow=1, **given)
    while t.asked == "chance hunt_die":
        t.answer("6")
    t.answer("eye")
    while not t.at_rest and t.ask.key == "casualty":
        t.answer("none")
    return t


# Declaring


@pytest.mark.rule("WAR-21.1")
def test_declaring_moves_the_figure_up_to_the_progress_and_keeps_it_hidden() -> None:
    t = Tale.of("", ("fellowship_phase",), progress=2)
    assert (t.asked, t.picks) == ("free declare", [*around("rivendell", 2), "pass"])
    assert (t.s.phase, t.ask.facts) == (2, {"progress": 2})
    assert t.refuses("moria") == "WAR-21.1"
    t.answer("high_pass")
    assert (t.s.bearers, t.s.progress, t.s.hidden) == ("high_pass", 0, True)
    assert t.asked == "free guide"  # only once in a phase
    assert t.facts_of("declared") == [{"region": "region-high_pass"}]


@pytest.mark.rule("WAR-21.1")
def test_it_may_be_left_and_a_revealed_one_is_not_declared() -> None:
    t = Tale.of("", ("fellowship_phase",), progress=2).go("pass strider")
    assert (t.s.bearers, t.s.progress, t.told("declared")) == ("rivendell", 2, [])
    assert Tale.of("", ("fellowship_phase",), progress=2, hidden=False).asked == "free guide"
    stay = Tale.of("", ("fellowship_phase",), progress=2).answer("rivendell")
    assert (stay.s.bearers, stay.s.progress) == ("rivendell", 0)


@pytest.mark.rule("WAR-21.2")
def test_without_progress_it_is_declared_where_it_stands() -> None:
    t = Tale.of("", ("fellowship_phase",), bearers="edoras", corruption=3, politics="rohan 3 passive")
    assert t.offers == "edoras pass"
    t.answer("edoras")
    assert (t.s.corruption, t.s.passive) == (2, ())


@pytest.mark.rule("WAR-21.3")
def test_the_path_ignores_armies_strongholds_and_sieges_but_not_black_borders() -> None:
    board = "moria: sauron 5r; rivendell: elves 2r, sauron 5r; lorien: elves 1r, sauron 5r"
    t = Tale.of(board, ("fellowship_phase",), progress=5, siege="rivendell lorien")
    assert t.picks == [*around("rivendell", 5), "pass"]
    assert "lorien" in t.picks
    assert "goblins_gate" not in Tale.of("", ("fellowship_phase",), progress=1).picks


@pytest.mark.rule("WAR-21.3", "WAR-O2")
def test_inner_mordor_is_open_unless_the_table_forbids_it() -> None:
    t = Tale.of("", ("fellowship_phase",), bearers="dagorlad", progress=4)
    assert set(INNER_MORDOR) < set(t.picks)
    t = Tale.of("", ("fellowship_phase",), bearers="dagorlad", progress=4, terms=FORBIDDEN)
    assert t.picks == [*[name for name in around("dagorlad", 4) if name not in INNER_MORDOR], "pass"]
    assert t.refuses("gorgoroth") == "WAR-O2"
    short = Tale.of("", ("fellowship_phase",), bearers="morannon", progress=2, terms=FORBIDDEN)
    assert "minas_morgul" not in short.picks  # the path leads through Gorgoroth


@pytest.mark.rule("WAR-21.4", "WAR-21.5")
@pytest.mark.parametrize(
    ("region", "heals"),
    [("edoras", True), ("helms_deep", True), ("westemnet", False), ("fords_of_isen", False), ("fangorn", False),
     ("orthanc", False)],
)  # fmt: skip
def test_a_city_or_stronghold_of_the_free_peoples_heals_and_is_roused(region: str, heals: bool) -> None:
    given = {"progress": 1, "corruption": 3, "politics": "rohan 3 passive, gondor 2 passive"}
    t = Tale.of("", ("fellowship_phase",), bearers=NEAR[region][0], **given).answer(region)
    assert t.s.corruption == (2 if heals else 3)
    assert t.s.passive == (("gondor",) if heals else ("rohan", "gondor"))
    assert t.rules_of("healed") == (["WAR-21.4"] if heals else [])


@pytest.mark.rule("WAR-21.4")
def test_not_where_the_enemy_controls_it_and_never_below_nothing() -> None:
    lost = Tale.of("", ("fellowship_phase",), bearers="edoras", corruption=3, captured="edoras",
                   politics="rohan 3 passive").answer("edoras")  # fmt: skip
    assert (lost.s.corruption, lost.s.passive) == (3, ("rohan",))
    won = Tale.of("", ("fellowship_phase",), bearers="moria", corruption=3, captured="moria").answer("moria")
    assert won.s.corruption == 3
    well = Tale.of("", ("fellowship_phase",), bearers="edoras").answer("edoras")
    assert (well.s.corruption, well.told("healed")) == (0, [])
    siege = Tale.of("helms_deep: rohan 1r, isengard 5r", ("fellowship_phase",), bearers="helms_deep", corruption=3,
                    siege="helms_deep").answer("helms_deep")  # fmt: skip
    assert siege.s.corruption == 2


@pytest.mark.rule("WAR-21.6", "WAR-A.1")
def test_declaring_draws_no_tile_for_a_stronghold_of_the_shadow() -> None:
    t = Tale.of("moria: sauron 2r", ("fellowship_phase",), progress=5, corruption=2).answer("lorien")
    assert (t.asked, t.s.hidden, t.s.corruption, t.s.bearers) == ("free guide", True, 1, "lorien")
    assert (t.s.hunt, t.s.drawn) == (None, ())
    inside = Tale.of("", ("fellowship_phase",), bearers="moria").answer("moria")
    assert inside.asked == "free guide"


# Being revealed


@pytest.mark.rule("WAR-21.7", "WAR-21.15")
def test_revealed_it_is_moved_by_the_free_peoples_and_progress_is_over() -> None:
    t = seen("hollin", 1)
    assert (t.asked, t.s.hidden, t.ask.facts) == ("free reveal_to", False, {"progress": 1})
    assert t.picks == around("hollin", 1)
    t.answer("south_downs")
    assert (t.at_rest, t.s.bearers, t.s.progress, t.s.hunt) == (True, "south_downs", 0, None)
    assert t.keys()[-3:] == ["corruption", "revealed", "revealed-at"]


@pytest.mark.rule("WAR-21.8")
def test_it_may_pass_through_but_not_end_in_a_refuge() -> None:
    t = seen("trollshaws", 2)
    assert t.picks == [name for name in around("trollshaws", 2) if name != "rivendell"]
    assert t.refuses("rivendell") == "WAR-21.8"
    home = seen("rivendell", 1)  # not even stay there
    assert home.picks == ["fords_of_bruinen", "trollshaws"]
    lost = seen("trollshaws", 2, captured="rivendell")
    assert "rivendell" in lost.picks
    town = seen("folde", 1)
    assert town.picks == ["druadan_forest", "eastemnet", "folde", "westemnet"]  # no Edoras, but a town


@pytest.mark.rule("WAR-21.8")
def test_a_stronghold_that_was_the_shadows_is_no_refuge() -> None:
    t = seen("hollin", 1, captured="moria")
    assert "moria" in t.picks
    assert t.answer("moria").at_rest  # and nothing is paid


@pytest.mark.rule("WAR-21.8", "WAR-O2")
def test_where_the_path_may_not_enter_inner_mordor_it_is_not_offered() -> None:
    assert {*seen("morannon", 2).picks} == {"morannon", *around("morannon", 2)}
    t = seen("morannon", 2, terms=FORBIDDEN)
    assert t.picks == [name for name in around("morannon", 2) if name not in (*INNER_MORDOR, "minas_morgul")]
    assert t.refuses("barad_dur") == "WAR-O2"


@pytest.mark.rule("WAR-21.9")
def test_without_progress_it_stays_even_in_a_refuge() -> None:
    t = Tale.of("", ("reveal",), bearers="edoras")
    assert (t.at_rest, t.s.hidden, t.s.bearers) == (True, False, "edoras")


@pytest.mark.rule("WAR-21.10", "WAR-A.2")
def test_a_stronghold_on_the_path_costs_a_tile_and_one_beside_it_does_not() -> None:
    t = seen("rivendell", 3).answer("moria")
    assert (t.asked, t.s.bearers, t.s.hunt.why if t.s.hunt else "") == ("chance hunt_tile", "moria", "stronghold")
    assert t.facts_of("stronghold-tiles") == [{"number": 1}]
    t = seen("rivendell", 3).answer("goblins_gate")
    assert (t.at_rest, t.s.bearers, t.told("stronghold-tiles")) == (True, "goblins_gate", [])


@pytest.mark.rule("WAR-21.10")
def test_starting_and_staying_in_one_count() -> None:
    t = Tale.of("", ("reveal",), bearers="moria", hunt=None)
    assert t.asked == "chance hunt_tile"
    start = seen("moria", 1).answer("hollin")
    assert (start.asked, start.s.hunt.tiles if start.s.hunt else -1) == ("chance hunt_tile", 0)


@pytest.mark.rule("WAR-21.10")
def test_where_paths_touch_more_or_fewer_the_free_peoples_choose() -> None:
    t = seen("hollin", 2).answer("north_dunland")
    assert (t.asked, t.offers) == ("free reveal_tiles", "0 1")
    assert t.answer("0").at_rest
    t = seen("hollin", 2).go("north_dunland 1")
    assert (t.asked, t.s.bearers) == ("chance hunt_tile", "north_dunland")
    both = seen("morannon", 3).answer("gorgoroth")
    assert (both.asked, both.offers) == ("free reveal_tiles", "1 2")
    assert strongholds_passed("morannon", "gorgoroth", 5, (), ()) == (1, 2, 3)


@pytest.mark.rule("WAR-21.10")
def test_each_stronghold_costs_once_however_often_the_path_touches_it() -> None:
    assert strongholds_passed("moria", "moria", 4, (), ()) == (1,)
    assert strongholds_passed("rivendell", "lorien", 5, (), ()) == (1,)
    assert strongholds_passed("rivendell", "lorien", 5, ("moria",), ()) == (0,)
    t = seen("morannon", 4).go("barad_dur 3")
    drawn = []
    while not t.at_rest:
        if t.asked == "chance hunt_tile":
            drawn.append((t.s.hunt.tiles if t.s.hunt else -1, t.s.hunt.why if t.s.hunt else ""))
            t.answer("zero_reveal" if "zero_reveal" in t.picks else "eye")
    assert drawn == [(2, "stronghold"), (1, "stronghold"), (0, "stronghold")]
    assert t.s.hunt is None


@pytest.mark.rule("WAR-21.11")
def test_an_eye_for_a_stronghold_is_worth_nothing() -> None:
    t = seen("rivendell", 3).go("moria eye")
    assert (t.at_rest, t.facts_of("damage")[1:]) == (True, [{"damage": 0}])
    other = seen("rivendell", 3).go("moria three")
    assert (other.asked, other.facts_of("damage")[1:]) == ("free casualty", [{"damage": 3}])


@pytest.mark.rule("WAR-21.12")
def test_the_tile_that_revealed_is_over_before_the_strongholds_draw() -> None:
    t = seen("rivendell", 3).answer("moria")
    assert t.keys() == [
        "fellowship-moves", "hunt-rolled", "tile", "damage", "corruption", "revealed", "revealed-at",
        "stronghold-tiles",
    ]  # fmt: skip
    assert (t.s.corruption, t.s.hidden, t.s.progress) == (1, False, 0)


@pytest.mark.rule("WAR-21.13")
def test_only_what_was_the_shadows_at_first_and_still_is_costs_a_tile() -> None:
    t = seen("trollshaws", 1, captured="rivendell").answer("rivendell")
    assert t.at_rest
    assert seen("hollin", 1, captured="moria").answer("moria").at_rest


@pytest.mark.rule("WAR-21.14")
def test_one_that_is_revealed_is_not_moved_again() -> None:
    t = Tale.of("", ("reveal",), bearers="hollin", progress=3, hidden=False)
    assert (t.at_rest, t.s.bearers, t.s.progress, t.keys()) == (True, "hollin", 3, [])


@pytest.mark.rule("WAR-21.16", "WAR-21.5")
def test_being_revealed_neither_rouses_nor_heals() -> None:
    t = Tale.of("", ("reveal",), bearers="edoras", corruption=4, politics="rohan 3 passive")
    assert (t.s.corruption, t.s.passive) == (4, ("rohan",))
