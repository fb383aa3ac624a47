"""Chapter 7: elimination, the last round and the winners."""

import pytest

from tests.rulebook.mordor.mordor_story import Turn

NOTHING = "kW yW rW bW gW"
ONE_RING = "yR kW rW bW gW"


def won(t: Turn) -> tuple[tuple[str, ...], str]:
    """The winners of a finished game, and the rule of their win."""
    assert t.over
    (entry,) = t.told("won")
    assert entry.facts["who"] == t.s.winners
    return t.s.winners, entry.rule


def turns(t: Turn) -> list[object]:
    """The players who had a turn, in order."""
    return [entry.facts["who"] for entry in t.told("turn")]


@pytest.mark.rule("MOR-7.1")
def test_an_eliminated_player_takes_no_more_turns() -> None:
    t = Turn.of("frodo", sam="0 left")
    for _ in range(4):
        t.use(NOTHING)
    assert turns(t) == ["frodo", "merry", "frodo", "merry", "frodo"]


@pytest.mark.rule("MOR-7.1", "MOR-7.5")
def test_an_eliminated_player_cannot_win_even_from_mordor() -> None:
    t = Turn.of("merry", sam="9 circles 0 left", merry="8 circles 1 left").use(ONE_RING)
    assert won(t) == (("merry",), "MOR-7.5")
    assert t.game.score(t.s) == {"frodo": 0.0, "sam": 0.0, "merry": 1.0}


@pytest.mark.rule("MOR-7.2", "MOR-7.10")
def test_who_arrives_and_marks_the_last_square_in_one_turn_is_out() -> None:
    t = Turn.of("merry", merry="8 circles 1 left").use("yR bN kW rW gW")
    assert t.sheet("merry")[1] == 0
    assert [(e.rule, e.facts) for e in t.told("out")] == [("MOR-5.5", {"who": "merry"})]
    assert t.told("arrived") == []
    assert not t.over
    assert t.s.seats[t.s.active] == "frodo"


@pytest.mark.rule("MOR-7.3")
def test_if_every_player_is_eliminated_all_lose() -> None:
    t = Turn.of("frodo", frodo="1 left", sam="0 left", merry="0 left").use("yN kW rW bW gW")
    assert t.over
    assert t.s.winners == ()
    assert t.game.score(t.s) == {"frodo": 0.0, "sam": 0.0, "merry": 0.0}
    assert [e.rule for e in t.told("all-out")] == ["MOR-7.3"]
    assert t.told("won") == []


@pytest.mark.rule("MOR-7.4")
@pytest.mark.parametrize(("arriving", "after"), [("frodo", ["sam", "merry"]), ("sam", ["merry"]), ("merry", [])])
def test_the_round_is_finished_after_an_arrival(arriving: str, after: list[str]) -> None:
    t = Turn.of(arriving, **{arriving: "8 circles"}).use(ONE_RING)
    assert [(e.rule, e.facts) for e in t.told("arrived")] == [("MOR-7.4", {"who": arriving})]
    for _ in after:
        t.use(NOTHING)
    assert turns(t) == [arriving, *after]
    assert won(t) == ((arriving,), "MOR-7.5")


@pytest.mark.rule("MOR-7.4")
def test_the_round_is_counted_from_the_player_who_started() -> None:
    t = Turn.of("frodo", starter="sam", frodo="8 circles").use(ONE_RING)
    assert won(t) == (("frodo",), "MOR-7.5")
    assert turns(t) == ["frodo"]
    t = Turn.of("sam", starter="sam", sam="8 circles").use(ONE_RING).use(NOTHING).use(NOTHING)
    assert won(t) == (("sam",), "MOR-7.5")
    assert turns(t) == ["sam", "merry", "frodo"]


@pytest.mark.rule("MOR-7.5")
def test_the_only_player_in_mordor_wins_whatever_fields_the_rivals_have() -> None:
    t = Turn.of("merry", frodo="8 circles 12 left h1 h2 h3 h4 h5 h6", merry="8 circles 1 left").use(ONE_RING)
    assert won(t) == (("merry",), "MOR-7.5")
    assert t.game.score(t.s) == {"frodo": 0.0, "sam": 0.0, "merry": 1.0}


