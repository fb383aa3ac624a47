"""Chapter 2: the rolling phase."""

from itertools import permutations

import pytest

from bree.core import CHANCE
from bree.games.mordor import GAME
from bree.games.mordor.notation import read_dice
from tests.rulebook.mordor.mordor_story import Turn

ALL_FIVE = ["black", "yellow", "red", "blue", "green"]


def thrown(t: Turn) -> list[str]:
    """The dice that are being rolled now."""
    return [str(step[1]) for step in reversed(t.s.todo) if step[0] == "die"]


def set_aside(t: Turn) -> list[dict[str, str]]:
    """The dice set aside from each roll according to the log: die -> symbol."""
    rows = [entry.facts["dice"] for entry in t.told("kept")]
    pairs = [[word.removeprefix("symbol-").split("+die-") for word in row] for row in rows]
    return [{die: face for face, die in row} for row in pairs]


@pytest.mark.rule("MOR-2.1")
def test_the_first_roll_is_made_with_all_five_dice() -> None:
    t = Turn.of("sam")
    assert (t.ask.who, t.ask.rule) == (CHANCE, "MOR-2.1")
    assert thrown(t) == ALL_FIVE
    t.roll("kG yR rW bO gR")
    assert t.s.rolled == read_dice("kG yR rW bO gR")
    assert [(entry.rule, entry.facts["number"]) for entry in t.told("rolled")] == [("MOR-2.1", 1)]


@pytest.mark.rule("MOR-2.1")
def test_the_next_player_begins_with_all_five_dice_again() -> None:
    t = Turn.of("sam").use("kR yR rR bR gR")
    assert (t.s.seats[t.s.active], t.s.rolls, t.s.kept) == ("merry", 1, {})
    assert thrown(t) == ALL_FIVE


@pytest.mark.rule("MOR-2.2")
def test_at_least_one_die_must_be_set_aside_after_each_roll() -> None:
    t = Turn.of("sam").roll("kG yR rW bO gR")
    assert (t.ask.who, t.ask.rule, t.picks) == ("sam", "MOR-2.2", ALL_FIVE)
    assert t.refuses("done") == "MOR-2.2"
    t.keep("y").roll("kG rW bO gR")
    assert t.picks == ["black", "red", "blue", "green"]
    assert t.refuses("done") == "MOR-2.2"


@pytest.mark.rule("MOR-2.2", "MOR-2.3")
@pytest.mark.parametrize("die", ALL_FIVE)
def test_any_one_die_is_enough_and_more_are_optional(die: str) -> None:
    t = Turn.of("sam").roll("kR yG rW bO gR").answer(die, "done")
    assert thrown(t) == [other for other in ALL_FIVE if other != die]


@pytest.mark.rule("MOR-2.3")
def test_dice_of_one_roll_must_show_different_symbols() -> None:
    t = Turn.of("sam").roll("kW yR rR bW gR").answer("black")
    assert t.picks == ["yellow", "red", "green", "done"]
    assert t.refuses("blue") == "MOR-2.3"
    t.answer("yellow")
    assert thrown(t) == ["red", "blue", "green"]
    assert set_aside(t) == [read_dice("kW yR")]


@pytest.mark.rule("MOR-2.2", "MOR-2.3")
@pytest.mark.parametrize("order", list(permutations(["yellow", "blue", "green"])), ids="-".join)
def test_dice_are_set_aside_in_any_order_and_it_leaves_no_trace(order: tuple[str, ...]) -> None:
    t = Turn.of("sam").roll("kR yG rR bW gO")
    for number, die in enumerate(order, 1):
        assert t.picks == [d for d in ALL_FIVE if d not in order[: number - 1]] + ["done"] * (number > 1)
        t.answer(die)
    assert (t.picks, t.refuses("blue")) == (["black", "red", "done"], "MOR-2.5")
    assert (t.s.now, list(t.s.kept)) == (("yellow", "blue", "green"), ["yellow", "blue", "green"])
    t.answer("done")
    assert set_aside(t) == [read_dice("yG bW gO")]
    assert GAME.write(t.s) == GAME.write(Turn.of("sam").roll("kR yG rR bW gO").keep("y b g").s)


@pytest.mark.rule("MOR-2.8")
@pytest.mark.parametrize("later", list(permutations(["black", "red", "green"])), ids="-".join)
def test_after_the_nazgul_that_must_be_set_aside_the_others_come_in_any_order(later: tuple[str, ...]) -> None:
    t = Turn.of("sam").roll("kR yG rW bN gO").answer("blue", *later, "done")
    assert set_aside(t) == [read_dice("kR rW bN gO")]
    assert thrown(t) == ["yellow"]


