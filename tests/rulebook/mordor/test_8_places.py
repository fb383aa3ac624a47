"""Chapter 8: the places of the advanced side."""

import pytest

from bree.games.mordor.place import PLACES, Place
from tests.rulebook.mordor.mordor_story import Turn

TRAIL = ["rivendell", "moria", "lothlorien", "rohan", "helms_deep", "gondor", "minas_tirith", "shelobs_lair", "mordor"]
RIVENDELL, MORIA, LOTHLORIEN, ROHAN, HELMS_DEEP, GONDOR, MINAS_TIRITH, SHELOBS_LAIR, MORDOR = range(1, 10)


def begin(hobbit: str, circle: int, hobbits: str = "frodo sam merry", **given: str) -> Turn:
    """A turn that begins on this circle of the advanced side."""
    return Turn.of(hobbit, hobbits, side="advanced", **{hobbit: f"{circle} circles", **given})


def rules(t: Turn, key: str) -> list[str]:
    return [entry.rule for entry in t.told(key)]


def kept(t: Turn) -> list[str]:
    return list(t.s.kept)


@pytest.mark.rule("MOR-8.1")
@pytest.mark.parametrize("circle", range(1, 9))
def test_the_last_marked_circle_is_the_place_of_the_turn(circle: int) -> None:
    t = begin("sam", circle)
    assert t.s.place == circle
    assert [place.id for place in PLACES[1:]] == TRAIL
    facts = {"who": "sam", "place": "place-" + TRAIL[circle - 1]}
    assert [(e.rule, e.facts) for e in t.told("turn-place")] == [("MOR-8.1", facts)]


@pytest.mark.rule("MOR-8.1")
def test_the_place_reached_in_a_turn_counts_from_the_next_turn_on() -> None:
    t = begin("frodo", LOTHLORIEN, "frodo sam").use("yR rR kO bO gW")
    assert t.sheet("frodo") == (HELMS_DEEP, 6, ())
    t.use("kW yW rW bW gW").use("yR kO rW bN gN")
    assert t.sheet("frodo")[0] == HELMS_DEEP
    assert rules(t, "orcs-beaten") == ["MOR-8.5"]
    assert rules(t, "orcs-block") == ["MOR-8.7"]


@pytest.mark.rule("MOR-8.2")
def test_bag_end_has_no_special_rule() -> None:
    assert PLACES[0] == Place("bag_end", 0, "MOR-8.2")
    t = begin("frodo", 0).roll("kN yN rR bR gG")
    assert t.told("turn-place") == []
    assert (t.ask.key, t.picks) == ("keep", ["black", "yellow"])
    t.answer("black", "red")
    assert t.refuses("yellow") == "MOR-2.9"
    assert t.refuses("blue") == "MOR-2.3"


@pytest.mark.rule("MOR-8.3", "MOR-8.14")
def test_ex_8a_in_rivendell_three_rings_and_a_nazgul_may_be_kept() -> None:
    """EX-8A: start in Rivendell, roll R R R W N."""
    t = begin("frodo", RIVENDELL).roll("yR rR bR gW kN")
    assert t.picks == ["black"]
    t.answer("black")
    assert t.picks == ["yellow", "red", "blue", "green", "done"]
    t.answer("yellow", "red", "blue", "done")
    assert kept(t) == ["black", "yellow", "red", "blue"]
    t.roll("gW").keep("g")
    assert t.sheet("frodo") == (4, 5, ())


@pytest.mark.rule("MOR-8.3")
def test_in_rivendell_equal_symbols_need_not_be_kept() -> None:
    t = begin("frodo", RIVENDELL).roll("yR rR bR gR kR").answer("red")
    assert t.picks == ["black", "yellow", "blue", "green", "done"]
    t.answer("done")
    assert kept(t) == ["red"]


@pytest.mark.rule("MOR-8.3")
def test_elsewhere_equal_symbols_of_one_roll_are_refused() -> None:
    t = begin("frodo", MORIA).roll("yR rR bR gG kW").answer("black", "yellow")
    assert t.picks == ["green", "done"]
    assert (t.refuses("red"), t.refuses("blue")) == ("MOR-2.3", "MOR-2.3")


@pytest.mark.rule("MOR-8.14")
def test_rivendell_leaves_the_other_rules_of_rolling_alone() -> None:
    t = begin("frodo", RIVENDELL).roll("yR rR bN gN kT")
    assert t.picks == ["blue", "green"]
    assert (t.refuses("yellow"), t.refuses("done")) == ("MOR-2.8", "MOR-2.8")
    t.answer("blue", "done").roll("yR rR gR kR")
    assert t.picks == ["black", "yellow", "red", "green"]
    assert (t.refuses("blue"), t.refuses("done")) == ("MOR-2.5", "MOR-2.2")
    t.answer("red", "done").roll("yR gG kT").answer("black", "done")
    assert t.sheet("frodo") == (2, 6, ())
    assert t.sheet("merry") == (0, 5, ())
    assert t.s.seats[t.s.active] == "sam"


