"""Section 6: the suit of Rings and the One Ring."""

import pytest

from bree.core import ALL
from bree.games.fellowship import GAME
from tests.rulebook.fellowship.fellowship_story import Round


def late(leader: str, lost: str = "f8", **hands: str) -> Round:
    """The last tricks of Frodo, Bilbo and Pippin. Without a Rings card among the cards left, the token has turned."""
    t = Round.of("1", 3, north="r1", lost=lost).start(east="bilbo", south="pippin")
    return t.late(leader, **hands)


def lead(hand: str, cards: str) -> Round:
    """The token is grey and the hand leads. The other two have the other Rings and some Shadows."""
    held = cards.split()
    rest = [card for card in ("r1", "r2", "r3", "r4", "r5", "s1", "s2", "s3", "s4", "s5", "s6") if card not in held]
    others = [name for name in ("north", "east", "south") if name != hand]
    hands = {hand: cards, others[0]: " ".join(rest[: len(held)]), others[1]: " ".join(rest[len(held) : 2 * len(held)])}
    t = late(hand, **hands)
    assert not t.s.token
    return t


@pytest.mark.rule("FEL-6.1")
def test_rings_are_followed_and_won_like_any_suit() -> None:
    t = late("north", north="r2 h1", east="r5 h8", south="r4 s1").play("r2")
    assert (t.picks, t.refuses("h8")) == (["r5"], "FEL-5.3")
    assert t.play("r5").picks == ["r4"]
    assert t.play("r4").s.tricks[-1].winner == "east"


@pytest.mark.rule("FEL-6.1")
@pytest.mark.parametrize("ring", ["r2", "r3", "r4", "r5"])
def test_rings_from_2_to_5_are_no_trump(ring: str) -> None:
    t = late("north", north="h1", east=ring, south="m8").play(f"h1 {ring} m8")
    assert t.s.tricks[-1].winner == "north"
    assert t.s.ring == ""


@pytest.mark.rule("FEL-6.2")
def test_rings_are_not_led_while_the_token_is_grey() -> None:
    t = lead("north", "h5 m3 r1 r4")
    assert t.picks == ["h5", "m3"]
    assert (t.refuses("r4"), t.refuses("r1")) == ("FEL-6.2", "FEL-6.2")


@pytest.mark.rule("FEL-6.2", "FEL-6.3")
def test_the_first_rings_card_turns_the_token_and_frees_the_suit_from_the_next_trick() -> None:
    t = late("north", north="h1 h2 h3 r4", east="m1 r2 r3 r5", south="m2 m3 m4 r1").play("h1")
    assert (t.s.token, t.told("token-turns")) == (False, [])
    t.play("r3")
    shown = GAME.view(t.s, None)["round"]
    assert (shown["token"], shown["rings_free"]) == (True, False)
    turned = t.told("token-turns")
    assert [(line.rule, line.to) for line in turned] == [("FEL-6.3", ALL)]
    t.play("m2")
    assert GAME.view(t.s, None)["round"]["rings_free"]
    assert (t.turn, t.picks) == ("north", ["h2", "h3", "r4"])
    t.play("r4 r5 r1")
    assert t.told("token-turns") == turned


@pytest.mark.rule("FEL-6.4")
@pytest.mark.parametrize(("cards", "picks"), [("r2 r4", "r2 r4"), ("r1 r5", "r1 r5 r1!"), ("r3 r4 r5", "r3 r4 r5")])
def test_a_leader_with_nothing_but_rings_may_lead_them(cards: str, picks: str) -> None:
    assert lead("east", cards).picks == picks.split()


@pytest.mark.rule("FEL-6.4")
def test_one_other_card_is_enough_to_forbid_it() -> None:
    t = lead("east", "s6 r2 r4")
    assert (t.picks, t.refuses("r4")) == (["s6"], "FEL-6.2")


@pytest.mark.rule("FEL-6.5")
def test_leading_nothing_but_rings_turns_the_token_too() -> None:
    t = lead("south", "r4 r5").play("r4")
    assert t.s.token
    assert [line.rule for line in t.told("token-turns")] == ["FEL-6.3"]
    t.play("r1 r3")
    assert (t.s.led_free, t.turn, t.picks) == (True, "south", ["r5"])


