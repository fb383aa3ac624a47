"""Chapters 7 and 8: the Prancing Pony, Weathertop."""

from typing import Any

import pytest

from bree.games.fellowship.verdict import Verdict
from tests.rulebook.fellowship.fellowship_story import Round

MET, FAILED = Verdict(True, True), Verdict(False, True)
RIDERS_1_TO_4 = ["1", "2", "3", "4"]


def inn(west: str = "pippin") -> Round:
    """Chapter 7: north is Mr. Underhill and has the One Ring, east Barliman, south Sam."""
    return Round.of("7", 4, north="r1").choose(north="mr_underhill", east="barliman", south="sam", west=west)


def actors(t: Round) -> list[str]:
    """The hands that act in the setup, in order."""
    t.skip_to("play")
    rows = [entry for entry in t.log if entry.key in ("takes-lost", "threat", "threat-hidden", "exchanges")]
    return list(dict.fromkeys(str(entry.facts["who"]) for entry in rows))


# Chapter 7.


@pytest.mark.rule("FEL-15.7.1")
@pytest.mark.parametrize(("winners", "expected"), [
    ("north north north north north north east north north", MET),
    ("east east north north north north north east north", MET),
    ("east north north north north north east east east", MET),
    ("north north north north north north north north east", MET),
    ("east east east east east east north north north", FAILED),
    ("north north north north north east north north north", FAILED),
])  # fmt: skip
def test_barliman_needs_one_of_the_last_three_tricks_at_least(winners: str, expected: Verdict) -> None:
    assert inn().skip_to("play").past(*winners.split()).verdict("east") == expected


@pytest.mark.rule("FEL-15.7.2")
def test_ex_17_sam_and_pippin_have_only_each_other() -> None:
    """FEL-EX-17: Mr. Underhill, Barliman, Sam, Pippin. Nobody counts Mr. Underhill as Frodo."""
    t = inn().skip_to("threat_card").chance("2")
    assert (t.ask.key, t.turn, t.picks) == ("partner", "south", ["west"])
    assert t.refuses("north") == "FEL-4.7"
    t.answer("west").answer(t.picks[0]).answer(t.picks[0])
    assert (t.ask.key, t.turn, t.picks) == ("partner", "west", ["south"])
    assert t.refuses("north") == "FEL-4.7"


@pytest.mark.rule("FEL-15.7.3")
@pytest.mark.parametrize("taker", ["north", "east", "south", "west"])
def test_any_player_may_take_mr_underhill(taker: str) -> None:
    t = Round.of("7", 4, north="r1")
    others = ["sam", "pippin", "barliman"]
    while t.ask.key == "choose":
        offered, hand = "mr_underhill" in t.picks, t.turn
        t.answer("mr_underhill" if hand == taker else others.pop(0))
        assert offered or "mr_underhill" in list(t.s.characters.values())[:-1]
    assert t.s.characters[taker] == "mr_underhill"


@pytest.mark.rule("FEL-15.7.4")
def test_mr_underhill_may_exchange_the_one_ring() -> None:
    t = inn()
    assert (t.ask.key, t.turn, t.picks) == ("partner", "east", ["north", "south", "west"])
    t.answer("north").answer(t.picks[0])
    assert (t.ask.key, t.turn) == ("give_back", "north")
    assert t.picks == list(t.hand("north"))
    t.answer("r1")
    assert "r1" in t.hand("east")
    assert "r1" not in t.hand("north")


@pytest.mark.rule("FEL-15.7.5")
@pytest.mark.parametrize(("tricks", "expected"), [
    (["north: h1 h2 h3 r2"], MET),
    (["north: h1 h2 h3 r2", "north: m1 m2 m3 r5"], MET),
    (["north: h1 h2 h3 r2", "north: m1 m2 m3 s5"], FAILED),
    (["north: h1 h2 h3 s2"], FAILED),
    (["east: h1 h2 h3 r2"], FAILED),
])  # fmt: skip
def test_mr_underhill_wins_only_tricks_with_rings_and_at_least_one(tricks: list[str], expected: Verdict) -> None:
    t = inn().skip_to("play").past(*tricks, *["east"] * (9 - len(tricks)))
    assert t.verdict("north") == expected


@pytest.mark.rule("FEL-15.7.5")
def test_mr_underhill_has_failed_with_the_first_trick_without_rings() -> None:
    assert inn().skip_to("play").past("north: m1 m2 m3 s5").verdict("north") == FAILED
    assert inn().skip_to("play").past("north: m1 m2 m3 r5").verdict("north") == Verdict(True, False)