@pytest.mark.rule("MOR-2.3")
def test_all_five_dice_may_be_set_aside_from_one_roll() -> None:
    t = Turn.of("sam").roll("kR yW rG bO gN").keep("k y r b g")
    assert set_aside(t) == [read_dice("kR yW rG bO gN")]
    assert (t.ask.key, t.s.rolls) == ("halve", 1)


@pytest.mark.rule("MOR-2.4")
def test_a_symbol_of_an_earlier_roll_may_be_kept_again() -> None:
    t = Turn.of("sam").roll("kG yR rR bO gR").keep("y").roll("kG rR bO gR")
    assert t.picks == ["black", "red", "blue", "green"]
    t.keep("r").roll("kW bO gR").keep("g b")
    assert t.s.kept == read_dice("yR rR gR bO")


@pytest.mark.rule("MOR-2.5")
def test_a_die_set_aside_is_never_rolled_again_this_turn() -> None:
    t = Turn.of("sam").roll("kG yR rR bO gR").keep("k y")
    assert thrown(t) == ["red", "blue", "green"]
    t.roll("rW bW gW")
    assert t.picks == ["red", "blue", "green"]
    assert (t.refuses("black"), t.refuses("yellow")) == ("MOR-2.5", "MOR-2.5")
    t.keep("b")
    assert thrown(t) == ["red", "green"]
    assert t.s.kept == read_dice("kG yR bW")


@pytest.mark.rule("MOR-2.6")
def test_all_dice_not_set_aside_must_be_rolled_again() -> None:
    t = Turn.of("sam").roll("kG yR rW bO gR").keep("r")
    assert (t.ask.who, t.ask.key) == (CHANCE, "die")
    assert thrown(t) == ["black", "yellow", "blue", "green"]
    t.roll("kR yW bW gG")
    assert t.s.rolled == read_dice("kR yW bW gG")
    assert [(entry.rule, entry.facts["number"]) for entry in t.told("rolled")] == [("MOR-2.1", 1), ("MOR-2.6", 2)]


@pytest.mark.rule("MOR-2.7")
def test_the_phase_ends_when_all_five_dice_are_set_aside() -> None:
    t = Turn.of("sam").roll("kR yW rR bO gR").keep("k y b").roll("rR gR").keep("r")
    assert (len(t.s.kept), t.ask.key, thrown(t), t.told("circle")) == (4, "die", ["green"], [])
    t.roll("gG").keep("g")
    assert (len(t.s.kept), t.ask.key, thrown(t), t.s.rolls) == (5, "halve", [], 3)


@pytest.mark.rule("MOR-2.7")
def test_the_phase_ends_when_the_white_tree_is_set_aside() -> None:
    t = Turn.of("sam").roll("kT yR rR bO gR").keep("k y")
    assert set_aside(t) == [read_dice("kT yR")]
    assert (t.s.seats[t.s.active], t.sheet("sam")) == ("merry", (1, 6, ()))


@pytest.mark.rule("MOR-2.8")
def test_a_nazgul_that_shows_must_be_set_aside() -> None:
    t = Turn.of("sam").roll("kR yG rW bN gO")
    assert t.picks == ["blue"]
    others = ("black", "yellow", "red", "green", "done")
    assert [t.refuses(answer) for answer in others] == ["MOR-2.8"] * 5
    t.answer("blue")
    assert t.picks == ["black", "yellow", "red", "green", "done"]


@pytest.mark.rule("MOR-2.8")
def test_in_rivendell_at_least_one_nazgul_must_be_set_aside() -> None:
    t = Turn.of("sam", sam="1 circle", side="advanced").roll("kN yR rN bN gR")
    assert t.picks == ["black", "red", "blue"]
    assert [t.refuses(answer) for answer in ("yellow", "green", "done")] == ["MOR-2.8"] * 3
    t.answer("black")
    assert t.picks == ["yellow", "red", "blue", "green", "done"]


@pytest.mark.rule("MOR-2.9")
@pytest.mark.parametrize(("chosen", "barred"), [("black", "red green"), ("red", "black green"), ("green", "black red")])
def test_of_several_nazgul_the_player_chooses_one_and_only_one(chosen: str, barred: str) -> None:
    t = Turn.of("sam").roll("kN yR rN bW gN")
    assert t.picks == ["black", "red", "green"]
    t.answer(chosen)
    assert t.picks == ["yellow", "blue", "done"]
    assert [t.refuses(die) for die in barred.split()] == ["MOR-2.9", "MOR-2.9"]
    t.answer("yellow", "blue")
    assert t.s.kept == {chosen: "nazgul", "yellow": "ring", "blue": "weapon"}
    assert thrown(t) == [die for die in ALL_FIVE if die in barred.split()]


