"""Chapters 5 and 6: the Old Forest, the Barrow-downs."""

import pytest

from bree.core import Refusal
from bree.games.fellowship import GAME
from bree.games.fellowship.card import ALL_CARDS
from bree.games.fellowship.facts import CHAPTERS, EVENTS
from bree.games.fellowship.verdict import Verdict
from tests.rulebook.fellowship.fellowship_story import Round

MET, FAILED = Verdict(True, True), Verdict(False, True)
HANDS = ("north", "east", "south", "west")
FOREST_DECK = ["f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9"]


def forest(players: int = 4, **cards: str) -> Round:
    """Chapter 5: north is Frodo, east Tom, south Pippin, west (with four hands) Merry."""
    return Round.of("5", players, north="r1", **cards).choose(east="tom_bombadil", south="pippin", west="merry")


def first_trick(card: str, **hands: str) -> Round:
    """The first trick of chapter 5 with four hands and this card of the Forest."""
    return forest().skip_to("grim_card").give_hands(**hands).chance(card)


# Chapter 5.


@pytest.mark.rule("FEL-15.5.1")
def test_the_old_forest_deck_is_the_eight_forests_and_the_willow_9() -> None:
    t = forest()
    assert not any(card[0] == "f" for hand in HANDS for card in t.hand(hand))
    t.skip_to("grim_card")
    assert t.picks == FOREST_DECK
    t.chance("f9")
    assert t.game.view(t.s, None)["round"]["grim"] == {"up": ["f9"], "left": 8}


@pytest.mark.rule("FEL-15.5.1")
def test_the_willow_9_appears_in_chapter_5_only() -> None:
    assert "f9" not in ALL_CARDS
    assert [name for name, event in EVENTS.items() if event.joins == "f9"] == ["old_man_willow"]
    assert [n for n, chapter in CHAPTERS.items() if "old_man_willow" in chapter.events] == [5]


@pytest.mark.rule("FEL-15.5.1")
def test_with_three_hands_every_forest_card_comes_once() -> None:
    t = forest(3).skip_to("onward", early_end="go_on")
    assert sorted(trick.forest for trick in t.s.tricks) == FOREST_DECK
    assert t.s.grim.size == 0


@pytest.mark.rule("FEL-15.5.2", "FEL-15.5.11", "FEL-15.5.4")
def test_ex_20_on_equal_rank_the_forest_loses_and_a_lower_trick_is_the_forests() -> None:
    """FEL-EX-20: Forest card 4, Mountains led; best Mountains 4, then best Mountains 3."""
    hands = {"north": "m1", "east": "m2", "south": "m3"}
    t = first_trick("f4", **hands, west="m4").play("m1 m2 m3 m4")
    assert (t.s.tricks[0].winner, t.told("wins")[0].facts["who"]) == ("west", "west")
    t = first_trick("f4", **hands, west="h8").give_hands(west="h8 h7 h6 h5 h4 h3 h2").play("m1 m2 m3 h8")
    assert (t.s.tricks[0].winner, t.s.tricks[0].forest) == ("", "f4")
    assert [(entry.rule, entry.facts) for entry in t.told("forest-wins")] == [("FEL-15.5.11", {"card": "f4"})]
    t.chance("f1").past("north", "east", "west", "south", "north", "west")
    assert t.verdict("south") == MET


@pytest.mark.rule("FEL-15.5.11")
def test_no_character_gets_the_cards_that_the_forest_takes() -> None:
    t = first_trick("f9", north="h1", east="h2", south="h3", west="h8").play("h1 h2 h3 h8")
    hands = t.game.view(t.s, None)["hands"]
    assert [(hand["tricks"], hand["shown"]) for hand in hands] == [(0, [])] * 4
    t = first_trick("f7", north="h1", east="h2", south="h3", west="h8").play("h1 h2 h3 h8")
    assert [hand["tricks"] for hand in t.game.view(t.s, None)["hands"]] == [0, 0, 0, 1]


@pytest.mark.rule("FEL-15.5.3")
def test_losing_a_trick_to_the_forest_has_no_penalty_of_its_own() -> None:
    t = first_trick("f9", north="h1", east="h2", south="h3", west="h8").play("h1 h2 h3 h8")
    assert (t.s.doomed, t.s.result, t.ask.key) == (False, "", "grim_card")
    assert not any(t.verdict(hand).lost for hand in HANDS)
    assert [len(t.hand(hand)) for hand in HANDS] == [6, 7, 6, 6]


