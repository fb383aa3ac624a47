"""Options: their values, their defaults, and that each changes only its ruling."""

import pytest

from bree.core import Pick, Refusal
from bree.games.mordor import GAME
from tests.rulebook.mordor.mordor_story import Turn

NOTHING = "kW yW rW bW gW"
ONE_RING = "yR kW rW bW gW"
COLOURED = "ring ring gandalf weapon orc nazgul"
PRINTED = "black: ring gandalf weapon orc nazgul tree; " + "; ".join(
    f"{die}: {COLOURED}" for die in ("yellow", "red", "blue", "green")
)
RINGS_ON_YELLOW = PRINTED.replace(f"yellow: {COLOURED}", "yellow: ring ring ring ring ring orc")


def values(name: str) -> tuple[tuple[str | int, ...], str]:
    """The values of an option, the default first, and its rule."""
    (option,) = (option for option in GAME.options if option.name == name)
    return option.values, option.rule


def refused(name: str, value: str) -> tuple[str, str]:
    with pytest.raises(Refusal) as refusal:
        GAME.new({name: value})
    return refusal.value.key, refusal.value.rule


def won(t: Turn) -> tuple[tuple[str, ...], str]:
    """The winners of a finished game, and the rule of their win."""
    assert t.over
    (entry,) = t.told("won")
    return t.s.winners, entry.rule


@pytest.mark.rule("MOR-O1")
def test_arrival_may_be_an_instant_win() -> None:
    assert values("arrival") == (("finish_round", "instant_win"), "MOR-O1")
    assert refused("arrival", "later") == ("option-value", "MOR-O1")
    t = Turn.of("frodo", arrival="instant_win", frodo="8 circles 1 left", sam="8 circles").use(ONE_RING)
    assert won(t) == (("frodo",), "MOR-O1")
    assert [e.facts["who"] for e in t.told("turn")] == ["frodo"]


@pytest.mark.rule("MOR-O1")
def test_an_instant_win_needs_a_living_player_in_mordor() -> None:
    t = Turn.of("frodo", arrival="instant_win", frodo="8 circles 1 left", sam="8 circles")
    t.use("rR yN kW bW gW").use("kW yW rW bW gW")
    assert not t.over
    assert t.s.seats[t.s.active] == "merry"


@pytest.mark.rule("MOR-O2")
def test_last_standing_is_off_unless_agreed() -> None:
    assert values("last_standing") == (("off", "on"), "MOR-O2")
    assert refused("last_standing", "maybe") == ("option-value", "MOR-O2")
    alone = {"frodo": "1 left"}
    assert not Turn.of("frodo", "frodo sam", **alone).use("yN kW rW bW gW").over
    assert not Turn.of("frodo", "frodo sam", last_standing="off", **alone).use("yN kW rW bW gW").over
    t = Turn.of("frodo", "frodo sam", last_standing="on", **alone).use("yN kW rW bW gW")
    assert won(t) == (("sam",), "MOR-9.1")


@pytest.mark.rule("MOR-O3")
def test_gandalf_may_take_the_first_free_square_without_asking() -> None:
    assert values("gandalf_square") == (("choose", "first"), "MOR-O3")
    assert refused("gandalf_square", "last") == ("option-value", "MOR-O3")
    t = Turn.of("frodo", gandalf_square="first", frodo="5 left h3").use("yG rG bW gW kW")
    assert t.s.seats[t.s.active] == "sam"
    assert t.sheet("frodo") == (0, 7, (3, 4, 5))
    assert [(e.rule, e.facts["square"]) for e in t.told("halved")] == [("MOR-O3", 4), ("MOR-O3", 5)]


@pytest.mark.rule("MOR-O3")
def test_by_default_the_player_chooses_the_square() -> None:
    t = Turn.of("frodo", frodo="5 left h3").use("yG rW bW gW kW")
    assert (t.ask.key, t.picks) == ("halve", ["4", "5", "6", "pass"])


