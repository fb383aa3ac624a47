"""Rulings on the Nazgûl trail (R1, R2, R18) and on the last round and its Nazgûl (R19 to R24).

"Never worse" is checked on a slow model of a trail, for every short sequence of G and N and every choice.
"""

from itertools import product

import pytest

from tests.rulebook.mordor.mordor_story import Turn

Trail = tuple[tuple[bool, int], ...]  # each square: whether it is halved, and its unmarked fields

NOTHING = "kW yW rW bW gW"
ONE_RING = "yR kW rW bW gW"
RUNS = ["".join(run) for length in range(1, 7) for run in product("GN", repeat=length)]


def fresh(squares: int) -> Trail:
    return ((False, 1),) * squares


def fields(trail: Trail) -> int:
    return sum(free for _, free in trail)


def halvable(trail: Trail) -> list[int]:
    return [n for n, (halved, free) in enumerate(trail) if not halved and free == 1]


def halve(trail: Trail, n: int) -> Trail:
    return (*trail[:n], (True, 2), *trail[n + 1 :])


def mark(trail: Trail) -> Trail:
    for n, (halved, free) in enumerate(trail):
        if free:
            return (*trail[:n], (halved, free - 1), *trail[n + 1 :])
    return trail


def all_trails(squares: int) -> set[Trail]:
    """All trails that marks and halvings can produce."""
    found: set[Trail] = set()
    new = {fresh(squares)}
    while new:
        found |= new
        new = {after for t in new for after in (mark(t), *(halve(t, n) for n in halvable(t)))} - found
    return found


def best(trail: Trail, run: str) -> int:
    """The most fields that can be left after this sequence, for all choices."""
    if not run:
        return fields(trail)
    if run[0] == "N":
        return best(mark(trail), run[1:])
    return max(best(way, run[1:]) for way in (trail, *(halve(trail, n) for n in halvable(trail))))


def always_halving(trail: Trail, run: str, which: int) -> int:
    """The fields that are left when every G halves the first (0) or the last (-1) free square."""
    for symbol in run:
        if symbol == "N":
            trail = mark(trail)
        elif halvable(trail):
            trail = halve(trail, halvable(trail)[which])
    return fields(trail)


def swaps(run: str) -> list[str]:
    """All sequences with one G moved in front of the N before it."""
    return [run[:n] + "GN" + run[n + 2 :] for n in range(len(run) - 1) if run[n : n + 2] == "NG"]


@pytest.mark.rule("MOR-R1")
def test_halving_before_marking_is_never_worse_and_can_be_better() -> None:
    pairs = [(best(t, run), best(t, swap)) for t in all_trails(3) for run in RUNS for swap in swaps(run)]
    assert all(gandalf_first >= nazgul_first for nazgul_first, gandalf_first in pairs)
    assert any(gandalf_first > nazgul_first for nazgul_first, gandalf_first in pairs)
    assert (best(fresh(1), "NG"), best(fresh(1), "GN")) == (0, 1)


@pytest.mark.rule("MOR-R18")
def test_halving_the_first_free_square_is_never_worse() -> None:
    for trail in all_trails(3):
        for run in RUNS:
            assert always_halving(trail, run, 0) == best(trail, run)


@pytest.mark.rule("MOR-R18")
def test_halving_a_later_square_can_waste_a_later_gandalf() -> None:
    assert always_halving(fresh(3), "GGNG", 0) == 5
    assert always_halving(fresh(3), "GGNG", -1) == 4


def dice_of(run: str) -> str:
    """Up to four dice that concern Frodo, and weapons on the others."""
    return " ".join(die + symbol for die, symbol in zip("kybg", run.ljust(4, "W"), strict=True)) + " rW"


@pytest.mark.rule("MOR-R1")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_the_fixed_order_is_gandalf_before_nazgul_and_as_good_as_any(left: int) -> None:
    for run in (run for run in RUNS if len(run) <= 4):
        t = Turn.of("frodo", "frodo sam", frodo=f"{left} left", gandalf_square="first").use(dice_of(run))
        gandalf_first = "".join(sorted(run))
        assert t.sheet("frodo")[1] == always_halving(fresh(left), gandalf_first, 0) == best(fresh(left), gandalf_first)


@pytest.mark.rule("MOR-R1", "MOR-O4")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_a_free_order_leaves_the_fields_that_the_order_gives(left: int) -> None:
    for run in (run for run in RUNS if len(run) <= 4):
        t = Turn.of("frodo", "frodo sam", frodo=f"{left} left", gandalf_square="first", symbol_order="free")
        t.use(dice_of(run))
        for symbol in run:
            if t.ask.key == "order":
                t.answer("gandalf" if symbol == "G" else "nazgul")
        assert t.sheet("frodo")[1] == always_halving(fresh(left), run, 0)


@pytest.mark.rule("MOR-R1")
def test_phase_two_is_gandalf_then_nazgul_then_rings_then_the_check() -> None:
    t = Turn.of("merry", merry="8 circles", frodo="1 left").use("yN bN kR rG gW").halve(1)
    keys = ["halved", "marked-half", "marked", "out", "circle", "arrived", "won"]
    assert [entry.key for entry in t.log if entry.key in keys] == keys
    assert [e.facts["who"] for e in t.told("marked")] == ["frodo"]
    assert t.s.winners == ("merry",)


