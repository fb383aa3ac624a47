"""Chapters 17 and 18: the Great River, the Breaking of the Fellowship."""

from typing import Any

import pytest

from bree.games.fellowship import GAME
from bree.games.fellowship.pyramid import covers
from tests.rulebook.fellowship.fellowship_story import Round

HANDS = ("north", "east", "south", "west")


# Chapter 17.


def river(**options: Any) -> Round:
    """Chapter 17: north is Frodo, east Merry, south Pippin, west Boromir; east leads the second trick."""
    t = Round.of("17", 4, north="r1", **options).choose(east="merry", south="pippin", west="boromir").skip_to("play")
    hands = {"north": "r1 h1 h2 h3 h4 h5 h6 h7 h8 m1", "south": "w2 s1 s2 s3 s4 s5 s6 s7 s8 m2"}
    t.give_hands(**hands, east="f6", west="f8 w8")
    return t.past("east", spare=" ".join([*hands.values(), "f6 f8 w8"]))


@pytest.mark.rule("FEL-15.17.1", "FEL-15.17.2")
def test_ex_31_rivers_are_trump_and_lose_to_the_one_ring_alone() -> None:
    """FEL-EX-31: Forests 6 led, Rivers 2 from a void hand, Forests 8; the One Ring; solo 28 cards to draw."""
    assert river().play("f6 w2 f8 h1").s.tricks[1].winner == "south"
    assert river().play("f6 w2 f8 r1!").s.tricks[1].winner == "north"
    assert river().play("f6 w2 f8 r1").s.tricks[1].winner == "south"
    assert Round.begin(GAME, chapter="17", players=1).settle().s.deck.size == 37 + 8 - 1 - 16 == 28


@pytest.mark.rule("FEL-15.17.1")
def test_the_highest_river_wins_and_on_request_rivers_are_no_trump() -> None:
    t = river().give_hands(north="w1").play("f6 w2 f8 w1")
    assert t.s.tricks[1].winner == "south"
    assert river(rivers_17="plain").play("f6 w2 f8 h1").s.tricks[1].winner == "west"


@pytest.mark.rule("FEL-15.17.2")
def test_alone_rivers_are_as_with_four_players() -> None:
    t = Round.begin(GAME, chapter="17", players=1).settle()
    cards = [*t.s.deck.cards(), *t.s.lost, *(card for hand in HANDS for card in t.hand(hand))]
    assert sorted(card for card in cards if card[0] == "w") == [f"w{rank}" for rank in range(1, 9)]
    assert (t.s.deck.size, len(t.s.lost), [len(t.hand(hand)) for hand in HANDS]) == (28, 1, [4] * 4)


@pytest.mark.rule("FEL-15.17.3")
def test_two_face_down_cards_lie_on_top_of_the_pyramid_covered_by_the_row_of_three() -> None:
    t = Round.begin(GAME, chapter="17", players=2).settle()
    places = t.game.view(t.s, None)["pyramid"]["places"]
    up = t.s.pyramid
    assert t.s.rows == (5, 4, 3, 2)
    assert places == [*up[:5], "?", "?", "?", "?", up[9], "?", up[11], "?", "?"]
    assert (covers(t.s, 12), covers(t.s, 13)) == ((9, 10), (10, 11))


@pytest.mark.rule("FEL-15.17.4")
def test_rivers_can_be_led_and_must_be_followed_then() -> None:
    t = Round.of("17", 4, north="r1").skip_to("play").give_hands(north="w1")
    assert (t.turn, t.s.token, "w1" in t.picks, "r1" in t.picks) == ("north", False, True, False)
    t = river().give_hands(east="w3").play("w3")
    assert (t.turn, t.picks, t.refuses("s1")) == ("south", ["w2"], "FEL-5.3")
    t.play("w2")
    assert (t.turn, t.picks) == ("west", [card for card in t.hand("west") if card[0] == "w"])


