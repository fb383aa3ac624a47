"""Chapter 6: Gandalf halves squares of the player's own Nazgûl trail."""

import pytest

from tests.rulebook.mordor.mordor_story import Turn


@pytest.mark.rule("MOR-6.1")
def test_each_kept_gandalf_lets_the_player_halve_one_square() -> None:
    t = Turn.of("frodo").use("yG rW bW gW kW")
    assert (t.ask.who, t.ask.key, t.ask.rule) == ("frodo", "halve", "MOR-6.7")
    assert t.picks == ["1", "2", "3", "4", "5", "6", "pass"]
    t.halve(1)
    assert t.sheet("frodo") == (0, 7, (1,))
    assert t.s.seats[t.s.active] == "sam"
    assert [(e.rule, e.facts) for e in t.told("halved")] == [("MOR-6.1", {"who": "frodo", "square": 1})]


@pytest.mark.rule("MOR-6.1")
def test_a_gandalf_need_not_be_used() -> None:
    t = Turn.of("frodo").use("yG rW bW gW kW").answer("pass")
    assert t.sheet("frodo") == (0, 6, ())
    assert t.s.seats[t.s.active] == "sam"
    assert [(e.rule, e.facts) for e in t.told("waived")] == [("MOR-6.1", {"who": "frodo"})]
    assert t.told("halved") == []


@pytest.mark.rule("MOR-6.1")
def test_without_a_kept_gandalf_nothing_is_halved() -> None:
    t = Turn.of("frodo").roll("yG rR bW gO kT").keep("k r")
    assert t.sheet("frodo") == (1, 6, ())
    assert t.s.seats[t.s.active] == "sam"


@pytest.mark.rule("MOR-6.2")
def test_with_gandalf_and_nazgul_the_halving_comes_first() -> None:
    t = Turn.of("frodo").use("kN yG rW bW gW")
    assert t.ask.key == "halve"
    assert t.sheet("frodo") == (0, 6, ())
    t.halve(1)
    assert t.sheet("frodo") == (0, 6, (1,))
    assert [e.facts for e in t.told("marked-half")] == [{"who": "frodo", "square": 1, "half": 1}]


@pytest.mark.rule("MOR-6.2")
def test_halving_before_the_mark_is_allowed_but_not_required() -> None:
    t = Turn.of("frodo").use("kN yG rW bW gW").answer("pass")
    assert t.sheet("frodo") == (0, 5, ())
    assert [e.facts for e in t.told("marked")] == [{"who": "frodo", "square": 1, "half": 0}]


@pytest.mark.rule("MOR-6.3")
def test_a_halved_square_is_not_halved_again() -> None:
    t = Turn.of("frodo", frodo="h2 h5").use("yG rW bW gW kW")
    assert t.picks == ["1", "3", "4", "6", "pass"]
    assert t.refuses("2") == "MOR-6.3"
    assert t.refuses("5") == "MOR-6.3"
    assert t.sheet("frodo") == (0, 8, (2, 5))


@pytest.mark.rule("MOR-6.3", "MOR-6.8")
def test_the_second_gandalf_of_a_turn_cannot_halve_the_same_square() -> None:
    t = Turn.of("frodo").use("yG rG bW gW kW").halve(3)
    assert t.picks == ["1", "2", "4", "5", "6", "pass"]
    assert t.refuses("3") == "MOR-6.3"


@pytest.mark.rule("MOR-6.4")
@pytest.mark.parametrize("sheet", ["h1 h2 h3 h4 h5 h6", "2 left h6", "1 left h6"])
def test_with_nothing_left_to_halve_gandalf_does_nothing(sheet: str) -> None:
    t = Turn.of("frodo", frodo=sheet)
    before = t.sheet("frodo")
    t.use("yG rW bW gW kW")
    assert t.s.seats[t.s.active] == "sam"
    assert t.sheet("frodo") == before
    assert [(e.rule, e.facts) for e in t.told("nothing-to-halve")] == [("MOR-6.4", {"who": "frodo"})]
    assert t.told("halved") == []


@pytest.mark.rule("MOR-6.4", "MOR-6.8")
def test_only_the_surplus_gandalf_is_wasted() -> None:
    t = Turn.of("frodo", frodo="1 left").use("yG rG bW gW kW").halve(6)
    assert t.s.seats[t.s.active] == "sam"
    assert t.sheet("frodo") == (0, 2, (6,))
    assert len(t.told("nothing-to-halve")) == 1


@pytest.mark.rule("MOR-6.5")
def test_gandalf_helps_only_the_own_sheet() -> None:
    t = Turn.of("sam", frodo="2 left", merry="h1").use("yG bG rG gW kW")
    assert t.ask.who == "sam"
    assert t.picks == ["1", "2", "3", "4", "5", "6", "pass"]
    t.halve(1, 2, 3)
    assert t.sheet("sam") == (0, 9, (1, 2, 3))
    assert t.sheet("frodo") == (0, 2, ())
    assert t.sheet("merry") == (0, 7, (1,))


