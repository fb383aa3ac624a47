"""Section 23: the hunt."""

from collections import Counter

import pytest

from bree.games.war.facts import STANDARD
from bree.games.war.rules.fellowship.hunt import hunt_needs, hunt_rerolls, successes
from bree.games.war.state import Hunt
from tests.rulebook.war.war_story import Tale


def hunted(board: str = "", *, dice: int, **given: object) -> Tale:
    """The Fellowship moves with this many dice of the Shadow in the Hunt Box."""
    return Tale.of(board, ("move_fellowship",), **{"box_shadow": dice, "bearers": "hollin", **given})


def less(tiles: tuple[str, ...], gone: str) -> tuple[str, ...]:
    """Return the pool without one tile of this kind."""
    at = tiles.index(gone)
    return tiles[:at] + tiles[at + 1 :]


def now(t: Tale) -> Hunt:
    assert t.s.hunt is not None
    return t.s.hunt


@pytest.mark.rule("WAR-23.1")
@pytest.mark.parametrize("progress", [0, 5, 11])
def test_every_move_is_hunted(progress: int) -> None:
    assert hunted(dice=1, progress=progress).asked == "chance hunt_die"


@pytest.mark.rule("WAR-23.2")
@pytest.mark.parametrize(("box", "dice"), [(1, 1), (3, 3), (5, 5), (6, 5), (9, 5)])
def test_as_many_dice_as_the_shadow_has_in_the_box_five_at_most(box: int, dice: int) -> None:
    t = hunted(dice=box)
    rolled = 0
    while not t.at_rest:
        assert (t.asked, t.offers) == ("chance hunt_die", "1 2 3 4 5 6")
        t.answer("1")
        rolled += 1
    assert rolled == dice
    assert t.facts_of("hunt-rolled") == [{"dice": ("1",) * dice, "needs": 6, "successes": 0}]
    assert [entry.reveals for entry in t.told("hunt-rolled")] == [True]


@pytest.mark.rule("WAR-23.2")
def test_without_dice_there_is_no_roll_and_no_reroll() -> None:
    t = hunted("moria: sauron 3r 1n", dice=0, bearers="moria", box_free=2)
    assert (t.at_rest, t.s.hunt, t.keys()) == (True, None, ["fellowship-moves", "no-hunt"])


@pytest.mark.rule("WAR-23.3", "WAR-23.4")
@pytest.mark.parametrize(("free", "needs"), [(0, 6), (1, 5), (2, 4), (3, 3), (4, 2), (5, 2), (6, 2)])
def test_each_die_of_the_free_peoples_in_the_box_adds_one_and_a_one_never_succeeds(free: int, needs: int) -> None:
    t = hunted(dice=5, box_free=free)
    assert hunt_needs(t.s) == needs
    assert successes(t.s, Hunt("move", (1, 2, 3, 4, 5, 6), (1, 6))) == 7 - needs + 1


@pytest.mark.rule("WAR-23.3")
def test_the_die_that_pays_is_not_yet_in_the_box() -> None:
    t = hunted(dice=1, free_dice=("character",), die="character")
    assert (hunt_needs(t.s), t.s.box_free) == (6, 0)


@pytest.mark.rule("WAR-23.4")
def test_a_one_fails_whatever_is_added() -> None:
    t = hunted(dice=2, box_free=6).go("1 1")
    assert (t.at_rest, t.keys()[-1], t.facts_of("hunt-rolled")[0]["successes"]) == (True, "hunt-fails", 0)


@pytest.mark.rule("WAR-23.5")
def test_failed_dice_may_be_rolled_again_one_for_each_condition() -> None:
    t = hunted("hollin: sauron 3r 1n", dice=4).go("1 6 3 2")
    assert (t.asked, t.offers, t.ask.facts) == ("shadow hunt_reroll", "0 1 2", {"most": 2})
    t.answer("2").go("5 6")
    assert (now(t).rolled, now(t).again) == ((1, 6, 3, 2), (5, 6))
    assert t.asked == "chance hunt_tile"  # each die is re-rolled once
    assert t.facts_of("hunt-rerolled") == [{"dice": ("5", "6"), "successes": 2}]
    fewer = hunted("hollin: sauron 3r 1n", dice=4).go("1 6 3 2 1")
    assert fewer.asked == "chance hunt_die"
    fewer.answer("6")
    assert (now(fewer).again, fewer.asked) == ((6,), "chance hunt_tile")


@pytest.mark.rule("WAR-23.5")
def test_never_more_than_there_are_failures_and_none_need_be() -> None:
    t = hunted("hollin: sauron 3r 1n", dice=2).go("6 3")
    assert t.offers == "0 1"
    assert t.answer("0").asked == "chance hunt_tile"
    assert hunted("hollin: sauron 3r 1n", dice=2).go("6 6").asked == "chance hunt_tile"
    none = hunted("hollin: sauron 3r 1n", dice=2).go("1 1 0")
    assert (none.at_rest, none.keys()[-1], none.s.tiles) == (True, "hunt-fails", STANDARD)