@pytest.mark.rule("FEL-15.5.3")
def test_a_round_with_tricks_of_the_forest_can_be_won() -> None:
    t = first_trick("f1").give_hands(east="h8")
    t.past("north: r1 m1 m2 r2", "east: h1 h2 h3 h4", "forest", "forest", "west", "west", "forest", spare="h8")
    assert (t.hand("east"), t.s.result, t.s.over) == (("h8",), "won", "won")


@pytest.mark.rule("FEL-15.5.4")
@pytest.mark.parametrize(("tricks", "expected"), [
    ("north north east east south west west", MET),
    ("forest forest forest north east south west", MET),
    ("forest forest forest forest forest north south", FAILED),
])  # fmt: skip
def test_the_tricks_of_the_forest_do_not_matter_for_pippin(tricks: str, expected: Verdict) -> None:
    assert first_trick("f1").past(*tricks.split()).verdict("south") == expected


@pytest.mark.rule("FEL-15.5.5", "FEL-15.5.10", "FEL-15.5.6")
def test_ex_21_toms_hand_and_what_is_left_of_it() -> None:
    """FEL-EX-21: 9 + 2 cards with three players, 7 + 1 with four; solo a draw deck of 29 - 1 - 16 = 12."""
    for players, before, tricks, kept in ((3, 11, 9, 2), (4, 8, 7, 1)):
        t = forest(players)
        assert len(t.hand("east")) == before
        t.skip_to("onward", early_end="go_on")
        assert (len(t.s.tricks), len(t.hand("east"))) == (tricks, kept)
        assert all(t.hand(hand) == () for hand in t.s.order if hand != "east")
    t = Round.begin(GAME, chapter="5", players=1).settle()
    assert (len(t.s.lost), [len(t.hand(hand)) for hand in HANDS], t.s.deck.size) == (1, [4] * 4, 12)
    assert not any(card[0] == "f" for card in t.s.deck.cards())


@pytest.mark.rule("FEL-15.5.7")
def test_two_players_have_a_pyramid_of_nine_cards_in_the_old_forest() -> None:
    t = Round.begin(GAME, chapter="5", players=2).settle()
    assert (t.s.rows, len(t.s.pyramid)) == ((4, 3, 2), 9)
    assert t.game.view(t.s, None)["pyramid"] == {
        "rows": [4, 3, 2],
        "places": [*t.s.pyramid[:4], "?", "?", "?", "?", "?"],
        "beside": [],
        "free": list(t.hand("pyramid")),
    }


@pytest.mark.rule("FEL-15.5.8")
def test_the_same_leader_leads_again_after_a_trick_of_the_forest() -> None:
    t = first_trick("f9", north="h1", east="h2", south="h3", west="h8").play("h1 h2 h3 h8").chance("f1")
    assert (t.ask.key, t.turn, t.ask.rule) == ("play", "north", "FEL-5.1")
    t = first_trick("f8", north="h1", east="h2", south="h3", west="h8").play("h1 h2 h3 h8").chance("f1")
    assert t.turn == "west"


@pytest.mark.rule("FEL-15.5.9")
@pytest.mark.parametrize(("ring", "winner"), [("r1!", "north"), ("r1", "")])
def test_the_one_ring_used_to_win_cannot_lose_to_the_forest(ring: str, winner: str) -> None:
    t = first_trick("f1").past("north: h8 h1 h2 r3", spare="r1 r2 r4 r5")
    t.give_hands(north="r1", east="r2", south="r4", west="r5").chance("f9")
    t.play(f"{ring} r2 r4 r5")
    assert t.s.tricks[1].winner == winner


@pytest.mark.rule("FEL-15.5.10")
@pytest.mark.parametrize(("players", "lost", "each"), [(2, 2, 9), (3, 2, 9), (4, 1, 7)])
def test_lost_cards_and_hands_in_the_old_forest(players: int, lost: int, each: int) -> None:
    t = Round.begin(GAME, chapter="5", players=players).settle()
    hands = [t.hand(hand) for hand in t.s.order if hand != "pyramid"] + [t.s.pyramid] * (players == 2)
    assert (len(t.s.lost), [len(hand) for hand in hands], t.s.deck.size) == (lost, [each] * len(hands), 0)
    assert sum(len(hand) for hand in hands) + lost == 29


