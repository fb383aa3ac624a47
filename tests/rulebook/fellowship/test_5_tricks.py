"""Section 5: tricks."""

import json

import pytest

from bree.core import ALL
from bree.games.fellowship import GAME
from bree.games.fellowship.card import bits
from bree.games.fellowship.round_count import count_round
from bree.games.fellowship.state import Trick
from tests.rulebook.fellowship.fellowship_story import Round

NORTH = "h1 h2 m1 m2 m3 f1 f2 f3 s1 s2 r1 r2"
EAST = "h3 h4 h5 h6 m4 m5 f4 f5 s3 s4 r3 r4"
SOUTH = "h7 h8 m6 m7 m8 f6 f7 s5 s6 s7 s8 r5"  # the lost card is Forests 8


def table() -> Round:
    """Frodo, Bilbo and Pippin have these hands."""
    return Round.of("1", 3, north=NORTH, east=EAST, south=SOUTH).start(east="bilbo", south="pippin")


def late(leader: str, **hands: str) -> Round:
    """The last cards of such a round; Forests 8 is the lost card."""
    return table().late(leader, **hands)


@pytest.mark.rule("FEL-5.1")
def test_the_leader_plays_any_card_but_sealed_rings_and_its_suit_is_the_lead_suit() -> None:
    t = table()
    assert (t.turn, t.ask.rule, t.ask.facts["suit"]) == ("north", "FEL-5.1", "suit-any")
    assert t.picks == NORTH.split()[:10]
    assert t.refuses("r2") == "FEL-6.2"
    t.play("m2")
    assert t.ask.facts["suit"] == "suit-mountains"
    assert GAME.view(t.s, None)["round"]["lead_suit"] == "mountains"
    assert [(line.rule, line.facts["card"]) for line in t.told("plays")] == [("FEL-5.1", "m2")]


@pytest.mark.rule("FEL-5.1")
def test_once_rings_are_free_the_leader_plays_any_card_at_all() -> None:
    t = late("east", north="h1 h2", east="m5 r4", south="s5 s6")
    assert t.picks == ["m5", "r4"]


@pytest.mark.rule("FEL-5.2")
def test_the_others_follow_clockwise_with_one_card_each() -> None:
    t = table().play("m2")
    assert (t.turn, t.ask.who, t.ask.rule) == ("east", "east", "FEL-5.2")
    t.play("m4")
    assert (t.turn, t.ask.who, t.ask.rule) == ("south", "south", "FEL-5.2")
    t.play("m6")
    assert {hand: len(cards) for hand, cards in t.s.hands.items()} == {"north": 11, "east": 11, "south": 11}
    assert [line.facts["who"] for line in t.told("plays")] == ["north", "east", "south"]
    assert [t.turn, t.play("s5").turn, t.play("s1").turn] == ["south", "north", "east"]


@pytest.mark.rule("FEL-5.2")
def test_four_hands_follow_clockwise_from_the_leader() -> None:
    t = Round.of("1", 4, south="r1 h1").start(west="bilbo", north="gandalf", east="pippin")
    turns = []
    while not t.s.tricks:
        turns.append(t.turn)
        t.play(t.picks[0])
    assert turns == ["south", "west", "north", "east"]


@pytest.mark.rule("FEL-5.3")
def test_whoever_has_the_lead_suit_must_play_it() -> None:
    t = table().play("m2")
    assert t.picks == ["m4", "m5"]
    assert [t.refuses(card) for card in ("h3", "f5", "s4", "r3")] == ["FEL-5.3"] * 4
    assert t.play("m4").picks == ["m6", "m7", "m8"]
    assert t.refuses("r5") == "FEL-5.3"


@pytest.mark.rule("FEL-5.4")
def test_whoever_lacks_the_lead_suit_may_play_any_card_also_rings() -> None:
    t = late("south", north="f1 r1 h2", east="m4 s3 r3", south="h7 m8 s8").play("h7")
    assert t.picks == ["h2"]
    t = late("south", north="f1 r1 r2", east="m4 s3 r3", south="h7 m8 s8").play("h7")
    assert t.picks == ["f1", "r1", "r2", "r1!"]
    assert t.play("r2").picks == ["m4", "s3", "r3"]


