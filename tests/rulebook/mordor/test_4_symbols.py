"""Chapter 4: Rings, orcs and weapons."""

import pytest

from bree.games.mordor import GAME
from tests.rulebook.mordor.mordor_story import NAMES, Turn

FRESH = (0, 6, ())
ENOUGH_WEAPONS = [(orcs, weapons) for orcs in range(3) for weapons in range(orcs, 5 - orcs)]
TOO_FEW_WEAPONS = [(orcs, weapons) for orcs in range(1, 5) for weapons in range(min(orcs, 5 - orcs))]


def five(orcs: int, weapons: int) -> str:
    """Five kept dice: these orcs and weapons, and Rings."""
    faces = "O" * orcs + "W" * weapons + "R" * (5 - orcs - weapons)
    return " ".join(map("".join, zip("kyrbg", faces, strict=True)))


def lines(t: Turn, key: str) -> list[tuple[str, dict[str, object]]]:
    """The rule and the facts of all log lines with this key."""
    return [(entry.rule, dict(entry.facts)) for entry in t.told(key)]


@pytest.mark.rule("MOR-4.1")
@pytest.mark.parametrize(
    ("roll", "keep", "sam"),
    [
        ("kT yR rR bG gN", "g k", (0, 5, ())),
        ("kT yR rO bG gR", "k y", (1, 6, ())),
        ("kT yR rO bG gW", "k y r", (0, 6, ())),
        ("kT yR rN bR gN", "r k y", (1, 5, ())),
    ],
)
def test_only_dice_set_aside_count(roll: str, keep: str, sam: tuple[int, int, tuple[int, ...]]) -> None:
    t = Turn.of("sam").roll(roll).keep(keep)
    assert (t.sheet("frodo"), t.sheet("sam"), t.sheet("merry")) == (FRESH, sam, FRESH)
    assert t.s.seats[t.s.active] == "merry"


@pytest.mark.rule("MOR-4.1")
def test_what_a_die_showed_before_it_was_rolled_again_does_not_count() -> None:
    t = Turn.of("sam").roll("kO yR rO bG gR").keep("y").roll("kT rR bN gW").keep("b k")
    assert (t.sheet("sam"), t.sheet("merry")) == ((1, 6, ()), (0, 5, ()))


@pytest.mark.rule("MOR-4.2")
@pytest.mark.parametrize(
    ("dice", "rings"), [("kT", 0), ("gR kT", 1), ("yR bR kT", 2), ("yR rR bR gR kT", 4), ("kR yR rR bR gR", 5)]
)
def test_each_ring_marks_one_circle_on_the_own_trail(dice: str, rings: int) -> None:
    t = Turn.of("sam", NAMES, sam="1 circle").use(dice)
    assert t.sheet("sam") == (1 + rings, 6, ())
    assert [t.sheet(rival) for rival in ("frodo", "merry", "pippin")] == [FRESH] * 3
    assert [(rule, facts["who"]) for rule, facts in lines(t, "circle")] == [("MOR-4.2", "sam")] * rings


@pytest.mark.rule("MOR-4.3")
@pytest.mark.parametrize(
    ("circles", "places"),
    [(0, "rivendell moria lothlorien"), (2, "lothlorien rohan helms_deep"), (6, "minas_tirith shelobs_lair mordor")],
)
def test_circles_are_marked_in_order_and_none_is_skipped(circles: int, places: str) -> None:
    t = Turn.of("sam", sam=f"{circles} circles").use("yR rR bR kT")
    assert [facts["place"] for _, facts in lines(t, "circle")] == ["place-" + place for place in places.split()]
    assert t.sheet("sam") == (circles + 3, 6, ())


@pytest.mark.rule("MOR-4.4")
@pytest.mark.parametrize(("circles", "over"), [(5, 0), (6, 1), (8, 3)])
def test_surplus_rings_beyond_mordor_are_lost(circles: int, over: int) -> None:
    t = Turn.of("sam", sam=f"{circles} circles").use("yR rR bR gR kT")
    assert (t.sheet("frodo"), t.sheet("sam"), t.sheet("merry")) == (FRESH, (9, 6, ()), FRESH)
    assert lines(t, "rings-over") == ([("MOR-4.4", {"who": "sam", "rings": over})] if over else [])


@pytest.mark.rule("MOR-4.5")
@pytest.mark.parametrize(("orcs", "weapons"), TOO_FEW_WEAPONS)
def test_no_ring_counts_if_orcs_outnumber_weapons(orcs: int, weapons: int) -> None:
    rings = 5 - orcs - weapons
    t = Turn.of("sam").use(five(orcs, weapons))
    assert t.sheet("sam") == FRESH
    assert lines(t, "orcs-block") == ([("MOR-4.5", {"who": "sam", "rings": rings})] if rings else [])


@pytest.mark.rule("MOR-4.5")
def test_orcs_block_for_this_turn_only() -> None:
    t = Turn.of("sam", "frodo sam").use("yR rO kT").use("kT").use("yR kT")
    assert t.sheet("sam") == (1, 6, ())


@pytest.mark.rule("MOR-4.6")
@pytest.mark.parametrize(("orcs", "weapons"), ENOUGH_WEAPONS)
def test_all_rings_count_if_orcs_do_not_outnumber_weapons(orcs: int, weapons: int) -> None:
    rings = 5 - orcs - weapons
    t = Turn.of("sam").use(five(orcs, weapons))
    assert t.sheet("sam") == (rings, 6, ())
    assert lines(t, "orcs-beaten") == ([("MOR-4.6", {"who": "sam"})] if orcs and rings else [])