@pytest.mark.rule("FEL-15.5.12")
def test_neither_of_two_lost_cards_may_be_the_one_ring() -> None:
    t = Round.begin(GAME, chapter="5", players=3)
    for _ in range(2):
        assert t.ask.key == "turn_lost"
        assert "r1" not in t.picks
        assert "r2" in t.picks
        t.chance(t.picks[0])
    assert t.ask.key == "draw"
    assert "r1" in t.picks
    with pytest.raises(Refusal) as refusal:
        Round.of("5", 3, lost="h1 r1")
    assert refusal.value.rule == "FEL-2.4"


@pytest.mark.rule("FEL-8.5", "FEL-15.5.8")
def test_the_card_of_a_trick_that_is_over_says_nothing_about_the_next() -> None:
    t = first_trick("f1", north="h1", east="h2", south="h3", west="h8")
    t.past("west", "west", "east", "north", "north", spare="h1 h2 h3 h8").chance("f9").play("h1 h2 h3 h8")
    assert (len(t.s.tricks), t.s.length, t.s.grim_up) == (6, 7, ())
    assert t.verdict("west") == Verdict(True, False)


# Chapter 6.


def downs(players: int = 4, **cards: str) -> Round:
    """Chapter 6: north is Frodo, east Tom, south Goldberry, west (with four hands) Merry."""
    return Round.of("6", players, north="r1", **cards).choose(east="tom_bombadil", south="goldberry", west="merry")


@pytest.mark.rule("FEL-15.6.1")
@pytest.mark.parametrize(("winners", "expected"), [
    ("south south south south north north east east", FAILED),
    ("south south south east east east east south", FAILED),
    ("south south east east east east east east", FAILED),
    ("east east east east east east east east", FAILED),
    ("east east east east east south south south", MET),
])  # fmt: skip
def test_goldberry_needs_three_tricks_in_a_row_and_no_others(winners: str, expected: Verdict) -> None:
    assert downs().skip_to("play").past(*winners.split()).verdict("south") == expected


@pytest.mark.rule("FEL-15.6.2")
def test_goldberrys_hand_lies_open_all_round() -> None:
    t = downs()
    assert t.ask.key == "dig"
    assert all(hand["cards"] == [] for hand in t.game.view(t.s, None)["hands"])
    t.skip_to("play")
    assert [entry.rule for entry in t.told("opens")] == ["FEL-15.6.2"]
    while not t.over and t.ask.key != "onward":
        for seat in (None, "north", "west"):
            assert t.game.view(t.s, seat)["hands"][2]["cards"] == list(t.hand("south"))
        if t.ask.key == "play" and t.s.tricks:
            assert t.game.view(t.s, "north")["hands"][1]["cards"] == []
        t.answer("go_on" if t.ask.key == "early_end" else t.picks[0])


@pytest.mark.rule("FEL-15.6.3")
@pytest.mark.parametrize("players", [1, 3, 4])
def test_tom_ends_with_five_cards(players: int) -> None:
    t = downs(players).skip_to("onward", early_end="go_on")
    assert [len(t.hand(hand)) for hand in t.s.order] == [5 if hand == "east" else 0 for hand in t.s.order]


