"""Section 25: Mordor."""

import pytest

from bree.games.war.facts import STANDARD, TILES
from bree.games.war.rules.characters.companions import can_separate
from bree.games.war.rules.fellowship.hunt import hunt_rerolls
from bree.games.war.rules.fellowship.phase import can_hide, can_move_fellowship
from bree.games.war.state import Terms
from tests.rulebook.war.war_story import Tale, but

SPECIAL = tuple(name for name in TILES if TILES[name].special)
WHOLE = tuple(sorted((*STANDARD, *SPECIAL)))
BARE = {"fallen": but("")}


def climbing(tile: str, **given: object) -> Tale:
    """The Fellowship moves on the track, and this tile is drawn."""
    given = {"track": 1, "bearers": "morannon", "tiles": WHOLE, **given}
    return Tale.of("", ("move_fellowship",), **given).answer(tile)


@pytest.mark.rule("WAR-25.1")
@pytest.mark.parametrize("gate", ["morannon", "minas_morgul"])
@pytest.mark.parametrize("hidden", [True, False])
def test_mordor_is_entered_from_a_gate_hidden_or_not(gate: str, hidden: bool) -> None:
    t = Tale.of("", ("fellowship_phase",), bearers=gate, hidden=hidden)
    if hidden:
        t.answer("pass")
    assert (t.asked, t.offers) == ("free enter_mordor", "enter pass")
    t.go("enter strider")
    assert (t.s.track, t.s.entered, t.s.hidden, t.at_rest) == (0, True, hidden, True)


@pytest.mark.rule("WAR-25.1")
def test_also_if_it_was_declared_there_just_now_and_it_may_be_left() -> None:
    t = Tale.of("", ("fellowship_phase",), bearers="dagorlad", progress=1).answer("morannon")
    assert t.asked == "free enter_mordor"
    t.go("pass strider")
    assert (t.s.track, t.s.entered, t.s.bearers) == (-1, False, "morannon")
    inside = Tale.of("", ("fellowship_phase",), bearers="gorgoroth").answer("gorgoroth")
    assert inside.asked == "free guide"


@pytest.mark.rule("WAR-25.2")
def test_the_figure_is_on_step_0_and_progress_is_over() -> None:
    t = Tale.of("", ("fellowship_phase",), bearers="morannon", progress=3).go("pass enter")
    assert (t.s.track, t.s.progress, t.s.hidden, t.s.bearers) == (0, 0, True, "morannon")
    assert t.rules_of("mordor") == ["WAR-25.2"]


@pytest.mark.rule("WAR-25.3")
def test_the_pool_gets_the_drawn_eyes_and_the_special_tiles_in_play() -> None:
    rest = tuple([tile for tile in STANDARD if tile not in ("eye", "three")])
    drawn = ("eye", "eye", "three", "three", "three")
    given = {"tiles": ("eye", *rest), "drawn": drawn, "specials": ("elven_rope", "shelobs_lair"), "removed": ("eye",)}
    t = Tale.of("", ("fellowship_phase",), bearers="morannon", **given).go("pass enter")
    assert t.s.tiles == tuple(sorted(("eye", "eye", "eye", "elven_rope", "shelobs_lair", *rest)))
    assert (t.s.drawn, t.s.specials, t.s.removed) == (("three", "three", "three"), (), ("eye",))
    assert t.facts_of("mordor-pool") == [{"tiles": 14}]


@pytest.mark.rule("WAR-25.4", "WAR-25.6")
def test_there_is_no_roll_wherever_the_figure_came_from() -> None:
    t = Tale.of("morannon: sauron 5r 1n", ("move_fellowship",), track=0, bearers="morannon", box_shadow=5)
    assert (t.asked, hunt_rerolls(t.s)) == ("chance hunt_tile", 3)
    assert t.keys() == ["mordor-moves"]
    assert t.s.progress == 0


@pytest.mark.rule("WAR-25.5")
def test_nobody_leaves_the_fellowship_there_alive() -> None:
    assert not can_separate(Tale.of("", track=0).s)
    t = climbing("one", fallen=but("meriadoc"))
    assert (t.asked, t.offers) == ("free guide_power", "separate pass")
    t.answer("separate")
    assert (t.at_rest, t.s.fallen[-1], t.s.corruption, t.s.guide) == (True, "meriadoc", 0, "gollum")
    lost = climbing("one", fallen=but("meriadoc")).go("pass guide")
    assert (lost.s.fallen[-1], lost.s.free, lost.at_rest) == ("meriadoc", {}, True)


