"""Section 4: exchanges. `test_4_setup_actions.py` tests the other setup texts."""

from typing import Any

import pytest

from bree.core import ALL
from bree.games.fellowship.state import PYRAMID
from tests.rulebook.fellowship.fellowship_story import Round

NORTH = "h1 h2 h3 h4 h5 h6 h7 h8 r1"
EAST = "m1 m2 m3 m4 m5 m6 m7 m8 r2"
SOUTH = "f1 f2 f3 f4 f5 f6 f7 f8 r3"
WEST = "s1 s2 s3 s4 s5 s6 s7 s8 r4"  # the lost card is Rings 5
DEAL = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}


def pippin() -> Round:
    """Chapter 2: Frodo north, Sam east, Merry south, Pippin west. Pippin exchanges next."""
    t = Round.of("2", 4, **DEAL).choose(east="sam", south="merry", west="pippin")
    t.chance("1").answer("north", "m1", "m1")  # Sam and Frodo
    t.answer("north", "f1", "f1")  # Merry and Frodo
    assert (t.ask.key, t.turn) == ("partner", "west")
    return t


def gave(t: Round, seat: str | None) -> list[tuple[Any, ...]]:
    """The exchanged cards that a seat can read in the log."""
    return [tuple(line.facts.values()) for line in t.told("gave") if line.visible_to(seat)]


@pytest.mark.rule("FEL-4.4")
def test_the_active_character_hands_one_card_to_one_of_the_named() -> None:
    t = pippin().answer("north")
    assert (t.ask.key, t.ask.rule, t.ask.who, t.turn) == ("give", "FEL-4.4", "west", "west")
    assert t.picks == WEST.split()
    t.answer("s3")
    assert t.hand("west") == ("s1", "s2", "s4", "s5", "s6", "s7", "s8", "r4")
    assert t.hand("north") == ("h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8", "s3", "r1")
    line = t.told("exchanges")[-1]
    assert (line.rule, line.to, line.facts) == ("FEL-4.4", ALL, {"who": "west", "other": "north"})


@pytest.mark.rule("FEL-4.4", "FEL-4.18")
def test_the_card_is_face_down_for_the_others() -> None:
    t = pippin().answer("north", "s3")
    offers = {seat: t.view(seat)["offer"]["card"] for seat in (*t.s.seats, None)}
    assert offers == {"north": "s3", "west": "s3", "east": "?", "south": "?", None: "?"}