@pytest.mark.rule("FEL-5.5")
@pytest.mark.parametrize(
    ("leader", "cards", "winner"),
    [
        ("north", "h2 h1 h3", "south"),
        ("north", "h2 h5 h3", "east"),
        ("north", "h6 h5 h3", "north"),
        ("north", "h1 m8 s8", "north"),
        ("north", "h1 r5 f7", "north"),
        ("east", "f4 f5 m8", "south"),
        ("south", "s1 m8 r5", "south"),
    ],
)
def test_the_highest_card_of_the_lead_suit_wins(leader: str, cards: str, winner: str) -> None:
    order = {"north": "north east south", "east": "east south north", "south": "south north east"}[leader]
    hands = dict(zip(order.split(), cards.split(), strict=True))
    assert late(leader, **hands).play(cards).s.tricks[-1].winner == winner


@pytest.mark.rule("FEL-5.5")
def test_only_the_one_ring_and_the_rivers_of_chapter_17_win_against_the_lead_suit() -> None:
    assert late("north", north="h6", east="r1", south="h7").play("h6 r1! h7").s.tricks[-1].winner == "east"
    for chapter, winner in (("17", "south"), ("18", "west")):
        t = Round.of(chapter, 4, north="r1", lost="w8").skip_to("play")
        t.late("north", north="f6", east="f7", south="w2", west="f8").play("f6 f7 w2 f8")
        assert t.s.tricks[-1].winner == winner


@pytest.mark.rule("FEL-5.6")
def test_the_winner_takes_all_cards_of_the_trick() -> None:
    t = table().play("m2 m4 m6")
    plays = (("north", "m2"), ("east", "m4"), ("south", "m6"))
    assert (t.s.tricks, t.s.trick) == ([Trick("south", plays)], {})
    count = count_round(t.s)
    assert (count.n, count.won) == ([0, 0, 1], [0, 0, bits(("m2", "m4", "m6"))])
    won = t.told("wins")[-1]
    assert (won.rule, won.to, won.facts) == ("FEL-5.5", ALL, {"who": "south", "count": 1})
    assert [hand["tricks"] for hand in GAME.view(t.s, None)["hands"]] == [0, 0, 1]
    t.play("s8 s1 s3")
    assert [hand["tricks"] for hand in GAME.view(t.s, None)["hands"]] == [0, 0, 2]


@pytest.mark.rule("FEL-5.6")
def test_the_pile_of_won_cards_lies_face_down() -> None:
    t = table().play("m2 m4 m6")
    assert GAME.view(t.s, "north")["last"]["winner"] == "south"
    t.play("s8 s1 s3")
    for seat in (*t.s.seats, None):
        shown = json.dumps(GAME.view(t.s, seat))
        assert not [card for card in ("m2", "m4", "m6") if f'"{card}"' in shown]


@pytest.mark.rule("FEL-5.7")
def test_the_winner_leads_the_next_trick() -> None:
    t = table().play("m2 m4 m6")
    assert (t.s.leader, t.turn, t.ask.rule) == ("south", "south", "FEL-5.1")
    t.play("s5 s1 s3")
    assert (t.s.leader, t.turn) == ("south", "south")
    assert late("north", north="h1 f1", east="h5 m5", south="h2 s6").play("h1 h5 h2").turn == "east"


@pytest.mark.rule("FEL-5.8")
@pytest.mark.parametrize("frodo", ["north", "east", "south"])
def test_frodo_leads_the_first_trick(frodo: str) -> None:
    others = {"north": "east south", "east": "south north", "south": "north east"}[frodo].split()
    t = Round.of("1", 3, **{frodo: "r1"}).start(**dict(zip(others, ("bilbo", "gandalf"), strict=True)))
    assert (t.turn, t.s.leader, t.s.characters[frodo]) == (frodo, frodo, "frodo")
    begin = t.told("begin")[-1]
    assert (begin.rule, begin.facts) == ("FEL-5.8", {"who": frodo, "count": 12})