@pytest.mark.rule("WAR-25.6")
def test_only_a_hidden_fellowship_moves() -> None:
    assert can_move_fellowship(Tale.of("", track=0).s)
    assert not can_move_fellowship(Tale.of("", track=0, hidden=False).s)


@pytest.mark.rule("WAR-25.7")
@pytest.mark.parametrize(("shadow", "free", "damage"), [(0, 0, 0), (3, 2, 5), (6, 1, 7)])
def test_an_eye_is_worth_all_dice_in_the_box(shadow: int, free: int, damage: int) -> None:
    t = climbing("eye", box_shadow=shadow, box_free=free, die="character", **BARE)
    assert (t.facts_of("damage"), t.s.corruption) == ([{"damage": damage}], damage)


@pytest.mark.rule("WAR-25.8")
def test_without_a_stop_it_advances_and_with_one_it_stays() -> None:
    t = climbing("one").answer("none")
    assert (t.at_rest, t.s.track, t.s.hunt) == (True, 2, None)
    assert t.facts_of("mordor-step") == [{"track": 2}]
    for tile in ("on_on_they_went", "shelobs_lair", "give_it_to_uss", "the_ring_is_mine"):
        t = climbing(tile, **BARE)
        while not t.at_rest:
            t.answer("2" if t.ask.key == "tile_die" else "pass")
        assert (t.s.track, t.facts_of("mordor-stop")) == (1, [{"track": 1}])


@pytest.mark.rule("WAR-25.8", "WAR-24.18")
@pytest.mark.parametrize("tile", ["phial_of_galadriel", "smeagol_helps", "elven_cloaks", "elven_rope"])
def test_a_good_tile_lets_it_go_on(tile: str) -> None:
    t = climbing(tile, corruption=6)
    assert (t.at_rest, t.s.track, t.s.corruption) == (True, 2, 6 + min(TILES[tile].value, 0))


@pytest.mark.rule("WAR-25.10")
def test_it_is_revealed_without_moving_the_figure_and_still_advances() -> None:
    t = climbing("zero_reveal")
    assert (t.at_rest, t.s.hidden, t.s.track, t.s.bearers) == (True, False, 2, "morannon")
    assert t.keys() == ["mordor-moves", "tile", "damage", "revealed-in-mordor", "mordor-step"]


@pytest.mark.rule("WAR-25.11")
def test_it_hides_there_as_everywhere() -> None:
    t = Tale.of("", ("hide",), track=2, hidden=False, bearers="morannon")
    assert (t.s.hidden, t.s.track, t.s.strove) == (True, 2, True)
    assert can_hide(Tale.of("", track=2, hidden=False).s)


@pytest.mark.rule("WAR-25.12")
def test_who_neither_moves_nor_hides_pays_at_the_end_of_the_phase() -> None:
    t = Tale.of("", ("idle_in_mordor",), track=2)
    assert (t.s.corruption, t.rules_of("corruption")) == (1, ["WAR-25.12"])
    assert Tale.of("", ("idle_in_mordor",), track=2, strove=True).s.corruption == 0
    assert Tale.of("", ("idle_in_mordor",), bearers="morannon").s.corruption == 0
    assert Tale.of("", ("hide",), ("idle_in_mordor",), track=2, bearers="morannon", hidden=False).s.corruption == 0
    end = Tale.of("", ("idle_in_mordor",), track=2, corruption=11)
    assert (end.s.over, end.over) == ("corrupted", True)


@pytest.mark.rule("WAR-25.12", "WAR-25.8")
def test_a_move_that_was_stopped_is_an_attempt() -> None:
    t = Tale.of("", ("move_fellowship",), ("idle_in_mordor",), track=2, tiles=WHOLE, **BARE).go("on_on_they_went pass")
    assert (t.s.corruption, t.s.track) == (3, 2)


@pytest.mark.rule("WAR-25.12", "WAR-O3")
def test_in_the_turn_of_entering_too_unless_the_table_spares_it() -> None:
    assert Tale.of("", ("idle_in_mordor",), track=0, entered=True).s.corruption == 1
    spared = Terms(spared=True)
    assert Tale.of("", ("idle_in_mordor",), track=0, entered=True, terms=spared).s.corruption == 0
    assert Tale.of("", ("idle_in_mordor",), track=0, entered=False, terms=spared).s.corruption == 1