@pytest.mark.rule("MOR-8.4")
def test_ex_8g_in_moria_gandalf_has_no_effect() -> None:
    """EX-8G: Moria, G and the own N: a whole square is marked."""
    t = begin("frodo", MORIA).use("rG yN kW bW gW")
    assert t.sheet("frodo") == (MORIA, 5, ())
    assert [e.facts for e in t.told("marked")] == [{"who": "frodo", "square": 1, "half": 0}]
    assert rules(t, "gandalf-void") == ["MOR-8.4"]


@pytest.mark.rule("MOR-8.4")
@pytest.mark.parametrize(
    ("place", "dice", "told"),
    [
        (MORIA, "rG yG kW bW gW", ["MOR-8.4"]),  # once, however many
        (MORIA, "rR yN kW bW gW", []),  # nobody has kept a Gandalf
        (LOTHLORIEN, "rG yN kW bW gW", []),  # he works
    ],
)
def test_that_gandalf_is_void_is_said_once_and_only_in_moria(place: int, dice: str, told: list[str]) -> None:
    t = begin("frodo", place).use(dice)
    assert rules(t, "gandalf-void") == told
    assert (t.ask.key == "halve") == (place != MORIA)


@pytest.mark.rule("MOR-8.5")
@pytest.mark.parametrize(
    ("dice", "circles", "log"),
    [("yR rO bO gW kT", 1, "orcs-beaten MOR-8.5"), ("yR rO bO gO kW", 0, "orcs-block MOR-4.5")],
)
def test_ex_8b_in_lothlorien_one_weapon_beats_two_orcs(dice: str, circles: int, log: str) -> None:
    """EX-8B: Lothlórien, R, O, O, W; three orcs are too many."""
    t = begin("frodo", LOTHLORIEN).use(dice)
    assert t.sheet("frodo")[0] == LOTHLORIEN + circles
    key, rule = log.split()
    assert rules(t, key) == [rule]


@pytest.mark.rule("MOR-8.6", "MOR-8.12")
def test_ex_8j_in_rohan_every_roll_may_be_repeated_once() -> None:
    """EX-8J: a roll with N, repeated with all five dice; N again must be kept; the next roll may be repeated."""
    t = begin("frodo", ROHAN).roll("kN yW rW bR gG")
    assert (t.ask.key, t.ask.who, t.ask.rule, t.picks) == ("repeat", "frodo", "MOR-8.6", ["stand", "again"])
    t.answer("again")
    assert kept(t) == []
    assert rules(t, "repeated") == ["MOR-8.6"]
    t.roll("kR yW rN bR gG")
    assert (t.ask.key, t.picks) == ("keep", ["red"])
    t.keep("r").roll("kR yW bR gG")
    assert (t.ask.key, t.picks) == ("repeat", ["stand", "again"])


@pytest.mark.rule("MOR-8.6")
def test_in_rohan_the_second_result_binds_and_all_dice_of_the_roll_are_thrown() -> None:
    t = begin("frodo", ROHAN).roll("kR yR rR bR gR").answer("stand").keep("k")
    t.roll("yR rG bW gG").answer("again").roll("yO rO bO gO")
    assert t.picks == ["yellow", "red", "blue", "green"]
    t.answer("blue")
    assert t.s.kept == {"black": "ring", "blue": "orc"}


@pytest.mark.rule("MOR-8.12")
def test_in_rohan_repeating_is_optional() -> None:
    t = begin("frodo", ROHAN).roll("kR yW rG bO gR").answer("stand")
    assert (t.ask.key, t.picks) == ("keep", ["black", "yellow", "red", "blue", "green"])
    assert t.told("repeated") == []
    t.answer("black", "yellow", "red", "blue")
    assert kept(t) == ["black", "yellow", "red", "blue"]


@pytest.mark.rule("MOR-8.7")
@pytest.mark.parametrize(
    ("dice", "circles", "log"),
    [("yR rO bW kT", 0, "orcs-block MOR-8.7"), ("yR rO bW gW kT", 1, "orcs-beaten MOR-4.6")],
)
def test_ex_8c_in_helms_deep_each_orc_needs_two_weapons(dice: str, circles: int, log: str) -> None:
    """EX-8C: Helm's Deep, R, O, W and R, O, W, W."""
    t = begin("frodo", HELMS_DEEP).use(dice)
    assert t.sheet("frodo")[0] == HELMS_DEEP + circles
    key, rule = log.split()
    assert rules(t, key) == [rule]


