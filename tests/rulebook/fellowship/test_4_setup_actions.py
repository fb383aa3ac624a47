"""Section 4: setup texts and their order, the lost card, giving and passing. `test_4_exchange.py` tests exchanges."""

import pytest

from bree.core import ALL, CHANCE
from bree.games.fellowship.facts import CHARACTERS
from bree.games.fellowship.rules.setups import acting_order
from tests.rulebook.fellowship.fellowship_story import Round

DEAL = {
    "north": "h1 h2 h4 h5 h6 h7 h8 r1 r5",
    "east": "m1 m2 m3 m4 m5 m6 m7 m8 r2",
    "south": "f1 f2 f3 f4 f5 f6 f7 f8 r3",
    "west": "s1 s2 s3 s4 s5 s6 s7 s8 r4",
    "lost": "h3",
}


def exchangers(t: Round) -> list[object]:
    return [line.facts["who"] for line in t.told("exchanges")]


@pytest.mark.rule("FEL-4.1")
@pytest.mark.parametrize(
    ("frodo", "order"),
    [
        ("north", "east south west north"),
        ("east", "south west north east"),
        ("west", "north east south west"),
    ],
)
def test_setup_texts_begin_left_of_frodo_and_frodo_is_last(frodo: str, order: str) -> None:
    hands = order.split()
    t = Round.of("2", 4, **{frodo: "r1"}).start(**dict(zip(hands, ("pippin", "sam", "merry"), strict=False)))
    assert exchangers(t) == hands[:3]
    assert acting_order(t.s) == tuple(hands)


@pytest.mark.rule("FEL-4.2")
@pytest.mark.parametrize(("holder", "order"), [("south", "south west north east"), ("north", "north east south west")])
def test_without_frodo_the_holder_sets_up_first(holder: str, order: str) -> None:
    hands = order.split()
    names = ("pippin", "sam", "barliman", "mr_underhill")
    t = Round.of("7", 4, **{holder: "r1"}).start(**dict(zip(hands, names, strict=True)))
    assert exchangers(t) == hands[:3]
    assert acting_order(t.s) == tuple(hands)


@pytest.mark.rule("FEL-4.3")
def test_gandalf_takes_the_lost_card_and_then_exchanges() -> None:
    t = Round.of("1", 4, **DEAL).choose(east="gandalf", south="bilbo", west="pippin").answer("north")
    assert t.picks[0] == "h3"  # he may give the card that he took
    t.answer("h3")
    assert [line.key for line in t.log[-3:]] == ["takes-lost", "exchanges", "gave"]
    assert "h3" in t.hand("north")


@pytest.mark.rule("FEL-4.3")
def test_sam_draws_his_threat_before_he_exchanges() -> None:
    t = Round.of("2", 4, **DEAL).choose(east="sam", south="merry", west="pippin")
    assert (t.ask.who, t.ask.key) == (CHANCE, "threat_card")
    t.chance("2")
    assert (t.s.threat, t.ask.key, t.turn) == ({"east": (2,)}, "partner", "east")


@pytest.mark.rule("FEL-4.12")
def test_the_lost_card_makes_the_hand_one_card_larger() -> None:
    t = Round.of("1", 4, **DEAL).start(east="gandalf", south="bilbo", west="pippin")
    assert [(line.rule, line.to, line.facts) for line in t.told("takes-lost")] == [
        ("FEL-4.12", ALL, {"who": "east", "card": "h3"})
    ]
    assert (t.hand("east"), t.s.lost, t.s.taker) == (("h3", *DEAL["east"].split()), (), "east")
    assert [len(cards) for cards in t.s.hands.values()] == [9, 10, 9, 9]
    assert (t.s.length, t.s.keeps) == (9, {"east": 1})
    assert t.view()["round"]["lost"] == []


@pytest.mark.rule("FEL-4.12")
@pytest.mark.parametrize(("card", "kept"), [("m4", "r2"), ("r2", "m4")])
def test_which_card_is_left_is_the_characters_own_choice(card: str, kept: str) -> None:
    t = Round.of("1", 4, **DEAL).start(east="gandalf", south="bilbo", west="pippin")
    t.late("north", north="h1", east="m4 r2", south="f1", west="s1").play("h1")
    assert t.picks == ["m4", "r2"]
    t.play(f"{card} f1 s1")
    assert (t.hand("east"), len(t.s.tricks)) == ((kept,), 9)
    assert t.ask.key == "onward"