@pytest.mark.rule("WAR-25.13")
def test_on_the_last_step_the_free_peoples_win_revealed_or_not() -> None:
    t = climbing("zero_reveal", track=4, corruption=11)
    assert (t.over, t.s.over, t.s.track, t.s.hidden) == (True, "destroyed", 5, False)
    short = climbing("one", track=3).answer("none")
    assert (short.s.over, short.s.track) == ("", 4)
    stopped = climbing("on_on_they_went", track=4, **BARE).answer("pass")
    assert (stopped.s.over, stopped.s.track) == ("", 4)


@pytest.mark.rule("WAR-25.13", "WAR-24.12")
def test_not_if_the_tile_of_that_step_corrupts_them() -> None:
    t = climbing("one", track=4, corruption=11).answer("none")
    assert (t.over, t.s.over, t.s.track) == (True, "corrupted", 4)


@pytest.mark.rule("WAR-25.13", "WAR-24.10", "WAR-A.15")
def test_gollum_saves_the_last_step() -> None:
    t = climbing("one", track=4, corruption=11, **BARE).answer("reveal")
    assert (t.over, t.s.over, t.s.corruption, t.s.hidden) == (True, "destroyed", 11, False)


@pytest.mark.rule("WAR-25.14", "WAR-24.16", "WAR-A.14")
def test_gollum_comes_in_time_on_the_track() -> None:
    t = climbing("three", fallen=but("legolas"))
    assert (t.asked, t.offers) == ("free casualty", "guide none")
    t.answer("guide")
    assert (t.asked, t.offers, t.ask.facts["damage"]) == ("free guide_power", "reveal pass", 1)
    t.answer("reveal")
    assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.track) == (True, 0, False, 2)


@pytest.mark.rule("WAR-25.15", "WAR-3.7", "WAR-A.17")
@pytest.mark.parametrize("track", [-1, 2])
@pytest.mark.parametrize(("who", "most"), [("gimli legolas strider", 3), ("gimli", 1), ("", 1)])
def test_the_allocation_is_that_of_everywhere(track: int, who: str, most: int) -> None:
    t = Tale.of("", ("hunt_allocation",), track=track, bearers="morannon", fallen=but(who))
    assert (t.asked, t.picks) == ("shadow allocate", [str(number) for number in range(most + 1)])


@pytest.mark.rule("WAR-20.2", "WAR-25.6", "WAR-25.9")
@pytest.mark.parametrize("tile", ["one", "on_on_they_went"])
def test_the_die_goes_to_the_hunt_box_when_all_is_over(tile: str) -> None:
    dice = {"free_dice": ("army", "character"), "shadow_dice": ("army",), "free_pool": 2, "shadow_pool": 1}
    t = Tale.of("", ("go",), track=1, bearers="morannon", tiles=WHOLE, **dice, **BARE).go(
        "character fellowship " + tile
    )
    assert (t.asked, t.s.box_free) == ("free guide_power", 0)
    t.answer("pass")
    assert (t.asked, t.s.box_free, t.s.free_dice) == ("shadow die", 1, ("army",))


@pytest.mark.rule("WAR-25.16")
def test_tiles_leave_the_pool_and_it_is_filled_when_empty() -> None:
    t = climbing("elven_rope", tiles=("elven_rope", "one"), drawn=STANDARD[5:], removed=STANDARD[:4])
    assert (t.s.tiles, t.s.drawn) == (("one",), ("elven_rope", *STANDARD[5:]))
    t = climbing("elven_rope", tiles=("elven_rope",), drawn=STANDARD)
    assert (t.s.tiles, t.s.drawn) == (STANDARD, ("elven_rope",))


@pytest.mark.rule("WAR-25.17", "WAR-25.18")
def test_on_the_track_nothing_is_declared_and_nobody_enters_again() -> None:
    t = Tale.of("", ("fellowship_phase",), track=0, bearers="morannon", corruption=5)
    assert (t.asked, t.offers) == ("free guide", "gandalf_the_grey strider")
    t.answer("strider")
    assert (t.at_rest, t.s.track, t.s.corruption) == (True, 0, 5)


@pytest.mark.rule("WAR-25.19")
def test_a_move_that_no_die_paid_for_draws_a_tile_too() -> None:
    t = Tale.of("", ("move_fellowship",), track=1, bearers="morannon", die="")
    assert t.asked == "chance hunt_tile"