@pytest.mark.rule("MOR-R2")
def test_a_half_marked_square_cannot_be_halved_again() -> None:
    t = Turn.of("frodo", frodo="5 left h2").use("yG rW bW gW kW")
    assert t.picks == ["3", "4", "5", "6", "pass"]
    assert t.refuses("2") == "MOR-6.3"
    assert t.refuses("1") == "MOR-R2"
    t.halve(3)
    assert t.sheet("frodo") == (0, 6, (2, 3))


@pytest.mark.rule("MOR-R2")
def test_a_marked_whole_square_cannot_be_halved() -> None:
    t = Turn.of("frodo", frodo="3 left").use("yG rW bW gW kW")
    assert t.picks == ["4", "5", "6", "pass"]
    assert (t.refuses("1"), t.refuses("3")) == ("MOR-R2", "MOR-R2")


@pytest.mark.rule("MOR-R18")
@pytest.mark.parametrize("square", [2, 3, 5, 6])
def test_the_choice_among_unmarked_unhalved_squares_is_free(square: int) -> None:
    t = Turn.of("frodo", frodo="6 left h4").use("yG rW bW gW kW")
    assert t.picks == ["2", "3", "5", "6", "pass"]
    t.halve(square)
    assert t.sheet("frodo") == (0, 7, tuple(sorted((4, square))))


def ended(t: Turn) -> tuple[tuple[str, ...], list[str], list[object]]:
    """The winners of a finished game, the rules of their win, and the players who had a turn."""
    assert t.over
    return t.s.winners, [e.rule for e in t.told("won")], [e.facts["who"] for e in t.told("turn")]


@pytest.mark.rule("MOR-R19")
def test_if_all_who_arrived_fall_the_living_play_on() -> None:
    t = Turn.of("frodo", frodo="8 circles 1 left").use(ONE_RING).use("yN kW rW bW gW").use(NOTHING)
    assert not t.over
    assert t.s.seats[t.s.active] == "sam"
    t.use(NOTHING).use(NOTHING)
    assert [e.facts["who"] for e in t.told("turn")] == ["frodo", "sam", "merry", "sam", "merry", "sam"]


@pytest.mark.rule("MOR-R19")
def test_if_all_who_arrived_fall_and_nobody_is_left_all_lose() -> None:
    t = Turn.of("sam", "frodo sam", frodo="9 circles 1 left", sam="8 circles 1 left").use("yN rN kR bW gW")
    assert ended(t) == ((), [], ["sam"])
    assert [e.rule for e in t.told("all-out")] == ["MOR-7.3"]


@pytest.mark.rule("MOR-R20")
def test_fields_are_counted_after_the_whole_round_and_mordor_is_not_safe() -> None:
    t = Turn.of("frodo", frodo="8 circles 3 left", sam="8 circles 3 left").use(ONE_RING).use(ONE_RING)
    t.use("yN kW rW bW gW")
    assert t.sheet("frodo") == (9, 2, ())
    assert ended(t) == (("sam",), ["MOR-7.6"], ["frodo", "sam", "merry"])


@pytest.mark.rule("MOR-R21")
def test_with_last_standing_an_arrival_still_finishes_the_round() -> None:
    t = Turn.of("frodo", last_standing="on", frodo="8 circles").use(ONE_RING).use(NOTHING)
    assert not t.over
    assert ended(t.use(NOTHING)) == (("frodo",), ["MOR-7.5"], ["frodo", "sam", "merry"])


@pytest.mark.rule("MOR-R21")
def test_with_last_standing_the_only_one_left_wins_at_once_in_the_last_round() -> None:
    t = Turn.of("sam", last_standing="on", frodo="9 circles 1 left", sam="3 circles", merry="1 left")
    assert ended(t.use("yN bN kW rW gW")) == (("sam",), ["MOR-9.1"], ["sam"])


@pytest.mark.rule("MOR-R22")
@pytest.mark.parametrize(("arriving", "order"), [("merry", ["merry", "frodo"]), ("frodo", ["frodo"])])
def test_rounds_are_counted_from_the_starting_seat_even_if_it_is_empty(arriving: str, order: list[str]) -> None:
    t = Turn.of(arriving, starter="sam", sam="0 left", **{arriving: "8 circles"}).use(ONE_RING)
    for _ in order[1:]:
        t.use(NOTHING)
    assert ended(t) == ((arriving,), ["MOR-7.5"], order)


@pytest.mark.rule("MOR-R22")
def test_a_new_round_passes_over_the_empty_starting_seat() -> None:
    t = Turn.of("frodo", starter="sam", sam="0 left").use(NOTHING)
    assert t.s.seats[t.s.active] == "merry"


@pytest.mark.rule("MOR-R23")
@pytest.mark.parametrize("dice", ["rN bN gN kW yW", "gN bN rN kW yW"])
def test_an_elimination_never_redirects_another_nazgul_of_the_turn(dice: str) -> None:
    t = Turn.of("frodo", "frodo sam merry pippin", sam="1 left", merry="1 left").use(dice)
    assert [t.sheet(name)[1] for name in ("frodo", "sam", "merry", "pippin")] == [6, 0, 0, 5]


@pytest.mark.rule("MOR-R24")
def test_a_nazgul_that_is_rolled_but_not_kept_strikes_nobody() -> None:
    t = Turn.of("frodo").roll("kT yN rN bN gR").keep("r k")
    assert [t.sheet(name)[1] for name in ("frodo", "sam", "merry")] == [6, 5, 6]
    assert [(e.rule, e.facts["who"]) for e in t.told("marked")] == [("MOR-5.3", "sam")]