def gandalf_and_sam(sam: str, gandalf: str, **options: str) -> Round:
    """Chapter 2 with Hills 3 lost; Sam draws rider 3."""
    seats = {sam: "sam", gandalf: "gandalf", "west": "merry"}
    t = Round.of("2", 4, **DEAL, **options).choose(**seats)
    while t.ask.key != "threat_card":
        t.answer("h3" if t.ask.key == "give_back" else t.picks[0])
    return t.chance("3")


@pytest.mark.rule("FEL-4.13")
def test_once_taken_the_card_is_not_lost_for_later_threats() -> None:
    t = gandalf_and_sam(sam="south", gandalf="east")
    assert (t.s.threat, t.s.rejected, t.s.lost) == ({"south": (3,)}, (), ())


@pytest.mark.rule("FEL-4.13")
def test_before_it_is_taken_it_is() -> None:
    t = gandalf_and_sam(sam="east", gandalf="south")
    assert (t.ask.key, t.picks, t.s.threat, t.s.rejected) == ("threat_card", ["1", "2", "4"], {}, ("3",))


@pytest.mark.rule("FEL-4.13")
def test_the_table_may_check_against_the_card_as_turned_up() -> None:
    t = gandalf_and_sam(sam="south", gandalf="east", threat_check="as_turned")
    assert (t.ask.key, t.s.threat, t.s.rejected) == ("threat_card", {}, ("3",))


@pytest.mark.rule("FEL-4.14")
def test_giving_is_no_exchange() -> None:
    """Fatty and Merry have riders that forbid exchanges. Fatty still gives to all, and Merry gets a card."""
    t = Round.of("4", 4, **DEAL).answer("fatty_bolger", "merry")
    t.s.riders |= {"east": "wraith", "south": "wraith"}
    t.answer("sam")
    asked = []
    for card in ("m1", "m2", "r2"):
        asked.append((t.ask.key, t.turn, t.ask.facts["other"]))
        t.answer(card)
    assert asked == [("give_one", "east", f"hand-{other}") for other in ("south", "west", "north")]
    assert t.hand("east") == ("m3", "m4", "m5", "m6", "m7", "m8")
    assert ["m1" in t.hand("south"), "m2" in t.hand("west"), "r2" in t.hand("north")] == [True, True, True]
    t.settle()
    assert (t.turn, t.picks) == ("west", ["north"])  # Sam may not exchange with Merry, whose rider forbids it
    assert exchangers(t) == []


@pytest.mark.rule("FEL-4.14")
def test_solo_giving_leaves_the_one_exchange_of_the_round() -> None:
    t = Round.of("4", 1).choose(east="fatty_bolger", south="merry", west="sam").settle()
    for _ in range(3):
        assert t.ask.key == "give_one"
        t.answer(t.picks[0])
    assert (t.ask.key, t.turn, t.picks) == ("partner", "south", ["north", "west", "pass"])
    assert t.s.exchanged == ""


@pytest.mark.rule("FEL-4.15")
@pytest.mark.parametrize(
    ("chapter", "names", "leader"),
    [
        ("1", "frodo bilbo gandalf", "frodo"),
        ("7", "barliman mr_underhill sam", "mr_underhill"),
        ("9", "frodo sam glorfindel", "glorfindel"),
        ("10", "gandalf bilbo_baggins elrond", "elrond"),
    ],
)
def test_the_setup_text_says_who_leads_first(chapter: str, names: str, leader: str) -> None:
    hands = dict(zip(("north", "east", "south"), names.split(), strict=True))
    t = Round.of(chapter, 3, north="r1").start(**hands)
    assert (t.s.characters[t.turn], t.s.characters[t.s.leader]) == (leader, leader)
    assert CHARACTERS["frodo"].leads


@pytest.mark.rule("FEL-4.16")
def test_a_setup_action_is_carried_out_whenever_it_can_be() -> None:
    t = Round.of("1", 4, **DEAL).choose(east="gandalf", south="bilbo", west="pippin")
    assert t.s.lost == ()  # nobody was asked
    assert (t.ask.key, t.picks, t.refuses("pass")) == ("partner", ["north"], "FEL-4.17")


