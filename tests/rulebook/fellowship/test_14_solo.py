"""Section 14: one player with four open hands and a draw deck."""

from random import Random

import pytest

from bree.core import CHANCE
from bree.games.fellowship import GAME
from bree.games.fellowship.card import MAIN
from bree.games.fellowship.state import HANDS
from bree.games.fellowship.verdict import verdicts
from tests.rulebook.fellowship.fellowship_story import Round

REST = sorted(card for card in MAIN if card != "r1")
PARTY = {"east": "bilbo", "south": "gandalf", "west": "pippin"}


def alone(chapter: str = "1", **given: str) -> Round:
    """Four hands with these cards, filled up to four cards; north has the One Ring."""
    return Round.of(chapter, 1, **given)


def party(**given: str) -> Round:
    """Chapter 1 at its first trick, without exchanges. Frodo (north) leads."""
    return alone(**given).choose(**PARTY).skip_to("play", partner="pass")


def draw(t: Round) -> Round:
    """Let chance deal after a trick, in the order of the deck."""
    while t.ask.key == "top_up":
        t.chance(t.picks[0])
    return t


def drawn(t: Round) -> list[tuple[str, str]]:
    return [(str(entry.facts["who"]), entry.rule) for entry in t.told("draws")]


@pytest.mark.rule("FEL-14.1")
def test_the_one_ring_is_set_aside_and_a_lost_card_turned_up() -> None:
    t = Round.begin(GAME, chapter="1", players=1)
    assert (t.ask.who, t.ask.key, sorted(t.picks)) == (CHANCE, "turn_lost", REST)
    t.chance("h4")
    assert (t.s.lost, t.ask.key, sorted(t.picks)) == (("h4",), "draw", [card for card in REST if card != "h4"])


@pytest.mark.rule("FEL-14.2", "FEL-14.13")
def test_four_open_cards_to_each_hand_and_twenty_to_draw() -> None:
    t = Round.begin(GAME, chapter="1", players=1)
    t.deal(lost="h4", north="h1 h2 h3", east="m1 m2 m3 m4", south="f1 f2 f3 f4", west="s1 s2 s3 s4")
    assert t.s.hands == {
        "north": ("h1", "h2", "h3", "r1"), "east": ("m1", "m2", "m3", "m4"),
        "south": ("f1", "f2", "f3", "f4"), "west": ("s1", "s2", "s3", "s4"),
    }  # fmt: skip
    assert (t.s.deck.size, len(t.s.deck.rest), t.s.seats) == (20, 20, ("north",))
    for seat in ("north", None):
        assert {hand["hand"]: tuple(hand["cards"]) for hand in t.view(seat)["hands"]} == t.s.hands


@pytest.mark.rule("FEL-14.3")
def test_the_hand_with_the_one_ring_is_frodo_and_needs_four_rings() -> None:
    t = alone(north="r1")
    assert (t.s.characters, t.s.holder, t.s.token) == ({"north": "frodo"}, "north", False)
    assert t.view()["hands"][0]["goal"]["n"] == 4
    assert [(entry.rule, entry.facts["who"]) for entry in t.told("token")] == [("FEL-2.10", "north")]


@pytest.mark.rule("FEL-14.4")
def test_a_character_for_every_hand_from_frodos_left_the_starred_ones_among_them() -> None:
    t = alone("2")
    asked = []
    for name in ("gandalf", "merry", "sam"):
        asked.append((t.turn, t.ask.who, t.picks))
        t.answer(name)
    assert asked == [
        ("east", "north", ["sam", "merry", "gandalf", "pippin"]),
        ("south", "north", ["sam", "merry"]),
        ("west", "north", ["sam"]),
    ]


@pytest.mark.rule("FEL-14.16")
def test_the_stars_go_when_every_hand_has_a_character() -> None:
    t = alone()
    assert t.view()["chapter"]["starred"] == ["frodo", "bilbo"]
    t.answer("bilbo", "gandalf")
    assert t.view()["chapter"]["starred"] == ["frodo", "bilbo"]
    t.answer("pippin")
    assert t.view()["chapter"]["starred"] == []


@pytest.mark.rule("FEL-14.5")
def test_setup_goes_from_frodos_left_and_one_character_exchanges() -> None:
    t = alone("2", lost="s8").choose(east="merry", south="sam", west="pippin")
    assert (t.turn, t.ask.key, t.picks) == ("east", "partner", ["north", "south", "west", "pass"])
    t.answer("south").answer(t.picks[0]).answer(t.picks[0])
    assert (t.ask.key, t.ask.who) == ("threat_card", CHANCE)
    t.chance("1")
    assert t.ask.key == "play"  # neither Sam nor Pippin may exchange any more
    assert [entry.facts["who"] for entry in t.told("exchanges")] == ["east"]