@pytest.mark.rule("FEL-15.17.4")
def test_who_has_the_lead_suit_may_not_play_rivers_and_who_lacks_it_may() -> None:
    t = river().play("f6")
    assert (t.turn, t.picks) == ("south", list(t.hand("south")))
    t.play("w2")
    assert (t.turn, t.refuses("w8")) == ("west", "FEL-5.3")


@pytest.mark.rule("FEL-15.17.5")
@pytest.mark.parametrize(("players", "rivers", "each"), [(1, 8, 4), (2, 6, 14), (3, 6, 14), (4, 8, 11)])
def test_rivers_hands_and_the_lost_card_of_chapter_17(players: int, rivers: int, each: int) -> None:
    t = Round.begin(GAME, chapter="17", players=players).settle()
    hands = [t.hand(hand) for hand in t.s.order if hand != "pyramid"] + [t.s.pyramid] * (players == 2)
    cards = [*t.s.deck.cards(), *t.s.lost, *(card for hand in hands for card in hand)]
    assert sum(card[0] == "w" for card in cards) == rivers
    assert f"w{rivers}" in cards
    assert ([len(hand) for hand in hands], len(t.s.lost)) == ([each] * len(hands), 1)


# Chapter 18.


def group(name: str, players: int = 4, **options: Any) -> Round:
    return Round.of("18", players, north="r1", lost="r2", **options).answer(name)


@pytest.mark.rule("FEL-15.18.1", "FEL-15.18.2")
def test_meriadocs_power_serves_all_before_and_after_his_own_turn() -> None:
    t = group("west").choose(north="legolas_greenleaf", east="meriadoc", south="gimli_son", west="peregrin")
    t.chance("3")
    assert (t.ask.key, t.ask.who, t.picks, t.ask.rule) == ("redraw", "north", ["keep", "redraw"], "FEL-15.18.1")
    t.answer("redraw")
    assert (t.ask.key, t.picks) == ("threat_card", ["1", "2", "4", "5", "6", "7"])
    t.chance("5")
    assert (t.s.threat, t.ask.key, t.turn) == ({"north": (5,)}, "partner", "north")
    t.skip_to("threat_card").chance("1")
    assert (t.ask.key, t.ask.who) == ("redraw", "south")
    t.answer("keep")
    assert (t.s.threat, t.ask.key, t.turn) == ({"north": (5,), "south": (1,)}, "partner", "south")
    assert [entry.facts["who"] for entry in t.told("threat-replaced")] == ["north"]


@pytest.mark.rule("FEL-15.18.1", "FEL-15.18.2")
@pytest.mark.parametrize(("answer", "left"), [("keep", (5,)), ("redraw", (6,))])
def test_a_threat_that_was_kept_of_two_may_be_replaced_too(answer: str, left: tuple[int, ...]) -> None:
    """No printed cards combine these two: they are in different groups, and the endless mode has only one overwhelmed
    character. Here Meriadoc is added by hand.
    """
    t = group("east").choose(east="samwise", south="aragorn_son", west="boromir_son").chance("3")
    while t.ask.key != "threat_pair":
        t.answer(t.picks[0])
    t.s.characters["west"] = "meriadoc"
    for number in ("2", "5", "5"):  # drawn twice, then kept
        t.game.apply(t.s, number)
    assert (t.s.threat["south"], t.s.rejected) == ((5,), ("2",))
    assert (t.ask.key, t.ask.who, t.ask.rule, t.ask.facts["number"]) == ("redraw", "south", "FEL-15.18.1", 5)
    t.game.apply(t.s, answer)
    if answer == "redraw":
        assert (t.ask.key, t.picks, t.s.rejected) == ("threat_card", ["1", "4", "6", "7"], ("2", "5"))
        t.game.apply(t.s, "6")
    assert (t.s.threat["south"], t.ask.key, t.turn) == (left, "partner", "south")


@pytest.mark.rule("FEL-15.18.1")
def test_without_meriadoc_nobody_redraws() -> None:
    t = group("east").choose(east="samwise", south="boromir_son", west="aragorn_son").chance("3")
    assert (t.s.threat, t.ask.key, t.turn) == ({"east": (3,)}, "partner", "south")


