"""Chapter 3: the White Tree."""

from importlib.resources import files

import pytest

from bree.core import Refusal
from bree.games.mordor import GAME
from bree.games.mordor.dice import faces_text, printed_faces
from bree.games.mordor.notation import read_dice
from bree.games.mordor.state import DICE
from tests.rulebook.mordor.mordor_story import NAMES, Turn

EX_3A = "yR rR bN kT gO"


def thrown(t: Turn) -> list[str]:
    """The dice that are being rolled now."""
    return [str(step[1]) for step in reversed(t.s.todo) if step[0] == "die"]


@pytest.mark.rule("MOR-3.1")
def test_only_the_black_die_can_show_the_white_tree() -> None:
    assert [die for die, sides in zip(DICE, printed_faces(), strict=True) if "tree" in sides] == ["black"]
    t = Turn.of("sam")
    assert t.picks == ["ring", "gandalf", "weapon", "orc", "nazgul", "tree"]
    t.answer("ring")
    for die in ("yellow", "red", "blue", "green"):
        assert t.ask.facts["die"] == "die-" + die
        assert t.picks == ["ring", "gandalf", "weapon", "orc", "nazgul"]
        t.refuses("tree")
        t.answer("ring")


@pytest.mark.rule("MOR-3.1")
@pytest.mark.parametrize("die", ["yellow", "red", "blue", "green"])
def test_other_faces_may_not_put_the_white_tree_on_a_coloured_die(die: str) -> None:
    line = faces_text(printed_faces())
    file = files("bree.games.mordor").joinpath("dice.toml").read_text(encoding="utf-8")
    swaps = {line: (f"{die}: ring", f"{die}: tree"), file: (f'{die} = ["ring"', f'{die} = ["tree"')}
    for text, (old, new) in swaps.items():
        assert old in text
        with pytest.raises(Refusal) as refusal:
            GAME.new({"dice_faces": text.replace(old, new)})
        assert (refusal.value.rule, refusal.value.facts["die"]) == ("MOR-3.1", die)


@pytest.mark.rule("MOR-3.1")
def test_other_faces_may_put_more_white_trees_on_the_black_die() -> None:
    faces = faces_text(printed_faces()).replace("black: ring", "black: tree")
    assert [pick.weight for pick in Turn.of("sam", dice_faces=faces).ask.picks if pick.id == "tree"] == [2]


@pytest.mark.rule("MOR-3.2")
def test_setting_the_white_tree_aside_ends_the_rolling_at_once() -> None:
    t = Turn.of("sam").roll("kT yR rR bO gR").answer("black", "done")
    assert [(entry.rule, entry.facts["who"]) for entry in t.told("tree")] == [("MOR-3.2", "sam")]
    assert (len(t.told("rolled")), t.s.seats[t.s.active]) == (1, "merry")
    assert t.sheet("sam") == (0, 6, ())


@pytest.mark.rule("MOR-3.2")
def test_it_ends_a_later_roll_too_and_what_was_kept_before_counts() -> None:
    t = Turn.of("sam").roll("kO yR rR bO gR").keep("y").roll("kT rR bO gR").keep("k r")
    assert (len(t.told("rolled")), t.sheet("sam"), t.s.seats[t.s.active]) == (2, (2, 6, ()), "merry")


@pytest.mark.rule("MOR-3.3")
def test_other_dice_of_the_roll_may_be_set_aside_with_it() -> None:
    t = Turn.of("sam").roll("kT yR rR bW gG").answer("black")
    assert t.picks == ["yellow", "red", "blue", "green", "done"]
    t.answer("yellow")
    assert t.picks == ["blue", "green", "done"]
    assert t.refuses("red") == "MOR-2.3"
    t.answer("blue", "green")
    assert t.s.kept == read_dice("kT yR bW gG")
    assert t.ask.key == "halve"