@pytest.mark.rule("FEL-15.6.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_is_no_lost_card_on_the_downs(players: int) -> None:
    t = Round.begin(GAME, chapter="6", players=players)
    assert t.ask.key == "bury"
    t.settle()
    assert (t.s.lost, t.told("lost"), t.game.view(t.s, None)["round"]["lost"]) == ((), [], [])


@pytest.mark.rule("FEL-15.6.5", "FEL-15.6.3", "FEL-15.6.1")
def test_ex_22_the_downs_alone() -> None:
    """FEL-EX-22: 37 - 5 - 16 = 16 to draw, 12 after Goldberry's four; eight tricks; Tom ends with five."""
    t = downs(1)
    assert (len(t.s.barrow), t.s.deck.size, len(t.hand("south"))) == (5, 16, 4)
    t.skip_to("play")
    assert (t.s.deck.size, len(t.hand("south")), t.s.length) == (12, 8, 8)
    assert downs().skip_to("play").past("north", *["south"] * 3, *["east"] * 4).verdict("south") == MET
    broken = downs().skip_to("play").past("north", "south", "south", "north", "south", *["east"] * 3)
    assert broken.verdict("south") == FAILED
    t.skip_to("onward", early_end="go_on")
    assert (len(t.s.tricks), len(t.hand("east"))) == (8, 5)


@pytest.mark.rule("FEL-15.6.5")
def test_alone_goldberry_takes_four_cards_at_once_and_none_later() -> None:
    t = downs(1).skip_to("onward", early_end="go_on")
    draws = [entry.facts["who"] for entry in t.told("draws")]
    assert draws[:4] == ["south"] * 4
    assert [draws[4:].count(hand) for hand in HANDS] == [4, 4, 0, 4]


@pytest.mark.rule("FEL-15.6.6")
def test_two_players_have_the_pyramid_of_chapter_5_on_the_downs() -> None:
    t = Round.begin(GAME, chapter="6", players=2).settle()
    assert (t.s.rows, len(t.s.pyramid)) == ((4, 3, 2), 9)
    assert t.game.view(t.s, None)["pyramid"]["places"] == [*t.s.pyramid[:4], "?", "?", "?", "?", "?"]


@pytest.mark.rule("FEL-15.6.7")
def test_a_pyramid_that_is_goldberry_lies_face_up_but_its_upper_five_stay_covered() -> None:
    t = Round.of("6", 2, north="r1 r2").choose(east="tom_bombadil", pyramid="goldberry").skip_to("play")
    shown = t.game.view(t.s, None)["pyramid"]
    assert (shown["places"], shown["free"]) == (list(t.s.pyramid), list(t.s.pyramid[:4]))
    t.answer(t.picks[0]).answer(t.picks[0])
    assert t.turn == "pyramid"
    assert [t.refuses(card) for card in t.s.pyramid[4:]] == ["FEL-13.11"] * 5


@pytest.mark.rule("FEL-15.6.8")
def test_a_pyramid_that_is_tom_has_the_barrow_cards_open_beside_it_covering_nothing() -> None:
    t = Round.of("6", 2, north="r1 r2").choose(east="goldberry", pyramid="tom_bombadil").skip_to("partner")
    shown = t.game.view(t.s, None)["pyramid"]
    assert len(shown["beside"]) == 5
    assert set(shown["beside"]) | set(t.s.pyramid[:4]) == set(shown["free"])
    assert shown["places"] == [*t.s.pyramid[:4], "?", "?", "?", "?", "?"]
    t.s.todo[:] = [("play", "pyramid")]
    assert t.picks == [card for card in shown["free"] if card[0] != "r"]


@pytest.mark.rule("FEL-15.6.9")
@pytest.mark.parametrize(("players", "barrow", "each"), [(4, 5, 8), (3, 10, 9), (2, 10, 9)])
def test_barrow_cards_hands_and_tricks(players: int, barrow: int, each: int) -> None:
    t = Round.begin(GAME, chapter="6", players=players)
    for left in range(barrow, 0, -1):
        assert (t.ask.key, len(t.picks)) == ("bury", 32 - barrow + left)
        assert not any(card[0] == "r" for card in t.picks)
        t.chance(t.picks[0])
    t.settle()
    assert (len(t.s.barrow), t.s.deck.size) == (barrow, 0)
    assert [len(t.hand(hand)) for hand in t.s.order if hand != "pyramid"] == [each] * min(players, 4)
    t.skip_to("play")
    assert t.s.length == each


@pytest.mark.rule("FEL-15.6.9")
@pytest.mark.parametrize(("players", "left"), [(4, 0), (3, 5)])
def test_tom_gets_five_of_the_barrow_cards(players: int, left: int) -> None:
    t = downs(players)
    before, barrow = t.hand("east"), t.s.barrow
    assert (t.ask.key, t.picks) == ("dig", sorted(barrow))
    t.settle()
    new = set(t.hand("east")) - set(before)
    assert (len(new), new <= set(barrow), len(t.s.barrow)) == (5, True, left)
