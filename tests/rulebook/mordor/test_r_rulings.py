"""Rulings where the rulebook is silent: elimination, the last round, the dice, the places."""

import pytest

from bree.games.mordor import GAME
from tests.rulebook.mordor.mordor_story import Turn

NOTHING = "kW yW rW bW gW"
ONE_RING = "yR kW rW bW gW"


def won(t: Turn) -> tuple[tuple[str, ...], str]:
    """The winners of a finished game, and the rule of their win."""
    assert t.over
    (entry,) = t.told("won")
    return t.s.winners, entry.rule


def turns(t: Turn) -> list[object]:
    return [entry.facts["who"] for entry in t.told("turn")]


def advanced(hobbit: str, sheet: str, hobbits: str = "frodo sam merry") -> Turn:
    return Turn.of(hobbit, hobbits, side="advanced", **{hobbit: sheet})


@pytest.mark.rule("MOR-R3")
def test_who_falls_to_the_own_nazgul_marks_no_circle_but_rivals_still_mark() -> None:
    t = Turn.of("frodo", frodo="8 circles 1 left", merry="3 left").use("yN bN rR kW gW")
    assert t.sheet("frodo") == (8, 0, ())
    assert t.sheet("merry") == (0, 2, ())
    assert (t.told("circle"), t.told("arrived")) == ([], [])
    assert t.s.seats[t.s.active] == "sam"
    assert turns(t.use(NOTHING).use(NOTHING)) == ["frodo", "sam", "merry", "sam"]


@pytest.mark.rule("MOR-R3")
def test_the_turn_of_an_eliminated_player_ends_without_another_question() -> None:
    t = Turn.of("frodo", "frodo sam", frodo="1 left", symbol_order="free").use("kG yN bN rW gW").answer("nazgul")
    assert t.sheet("frodo") == (0, 0, ())
    assert t.s.seats[t.s.active] == "sam"


@pytest.mark.rule("MOR-R4")
@pytest.mark.parametrize("last_standing", ["off", "on"])
def test_if_both_last_players_fall_in_one_turn_all_lose(last_standing: str) -> None:
    t = Turn.of("frodo", last_standing=last_standing, frodo="8 circles 1 left", sam="1 left", merry="0 left")
    t.use("kN rN yR bW gW")
    assert t.over
    assert t.s.winners == ()
    assert t.game.score(t.s) == {"frodo": 0.0, "sam": 0.0, "merry": 0.0}
    assert [e.rule for e in t.told("all-out")] == ["MOR-7.3"]


@pytest.mark.rule("MOR-R5")
def test_the_last_player_goes_on_alone_until_mordor() -> None:
    t = Turn.of("sam", frodo="0 left", sam="7 circles", merry="1 left").use("bN kW yW rW gW").use(ONE_RING)
    assert not t.over
    assert turns(t.use(ONE_RING)) == ["sam", "sam", "sam"]
    assert won(t) == (("sam",), "MOR-7.5")


@pytest.mark.rule("MOR-R5")
def test_the_last_player_goes_on_alone_until_elimination() -> None:
    t = Turn.of("sam", frodo="0 left", sam="2 left", merry="0 left").use("rN kW yW bW gW")
    assert not t.over
    t.use("bN kW yW rW gW")
    assert t.over
    assert t.s.winners == ()


@pytest.mark.rule("MOR-R6")
def test_players_in_mordor_with_equal_fields_share_the_win() -> None:
    t = Turn.of("merry", frodo="9 circles 4 left", sam="9 circles 3 left", merry="8 circles 4 left h5 h6").use(ONE_RING)
    assert won(t) == (("frodo", "merry"), "MOR-R6")
    assert t.game.score(t.s) == {"frodo": 0.5, "sam": 0.0, "merry": 0.5}


@pytest.mark.rule("MOR-R7")
def test_only_living_players_later_in_the_round_still_take_a_turn() -> None:
    t = Turn.of("frodo", frodo="8 circles", sam="0 left").use(ONE_RING).use(NOTHING)
    assert turns(t) == ["frodo", "merry"]
    assert won(t) == (("frodo",), "MOR-7.5")


@pytest.mark.rule("MOR-R7")
def test_who_falls_in_the_last_round_before_the_own_turn_takes_none() -> None:
    t = Turn.of("frodo", frodo="8 circles", merry="1 left").use(ONE_RING).use("bN kW yW rW gW")
    assert turns(t) == ["frodo", "sam"]
    assert won(t) == (("frodo",), "MOR-7.5")


@pytest.mark.rule("MOR-R8")
def test_in_rivendell_several_nazgul_may_be_kept_but_one_must() -> None:
    t = advanced("frodo", "1 circles").roll("kN yR rN bN gR")
    assert t.picks == ["black", "red", "blue"]
    assert (t.refuses("yellow"), t.refuses("done")) == ("MOR-2.8", "MOR-2.8")
    t.answer("black")
    assert t.picks == ["yellow", "red", "blue", "green", "done"]
    t.answer("red", "blue", "done")
    assert t.s.kept == {"black": "nazgul", "red": "nazgul", "blue": "nazgul"}