@pytest.mark.rule("WAR-23.6", "WAR-A.8")
@pytest.mark.parametrize(
    ("bearers", "here", "rerolls"),
    [
        ("hollin", "", 0),
        ("hollin", "sauron 1r", 1),
        ("hollin", "sauron 3r, southrons 2e", 1),
        ("hollin", "3n", 1),
        ("hollin", "witch_king", 1),
        ("hollin", "mouth_of_sauron", 0),
        ("hollin", "sauron 3r 2n", 2),
        ("moria", "", 1),
        ("moria", "sauron 3r 2n", 3),
        ("nurn", "", 0),
        ("near_harad", "", 0),
        ("rivendell", "2n", 1),
    ],
)
def test_stronghold_unit_and_nazgul_give_one_reroll_each(bearers: str, here: str, rerolls: int) -> None:
    assert hunt_rerolls(Tale.of(f"{bearers}: {here}" if here else "", bearers=bearers).s) == rerolls


@pytest.mark.rule("WAR-23.6", "WAR-21.13")
def test_any_stronghold_that_the_shadow_controls_counts() -> None:
    assert hunt_rerolls(Tale.of("", bearers="lorien", captured="lorien").s) == 1
    assert hunt_rerolls(Tale.of("", bearers="moria", captured="moria").s) == 0
    assert hunt_rerolls(Tale.of("", bearers="edoras", captured="edoras").s) == 0  # a city


@pytest.mark.rule("WAR-23.7")
def test_the_bonus_counts_for_rerolled_dice_too() -> None:
    t = hunted("hollin: sauron 1r", dice=1, box_free=2).go("3 1 4")
    assert (t.asked, t.facts_of("hunt-rerolled")[0]["successes"]) == ("chance hunt_tile", 1)
    assert hunted("hollin: sauron 1r", dice=1, box_free=2).go("3 1 3").at_rest


@pytest.mark.rule("WAR-23.8")
def test_with_a_success_one_tile_is_drawn_by_what_is_in_the_pool() -> None:
    t = hunted(dice=3).go("6 6 1")
    assert t.asked == "chance hunt_tile"
    weights = {pick.id: pick.weight for pick in t.ask.picks}
    assert weights == {"eye": 4, "one": 2, "one_reveal": 2, "three": 3, "two": 2, "two_reveal": 1, "zero_reveal": 2}
    assert [pick.on for pick in t.ask.picks][:2] == [("tile:eye",), ("tile:one",)]
    t.go("three none")
    assert (t.at_rest, t.s.hunt, t.s.corruption) == (True, None, 3)
    assert t.facts_of("tile") == [{"tile": "tile-three"}]
    none = hunted(dice=3).go("1 2 5")
    assert (none.at_rest, none.s.tiles, none.keys()[-1]) == (True, STANDARD, "hunt-fails")
    assert [entry.reveals for entry in t.told("tile")] == [True]


@pytest.mark.rule("WAR-23.9")
def test_the_region_is_that_of_the_figure_whatever_the_progress() -> None:
    t = Tale.of("moria: sauron 3r 1n; rivendell: elves 2e", bearers="rivendell", progress=3)
    assert hunt_rerolls(t.s) == 0


@pytest.mark.rule("WAR-23.10")
def test_drawn_tiles_lie_aside() -> None:
    t = hunted(dice=1).go("6 one none")
    assert (Counter(STANDARD) - Counter(t.s.tiles), t.s.drawn) == (Counter(["one"]), ("one",))
    assert t.s.tiles == tuple(sorted(t.s.tiles))


@pytest.mark.rule("WAR-23.10")
def test_an_empty_pool_is_filled_with_standard_tiles_that_are_not_out_for_good() -> None:
    kept = less(STANDARD, "eye")
    t = hunted(dice=1, tiles=("three",), drawn=less(kept, "three"), removed=("eye",)).go("6 three none")
    assert (t.s.tiles, t.s.drawn, t.s.removed) == (kept, (), ("eye",))
    assert t.rules_of("pool-refilled") == ["WAR-23.10"]


@pytest.mark.rule("WAR-23.10", "WAR-25.16")
def test_special_tiles_do_not_go_back() -> None:
    drawn = (*STANDARD, "shelobs_lair")
    t = Tale.of("", ("move_fellowship",), track=1, bearers="morannon", tiles=("elven_rope",), drawn=drawn)
    t.answer("elven_rope")
    assert (t.at_rest, t.s.tiles, t.s.drawn) == (True, STANDARD, ("elven_rope", "shelobs_lair"))


@pytest.mark.rule("WAR-23.11", "WAR-25.3")
def test_special_tiles_wait_for_mordor() -> None:
    t = hunted(dice=1, specials=("elven_rope",)).answer("6")
    assert "elven_rope" not in t.picks
    t = Tale.of("", ("fellowship_phase",), bearers="morannon", specials=("elven_rope",)).go("pass enter")
    assert ("elven_rope" in t.s.tiles, t.s.specials) == (True, ())


@pytest.mark.rule("WAR-23.13")
def test_besiegers_count_as_units_there() -> None:
    t = Tale.of("lorien: elves 2r, sauron 5r", bearers="lorien", siege="lorien")
    assert hunt_rerolls(t.s) == 1


@pytest.mark.rule("WAR-23.8", "WAR-24.4", "WAR-24.5", "WAR-A.7")
def test_a_hunt_from_the_dice_to_the_corruption() -> None:
    t = hunted(dice=3, box_free=1, guide="strider").go("2 5 6")
    assert (successes(t.s, now(t)), t.asked) == (2, "chance hunt_tile")
    t.go("three random gimli strider")
    assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.fallen) == (True, 1, True, ("gimli",))
    assert t.keys() == [
        "fellowship-moves", "hunt-rolled", "tile", "damage", "drawn-lot", "companion-lost", "corruption",
    ]  # fmt: skip