@pytest.mark.rule("FEL-4.16")
def test_the_table_may_make_exchanges_optional() -> None:
    t = Round.of("1", 4, **DEAL, exchanges="optional").choose(east="gandalf", south="bilbo", west="pippin")
    assert t.picks == ["north", "pass"]
    t.answer("pass")
    assert [(line.rule, line.facts["who"]) for line in t.told("no-exchange")] == [("FEL-4.16", "east")]
    assert (t.turn, exchangers(t)) == ("west", [])


def endless(players: int, **hands: str) -> Round:
    """The endless mode with these characters in the pool."""
    t = Round.of("endless", players)
    while t.ask.key == "draw_pool":
        t.chance(next((name for name in hands.values() if name in t.picks), t.picks[-1]))
    t.chance(t.picks[0], "glamdring", "wraith").deal(north="r1", lost="h3").choose(**hands)
    return t


@pytest.mark.rule("FEL-4.16")
@pytest.mark.parametrize(("answer", "lost", "keeps"), [("take", (), {"east": 1}), ("leave", ("h3",), {})])
def test_after_the_campaign_the_lost_card_may_be_left(answer: str, lost: tuple[str, ...], keeps: object) -> None:
    t = endless(3, east="gandalf", south="gildor").chance("south")
    assert (t.ask.key, t.turn, t.picks) == ("take_or_leave", "east", ["take", "leave"])
    t.answer(answer)
    assert (t.s.lost, t.s.keeps) == (lost, keeps)


@pytest.mark.rule("FEL-4.19")
def test_passing_is_no_exchange() -> None:
    """The Wraith forbids Frodo to exchange, but he may pass even the One Ring."""
    t = endless(4, east="elrond", south="arwen", west="gildor").chance("north")
    assert t.s.riders == {"north": "wraith"}
    passed = {}
    for _ in range(4):
        assert t.ask.key == "seal"
        passed[t.turn] = t.ask.facts["other"]
        t.answer("r1" if t.turn == "north" else t.picks[0])
    assert passed == {"east": "hand-north", "south": "hand-east", "west": "hand-south", "north": "hand-west"}
    assert "r1" in t.hand("west")
    assert [len(cards) for cards in t.s.hands.values()] == [9, 9, 9, 9]


@pytest.mark.rule("FEL-4.19")
@pytest.mark.parametrize("card", ["r1", "h1"])
def test_after_the_passing_only_the_two_know_where_the_one_ring_is(card: str) -> None:
    t = endless(4, east="elrond", south="arwen", west="gildor").chance("north")
    while t.ask.key == "seal":
        t.answer(card if t.turn == "north" else t.picks[0])
    ring = "west" if card == "r1" else "north"
    sure = [seat for seat in (*t.s.seats, "") if (ring, "r1") in t.s.knows.get(seat, ())]
    assert (sure, "r1" in t.hand(ring)) == (["north", "west"], True)


@pytest.mark.rule("FEL-4.19")
def test_solo_passing_leaves_the_one_exchange_of_the_round() -> None:
    t = Round.of("10", 1).choose(north="elrond", east="arwen", south="bilbo_baggins", west="gloin")
    for _ in range(4):
        assert t.ask.key == "seal"
        t.answer(t.picks[0])
    assert (t.s.exchanged, t.ask.key, t.picks[-1]) == ("", "partner", "pass")


@pytest.mark.rule("FEL-2.9", "FEL-4.8", "FEL-4.15")
def test_ex_7_frodos_side_for_four_players() -> None:
    """FEL-EX-7: two Rings, the One Ring may not be exchanged, he leads first."""
    t = Round.of("1", 4, **DEAL).choose(east="gandalf", south="bilbo", west="pippin")
    goal = t.view()["hands"][0]["goal"]
    assert (goal["kind"], goal["suits"], goal["n"]) == ("cards_of_suit_at_least", ["rings"], 2)
    t.answer("north", "m1")
    assert (t.turn, t.refuses("r1")) == ("north", "FEL-4.8")
    assert t.start().turn == "north"


@pytest.mark.rule("FEL-4.12")
def test_ex_8_gandalf_is_left_with_one_card() -> None:
    """FEL-EX-8: Gandalf with the lost card, four players: nine tricks, one card left, the round is over."""
    t = Round.of("1", 4, **DEAL, loss="end").start(east="gandalf", south="bilbo", west="pippin")
    t.skip_to(early_end="go_on", seed=1)
    assert (len(t.s.tricks), t.over) == (9, True)
    assert [len(cards) for cards in t.s.hands.values()] == [0, 1, 0, 0]