@pytest.mark.rule("MOR-6.6")
def test_the_last_square_may_be_halved_too() -> None:
    t = Turn.of("frodo", frodo="1 left").use("yG rW bW gW kW")
    assert t.picks == ["6", "pass"]
    t.halve(6)
    assert t.sheet("frodo") == (0, 2, (6,))


@pytest.mark.rule("MOR-6.6")
def test_the_last_square_may_be_halved_before_the_others() -> None:
    t = Turn.of("frodo").use("yG rW bW gW kW").halve(6)
    assert t.sheet("frodo") == (0, 7, (6,))


@pytest.mark.rule("MOR-6.7")
def test_the_player_picks_among_unmarked_unhalved_squares() -> None:
    t = Turn.of("frodo", frodo="5 left h4").use("yG rW bW gW kW")
    assert t.picks == ["3", "5", "6", "pass"]
    assert t.refuses("2") == "MOR-R2"
    assert t.refuses("4") == "MOR-6.3"
    assert t.refuses("7") == "MOR-6.7"
    t.halve(5)
    assert t.sheet("frodo") == (0, 6, (4, 5))


@pytest.mark.rule("MOR-6.8")
def test_several_gandalfs_halve_several_squares_in_one_turn() -> None:
    t = Turn.of("frodo").use("yG rG bG gG kG").halve(2, 1, 6, 4, 3)
    assert t.s.seats[t.s.active] == "sam"
    assert t.sheet("frodo") == (0, 11, (1, 2, 3, 4, 6))
    assert [e.facts["square"] for e in t.told("halved")] == [2, 1, 6, 4, 3]


@pytest.mark.rule("MOR-6.8", "MOR-6.1")
def test_one_of_several_gandalfs_may_be_waived() -> None:
    t = Turn.of("frodo").use("yG rG bW gW kW").answer("pass").halve(1)
    assert t.sheet("frodo") == (0, 7, (1,))


@pytest.mark.rule("MOR-6.9")
@pytest.mark.parametrize("square", [1, 2, 3, 4, 5, 6])
def test_halving_any_square_adds_exactly_one_field(square: int) -> None:
    t = Turn.of("frodo").use("yG rW bW gW kW").halve(square)
    assert t.sheet("frodo") == (0, 7, (square,))
    assert t.game.view(t.s, None)["sheets"]["frodo"]["marks"] == 0


@pytest.mark.rule("MOR-6.9")
def test_a_halved_last_square_takes_two_nazgul() -> None:
    t = Turn.of("frodo", "frodo sam", frodo="1 left").use("yG kN bN rW gW").halve(6)
    assert t.sheet("frodo") == (0, 0, (6,))
    assert [e.facts["half"] for e in t.told("marked-half")] == [1, 2]


@pytest.mark.rule("MOR-6.2")
def test_ex_6a_red_halves_the_first_free_square_and_marks_half_of_it() -> None:
    """EX-6A: the red player keeps G and rN."""
    t = Turn.of("sam", sam="4 left").use("rN yG bW gW kW")
    assert t.picks == ["3", "4", "5", "6", "pass"]
    t.halve(3)
    assert t.sheet("sam") == (0, 4, (3,))
    assert [e.facts for e in t.told("marked-half")] == [{"who": "sam", "square": 3, "half": 1}]


@pytest.mark.rule("MOR-6.2", "MOR-6.6")
def test_ex_6b_halving_the_last_square_keeps_the_player_in_the_game() -> None:
    """EX-6B: only the last square is left; G and the own N are kept."""
    t = Turn.of("sam", sam="1 left").use("rN yG bW gW kW").halve(6)
    assert t.sheet("sam") == (0, 1, (6,))
    assert t.told("out") == []


def three_squares_left() -> Turn:
    """Frodo keeps G G G N with three squares left, and may order them."""
    return Turn.of("frodo", "frodo sam", frodo="3 left", symbol_order="free").use("kG yG bG gN rW")


@pytest.mark.rule("MOR-6.7", "MOR-R18")
def test_ex_6c_always_the_first_free_square_leaves_five_fields() -> None:
    """EX-6C: three squares, G, G, N, G; always the first free square."""
    t = three_squares_left().answer("gandalf", "4", "gandalf", "5", "nazgul")
    assert t.picks == ["6", "pass"]
    t.halve(6)
    assert t.sheet("frodo") == (0, 5, (4, 5, 6))
    assert t.told("nothing-to-halve") == []


@pytest.mark.rule("MOR-6.4", "MOR-R18")
def test_ex_6c_always_the_last_free_square_wastes_the_third_gandalf() -> None:
    """EX-6C: three squares, G, G, N, G; always the last free square."""
    t = three_squares_left().answer("gandalf", "6", "gandalf", "5", "nazgul")
    assert t.s.seats[t.s.active] == "sam"
    assert t.sheet("frodo") == (0, 4, (5, 6))
    assert [e.rule for e in t.told("nothing-to-halve")] == ["MOR-6.4"]