@pytest.mark.rule("FEL-6.6")
@pytest.mark.parametrize(
    ("leader", "cards", "winner"),
    [("north", "s7 s8 r1!", "south"), ("south", "s7 r1! s8", "north"), ("east", "r1! r5 r4", "east")],
)
def test_the_one_ring_beats_all_that_was_and_will_be_played(leader: str, cards: str, winner: str) -> None:
    order = {"north": "north east south", "south": "south north east", "east": "east south north"}[leader]
    hands = dict(zip(order.split(), cards.replace("!", "").split(), strict=True))
    t = late(leader, **hands).play(cards)
    assert t.s.tricks[-1].winner == winner
    assert [(line.rule, line.facts["who"]) for line in t.told("plays-ring")] == [("FEL-6.6", winner)]


@pytest.mark.rule("FEL-6.6")
def test_only_the_one_ring_is_offered_to_win() -> None:
    t = late("north", north="h1 h2", east="r1 r2", south="r3 r5").play("h1")
    assert t.picks == ["r1", "r2", "r1!"]
    assert t.play("r2").picks == ["r3", "r5"]


@pytest.mark.rule("FEL-6.7")
def test_a_declined_one_ring_is_a_plain_rings_1() -> None:
    assert late("north", north="h2", east="r1", south="m8").play("h2 r1 m8").s.tricks[-1].winner == "north"
    assert late("north", north="r1", east="r2", south="m8").play("r1 r2 m8").s.tricks[-1].winner == "east"
    t = late("north", north="r1", east="h8", south="m8").play("r1 h8 m8")
    assert t.s.tricks[-1].winner == "north"
    assert (t.told("plays-ring"), t.told("plays")[-3].facts["card"]) == ([], "r1")


@pytest.mark.rule("FEL-6.8")
def test_the_one_ring_obeys_the_lead_restriction() -> None:
    t = lead("north", "h5 r1")
    assert t.picks == ["h5"]
    assert (t.refuses("r1"), t.refuses("r1!")) == ("FEL-6.2", "FEL-6.8")
    assert late("north", north="h5 r1", east="s1 s2", south="s3 s4").picks == ["h5", "r1", "r1!"]


@pytest.mark.rule("FEL-6.8")
def test_the_one_ring_obeys_follow_suit() -> None:
    t = late("south", north="r1 m8", east="r2 h8", south="r5 h1").play("r5")
    assert t.picks == ["r1", "r1!"]
    assert t.refuses("m8") == "FEL-5.3"


@pytest.mark.rule("FEL-6.9")
@pytest.mark.parametrize(("answer", "key", "wins"), [("r1!", "plays-ring", "east"), ("r1", "plays", "")])
def test_the_decision_is_made_with_the_card_and_all_know_it(answer: str, key: str, wins: str) -> None:
    t = late("north", north="h1 h2", east="r1 r2", south="h8 h7").play("h1 " + answer)
    line = next(line for line in t.told(key) if line.facts["card"] == "r1")
    assert (line.to, line.facts["who"]) == (ALL, "east")
    for seat in (*t.s.seats, None):
        assert GAME.view(t.s, seat)["round"]["ring_wins"] == wins
    assert (t.turn, t.ask.key) == ("south", "play")  # the next hand is asked at once
    t.play("h8")
    assert (t.ask.key, GAME.view(t.s, None)["round"]["ring_wins"]) == ("play", "")


@pytest.mark.rule("FEL-6.10")
def test_the_token_starts_grey_in_every_round() -> None:
    t = Round.of("1", 3, north="r1 h1")
    assert not GAME.view(t.s, None)["round"]["token"]
    t.start(east="bilbo", south="pippin").skip_to("onward", early_end="go_on", seed=1)
    assert (t.s.token, t.s.led_free, t.s.result) == (True, True, "lost")
    t.answer("again").settle(seed=3)
    assert (t.s.token, t.s.led_free) == (False, False)
    t.skip_to("play")
    assert not [card for card in t.picks if card[0] == "r"]


@pytest.mark.rule("FEL-6.11")
def test_it_does_not_matter_whether_the_card_that_frees_the_suit_won() -> None:
    t = late("north", north="h1 h2 r2 r4", east="m1 m2 r3 r5", south="r1 h3 h4 h5").play("h1 r3 h3")
    assert (t.s.tricks[-1].winner, t.s.led_free) == ("south", True)
    t = late("north", north="h1 h2 r2 r4", east="m1 m2 r3 r1", south="h3 h4 h5 r5").play("h1 r1! h3")
    assert (t.turn, t.picks) == ("east", ["m1", "m2", "r3"])


