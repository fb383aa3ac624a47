"""Chapter 5: which players the Nazgûl strike, and their marks."""

import pytest

from bree.games.mordor import GAME
from bree.games.mordor.state import HOBBITS
from tests.rulebook.mordor.mordor_story import NAMES, Turn

FRESH = (0, 6, ())


def marks(t: Turn) -> list[tuple[str, str, int, int]]:
    """Every mark on a Nazgûl trail according to the log: rule, hobbit, square, half (0: a whole square)."""
    entries = [entry for entry in t.log if entry.key in ("marked", "marked-half")]
    assert all((entry.key == "marked-half") == bool(entry.facts["half"]) for entry in entries)
    return [(e.rule, str(e.facts["who"]), int(str(e.facts["square"])), int(str(e.facts["half"]))) for e in entries]


def out(t: Turn) -> list[tuple[str, str]]:
    return [(entry.rule, str(entry.facts["who"])) for entry in t.told("out")]


@pytest.mark.rule("MOR-5.1")
@pytest.mark.parametrize("active", HOBBITS)
@pytest.mark.parametrize("die", "kyrbg")
def test_each_nazgul_makes_exactly_one_player_mark_one_square(active: str, die: str) -> None:
    t = Turn.of(active, NAMES).use(" ".join(letter + ("N" if letter == die else "W") for letter in "kyrbg"))
    struck = dict(zip("kyrbg", (active, *HOBBITS), strict=True))[die]
    assert {hobbit: t.sheet(hobbit)[1] for hobbit in HOBBITS} == {h: 5 if h == struck else 6 for h in HOBBITS}


@pytest.mark.rule("MOR-5.1")
def test_five_nazgul_make_five_marks() -> None:
    t = Turn.of("sam", NAMES).use("kN yN rN bN gN")
    assert [t.sheet(hobbit) for hobbit in HOBBITS] == [(0, 5, ()), (0, 4, ()), (0, 5, ()), (0, 5, ())]
    assert len(marks(t)) == 5


@pytest.mark.rule("MOR-5.2")
@pytest.mark.parametrize("dice", ["rN kT", "kN yR rW bW gO", "gN kT"])
def test_own_colour_black_and_neutral_strike_the_active_player(dice: str) -> None:
    t = Turn.of("sam").use(dice)
    assert [t.sheet(hobbit)[1] for hobbit in ("frodo", "sam", "merry")] == [6, 5, 6]
    assert marks(t) == [("MOR-5.2", "sam", 1, 0)]


@pytest.mark.rule("MOR-5.3")
@pytest.mark.parametrize(("die", "rival"), [("y", "frodo"), ("b", "merry"), ("g", "pippin")])
def test_a_rivals_colour_strikes_the_rival(die: str, rival: str) -> None:
    t = Turn.of("sam", NAMES).use(f"{die}N kT")
    assert marks(t) == [("MOR-5.3", rival, 1, 0)]
    assert t.sheet(rival) == (0, 5, ())
    assert [t.sheet(hobbit) for hobbit in HOBBITS if hobbit != rival] == [FRESH] * 3


@pytest.mark.rule("MOR-5.4")
def test_squares_are_marked_in_order_and_none_is_skipped() -> None:
    t = Turn.of("sam", "frodo sam").use("kN rN bN gN yR").use("rN kT").use("rN kR yR bR gR")
    assert [(hobbit, square) for _, hobbit, square, _ in marks(t)] == [("sam", square) for square in range(1, 7)]
    assert t.sheet("sam") == (1, 0, ())


@pytest.mark.rule("MOR-5.4", "MOR-5.7")
def test_a_halved_square_further_on_waits_for_its_turn() -> None:
    t = Turn.of("sam", "frodo sam", sam="h2").use("kN rN bN gN yR")
    assert [(square, half) for _, _, square, half in marks(t)] == [(1, 0), (2, 1), (2, 2), (3, 0)]
    assert t.sheet("sam") == (1, 3, (2,))


@pytest.mark.rule("MOR-5.5")
def test_whoever_marks_the_last_square_is_out() -> None:
    t = Turn.of("sam", sam="1 left").use("rN kT")
    assert marks(t) == [("MOR-5.2", "sam", 6, 0)]
    assert (out(t), t.sheet("sam")) == ([("MOR-5.5", "sam")], (0, 0, ()))
    assert GAME.view(t.s, None)["sheets"]["sam"]["out"] is True


@pytest.mark.rule("MOR-5.5")
def test_whoever_marks_the_last_half_of_the_last_square_is_out() -> None:
    t = Turn.of("sam", sam="1 left h6").use("rN kT")
    assert marks(t) == [("MOR-5.2", "sam", 6, 2)]
    assert (out(t), t.sheet("sam")) == ([("MOR-5.5", "sam")], (0, 0, (6,)))


@pytest.mark.rule("MOR-5.5")
@pytest.mark.parametrize(("sheet", "mark"), [("2 left", (5, 0)), ("2 left h6", (6, 1)), ("2 left h5", (5, 2))])
def test_whoever_has_a_field_left_stays(sheet: str, mark: tuple[int, int]) -> None:
    t = Turn.of("sam", sam=sheet).use("rN kT")
    assert [(square, half) for _, _, square, half in marks(t)] == [mark]
    assert (out(t), t.sheet("sam")[1]) == ([], 1)
    assert GAME.view(t.s, None)["sheets"]["sam"]["out"] is False