@pytest.mark.rule("MOR-4.7")
def test_weapons_without_orcs_do_nothing() -> None:
    t = Turn.of("sam").use("kW yW rW bW gW")
    assert [t.sheet(hobbit) for hobbit in ("frodo", "sam", "merry")] == [FRESH] * 3
    assert [entry.key for entry in t.log if entry.key not in ("rolled", "kept")] == ["turn", "turn"]


@pytest.mark.rule("MOR-4.7")
def test_weapons_without_orcs_add_no_circle_and_stop_no_nazgul() -> None:
    t = Turn.of("sam").use("kN yR rN bW gW")
    assert t.sheet("sam") == (1, 4, ())
    assert t.told("orcs-beaten") == []


@pytest.mark.rule("MOR-4.8")
def test_orcs_block_neither_gandalf_nor_nazgul() -> None:
    t = Turn.of("sam").use("kO yN rN bG gR")
    assert (t.ask.who, t.ask.key, t.picks) == ("sam", "halve", ["1", "2", "3", "4", "5", "6", "pass"])
    t.halve(4)
    assert (t.sheet("sam"), t.sheet("frodo")) == ((0, 6, (4,)), (0, 5, ()))
    assert [rule for rule, _ in lines(t, "orcs-block")] == ["MOR-4.5"]


@pytest.mark.rule("MOR-4.9")
def test_no_symbol_is_used_before_the_rolling_is_over() -> None:
    t = Turn.of("sam").roll("kN yR rG bR gO").keep("k y r").roll("bN gR")
    assert [t.sheet(hobbit) for hobbit in ("frodo", "sam", "merry")] == [FRESH] * 3
    t.keep("b")
    assert t.ask.key == "die"
    assert [t.sheet(hobbit) for hobbit in ("frodo", "sam", "merry")] == [FRESH] * 3
    t.roll("gR")
    assert {entry.key for entry in t.log} == {"turn", "rolled", "kept"}
    t.keep("g").halve(1)
    assert [t.sheet(hobbit) for hobbit in ("frodo", "sam", "merry")] == [FRESH, (2, 6, (1,)), (0, 5, ())]


@pytest.mark.rule("MOR-4.10")
def test_marking_circles_is_not_asked_for_but_done() -> None:
    t = Turn.of("sam").use("kR yR rW bG gR")
    assert t.ask.key == "halve"
    t.answer("pass")
    assert t.sheet("sam") == (3, 6, ())
    assert (t.ask.key, t.s.seats[t.s.active]) == ("die", "merry")


@pytest.mark.rule("MOR-4.10")
def test_even_an_unwelcome_circle_must_be_marked() -> None:
    t = Turn.of("sam", sam="6 circles", side="advanced").use("yR kT")
    assert t.sheet("sam") == (7, 6, ())
    assert GAME.view(t.s, None)["active"] == "merry"


@pytest.mark.rule("MOR-4.2")
def test_ex_4a_frodo_keeps_one_ring() -> None:
    """EX-4A: one R and no orc: one circle."""
    assert Turn.of("frodo").use("yR kT").sheet("frodo") == (1, 6, ())


@pytest.mark.rule("MOR-4.2")
def test_ex_4b_two_rings() -> None:
    """EX-4B: two R: two circles."""
    assert Turn.of("frodo").use("yR rR kT").sheet("frodo") == (2, 6, ())


@pytest.mark.rule("MOR-4.5")
def test_ex_4c_pippin_keeps_an_orc() -> None:
    """EX-4C: R, R, O: no circle."""
    t = Turn.of("pippin", NAMES).use("yR rR bO kT")
    assert t.sheet("pippin") == FRESH
    assert lines(t, "orcs-block") == [("MOR-4.5", {"who": "pippin", "rings": 2})]


@pytest.mark.rule("MOR-4.6")
def test_ex_4d_sams_weapon_beats_the_orc() -> None:
    """EX-4D: R, O, W: one circle."""
    t = Turn.of("sam").use("yR rO bW kT")
    assert t.sheet("sam") == (1, 6, ())
    assert lines(t, "orcs-beaten") == [("MOR-4.6", {"who": "sam"})]


@pytest.mark.rule("MOR-4.5")
def test_ex_4e_one_weapon_does_not_beat_two_orcs() -> None:
    """EX-4E: R, R, O, O, W: no circle."""
    t = Turn.of("sam").use("kR yR rO bO gW")
    assert t.sheet("sam") == FRESH
    assert lines(t, "orcs-block") == [("MOR-4.5", {"who": "sam", "rings": 2})]


@pytest.mark.rule("MOR-4.4")
def test_ex_4f_the_ring_beyond_mordor_is_lost() -> None:
    """EX-4F: Mordor is one circle away, R, R: Mordor is marked, the second R is lost."""
    t = Turn.of("frodo", frodo="8 circles").use("yR rR kT")
    assert t.sheet("frodo") == (9, 6, ())
    assert [facts["place"] for _, facts in lines(t, "circle")] == ["place-mordor"]
    assert lines(t, "rings-over") == [("MOR-4.4", {"who": "frodo", "rings": 1})]
