"""Chapter 9: the variant in which the last player standing wins."""

import pytest

from tests.rulebook.mordor.mordor_story import Turn

NOTHING = "kW yW rW bW gW"


def won(t: Turn) -> tuple[tuple[str, ...], str]:
    """The winners of a finished game, and the rule of their win."""
    assert t.over
    (entry,) = t.told("won")
    return t.s.winners, entry.rule


@pytest.mark.rule("MOR-9.1")
def test_with_the_variant_reaching_mordor_still_wins() -> None:
    t = Turn.of("merry", last_standing="on", merry="8 circles").use("yR kW rW bW gW")
    assert won(t) == (("merry",), "MOR-7.5")
    assert t.game.score(t.s) == {"frodo": 0.0, "sam": 0.0, "merry": 1.0}


@pytest.mark.rule("MOR-9.1")
def test_with_the_variant_the_only_one_left_wins() -> None:
    t = Turn.of("merry", last_standing="on", sam="0 left", merry="1 left").use("kN yW rW bW gW")
    assert won(t) == (("frodo",), "MOR-9.1")
    assert t.game.score(t.s) == {"frodo": 1.0, "sam": 0.0, "merry": 0.0}


@pytest.mark.rule("MOR-9.2")
def test_the_game_ends_at_once_in_the_middle_of_a_round() -> None:
    t = Turn.of("frodo", last_standing="on", frodo="1 left", sam="0 left").use("yN kW rW bW gW")
    assert won(t) == (("merry",), "MOR-9.1")
    assert [e.facts["who"] for e in t.told("turn")] == ["frodo"]


@pytest.mark.rule("MOR-9.2")
def test_with_two_players_left_the_game_goes_on() -> None:
    t = Turn.of("frodo", last_standing="on", sam="1 left").use("rN kW yW bW gW")
    assert not t.over
    assert t.s.seats[t.s.active] == "merry"


@pytest.mark.rule("MOR-9.3")
@pytest.mark.parametrize(("side", "left"), [("basic", 1), ("advanced", 2)])
def test_the_variant_goes_with_both_sides(side: str, left: int) -> None:
    t = Turn.of("frodo", "frodo sam", side=side, last_standing="on", frodo="6 circles 2 left", sam="1 left")
    assert t.s.place == (6 if side == "advanced" else 0)
    t.use("rN kN yW bW gW")
    assert t.sheet("frodo") == (6, left, ())
    assert won(t) == (("frodo",), "MOR-9.1")


@pytest.mark.rule("MOR-9.4")
@pytest.mark.parametrize("circles", range(9))
def test_being_alone_is_enough_wherever_the_last_player_stands(circles: int) -> None:
    t = Turn.of("sam", "frodo sam", last_standing="on", frodo=f"{circles} circles 1 left", sam="8 circles 1 left")
    t.use("rN kW yW bW gW")
    assert t.sheet("frodo") == (circles, 1, ())
    assert won(t) == (("frodo",), "MOR-9.1")


@pytest.mark.rule("MOR-9.1", "MOR-9.2")
def test_ex_9a_frodo_wins_at_once_when_sam_is_out() -> None:
    """EX-9A: two players left, Sam marks his last square in Frodo's turn."""
    t = Turn.of("frodo", last_standing="on", sam="1 left", merry="0 left").use("rN kW yW bW gW")
    assert t.sheet("sam") == (0, 0, ())
    assert won(t) == (("frodo",), "MOR-9.1")


@pytest.mark.rule("MOR-9.1", "MOR-R5")
def test_ex_9a_without_the_variant_frodo_plays_on_alone() -> None:
    """EX-9A: the same without the variant."""
    t = Turn.of("frodo", sam="1 left", merry="0 left").use("rN kW yW bW gW").use(NOTHING)
    assert not t.over
    assert [e.facts["who"] for e in t.told("turn")] == ["frodo", "frodo", "frodo"]