@pytest.mark.rule("MOR-5.6")
@pytest.mark.parametrize(("sheet", "mark"), [("1 left", (6, 0)), ("1 left h6", (6, 2))])
def test_a_player_can_be_out_in_another_players_turn(sheet: str, mark: tuple[int, int]) -> None:
    t = Turn.of("frodo", sam=sheet).use("rN kT")
    assert marks(t) == [("MOR-5.3", "sam", *mark)]
    assert (out(t), t.sheet("sam")[1]) == ([("MOR-5.6", "sam")], 0)
    assert (t.sheet("frodo"), t.s.seats[t.s.active]) == (FRESH, "merry")


@pytest.mark.rule("MOR-5.7")
def test_a_halved_square_takes_two_marks() -> None:
    t = Turn.of("sam", sam="h1")
    assert t.sheet("sam") == (0, 7, (1,))
    t.use("kN yR rN bR gN")
    assert marks(t) == [("MOR-5.2", "sam", 1, 1), ("MOR-5.2", "sam", 1, 2), ("MOR-5.2", "sam", 2, 0)]
    assert t.sheet("sam") == (2, 4, (1,))


@pytest.mark.rule("MOR-5.7")
def test_one_nazgul_marks_one_half_of_a_rivals_square() -> None:
    t = Turn.of("sam", merry="h1").use("bN kT")
    assert marks(t) == [("MOR-5.3", "merry", 1, 1)]
    assert t.sheet("merry") == (0, 6, (1,))


@pytest.mark.rule("MOR-5.8")
@pytest.mark.parametrize("active", HOBBITS)
def test_the_black_nazgul_strikes_whoever_is_active(active: str) -> None:
    t = Turn.of(active, NAMES).use("kN yW rW bW gW")
    assert {hobbit: t.sheet(hobbit)[1] for hobbit in HOBBITS} == {h: 5 if h == active else 6 for h in HOBBITS}


@pytest.mark.rule("MOR-5.8")
@pytest.mark.parametrize(("circles", "left"), [(0, 5), (1, 5), (2, 5), (3, 5), (5, 5), (6, 6), (7, 5), (8, 5)])
def test_only_gondor_spares_from_the_black_nazgul(circles: int, left: int) -> None:
    t = Turn.of("sam", sam=f"{circles} circles", side="advanced").use("kN yW rW bW gW")
    assert (t.sheet("frodo"), t.sheet("sam"), t.sheet("merry")) == (FRESH, (circles, left, ()), FRESH)
    assert [entry.rule for entry in t.told("nazgul-void")] == (["MOR-8.8"] if left == 6 else [])


@pytest.mark.rule("MOR-5.8")
def test_rohan_does_not_spare_from_the_black_nazgul() -> None:
    t = Turn.of("sam", sam="4 circles", side="advanced").roll("kN yW rO bG gR").answer("stand")
    t.answer("black", "yellow", "red", "blue", "green", "pass")
    assert t.sheet("sam") == (5, 5, ())


@pytest.mark.rule("MOR-5.9")
def test_every_kept_nazgul_is_shown_with_the_player_it_will_strike() -> None:
    t = Turn.of("sam").roll("kN yR rR bR gR")
    assert GAME.view(t.s, None)["strikes"] == {}
    t.keep("k y").roll("rR bN gR").keep("b").roll("rR gN").keep("g")
    shown = {"black": "sam", "blue": "merry", "green": "sam"}
    assert [GAME.view(t.s, seat)["strikes"] for seat in ("frodo", "sam", "merry", None)] == [shown] * 4


@pytest.mark.rule("MOR-5.9")
@pytest.mark.parametrize(("circles", "struck"), [(5, ("sam", "merry")), (6, ("", "merry")), (7, ("sam", "sam"))])
def test_the_table_aid_knows_the_place(circles: int, struck: tuple[str, str]) -> None:
    t = Turn.of("sam", sam=f"{circles} circles", side="advanced").roll("kN yR rR bR gR").keep("k")
    t.roll("yR rR bN gR").answer("blue")
    assert GAME.view(t.s, None)["strikes"] == dict(zip(("black", "blue"), struck, strict=True))


@pytest.mark.rule("MOR-5.1", "MOR-5.2", "MOR-5.3")
def test_ex_5a_merry_strikes_himself_twice_and_sam_once() -> None:
    """EX-5A: Merry keeps bN, kN and rN, Sam is red: Merry marks two squares, Sam one."""
    t = Turn.of("merry").use("bN kN rN yW gW")
    assert (t.sheet("merry"), t.sheet("sam"), t.sheet("frodo")) == ((0, 4, ()), (0, 5, ()), FRESH)
    assert marks(t) == [("MOR-5.2", "merry", 1, 0), ("MOR-5.2", "merry", 2, 0), ("MOR-5.3", "sam", 1, 0)]


@pytest.mark.rule("MOR-5.2", "MOR-1.4")
def test_ex_5b_green_is_neutral_for_two() -> None:
    """EX-5B: Frodo and Sam play, Frodo keeps gN: green is neutral, Frodo marks one."""
    t = Turn.of("frodo", "frodo sam").use("gN kT")
    assert (t.sheet("frodo"), t.sheet("sam")) == ((0, 5, ()), FRESH)
    assert marks(t) == [("MOR-5.2", "frodo", 1, 0)]
