"""Chapter 1: the aim, the pieces and the setup."""

from fractions import Fraction

import pytest

from bree.core import ALL, CHANCE, Refusal, odds
from bree.games.mordor import GAME
from bree.games.mordor.dice import faces_text, printed_faces
from bree.games.mordor.place import PLACES
from bree.games.mordor.state import CIRCLES, COLOUR, DICE, HOBBITS, SYMBOLS
from tests.rulebook.mordor.mordor_story import NAMES, Turn

FRESH = (0, 6, ())


def refused(**options: str | int) -> str:
    """The rule that refuses these options."""
    with pytest.raises(Refusal) as refusal:
        GAME.new(options)
    return refusal.value.rule


@pytest.mark.rule("MOR-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_have_a_sheet_each(players: int) -> None:
    s = GAME.new({"players": players})
    assert len(s.seats) == players
    assert (s.circles, s.left, s.halved) == ([0] * players, [6] * players, [()] * players)


@pytest.mark.rule("MOR-1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_than_two_and_more_than_four_players_are_refused(players: int) -> None:
    assert refused(players=players) == "MOR-1.1"


@pytest.mark.rule("MOR-1.1")
@pytest.mark.parametrize("hobbits", ["frodo sam", NAMES])
def test_as_many_hobbits_as_players(hobbits: str) -> None:
    assert refused(players=3, hobbits=hobbits) == "MOR-1.1"


@pytest.mark.rule("MOR-1.1")
def test_the_five_dice_are_black_and_the_four_colours_of_the_players() -> None:
    assert ("black", *COLOUR.values()) == DICE
    assert len(set(DICE)) == 5
    assert list(GAME.view(GAME.new({"players": 2}), None)["faces"]) == list(DICE)


@pytest.mark.rule("MOR-1.2")
def test_the_hobbits_and_their_colours() -> None:
    assert HOBBITS == ("frodo", "sam", "merry", "pippin")
    sheets = GAME.view(GAME.new({"players": 4}), None)["sheets"]
    colours = {hobbit: sheet["colour"] for hobbit, sheet in sheets.items()}
    assert colours == {"frodo": "yellow", "sam": "red", "merry": "blue", "pippin": "green"}


@pytest.mark.rule("MOR-1.2")
def test_each_player_picks_a_different_hobbit() -> None:
    assert GAME.new({"players": 2, "hobbits": "pippin sam"}).seats == ("pippin", "sam")
    assert refused(players=2, hobbits="sam sam") == "MOR-1.2"
    assert refused(players=2, hobbits="sam bilbo") == "MOR-1.2"


@pytest.mark.rule("MOR-1.3")
@pytest.mark.parametrize("colours", ["kyrbg", "yrbgk", "rbgky", "bgkyr", "gkyrb"])
def test_without_nazgul_any_symbol_does_the_same_on_any_colour(colours: str) -> None:
    dice = " ".join(map("".join, zip(colours, "RGWOR", strict=True)))
    t = Turn.of("sam", NAMES).use(dice).halve(1)
    assert t.sheet("sam") == (2, 7, (1,))
    assert [t.sheet(rival) for rival in ("frodo", "merry", "pippin")] == [FRESH, FRESH, FRESH]


@pytest.mark.rule("MOR-1.3")
def test_the_colour_of_a_nazgul_matters() -> None:
    assert Turn.of("sam").use("rN kT").s.left == [6, 5, 6]
    assert Turn.of("sam").use("bN kT").s.left == [6, 6, 5]


@pytest.mark.rule("MOR-1.4")
@pytest.mark.parametrize(
    ("hobbits", "neutral"),
    [("frodo sam", "bg"), ("merry sam", "yg"), ("frodo sam merry", "g"), ("sam merry pippin", "y"), (NAMES, "")],
)
def test_a_colour_that_belongs_to_nobody_is_neutral(hobbits: str, neutral: str) -> None:
    strikes_sam = ""
    for die in "yrbg":
        t = Turn.of("sam", hobbits).use(f"{die}N kT")
        strikes_sam += die if t.sheet("sam") == (0, 5, ()) else ""
    assert sorted(strikes_sam) == sorted("r" + neutral)


@pytest.mark.rule("MOR-1.5")
def test_the_table_agrees_on_the_basic_or_the_advanced_side() -> None:
    assert GAME.choose({"players": 2})["side"] == "basic"
    assert GAME.view(GAME.new({"side": "advanced"}), None)["side"] == "advanced"
    assert GAME.view(GAME.new({"side": "basic"}), None)["side"] == "basic"
    assert refused(side="both") == "MOR-1.5"


@pytest.mark.rule("MOR-1.5")
@pytest.mark.parametrize("hobbit", HOBBITS)
@pytest.mark.parametrize(("side", "key"), [("basic", "keep"), ("advanced", "repeat")])
def test_everyone_uses_the_same_side(hobbit: str, side: str, key: str) -> None:
    t = Turn.of(hobbit, NAMES, side=side, **{hobbit: "4 circles"})
    assert t.roll("kR yR rR bR gR").ask.key == key


@pytest.mark.rule("MOR-1.6")
def test_the_ring_trail_leads_from_rivendell_to_mordor() -> None:
    trail = [place.id for place in PLACES if place.circle]
    assert trail == [
        "rivendell", "moria", "lothlorien", "rohan", "helms_deep", "gondor", "minas_tirith", "shelobs_lair", "mordor",
    ]  # fmt: skip
    assert len(trail) == CIRCLES == GAME.view(GAME.new({}), None)["circles"]
    first, last = Turn.of("sam").use("rR kT"), Turn.of("sam", sam="8 circles").use("rR kT")
    assert first.told("circle")[0].facts["place"] == "place-rivendell"
    assert last.told("circle")[0].facts["place"] == "place-mordor"
    assert last.told("arrived")[0].facts["who"] == "sam"


@pytest.mark.rule("MOR-1.6")
def test_the_last_of_the_six_squares_is_the_nazguls() -> None:
    t = Turn.of("sam", sam="2 left").use("rN kN yR bR gR")
    assert GAME.view(t.s, None)["squares"] == 6
    end = [(entry.key, entry.facts.get("square")) for entry in t.log if entry.key in ("marked", "out")]
    assert end == [("marked", 5), ("marked", 6), ("out", None)]


@pytest.mark.rule("MOR-1.7")
def test_a_random_starter_is_any_hobbit_at_the_table_alike() -> None:
    t = Turn.begin(GAME, players=3, hobbits="merry sam pippin")
    assert (t.ask.who, t.ask.rule) == (CHANCE, "MOR-1.7")
    third = Fraction(1, 3)
    assert odds(t.ask.picks) == {"merry": third, "sam": third, "pippin": third}
    t.answer("sam")
    assert (t.s.first, t.s.active) == (1, 1)
    assert [(entry.rule, entry.facts["who"]) for entry in t.told("starts")] == [("MOR-1.7", "sam")]


@pytest.mark.rule("MOR-1.7")
def test_a_chosen_starter_starts() -> None:
    s = GAME.new({"players": 3, "starter": "merry"})
    assert (s.seats[s.first], s.seats[s.active]) == ("merry", "merry")
    assert refused(players=3, starter="pippin") == "MOR-1.7"
    assert refused(players=3, starter="bilbo") == "MOR-1.7"


@pytest.mark.rule("MOR-1.8")
def test_a_turn_is_rolling_and_then_using_the_symbols() -> None:
    t = Turn.of("sam").use("yR rN bG kT").halve(6)
    rolling = ["rolled", "kept"] * 4 + ["tree"]
    assert [entry.key for entry in t.log] == ["turn", *rolling, "halved", "marked", "circle", "turn"]
    assert [(entry.rule, entry.facts["who"]) for entry in t.told("turn")] == [("MOR-1.8", "sam"), ("MOR-1.8", "merry")]


@pytest.mark.rule("MOR-1.9")
@pytest.mark.parametrize(
    ("starter", "turns"),
    [
        ("pippin", "pippin sam frodo pippin sam frodo pippin"),
        ("sam", "sam frodo pippin sam frodo pippin sam"),
        ("frodo", "frodo pippin sam frodo pippin sam frodo"),
    ],
)
def test_turns_go_clockwise(starter: str, turns: str) -> None:
    t = Turn.of(starter, "pippin sam frodo", starter)
    for hobbit in turns.split():
        assert t.s.seats[t.s.active] == hobbit
        t.use("kT")


@pytest.mark.rule("MOR-1.10")
def test_there_are_six_symbols() -> None:
    assert SYMBOLS == ("ring", "gandalf", "weapon", "orc", "nazgul", "tree")
    assert set(SYMBOLS) == {side for sides in printed_faces() for side in sides}
    assert refused(dice_faces=faces_text(printed_faces()).replace("weapon", "eagle")) == "MOR-O7"


@pytest.mark.rule("MOR-1.11")
@pytest.mark.parametrize(
    ("circles", "dice", "sam", "merry"),
    [
        (2, "rG kT", (2, 7, (1,)), FRESH),
        (3, "yR rO bO gW kT", (3, 6, ()), FRESH),
        (5, "yR rO bW kT", (6, 6, ()), FRESH),
        (6, "rN kT", (6, 5, ()), FRESH),
        (7, "bN kT", (7, 6, ()), (0, 5, ())),
        (8, "yR kT", (9, 6, ()), FRESH),
    ],
)
def test_on_the_basic_side_no_place_changes_the_symbols(
    circles: int, dice: str, sam: tuple[int, int, tuple[int, ...]], merry: tuple[int, int, tuple[int, ...]]
) -> None:
    t = Turn.of("sam", sam=f"{circles} circles", gandalf_square="first").use(dice)
    assert (t.sheet("sam"), t.sheet("merry")) == (sam, merry)
    assert t.told("turn-place") == []


@pytest.mark.rule("MOR-1.11")
@pytest.mark.parametrize("circles", range(9))
def test_on_the_basic_side_no_place_changes_the_rolls(circles: int) -> None:
    t = Turn.of("sam", sam=f"{circles} circles").roll("kR yR rW bO gG")
    assert t.picks == ["black", "yellow", "red", "blue", "green"]
    t.answer("black")
    assert t.picks == ["red", "blue", "green", "done"]
    assert t.refuses("yellow") == "MOR-2.3"


@pytest.mark.rule("MOR-1.12")
def test_every_mark_is_made_on_the_sheet_of_the_player_concerned() -> None:
    t = Turn.of("sam", NAMES).use("kR yN rN bG gR").halve(2)
    assert t.sheet("sam") == (2, 6, (2,))
    assert t.sheet("frodo") == (0, 5, ())
    assert [t.sheet("merry"), t.sheet("pippin")] == [FRESH, FRESH]
    assert [entry.facts["who"] for entry in t.told("marked")] == ["sam", "frodo"]


@pytest.mark.rule("MOR-1.12")
def test_sheets_and_kept_dice_are_open_to_all() -> None:
    t = Turn.of("sam", frodo="3 circles 4 left h2").roll("kR yN rW bO gG").keep("y b")
    public = GAME.view(t.s, None)
    assert public["kept"] == {"yellow": "nazgul", "blue": "orc"}
    frodo = public["sheets"]["frodo"]
    assert (frodo["circles"], frodo["marks"], frodo["left"], frodo["halved"]) == (3, 3, 4, [2])
    assert [GAME.view(t.s, hobbit) for hobbit in t.s.seats] == [public] * 3
    assert {entry.to for entry in t.log} == {ALL}


@pytest.mark.rule("MOR-1.2", "MOR-1.7")
def test_hobbits_may_be_named_in_any_letters() -> None:
    t = Turn.begin(GAME, players=2, hobbits="Sam,FRODO", starter="Frodo")
    assert (t.s.seats, t.s.first) == (("sam", "frodo"), 1)