@pytest.mark.rule("FEL-15.7.6")
@pytest.mark.parametrize("holder", ["north", "east", "west"])
def test_mr_underhill_leads_the_first_trick(holder: str) -> None:
    t = Round.of("7", 4, **{holder: "r1"}).choose(north="barliman", east="sam", south="mr_underhill", west="merry")
    t.skip_to("play")
    assert (t.turn, t.s.leader, t.ask.rule) == ("south", "south", "FEL-5.1")


@pytest.mark.rule("FEL-15.7.7")
def test_in_chapter_7_the_holder_of_the_one_ring_chooses_and_sets_up_first() -> None:
    t = Round.of("7", 4, south="r1")
    assert [entry.facts["who"] for entry in t.told("token")] == ["south"]
    assert t.s.characters == {}
    order = []
    for name in ("barliman", "sam", "pippin", "mr_underhill"):
        order.append(t.turn)
        t.answer(name)
    assert order == ["south", "west", "north", "east"]
    assert t.s.holder == "south"
    assert actors(t) == ["south", "west", "north"]


@pytest.mark.rule("FEL-15.7.7")
def test_an_exchange_that_names_frodo_has_no_such_partner_in_chapter_7() -> None:
    t = Round.of("7", 3, north="r1").choose(north="mr_underhill", east="merry", south="barliman")
    assert (t.ask.key, t.turn) == ("partner", "south")
    assert t.told("exchanges") == []


# Chapter 8.


def weathertop(threat: str = "2", way: str = "more", **options: Any) -> Round:
    """Chapter 8: north is Frodo, east Merry, south Strider, west Sam."""
    t = Round.of("8", 4, north="r1", **options).choose(east="merry", south="strider", west="sam")
    t.skip_to("threat_card").chance(threat)
    return t.skip_to("play", direction=way)


@pytest.mark.rule("FEL-15.8.1")
@pytest.mark.parametrize(("way", "tricks", "expected"), [
    ("more", 2, FAILED), ("fewer", 2, FAILED), ("more", 3, MET), ("more", 1, FAILED), ("fewer", 1, MET),
    ("fewer", 0, MET), ("fewer", 3, FAILED),
])  # fmt: skip
def test_ex_23_strider_fails_with_as_many_tricks_as_his_threat(way: str, tricks: int, expected: Verdict) -> None:
    """FEL-EX-23: Strider's threat is 2; two tricks at the end fail whatever was declared."""
    t = weathertop("2", way).past(*["south"] * tricks, *["west"] * (9 - tricks))
    assert (t.s.threat["south"], t.s.declared) == ((2,), {"south": way})
    assert t.verdict("south") == expected


@pytest.mark.rule("FEL-15.8.1")
@pytest.mark.parametrize(("tricks", "expected"), [(1, MET), (2, FAILED), (3, MET)])
def test_a_strider_who_declares_nothing_fails_with_his_threat_alone(tricks: int, expected: Verdict) -> None:
    t = weathertop("2", strider="silent").past(*["south"] * tricks, *["west"] * (9 - tricks))
    assert (t.told("declares"), t.verdict("south")) == ([], expected)


@pytest.mark.rule("FEL-15.8.2", "FEL-15.8.3")
def test_the_two_special_riders_go_to_frodo_and_merry_and_stay_out_of_the_deck() -> None:
    t = Round.of("8", 4, north="r1", lost="m1").choose(east="merry", south="strider", west="sam")
    assert t.s.riders == {"north": "morgul_knife", "east": "black_breath"}
    t.skip_to("threat_card")
    assert t.picks == RIDERS_1_TO_4
    t.chance("4").skip_to("threat_card")
    assert t.picks == ["1", "2", "3"]


@pytest.mark.rule("FEL-15.8.3")
def test_the_morgul_knife_and_the_black_breath_bind_frodo_and_merry_alone() -> None:
    assert weathertop().past("west: r2 h1 h2 h3").verdict("north") == FAILED
    assert not weathertop().past("west: h2 r2 h1 h3").verdict("north").lost
    assert weathertop().past("east: h1 h8 h2 h3").verdict("east") == FAILED
    t = weathertop().past("south: h1 h8 h2 h3", "north: r2 h4 r3 h5")
    assert not any(t.verdict(hand).lost for hand in ("east", "south", "north"))