@pytest.mark.rule("FEL-14.5", "FEL-14.7")
def test_an_exchange_that_is_declined_is_left_for_a_later_character() -> None:
    t = alone("13").choose(east="merry", south="pippin", west="gandalf")
    asked = []
    while t.ask.key == "partner":
        asked.append((t.turn, t.picks))
        t.answer("pass")
    assert asked == [
        ("east", ["north", "south", "pass"]),
        ("south", ["north", "east", "pass"]),
        ("west", ["north", "pass"]),
    ]
    assert [entry.rule for entry in t.told("no-exchange")] == ["FEL-14.7"] * 3
    assert t.told("exchanges") == []


@pytest.mark.rule("FEL-14.7")
def test_or_exactly_one_exchange_is_made_if_agreed() -> None:
    t = alone("13", solo_exchange="one").choose(east="merry", south="pippin", west="gandalf")
    assert t.picks == ["north", "south", "pass"]
    t.answer("pass", "pass")
    assert (t.turn, t.picks) == ("west", ["north"])  # the last one that can


@pytest.mark.rule("FEL-14.6")
def test_gwaihir_makes_both_his_exchanges() -> None:
    t = alone("12", north="r1").choose(north="gandalf", east="radagast", south="gwaihir", west="shadowfax")
    t.skip_to("partner")
    for _ in range(2):
        assert (t.turn, t.picks) == ("south", ["north", "pass"])
        t.answer("north").answer(t.picks[0]).answer(t.picks[0])
    assert t.ask.key == "tuck_card"
    assert [entry.facts["who"] for entry in t.told("exchanges")] == ["south", "south"]


@pytest.mark.rule("FEL-14.6")
def test_bill_exchanges_with_frodo_and_sam_at_once() -> None:
    t = alone("13").choose(east="bill_the_pony", south="sam", west="pippin")
    assert (t.ask.key, t.picks) == ("will_trade", ["trade", "pass"])
    t.answer("trade")
    while t.ask.key in ("seal", "give_back"):
        t.answer(t.picks[0])
    assert [(entry.facts["who"], entry.facts["other"]) for entry in t.told("sealed")] == [
        ("east", "north"), ("east", "south"),
    ]  # fmt: skip
    assert [(entry.facts["who"], entry.facts["other"]) for entry in t.told("gave")] == [
        ("east", "north"), ("north", "east"), ("east", "south"), ("south", "east"),
    ]  # fmt: skip
    assert t.skip_to("play").told("exchanges") == []  # neither Sam nor Pippin


@pytest.mark.rule("FEL-14.6")
def test_the_other_parts_of_all_setup_texts_still_happen() -> None:
    t = alone("2", lost="m4").choose(east="merry", south="sam", west="gandalf")
    t.answer("north").answer(t.picks[0]).answer(t.picks[0]).chance("1")
    assert (t.ask.key, t.s.threat, t.s.taker, t.s.keeps) == ("play", {"south": (1,)}, "west", {"west": 1})
    assert "m4" in t.hand("west")


@pytest.mark.rule("FEL-14.8", "FEL-14.14")
def test_after_a_trick_every_hand_gets_a_card_before_the_next_lead() -> None:
    t = party(north="r1 h8 m8 f8", east="h1", south="h2", west="h3", lost="s8")
    t.play("h8 h1 h2 h3")
    assert (t.s.leader, t.s.trick, [len(t.hand(hand)) for hand in HANDS]) == ("north", {}, [3, 3, 4, 3])
    assert (t.ask.who, t.ask.key, len(t.picks)) == (CHANCE, "top_up", 20)
    cards = t.picks[:4]
    t.chance(*cards)
    assert (t.ask.key, t.turn, t.s.deck.size) == ("play", "north", 16)
    assert [card in t.hand(hand) for hand, card in zip(HANDS, cards, strict=True)] == [True] * 4
    assert drawn(t) == [(hand, "FEL-14.8") for hand in HANDS]
    keys = [entry.key for entry in t.log]
    assert keys.index("wins") < keys.index("draws")


@pytest.mark.rule("FEL-14.10")
@pytest.mark.parametrize(("option", "order"), [("winner", "south west north east"), ("frodo", "east south west north")])
def test_the_order_of_dealing_after_a_trick(option: str, order: str) -> None:
    t = party(north="r1 h1", east="h2", south="h8", west="h3", lost="s8", solo_dealing=option).play("h1 h2 h8 h3")
    assert [hand for hand, _ in drawn(draw(t))] == order.split()


@pytest.mark.rule("FEL-14.10")
def test_by_default_the_winner_gets_the_first_card() -> None:
    t = party(north="r1 h1", east="h8", south="h2", west="h3", lost="s8").play("h1 h8 h2 h3")
    assert [hand for hand, _ in drawn(draw(t))] == ["east", "south", "west", "north"]