@pytest.mark.rule("FEL-5.8")
def test_a_card_may_say_that_another_leads_first() -> None:
    t = Round.of("9", 3, north="r1").start(north="frodo", east="sam", south="glorfindel")
    assert (t.s.characters["north"], t.turn) == ("frodo", "south")


def fatty(leader: str, **hands: str) -> Round:
    """Chapter 4: East is Fatty, with fewer cards than the others."""
    t = Round.of("4", 4, north="r1", lost="r5").start(east="fatty_bolger", south="merry", west="sam")
    assert t.s.length == 10
    return t.late(leader, **hands)


@pytest.mark.rule("FEL-5.9")
def test_a_hand_without_cards_is_skipped() -> None:
    t = fatty("north", north="h1 h2 f1 f2", south="m3 m4 m5 m6", west="h5 h6 s1 s2").play("h1")
    assert (t.turn, t.picks) == ("south", ["m3", "m4", "m5", "m6"])
    t.play("m3 h5")
    assert t.s.tricks[-1].plays == (("north", "h1"), ("south", "m3"), ("west", "h5"))
    assert [t.turn, t.play("h6").turn, t.play("h2").turn] == ["west", "north", "south"]


@pytest.mark.rule("FEL-5.9")
def test_if_a_hand_without_cards_would_lead_the_next_on_its_left_leads() -> None:
    t = fatty("north", north="h1 h2 h3 f1 f2", east="h8", south="m3 m4 m5 m6 m7", west="h5 h6 s1 s2 s3")
    t.play("h1 h8 m3 h5")
    assert (t.s.tricks[-1].winner, t.s.hands["east"]) == ("east", ())
    assert (t.turn, t.s.leader, t.picks) == ("south", "south", ["m4", "m5", "m6", "m7"])


@pytest.mark.rule("FEL-5.10")
def test_the_winner_is_settled_when_every_hand_has_played_exactly_one_card() -> None:
    t = table()
    for card, played in (("m2", 1), ("m4", 2)):
        t.play(card)
        assert (len(t.s.trick), t.s.tricks, t.told("wins")) == (played, [], [])
    t.play("m6")
    assert [hand for hand, _ in t.s.tricks[0].plays] == ["north", "east", "south"]
    assert [line.facts["who"] for line in t.told("wins")] == ["south"]


@pytest.mark.rule("FEL-5.10")
def test_four_hands_make_a_trick_of_four_cards() -> None:
    t = Round.of("1", 4, north="r1", lost="r5").start(east="bilbo", south="gandalf", west="pippin")
    t.late("north", north="h1", east="h3", south="h2 r2", west="h8").play("h1 h3 h2")
    assert len(t.s.tricks) == 8
    t.play("h8")
    assert (len(t.s.tricks), t.s.tricks[-1].winner, len(t.s.tricks[-1].plays)) == (9, "west", 4)


@pytest.mark.rule("FEL-5.10")
def test_a_trick_is_complete_without_the_hands_that_have_no_cards() -> None:
    t = fatty("north", north="h1 h2 f1 f2", south="m3 m4 m5 m6", west="h5 h6 s1 s2").play("h1 m3")
    assert len(t.s.tricks) == 6
    t.play("h5")
    assert (len(t.s.tricks), t.s.tricks[-1].winner) == (7, "west")


@pytest.mark.rule("FEL-5.3", "FEL-5.5", "FEL-6.3")
def test_ex_1_gandalf_follows_bilbo_cannot() -> None:
    """FEL-EX-1: Frodo leads Hills 1, Gandalf has Hills 3 and 6, Bilbo has none and plays Rings 5."""
    t = Round.of("1", 3, north="r1 h1 h2 h4 h5 h7 h8", east="h3 h6", south="r5", lost="s8")
    t.start(east="gandalf", south="bilbo").play("h1")
    assert t.picks == ["h3", "h6"]
    assert not t.play("h3").s.token
    assert "r5" in t.picks
    t.play("r5")
    assert (t.s.tricks[0].winner, t.turn, t.s.leader) == ("east", "east", "east")
    assert t.s.token