@pytest.mark.rule("MOR-7.5")
def test_while_nobody_is_in_mordor_a_new_round_begins() -> None:
    t = Turn.of("merry", merry="7 circles").use(ONE_RING)
    assert not t.over
    assert t.s.seats[t.s.active] == "frodo"


@pytest.mark.rule("MOR-7.6")
@pytest.mark.parametrize(
    ("frodo", "merry", "winner"),
    [
        ("9 circles 3 left", "8 circles 2 left", "frodo"),
        ("9 circles 2 left", "8 circles 3 left", "merry"),
        ("9 circles 3 left", "8 circles 4 left h5 h6", "merry"),
        ("9 circles 2 left h6", "8 circles 1 left", "frodo"),
        ("9 circles 1 left h6", "8 circles 2 left", "merry"),
    ],
)
def test_of_several_in_mordor_the_most_unmarked_fields_win(frodo: str, merry: str, winner: str) -> None:
    t = Turn.of("merry", frodo=frodo, sam="6 left", merry=merry).use(ONE_RING)
    assert won(t) == ((winner,), "MOR-7.6")


@pytest.mark.rule("MOR-7.7")
def test_who_is_struck_out_in_mordor_during_the_last_round_does_not_win() -> None:
    t = Turn.of("frodo", frodo="8 circles 1 left", merry="8 circles 1 left").use(ONE_RING)
    t.use("yN kW rW bW gW")
    assert t.sheet("frodo") == (9, 0, ())
    assert [(e.rule, e.facts) for e in t.told("out")] == [("MOR-5.6", {"who": "frodo"})]
    seen = t.game.view(t.s, None)["sheets"]["frodo"]
    assert (seen["out"], seen["in_mordor"]) == (True, False)
    t.use(ONE_RING)
    assert won(t) == (("merry",), "MOR-7.5")


@pytest.mark.rule("MOR-7.8")
def test_the_colour_of_an_eliminated_player_is_neutral_from_that_moment() -> None:
    t = Turn.of("frodo", "frodo sam pippin", pippin="1 left").use("gN kW yW rW bW")
    assert (t.sheet("frodo")[1], t.sheet("sam")[1], t.sheet("pippin")[1]) == (6, 6, 0)
    t.use("gN kW yW rW bW")
    assert (t.sheet("frodo")[1], t.sheet("sam")[1]) == (6, 5)
    t.use("gN kW yW rW bW")
    assert (t.sheet("frodo")[1], t.sheet("sam")[1]) == (5, 5)


@pytest.mark.rule("MOR-7.9")
def test_the_others_play_on_after_an_elimination_in_a_rivals_turn() -> None:
    t = Turn.of("frodo", sam="1 left").use("rN kW yW bW gW")
    assert not t.over
    for _ in range(3):
        t.use(NOTHING)
    assert turns(t) == ["frodo", "merry", "frodo", "merry", "frodo"]


@pytest.mark.rule("MOR-7.10")
def test_who_is_out_on_arrival_does_not_start_the_last_round() -> None:
    t = Turn.of("frodo", frodo="8 circles 1 left").use("rR yN kW bW gW").use(NOTHING).use(NOTHING)
    assert not t.over
    assert t.told("arrived") == []
    assert turns(t) == ["frodo", "sam", "merry", "sam"]


@pytest.mark.rule("MOR-7.9", "MOR-7.1")
def test_ex_7a_pippin_is_out_and_the_others_play_on() -> None:
    """EX-7A: Pippin marks his last square."""
    t = Turn.of("pippin", "frodo sam merry pippin", pippin="1 left").use("gN kW yW rW bW")
    assert t.sheet("pippin") == (0, 0, ())
    assert [(e.rule, e.facts) for e in t.told("out")] == [("MOR-5.5", {"who": "pippin"})]
    for _ in range(3):
        t.use(NOTHING)
    assert turns(t) == ["pippin", "frodo", "sam", "merry", "frodo"]