def lorien_alone() -> Round:
    """Chapter 15: north to west need Forests 7, Mountains 6, Forests 5 and Forests 4; two have theirs."""
    t = alone(
        "15", lost="f8", north="r1 f7 m1 s1", east="f1 m6 h4 s2", south="h1 h2 m2 s3", west="h3 m3 s4 s5",
    ).choose(north="orophin_rumil", east="gimli", south="haldir", west="legolas")  # fmt: skip
    for number in "7654":
        t.skip_to("threat_card", partner="pass").chance(number)
    t.skip_to("play", partner="pass")
    t.play("f7 f1 h1 h3").chance("h5", "f2", "f5", "h6")
    return t.play("m1 m6 m2 m3").chance("h7", "f3", "m4", "h8")


@pytest.mark.rule("FEL-14.9")
def test_all_four_goals_must_be_met() -> None:
    t = lorien_alone().play("f2 f5 s4 s1").chance("s6", "f4", "m5", "m7")
    assert [v.met for v in verdicts(t.s).values()] == [True, True, True, False]
    assert t.ask.key == "play"
    t.play("f3 f4 h5 h4")
    draw(t)
    assert (t.ask.key, t.ask.rule) == ("early_end", "FEL-8.4")
    assert t.answer("stop").s.over == "won"


@pytest.mark.rule("FEL-14.9")
def test_one_goal_of_four_not_met_loses_the_round() -> None:
    t = draw(lorien_alone().play("f2 f5 s4 s1").chance("f4", "s6", "m5", "m7").play("f4 s5 h5 h4"))
    assert [v.met for v in verdicts(t.s).values()] == [True, True, True, False]
    assert (t.ask.key, t.ask.rule) == ("early_end", "FEL-8.5")  # Haldir has won the card that Legolas needs
    assert t.answer("stop").s.result == "lost"


@pytest.mark.rule("FEL-14.11")
def test_all_else_is_as_with_several_players() -> None:
    t = party(north="r1 r2 h1 m1", east="h2 h8 m2", south="m4 s1 s2 s3", west="h3 r3", lost="s8")
    assert (t.picks, t.refuses("r2"), t.s.length) == (["h1", "m1"], "FEL-6.2", 9)
    t.play("h1")
    assert (t.turn, t.refuses("m2")) == ("east", "FEL-5.3")
    t.play("h8 m4 h3")
    assert (t.s.tricks[0].winner, t.s.leader) == ("east", "east")
    draw(t)
    assert (t.turn, {hand: verdict.met for hand, verdict in verdicts(t.s).items()}) == (
        "east", {"north": False, "east": False, "south": False, "west": True},
    )  # fmt: skip


@pytest.mark.rule("FEL-14.12")
def test_without_frodo_the_hand_with_the_one_ring_comes_first() -> None:
    t = alone("7", north="r1")
    assert (t.s.holder, t.s.characters, t.turn) == ("north", {}, "north")
    t.choose(north="barliman", east="mr_underhill", south="merry", west="pippin")
    assert (t.ask.key, t.turn) == ("partner", "north")
    t.answer("pass")
    assert t.turn == "south"


@pytest.mark.rule("FEL-14.13")
def test_the_hands_stay_open_and_only_the_order_of_the_deck_is_unknown() -> None:
    t = draw(party(north="r1 h8", east="h1", south="h2", west="h3").play("h8 h1 h2 h3"))
    for seat in ("north", None):
        view = t.view(seat)
        assert {hand["hand"]: tuple(hand["cards"]) for hand in view["hands"]} == t.s.hands
        assert view["round"]["deck"] == 16
    assert (t.s.deck.top, t.s.deck.bottom) == ((), ())
    twin = GAME.imagine(t.s, "north", Random(1))
    assert (twin.hands, twin.deck) == (t.s.hands, t.s.deck)


@pytest.mark.rule("FEL-14.15", "FEL-14.2")
def test_ex_13_twenty_cards_last_for_five_tricks_and_nine_are_played() -> None:
    """FEL-EX-13: 37 cards, the One Ring and 15 others in four hands, one lost, 20 to draw."""
    t = alone(lost="h4", north="r1")
    held = [card for hand in HANDS for card in t.hand(hand)]
    assert (len(held), "r1" in held, t.s.lost, t.s.deck.size) == (16, True, ("h4",), 20)
    t.choose(east="bilbo", south="pippin", west="gandalf").skip_to("play", partner="pass")
    sizes = []
    while t.ask.key in ("play", "top_up", "early_end"):
        if t.ask.key == "play" and not t.s.trick:  # before each lead: the deck, and the cards that each hand will play
            sizes.append((t.s.deck.size, *(len(t.hand(hand)) - t.s.keeps.get(hand, 0) for hand in HANDS)))
        t.answer("go_on" if t.ask.key == "early_end" else t.picks[0])
    assert sizes[:6] == [(deck, 4, 4, 4, 4) for deck in (20, 16, 12, 8, 4, 0)]
    assert sizes[6:] == [(0, n, n, n, n) for n in (3, 2, 1)]
    assert (len(t.s.tricks), len(drawn(t)), len(t.hand("west"))) == (9, 20, 1)