@pytest.mark.rule("MOR-O4")
def test_the_player_may_be_given_the_order_of_gandalf_and_nazgul() -> None:
    assert values("symbol_order") == (("fixed", "free"), "MOR-O4")
    assert refused("symbol_order", "random") == ("option-value", "MOR-O4")
    t = Turn.of("frodo", symbol_order="free", frodo="3 left").use("yN kN rG bG gW")
    assert (t.ask.who, t.ask.key, t.ask.rule) == ("frodo", "order", "MOR-O4")
    assert t.picks == ["gandalf", "nazgul"]
    t.answer("nazgul")
    assert t.sheet("frodo") == (0, 2, ())
    assert t.picks == ["gandalf", "nazgul"]
    t.answer("gandalf", "5")
    assert t.picks == ["gandalf", "nazgul"]
    t.answer("nazgul")
    assert t.picks == ["6", "pass"]
    assert t.halve(6).sheet("frodo") == (0, 3, (5, 6))


@pytest.mark.rule("MOR-O4")
def test_a_free_order_is_asked_only_for_the_own_gandalf_and_nazgul() -> None:
    assert Turn.of("frodo", symbol_order="free").use("rN bN yG kW gW").ask.key == "halve"
    t = Turn.of("frodo", symbol_order="free").use("kN yN bW rW gW")
    assert (t.s.seats[t.s.active], t.sheet("frodo")) == ("sam", (0, 4, ()))


@pytest.mark.rule("MOR-O4")
def test_by_default_the_order_is_not_asked() -> None:
    t = Turn.of("frodo").use("yN kG rW bW gW")
    assert (t.ask.key, t.sheet("frodo")) == ("halve", (0, 6, ()))


@pytest.mark.rule("MOR-O5")
def test_a_player_in_mordor_may_be_safe() -> None:
    assert values("safe_in_mordor") == (("off", "on"), "MOR-O5")
    assert refused("safe_in_mordor", "yes") == ("option-value", "MOR-O5")
    t = Turn.of("merry", safe_in_mordor="on", frodo="9 circles 1 left", sam="2 left").use("yN rN kW bW gW")
    assert [t.sheet(name)[1] for name in ("frodo", "sam", "merry")] == [1, 1, 6]
    assert [(e.rule, e.facts) for e in t.told("nazgul-void")] == [("MOR-O5", {"die": "die-yellow"})]
    assert won(t) == (("frodo",), "MOR-7.5")


@pytest.mark.rule("MOR-O5")
def test_by_default_mordor_is_not_safe() -> None:
    t = Turn.of("merry", frodo="9 circles 2 left").use("yN kW rW bW gW")
    assert (t.sheet("frodo"), t.sheet("merry")) == ((9, 1, ()), (0, 6, ()))
    assert t.told("nazgul-void") == []


@pytest.mark.rule("MOR-O5")
def test_only_mordor_is_safe() -> None:
    t = Turn.of("merry", safe_in_mordor="on", frodo="8 circles 3 left").use("yN bN kW rW gW")
    assert [t.sheet(name)[1] for name in ("frodo", "sam", "merry")] == [2, 6, 5]


@pytest.mark.rule("MOR-O5")
def test_in_gondor_too_it_is_mordor_that_keeps_a_rival_safe() -> None:
    t = Turn.of("merry", side="advanced", safe_in_mordor="on", frodo="9 circles", merry="6 circles")
    t.use("yN bN kW rW gW")
    void = [(e.rule, e.facts["die"]) for e in t.told("nazgul-void")]
    assert void == [("MOR-O5", "die-yellow"), ("MOR-8.8", "die-blue")]


@pytest.mark.rule("MOR-O8", "MOR-R26")
@pytest.mark.parametrize(
    ("reading", "left", "void"),
    [("strikes", [6, 6, 3], []), ("void", [6, 6, 4], [("MOR-O8", "die-yellow")])],
)
def test_minas_tirith_and_the_colour_of_a_player_who_is_safe(
    reading: str, left: list[int], void: list[tuple[str, str]]
) -> None:
    """Frodo is in Mordor: a Nazgûl on yellow strikes or is void.

    Sam is elsewhere, so one on red always strikes Merry.
    """
    t = Turn.of(
        "merry", side="advanced", safe_in_mordor="on", safe_colour=reading, frodo="9 circles", merry="7 circles"
    )
    t.use("yN rN kN bW gW")
    assert [t.sheet(name)[1] for name in ("frodo", "sam", "merry")] == left
    assert [(e.rule, e.facts["die"]) for e in t.told("nazgul-void")] == void