@pytest.mark.rule("MOR-3.4")
def test_a_nazgul_of_the_roll_must_still_be_set_aside() -> None:
    t = Turn.of("sam").roll("kT yR rN bO gN")
    assert t.picks == ["red", "green"]
    assert t.refuses("black") == "MOR-2.8"
    t.answer("red")
    assert t.picks == ["black", "yellow", "blue", "done"]
    t.answer("black")
    assert t.refuses("green") == "MOR-2.9"
    t.answer("done")
    assert (t.sheet("sam"), t.s.seats[t.s.active]) == ((0, 5, ()), "merry")


@pytest.mark.rule("MOR-3.5")
@pytest.mark.parametrize(
    ("roll", "keep", "sam"),
    [
        ("kT yR rO bR gO", "k y", (1, 6, ())),
        ("kT yR rO bW gO", "k y r", (0, 6, ())),
        ("kT yR rN bR gN", "k r", (0, 5, ())),
        ("kT yG rG bW gR", "k b", (0, 6, ())),
    ],
)
def test_dice_not_set_aside_with_it_do_not_count(roll: str, keep: str, sam: tuple[int, int, tuple[int, ...]]) -> None:
    t = Turn.of("sam").roll(roll).keep(keep)
    assert (t.sheet("sam"), t.s.seats[t.s.active]) == (sam, "merry")
    assert [t.sheet("frodo"), t.sheet("merry")] == [(0, 6, ()), (0, 6, ())]


@pytest.mark.rule("MOR-3.6")
def test_a_white_tree_not_set_aside_is_rolled_again_with_the_rest() -> None:
    t = Turn.of("sam").roll("kT yR rR bO gG")
    assert t.picks == ["black", "yellow", "red", "blue", "green"]
    t.keep("y g")
    assert thrown(t) == ["black", "red", "blue"]
    assert (t.told("tree"), t.s.seats[t.s.active]) == ([], "sam")
    t.roll("kT rR bO")
    assert t.picks == ["black", "red", "blue"]
    t.keep("b")
    assert thrown(t) == ["black", "red"]


@pytest.mark.rule("MOR-3.2", "MOR-3.3", "MOR-3.5")
def test_ex_3a_pippin_keeps_the_tree_and_stops() -> None:
    """EX-3A: yR, bN and kT kept; gO and rR do not count, so the orc does not block: one circle."""
    t = Turn.of("pippin", NAMES).roll(EX_3A)
    assert t.picks == ["blue"]
    t.keep("y b k")
    assert (t.sheet("pippin"), t.sheet("merry")) == ((1, 6, ()), (0, 5, ()))
    assert (t.told("orcs-block"), len(t.told("tree")), len(t.told("rolled"))) == ([], 1, 1)
    assert t.s.seats[t.s.active] == "frodo"


@pytest.mark.rule("MOR-3.6")
def test_ex_3a_pippin_may_roll_on_without_the_tree() -> None:
    """EX-3A, alternative: only yR and bN are kept; the black, red and green dice are rolled again."""
    t = Turn.of("pippin", NAMES).roll(EX_3A).keep("y b")
    assert t.s.kept == read_dice("bN yR")
    assert (thrown(t), t.s.rolls) == (["black", "red", "green"], 2)
    assert t.sheet("pippin") == (0, 6, ())


@pytest.mark.rule("MOR-3.4")
def test_ex_3b_the_tree_without_the_nazgul_is_refused() -> None:
    """EX-3B: the roll of EX-3A; kT without bN is refused."""
    t = Turn.of("pippin", NAMES).roll(EX_3A)
    assert t.picks == ["blue"]
    assert (t.refuses("black"), t.refuses("done")) == ("MOR-2.8", "MOR-2.8")


@pytest.mark.rule("MOR-3.6", "MOR-2.11")
def test_ex_3c_a_tree_on_the_last_die_must_be_kept() -> None:
    """EX-3C: one die left, kT: it must be kept and the phase ends."""
    t = Turn.of("sam").use("yR rR bW gO").roll("kT")
    assert t.picks == ["black"]
    assert t.refuses("done") == "MOR-2.2"
    t.answer("black")
    assert (t.sheet("sam"), t.s.seats[t.s.active]) == ((2, 6, ()), "merry")