@pytest.mark.rule("MOR-R9")
def test_in_rohan_a_nazgul_that_is_rolled_away_need_not_be_kept() -> None:
    t = advanced("frodo", "4 circles").roll("kN yN rR bW gG").answer("again").roll("kR yO rR bW gG")
    assert t.picks == ["black", "yellow", "red", "blue", "green"]


@pytest.mark.rule("MOR-R9")
def test_in_rohan_a_nazgul_of_the_repeated_roll_must_be_kept() -> None:
    t = advanced("frodo", "4 circles").roll("kR yO rR bW gG").answer("again").roll("kR yN rR bN gG")
    assert t.picks == ["yellow", "blue"]
    assert t.refuses("black") == "MOR-2.8"


@pytest.mark.rule("MOR-R10")
def test_in_rohan_the_roll_of_a_single_die_may_be_repeated_once() -> None:
    t = advanced("frodo", "4 circles").roll("kR yO rN bW gG").answer("stand").keep("k y r b").roll("gN")
    assert (t.ask.key, t.picks) == ("repeat", ["stand", "again"])
    t.answer("again").roll("gW")
    assert (t.ask.key, t.picks) == ("keep", ["green"])
    assert t.keep("g").sheet("frodo") == (5, 6, ())


@pytest.mark.rule("MOR-R11")
def test_in_gondor_the_active_player_cannot_be_eliminated() -> None:
    t = advanced("frodo", "6 circles 1 left", "frodo sam").use("kN yN bN gN rR")
    assert t.sheet("frodo") == (7, 1, ())
    assert t.told("out") == []


@pytest.mark.rule("MOR-R12", "MOR-R25")
def test_in_shelobs_lair_beaten_orcs_leave_all_rings_but_one() -> None:
    t = advanced("merry", "8 circles").use("yR rR bO gW kT")
    assert t.sheet("merry") == (9, 6, ())
    keys = ["orcs-beaten", "ring-lost", "circle"]
    assert [entry.key for entry in t.log if entry.key in keys] == keys


@pytest.mark.rule("MOR-R12", "MOR-R25")
def test_in_shelobs_lair_blocked_rings_cannot_help() -> None:
    t = advanced("merry", "8 circles").use("yR rR kR bR gO")
    assert t.sheet("merry") == (8, 6, ())
    assert [(e.rule, e.facts["rings"]) for e in t.told("orcs-block")] == [("MOR-4.5", 4)]
    assert t.told("ring-lost") == []


@pytest.mark.rule("MOR-R13")
@pytest.mark.parametrize(
    ("start", "dice", "circle", "left"),
    [(3, "yR rR kO bO gW", 5, 6), (5, "rR gR yN kN bW", 7, 4), (6, "rR gR yN kN bW", 8, 6), (7, "rR gR kT", 9, 6)],
)
def test_only_the_starting_place_counts(start: int, dice: str, circle: int, left: int) -> None:
    assert advanced("frodo", f"{start} circles").use(dice).sheet("frodo") == (circle, left, ())


@pytest.mark.rule("MOR-R14")
def test_in_minas_tirith_every_colour_counts_once() -> None:
    t = advanced("sam", "7 circles", "frodo sam").use("kN yN rN bN gN")
    assert (t.sheet("sam")[1], t.sheet("frodo")[1]) == (1, 6)


@pytest.mark.rule("MOR-R15")
def test_by_default_an_arrival_finishes_the_round() -> None:
    assert GAME.choose({})["arrival"] == "finish_round"
    t = Turn.of("frodo", frodo="8 circles").use(ONE_RING)
    assert not t.over
    assert t.s.seats[t.s.active] == "sam"


@pytest.mark.rule("MOR-R16")
def test_the_tree_as_fifth_die_ends_the_phase_too() -> None:
    t = Turn.of("frodo").use("yG rR bW gW kT")
    assert (t.ask.key, t.s.rolls, len(t.s.kept)) == ("halve", 5, 5)
    assert t.halve(1).sheet("frodo") == (1, 7, (1,))
    assert t.s.seats[t.s.active] == "sam"


@pytest.mark.rule("MOR-R17")
def test_the_tree_may_be_refused_only_if_another_die_can_be_kept() -> None:
    t = Turn.of("frodo").use("yR rW bW").roll("kT gO")
    assert t.picks == ["black", "green"]
    t.answer("green", "done").roll("kT")
    assert t.picks == ["black"]
    assert t.refuses("done") == "MOR-2.2"
    assert t.keep("k").sheet("frodo") == (1, 6, ())