@pytest.mark.rule("MOR-O8")
def test_the_safe_colour_means_something_only_in_minas_tirith_and_where_mordor_is_safe() -> None:
    assert values("safe_colour") == (("strikes", "void"), "MOR-O8")
    assert refused("safe_colour", "maybe") == ("option-value", "MOR-O8")
    assert GAME.new({"safe_colour": "void"}).terms == GAME.new({}).terms
    for reading in ("strikes", "void"):
        t = Turn.of("merry", safe_in_mordor="on", safe_colour=reading, frodo="9 circles").use("yN rN kN bW gW")
        assert [t.sheet(name)[1] for name in ("frodo", "sam", "merry")] == [6, 5, 5]
        t = Turn.of("merry", side="advanced", safe_colour=reading, frodo="9 circles", merry="7 circles")
        assert t.use("yN rN kN bW gW").sheet("merry")[1] == 3


@pytest.mark.rule("MOR-O6")
@pytest.mark.parametrize("squares", [5, 6, 7, 8])
def test_the_nazgul_trail_may_have_five_to_eight_squares(squares: int) -> None:
    t = Turn.of("frodo", "frodo sam", nazgul_squares=squares)
    assert t.sheet("sam") == (0, squares, ())
    t.use("yG kW rW bW gW")
    assert t.picks == [str(n + 1) for n in range(squares)] + ["pass"]
    t.halve(squares).use("rN kN bN gN yW").use(NOTHING)
    assert t.sheet("sam") == (0, squares - 4, ())


@pytest.mark.rule("MOR-O6")
def test_the_nazgul_trail_has_six_squares_unless_agreed() -> None:
    assert values("nazgul_squares") == ((6, 5, 7, 8), "MOR-O6")
    assert Turn.of("frodo").sheet("frodo") == (0, 6, ())
    assert refused("nazgul_squares", "4") == ("option-value", "MOR-O6")
    assert refused("nazgul_squares", "9") == ("option-value", "MOR-O6")


@pytest.mark.rule("MOR-O7")
def test_the_dice_show_the_printed_faces_unless_agreed() -> None:
    assert values("dice_faces") == ((PRINTED,), "MOR-O7")
    t = Turn.of("frodo")
    assert [(pick.id, pick.weight) for pick in t.ask.picks] == [
        ("ring", 1), ("gandalf", 1), ("weapon", 1), ("orc", 1), ("nazgul", 1), ("tree", 1)
    ]  # fmt: skip
    for _ in range(4):
        t.answer("ring")
        assert [(pick.id, pick.weight) for pick in t.ask.picks] == [
            ("ring", 2), ("gandalf", 1), ("weapon", 1), ("orc", 1), ("nazgul", 1)
        ]  # fmt: skip


def as_toml(text: str) -> str:
    rows = [row.split(": ") for row in text.split("; ")]
    return "[faces]\n" + "\n".join(f"{die} = {sides.split()}" for die, sides in rows)


@pytest.mark.rule("MOR-O7")
@pytest.mark.parametrize("text", [RINGS_ON_YELLOW, as_toml(RINGS_ON_YELLOW)])
def test_other_faces_may_be_given_as_text_or_as_a_data_file(text: str) -> None:
    t = Turn.of("frodo", dice_faces=text).answer("ring")
    assert t.ask.facts == {"die": "die-yellow"}
    assert t.ask.picks == (Pick("ring", ("symbol:ring",), 5), Pick("orc", ("symbol:orc",), 1))
    assert t.refuses("nazgul") == "MOR-2.1"
    t.answer("orc")
    assert t.picks == ["ring", "gandalf", "weapon", "orc", "nazgul"]


@pytest.mark.rule("MOR-O7")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        (PRINTED.replace("red: ring ring", "red: ring eagle"), "dice-face"),
        (PRINTED.replace("red: ring ring", "red: ring"), "dice-sides"),
        (PRINTED.replace("red: ring ring", "red: ring ring ring"), "dice-sides"),
        (PRINTED.replace("red:", "white:"), "dice-which"),
        (PRINTED.rpartition(";")[0], "dice-which"),
        (PRINTED + "; white: " + COLOURED, "dice-which"),
        ("[faces\nred = 1", "data-line"),
        ("faces = 1", "dice-none"),
        ("faces = {}", "dice-none"),
        (";", "dice-none"),
    ],
)
def test_faces_of_another_form_are_refused(text: str, key: str) -> None:
    assert refused("dice_faces", text) == (key, "MOR-O7")