@pytest.mark.rule("MOR-8.8")
def test_ex_8d_in_gondor_nazgul_spare_the_active_player_only() -> None:
    """EX-8D: Gondor, Sam active: kN, rN, bN."""
    t = begin("sam", GONDOR).use("kN rN bN yW gW")
    assert (t.sheet("sam"), t.sheet("merry"), t.sheet("frodo")[1]) == ((GONDOR, 6, ()), (0, 5, ()), 6)
    void = [(e.rule, e.facts) for e in t.told("nazgul-void")]
    assert void == [("MOR-8.8", {"die": "die-black"}), ("MOR-8.8", {"die": "die-red"})]


@pytest.mark.rule("MOR-8.8")
def test_in_gondor_a_nazgul_must_still_be_kept() -> None:
    t = begin("sam", GONDOR).roll("kR yR rG bW gN")
    assert t.picks == ["green"]
    assert (t.refuses("black"), t.refuses("done")) == ("MOR-2.8", "MOR-2.8")
    t.keep("g").use("kW yW rW bW")
    assert t.sheet("sam")[1] == 6


@pytest.mark.rule("MOR-8.9")
def test_ex_8e_in_minas_tirith_every_nazgul_strikes_the_active_player() -> None:
    """EX-8E: Minas Tirith, Sam active: kN, bN."""
    t = begin("sam", MINAS_TIRITH).use("kN bN yW rW gW")
    assert (t.sheet("sam"), t.sheet("merry")) == ((MINAS_TIRITH, 4, ()), (0, 6, ()))
    assert [(e.rule, e.facts["who"]) for e in t.told("marked")] == [("MOR-8.9", "sam")] * 2


@pytest.mark.rule("MOR-8.9", "MOR-R14")
def test_ex_8l_in_minas_tirith_a_neutral_nazgul_counts_once() -> None:
    """EX-8L: Minas Tirith with a neutral gN and kN."""
    t = begin("sam", MINAS_TIRITH).use("gN kN yW rW bW")
    assert t.sheet("sam")[1] == 4


@pytest.mark.rule("MOR-8.10", "MOR-8.13")
@pytest.mark.parametrize(
    ("dice", "circle"),
    [("yR kT", SHELOBS_LAIR), ("yR rR kT", MORDOR), ("yR rR bR kT", MORDOR), ("yR rR bO kT", SHELOBS_LAIR)],
)
def test_ex_8f_and_8i_shelobs_lair_takes_one_counted_ring(dice: str, circle: int) -> None:
    """EX-8F, EX-8I: one R stays; two or three reach Mordor; R, R, O stays."""
    t = begin("frodo", SHELOBS_LAIR).use(dice)
    assert t.sheet("frodo") == (circle, 6, ())
    assert rules(t, "ring-lost") == ([] if "O" in dice else ["MOR-8.10"])
    assert rules(t, "orcs-block") == (["MOR-4.5"] if "O" in dice else [])
    assert [e.facts["rings"] for e in t.told("rings-over")] == ([1] if dice.count("R") == 3 else [])


@pytest.mark.rule("MOR-8.10")
def test_the_ring_lost_to_shelob_is_told_after_beaten_orcs_too() -> None:
    t = begin("frodo", SHELOBS_LAIR).use("yR rO bW kT")
    assert t.sheet("frodo")[0] == SHELOBS_LAIR
    assert rules(t, "ring-lost") == ["MOR-8.10"]


@pytest.mark.rule("MOR-8.13", "MOR-8.1")
def test_ex_8h_who_merely_passes_shelobs_lair_loses_no_ring() -> None:
    """EX-8H: start in Minas Tirith, two R: Shelob's Lair and Mordor."""
    t = begin("frodo", MINAS_TIRITH).use("yR rR kT")
    assert t.sheet("frodo")[0] == MORDOR
    assert t.told("ring-lost") == []


@pytest.mark.rule("MOR-8.11")
def test_ex_8k_a_rivals_gondor_does_not_protect_the_rival() -> None:
    """EX-8K: Merry is in Gondor, Sam elsewhere keeps bN."""
    t = begin("sam", 0, merry="6 circles").use("bN kW yW rW gW")
    assert (t.sheet("merry"), t.sheet("sam")) == ((GONDOR, 5, ()), (0, 6, ()))


@pytest.mark.rule("MOR-8.11")
@pytest.mark.parametrize("circle", range(1, 9))
def test_a_rivals_place_never_changes_the_turn(circle: int) -> None:
    t = begin("sam", 0, frodo=f"{circle} circles", merry=f"{circle} circles").roll("rR gR kN bN yG")
    assert (t.ask.key, t.picks) == ("keep", ["black", "blue"])
    t.answer("blue", "red")
    assert t.picks == ["yellow", "done"]
    t.answer("done")
    t.use("kG yO gW").halve(1)
    assert t.sheet("sam") == (1, 7, (1,))
    assert (t.sheet("frodo"), t.sheet("merry")) == ((circle, 6, ()), (circle, 5, ()))