def merrys_example() -> Turn:
    return Turn.of("merry", "merry sam frodo").use("yR rG gW bO kN").halve(1)


@pytest.mark.rule("MOR-4.6", "MOR-6.2")
def test_ex_7b_merry_uses_five_different_symbols() -> None:
    """EX-7B: Merry keeps R, G, W, O and an N that hits him."""
    t = merrys_example()
    assert t.sheet("merry") == (1, 6, (1,))
    assert [e.rule for e in t.told("orcs-beaten")] == ["MOR-4.6"]
    assert [e.facts for e in t.told("marked-half")] == [{"who": "merry", "square": 1, "half": 1}]


@pytest.mark.rule("MOR-4.5", "MOR-5.3")
def test_ex_7c_sam_marks_one_half_and_merry_the_second() -> None:
    """EX-7C: after EX-7B Sam keeps rN, bN, O, G, R."""
    t = merrys_example().use("rN bN kO yG gR").halve(1)
    assert t.sheet("sam") == (0, 6, (1,))
    assert t.sheet("merry") == (1, 5, (1,))
    assert [e.rule for e in t.told("orcs-block")] == ["MOR-4.5"]
    assert [(e.rule, e.facts) for e in t.told("marked-half")[1:]] == [
        ("MOR-5.2", {"who": "sam", "square": 1, "half": 1}),
        ("MOR-5.3", {"who": "merry", "square": 1, "half": 2}),
    ]


@pytest.mark.rule("MOR-7.2", "MOR-7.10", "MOR-R3")
def test_ex_7d_without_gandalf_the_player_is_out_and_no_last_round_starts() -> None:
    """EX-7D: one circle and one square to go, R and the own N are kept."""
    t = Turn.of("merry", merry="8 circles 1 left").use("yR bN kW rW gW")
    assert t.sheet("merry") == (8, 0, ())
    assert t.told("arrived") == []
    assert not t.over


@pytest.mark.rule("MOR-7.2", "MOR-6.6")
def test_ex_7d_with_gandalf_one_half_is_marked_and_mordor_reached() -> None:
    """EX-7D: the same with G."""
    t = Turn.of("merry", merry="8 circles 1 left").use("yR bN kG rW gW").halve(6)
    assert t.sheet("merry") == (9, 1, (6,))
    assert won(t) == (("merry",), "MOR-7.5")


@pytest.mark.rule("MOR-7.8")
def test_ex_7e_a_nazgul_of_pippins_colour_strikes_sam_when_pippin_is_out() -> None:
    """EX-7E: Pippin is out, Sam keeps gN."""
    t = Turn.of("sam", "frodo sam merry pippin", pippin="0 left").use("gN kW yW rW bW")
    assert [t.sheet(name)[1] for name in ("frodo", "sam", "merry", "pippin")] == [6, 5, 6, 0]
    assert [(e.rule, e.facts["who"]) for e in t.told("marked")] == [("MOR-5.2", "sam")]


@pytest.mark.rule("MOR-7.6", "MOR-7.4")
def test_ex_7f_sam_wins_three_to_two() -> None:
    """EX-7F: Frodo has 2 whole squares left, Sam 1 whole and 2 halves."""
    t = Turn.of("sam", frodo="9 circles 2 left", sam="8 circles 3 left h5").use(ONE_RING)
    assert not t.over
    t.use(NOTHING)
    assert won(t) == (("sam",), "MOR-7.6")
    assert t.game.score(t.s) == {"frodo": 0.0, "sam": 1.0, "merry": 0.0}


@pytest.mark.rule("MOR-7.4", "MOR-7.7")
def test_ex_7g_sam_and_merry_take_one_turn_each_and_frodo_none() -> None:
    """EX-7G: Frodo reaches Mordor as first of three; Merry keeps yN."""
    t = Turn.of("frodo", frodo="8 circles").use(ONE_RING).use(NOTHING).use("yN kW rW bW gW")
    assert turns(t) == ["frodo", "sam", "merry"]
    assert t.sheet("frodo") == (9, 5, ())
    assert t.sheet("merry") == (0, 6, ())
    assert won(t) == (("frodo",), "MOR-7.5")