@pytest.mark.rule("FEL-15.18.3", "FEL-15.18.5")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_each_group_leaves_one_out(players: int) -> None:
    last = "south" if players == 3 else "pyramid"
    t = group("east", players)
    assert t.game.view(t.s, None)["chapter"]["roster"] == ["frodo", "boromir_son", "samwise", "aragorn_son"]
    t.answer("samwise")
    assert (t.turn, t.picks) == (last, ["boromir_son"])
    t = group("west", players)
    assert t.picks == ["meriadoc", "peregrin", "legolas_greenleaf", "gimli_son"]
    t.answer("meriadoc", "gimli_son", "peregrin")
    assert list(t.s.characters.values()) == ["meriadoc", "gimli_son", "peregrin"]


@pytest.mark.rule("FEL-15.18.5")
@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("name", ["east", "west"])
def test_with_four_players_and_alone_all_four_of_a_group_play(players: int, name: str) -> None:
    t = group(name, players)
    roster = t.game.view(t.s, None)["chapter"]["roster"]
    t.skip_to("play")
    assert (len(roster), sorted(t.s.characters.values())) == (4, sorted(roster))


def role(t: Round, name: str) -> str:
    return next(hand for hand, who in t.s.characters.items() if who == name)


def win_east(t: Round) -> Round:
    """Three hands: Frodo, Boromir and Aragorn meet their goals."""
    t.answer("east", "boromir_son", "aragorn_son").skip_to("threat_pair").chance("1", "2").answer("1").skip_to("play")
    frodo = role(t, "frodo")
    rings = [f"{frodo}: r1 r2 r3", f"{frodo}: r4 r5 h2"]
    return t.past(*rings, role(t, "aragorn_son"), *[frodo] * 10, role(t, "boromir_son"))


def win_west(t: Round) -> Round:
    """Three hands: Meriadoc, Peregrin and Gimli meet their goals."""
    t.answer("west", "meriadoc", "peregrin", "gimli_son").skip_to("play", redraw="keep")
    merry, gimli = role(t, "meriadoc"), role(t, "gimli_son")
    rank = t.s.threat[gimli][0]
    return t.past(f"{gimli}: m{rank} s{rank} h2", merry, merry, *[gimli] * 11)


@pytest.mark.rule("FEL-15.18.4", "FEL-15.18.6", "FEL-15.18.3")
def test_ex_32_the_chapter_is_won_after_the_second_won_round() -> None:
    """FEL-EX-32: three hands: each group leaves one of four out; won after the second won round, not the first."""
    t = win_east(Round.of("18", 3, north="r1"))
    assert (t.s.over, t.s.done, t.s.rounds) == ("", ("east",), 2)
    t.settle()
    assert (t.ask.key, t.picks) == ("choose_group", ["west"])
    win_west(t)
    assert (t.s.over, t.s.done, t.s.rounds, len(t.s.completed)) == ("won", ("east", "west"), 2, 6)


@pytest.mark.rule("FEL-15.18.6")
def test_after_a_lost_round_the_other_groups_success_may_be_kept_or_not() -> None:
    t = win_west(Round.of("18", 3, north="r1")).settle()
    assert t.picks == ["east"]
    t.skip_to("play").past(*["north"] * t.s.length)
    assert (t.s.result, t.picks, t.s.done) == ("lost", ["again", "keep", "end"], ("west",))
    again, kept = Round(GAME, t.s.clone()), Round(GAME, t.s.clone())
    assert again.answer("again").settle().picks == ["east", "west"]
    assert kept.answer("keep").settle().picks == ["east"]


@pytest.mark.rule("FEL-15.18.6")
def test_a_first_round_that_is_lost_leaves_nothing_to_keep() -> None:
    t = group("east", 3).skip_to("play")
    t.past(*["south"] * t.s.length)
    assert (t.s.result, t.picks, t.refuses("keep")) == ("lost", ["again", "end"], "FEL-9.16")