@pytest.mark.rule("FEL-4.5")
def test_the_receiver_adds_the_card_and_hands_one_back() -> None:
    t = pippin().answer("south", "s3")
    assert (t.ask.key, t.ask.rule, t.ask.who, t.turn) == ("give_back", "FEL-4.5", "south", "south")
    assert t.ask.facts["card"] == "card-s3"
    assert t.picks == ["f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "s3", "r3"]
    t.answer("f8")
    assert t.hand("south") == ("f1", "f2", "f3", "f4", "f5", "f6", "f7", "s3", "r3")
    assert t.hand("west") == ("f8", "s1", "s2", "s4", "s5", "s6", "s7", "s8", "r4")


@pytest.mark.rule("FEL-4.6")
def test_the_card_handed_back_may_be_the_card_received() -> None:
    t = pippin().answer("south", "s3")
    assert "s3" in t.picks
    t.answer("s3")
    assert (t.hand("south"), t.hand("west")) == (tuple(SOUTH.split()), tuple(WEST.split()))
    assert (t.ask.key, t.s.offer) == ("play", ())


@pytest.mark.rule("FEL-4.7")
def test_only_named_characters_of_this_round_take_part() -> None:
    """Merry is named on Pippin's card but not in the round. Gandalf is in it but not named."""
    t = Round.of("13", 4, **DEAL).choose(east="sam", south="gandalf", west="pippin").chance("1")
    t.answer("north", "m1", "m1").answer("north", "f1", "f1")
    assert t.picks == ["north", "east"]
    assert t.refuses("south") == "FEL-4.7"


@pytest.mark.rule("FEL-4.7")
def test_with_no_named_character_in_the_round_the_exchange_is_skipped() -> None:
    """Chapter 7 has no Frodo: only Sam has no partner, and Barliman exchanges with anyone."""
    t = Round.of("7", 3, north="r1").choose(north="mr_underhill", east="barliman", south="sam")
    assert (t.ask.key, t.turn, t.picks) == ("partner", "east", ["north", "south"])
    t.answer("south").answer(t.picks[0]).answer(t.picks[0]).settle()
    assert (t.ask.key, len(t.told("exchanges"))) == ("play", 1)


@pytest.mark.rule("FEL-4.8")
def test_frodo_never_hands_the_one_ring_back() -> None:
    t = pippin().answer("north", "s3")
    assert t.picks == ["h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8", "s3"]
    assert t.refuses("r1") == "FEL-4.8"


def endless(gift: str = "sting", **hands: str) -> Round:
    """The endless mode, four hands, with these characters, and Sting among the gifts."""
    t = Round.of("endless", 4)
    names = [name for name in hands.values() if name != "gandalf"]
    while t.ask.key == "draw_pool":
        t.chance(next((name for name in names if name in t.picks), t.picks[-1]))
    t.chance(t.picks[0], gift, "terror").deal(**DEAL).choose(**hands)
    return t


@pytest.mark.rule("FEL-4.8")
def test_frodo_never_starts_an_exchange_with_the_one_ring() -> None:
    t = endless(east="gandalf", south="gildor", west="arwen").settle().answer("take")
    t.skip_to("sting").answer("use")
    assert (t.ask.key, t.turn) == ("give", "north")
    assert ("r1" in t.hand("north"), "r1" in t.picks, t.refuses("r1")) == (True, False, "FEL-4.8")


@pytest.mark.rule("FEL-4.8")
def test_nor_does_frodo_give_it_when_all_exchange_at_once() -> None:
    t = Round.of("9", 4, **DEAL).choose(north="frodo", east="glorfindel", south="sam", west="merry")
    t.answer("m1", "m2", "m3")
    assert (t.ask.key, t.turn, t.picks) == ("give_back", "north", [*NORTH.split()[:-1], "m1"])
    assert t.refuses("r1") == "FEL-4.8"


@pytest.mark.rule("FEL-4.9")
def test_anybody_else_may_exchange_the_one_ring() -> None:
    """Chapter 7: Mr. Underhill gives it back, Barliman gives it away."""
    t = Round.of("7", 4, **DEAL).choose(north="mr_underhill", east="barliman", south="merry", west="sam")
    t.answer("north", "m1")
    assert t.picks == [*NORTH.split()[:8], "m1", "r1"]
    assert "r1" in t.answer("r1").hand("east")
    t = Round.of("7", 4, **DEAL).choose(north="barliman", east="mr_underhill", south="merry", west="sam")
    assert t.answer("east").picks == NORTH.split()
    assert "r1" in t.answer("r1").hand("east")


@pytest.mark.rule("FEL-4.9")
def test_in_chapter_9_the_holder_may_exchange_it_without_being_frodo() -> None:
    t = Round.of("9", 4, **DEAL).choose(north="sam", east="glorfindel", south="pippin", west="merry")
    t.skip_to("partner")
    assert (t.turn, t.s.characters["north"]) == ("north", "sam")
    assert "r1" in t.answer(t.picks[0]).picks


@pytest.mark.rule("FEL-4.10")
def test_hands_keep_their_size() -> None:
    for back in ("f8", "s3", "r3"):
        t = pippin().answer("south", "s3", back)
        assert [len(cards) for cards in t.s.hands.values()] == [9, 9, 9, 9]


def glorfindel() -> Round:
    """Chapter 9: Glorfindel is north with the One Ring; Sam, Merry and Bill follow clockwise."""
    t = Round.of("9", 4, **DEAL).choose(north="glorfindel", east="sam", south="merry", west="bill_the_pony")
    assert t.s.hands["north"][-1] == "r5"  # he took the lost card
    return t


@pytest.mark.rule("FEL-4.11")
def test_all_cards_given_at_the_same_time_are_chosen_before_any_comes_back() -> None:
    t = glorfindel()
    own = [*NORTH.split(), "r5"]
    for number, (other, card) in enumerate((("east", "h1"), ("south", "h2"), ("west", "h3"))):
        assert (t.ask.key, t.ask.rule, t.turn, t.ask.facts["other"]) == ("seal", "FEL-4.11", "north", "hand-" + other)
        assert t.picks == own[number:]
        t.answer(card)
    assert (t.ask.key, t.turn) == ("give_back", "east")


@pytest.mark.rule("FEL-4.11", "FEL-4.5", "FEL-4.6")
def test_whoever_receives_one_of_them_looks_at_it_and_may_return_the_same_card() -> None:
    t = glorfindel().answer("h1", "h2", "h3")
    hands = {"east": EAST, "south": SOUTH, "west": WEST}
    for (other, held), card, back in zip(hands.items(), ("h1", "h2", "h3"), ("h1", "f1", "s1"), strict=True):
        assert (t.ask.key, t.ask.rule, t.turn, t.ask.facts["card"]) == ("give_back", "FEL-4.5", other, "card-" + card)
        assert t.picks == [card, *held.split()]
        assert card in t.view(other)["hands"][t.s.order.index(other)]["cards"]
        t.answer(back)
    assert t.hand("north") == ("h1", "h4", "h5", "h6", "h7", "h8", "f1", "s1", "r1", "r5")
    assert t.hand("east") == tuple(EAST.split())
    assert [t.hand(hand)[0] for hand in ("south", "west")] == ["h2", "h3"]
    assert t.s.sealed == {}


@pytest.mark.rule("FEL-4.11")
def test_a_card_that_was_returned_stays_known_to_both() -> None:
    t = glorfindel().answer("h1", "h2", "h3", "m1", "f1", "s1")
    for hand, card, back in (("east", "h1", "m1"), ("south", "h2", "f1"), ("west", "h3", "s1")):
        assert ("north", back) in t.s.knows[hand]
        assert (hand, card) in t.s.knows["north"]


@pytest.mark.rule("FEL-4.11")
def test_the_cards_are_sealed_until_all_are_chosen() -> None:
    t = glorfindel().answer("h1", "h2")
    assert [way["card"] for way in t.view("east")["sealed"]] == ["?", "?"]
    assert [way["card"] for way in t.view("north")["sealed"]] == ["h1", "h2"]
    assert "h1" not in t.view("east")["hands"][1]["cards"]
    assert t.told("gave") == []


@pytest.mark.rule("FEL-4.11", "FEL-13.9")
def test_a_pyramid_that_gives_to_several_gets_their_cards_into_its_places() -> None:
    t = Round.of("9", 2, north="r1", pyramid="h1 h2 h3 h4 h5", lost="f8")
    t.choose(north="frodo", east="sam", pyramid="glorfindel").skip_to("seal").answer("h1", "h2")
    backs = [t.answer(next(card for card in t.picks if card not in ("h1", "h2"))) and t.s.pyramid[n] for n in (0, 1)]
    assert t.s.pyramid[2:5] == ("h3", "h4", "h5")
    assert all(card in t.hand("pyramid") for card in backs)


@pytest.mark.rule("FEL-4.17")
def test_with_several_partners_one_is_picked_and_one_exchange_made() -> None:
    t = pippin()
    assert (t.ask.rule, t.ask.who, t.picks) == ("FEL-4.17", "west", ["north", "east", "south"])
    t.answer("east", "s1", "m1")
    assert (t.ask.key, len(t.told("exchanges"))) == ("play", 3)  # Sam's, Merry's and Pippin's


@pytest.mark.rule("FEL-4.17")
def test_a_card_may_say_that_more_exchanges_are_made() -> None:
    """Gwaihir exchanges twice."""
    t = Round.of("12", 3, north="r1").choose(north="gandalf", east="gwaihir", south="shadowfax").skip_to("partner")
    for _ in range(2):
        assert (t.ask.key, t.turn, t.picks) == ("partner", "east", ["north"])
        t.answer("north").answer(t.picks[0]).answer(t.picks[0])
    t.skip_to("play", partner="none")
    assert len(t.told("exchanges")) == 2


@pytest.mark.rule("FEL-4.18")
def test_the_cards_are_seen_by_the_two_partners_only() -> None:
    t = pippin().answer("south", "s3", "f8")
    cards = [("west", "south", "s3"), ("south", "west", "f8")]
    assert [gave(t, seat)[-2:] for seat in ("west", "south")] == [cards, cards]
    assert gave(t, None) == []
    assert not set(cards) & {*gave(t, "north"), *gave(t, "east")}
    assert [line.rule for line in t.told("gave")] == ["FEL-4.18"] * 6


@pytest.mark.rule("FEL-4.18")
def test_all_see_what_goes_to_or_from_a_face_up_hand() -> None:
    t = endless(east="goldberry", south="barliman", west="gandalf").settle()
    t.answer("east", "f3", "m1")
    assert gave(t, None) == [("south", "east", "f3"), ("east", "south", "m1")]
    t = Round.of("1", 2, north="r1", east="h1", pyramid="h2").choose(east="bilbo", pyramid="pippin")
    t.answer("north", "h2").answer("h2")
    assert gave(t, None) == [(PYRAMID, "north", "h2"), ("north", PYRAMID, "h2")]


@pytest.mark.rule("FEL-4.7", "FEL-4.17")
def test_ex_4_frodo_is_pippins_only_partner() -> None:
    """FEL-EX-4: Pippin names Frodo, Sam and Merry, but chapter 1 has only Frodo."""
    t = Round.of("1", 4, **DEAL).choose(east="bilbo", south="gandalf", west="pippin")
    t.answer("north", "f1", "f1")  # Gandalf's exchange
    assert (t.turn, t.picks) == ("west", ["north"])
    assert (t.refuses("east"), t.refuses("south")) == ("FEL-4.7", "FEL-4.7")