@pytest.mark.rule("MOR-2.10")
def test_a_forced_nazgul_is_die_enough() -> None:
    t = Turn.of("sam").roll("kR yG rW bN gO").answer("blue", "done")
    assert set_aside(t) == [read_dice("bN")]
    assert thrown(t) == ["black", "yellow", "red", "green"]


@pytest.mark.rule("MOR-2.11")
@pytest.mark.parametrize("face", "RGWONT")
def test_the_last_die_must_be_set_aside_whatever_it_shows(face: str) -> None:
    t = Turn.of("sam").use("yW rW bW gW").roll("k" + face)
    assert t.picks == ["black"]
    assert t.refuses("done") == ("MOR-2.8" if face == "N" else "MOR-2.2")
    t.answer("black")
    assert set_aside(t)[-1] == read_dice("k" + face)
    assert (t.ask.key, t.s.seats[t.s.active]) == (("halve", "sam") if face == "G" else ("die", "merry"))


@pytest.mark.rule("MOR-2.12")
def test_a_turn_has_at_most_five_rolls() -> None:
    t = Turn.of("sam").use("kR yR rR bR gR")
    assert [entry.facts["number"] for entry in t.told("rolled")] == [1, 2, 3, 4, 5]
    assert t.s.seats[t.s.active] == "merry"


@pytest.mark.rule("MOR-2.12")
def test_the_player_cannot_stop_before_the_phase_is_over() -> None:
    t = Turn.of("sam").roll("kR yW rO bG gR").answer("black")
    assert t.picks == ["yellow", "red", "blue", "done"]
    t.answer("done").roll("yW rO bG gR").answer("yellow")
    assert t.picks == ["red", "blue", "green", "done"]
    t.answer("done").roll("rO bG gR").answer("red")
    assert t.picks == ["blue", "green", "done"]
    t.answer("done").roll("bG gR").answer("blue")
    assert t.picks == ["green", "done"]
    t.answer("done")
    assert (t.ask.who, t.ask.key, thrown(t), t.s.rolls) == (CHANCE, "die", ["green"], 5)
    assert (t.s.seats[t.s.active], t.sheet("sam")) == ("sam", (0, 6, ()))


@pytest.mark.rule("MOR-2.13")
def test_the_nazgul_duty_holds_for_every_roll_anew() -> None:
    t = Turn.of("sam").roll("kN yR rR bR gR").keep("k").roll("yN rR bR gN")
    assert t.picks == ["yellow", "green"]
    assert [t.refuses(answer) for answer in ("red", "blue", "done")] == ["MOR-2.8"] * 3
    t.keep("g").roll("yR rN bR")
    assert t.picks == ["red"]
    assert [t.refuses(answer) for answer in ("yellow", "blue", "done")] == ["MOR-2.8"] * 3
    t.keep("r")
    assert t.s.kept == read_dice("kN gN rN")


@pytest.mark.rule("MOR-2.3", "MOR-2.8", "MOR-2.11")
def test_ex_2a_three_rolls_with_two_forced_nazgul() -> None:
    """EX-2A: yR, bW and kN are kept, gR as well is refused; then one of gN and rN; then the last die."""
    t = Turn.of("frodo").roll("yR gR bW kN rO")
    assert t.picks == ["black"]
    t.answer("black", "yellow")
    assert t.picks == ["red", "blue", "done"]
    assert t.refuses("green") == "MOR-2.3"
    t.answer("blue", "done")
    assert thrown(t) == ["red", "green"]
    t.roll("gN rN")
    assert t.picks == ["red", "green"]
    assert t.refuses("done") == "MOR-2.8"
    t.answer("red")
    assert thrown(t) == ["green"]
    t.roll("gR")
    assert t.picks == ["green"]
    t.answer("green")
    assert set_aside(t) == [read_dice("kN yR bW"), read_dice("rN"), read_dice("gR")]
    assert [entry.facts["number"] for entry in t.told("rolled")] == [1, 2, 3]
    assert (t.sheet("frodo"), t.sheet("sam"), t.s.seats[t.s.active]) == ((2, 5, ()), (0, 5, ()), "sam")