@pytest.mark.rule("FEL-6.11")
def test_the_present_leader_may_have_freed_the_suit() -> None:
    """Solo, so that a leader with only Rings draws another card."""
    t = Round.of("2", 1, north="r1 r2 r3 r4", lost="r5").start(east="sam", south="merry", west="pippin")
    t.play("r2").play(t.picks[0]).play(t.picks[0]).play(t.picks[0])
    drawn = next(card for card in t.picks if card[0] != "r")
    t.chance(drawn).settle()
    assert (t.turn, t.picks) == ("north", [drawn, "r1", "r3", "r4", "r1!"])


@pytest.mark.rule("FEL-6.12")
@pytest.mark.parametrize("answer", ["r1", "r1!"])
def test_a_led_one_ring_makes_rings_the_lead_suit(answer: str) -> None:
    t = late("north", north="r1 h1", east="r3 h8", south="m8 s8").play(answer)
    assert GAME.view(t.s, None)["round"]["lead_suit"] == "rings"
    assert (t.picks, t.refuses("h8")) == (["r3"], "FEL-5.3")
    assert t.play("r3").picks == ["m8", "s8"]


@pytest.mark.rule("FEL-6.13")
def test_the_token_stays_coloured_to_the_end_of_the_round() -> None:
    t = late("north", north="h1 h2 h3 h4", east="m1 m2 m3 r3", south="s1 s2 s3 s4", lost="r5")
    assert t.s.token  # Rings 1, 2 and 4 are among the tricks
    t.play("h1 m1 s1").play("h2 m2 s2").play("h3 m3 s3")
    assert (t.s.token, t.s.led_free) == (True, True)
    t.play("h4 r3 s4")
    assert (t.ask.key, t.s.token, t.s.led_free) == ("onward", True, True)
    assert t.told("token-turns") == []


@pytest.mark.rule("FEL-6.2", "FEL-6.4")
def test_ex_9_only_hills_5_may_be_led() -> None:
    """FEL-EX-9: the leader holds Rings 2, Rings 4 and Hills 5, the token is grey."""
    t = lead("south", "r2 r4 h5")
    assert t.picks == ["h5"]
    assert (t.refuses("r2"), t.refuses("r4")) == ("FEL-6.2", "FEL-6.2")
    assert lead("south", "r2 r4").picks == ["r2", "r4"]


@pytest.mark.rule("FEL-6.6", "FEL-6.7")
@pytest.mark.parametrize(("ring", "winner"), [("r1!", "east"), ("r1", "north")])
def test_ex_10_the_one_ring_between_shadows(ring: str, winner: str) -> None:
    """FEL-EX-10: Shadows 8 led, the One Ring from a hand void in Shadows, Shadows 7."""
    t = late("north", north="s8 h1", east="r1 h2", south="s7 h3").play("s8")
    assert t.picks == ["h2", "r1", "r1!"]
    assert t.play(f"{ring} s7").s.tricks[-1].winner == winner


@pytest.mark.rule("FEL-6.8", "FEL-5.3")
def test_ex_11_hills_2_before_the_one_ring() -> None:
    """FEL-EX-11: a hand with Hills 2 and the One Ring after a Hills lead."""
    t = late("north", north="h8 m1", east="h2 r1", south="h3 m2").play("h8")
    assert t.picks == ["h2"]
    assert (t.refuses("r1"), t.refuses("r1!")) == ("FEL-5.3", "FEL-6.8")


@pytest.mark.rule("FEL-6.3", "FEL-6.11")
def test_ex_37_rings_3_frees_the_suit_for_all() -> None:
    """FEL-EX-37: the token is grey, Hills are led, a hand without Hills plays Rings 3 and loses."""
    t = late("north", north="h1 h4 r2 r4", east="m1 m8 r3 r5", south="h2 m2 m3 r1").play("h1 r3 h2")
    assert t.s.tricks[-1].winner == "south"
    assert (t.turn, t.picks) == ("south", ["m2", "m3", "r1", "r1!"])
    t.play("m2 h4 m8")
    assert (t.turn, t.picks) == ("east", ["m1", "r5"])
