"""Chapters 10 to 12: Rivendell, the Council, Isengard."""

from typing import Any

import pytest

from bree.games.fellowship.card import in_order
from bree.games.fellowship.facts import CHAPTERS
from bree.games.fellowship.rules.tricks import takes_part
from bree.games.fellowship.verdict import Verdict
from tests.rulebook.fellowship.fellowship_story import Round

MET, FAILED = Verdict(True, True), Verdict(False, True)


# Chapter 10.


def rivendell() -> Round:
    """Chapter 10: north is Elrond and has the One Ring, east Bilbo Baggins, south Glóin, west Arwen."""
    t = Round.of("10", 4, north="r1", lost="s8")
    return t.choose(north="elrond", east="bilbo_baggins", south="gloin", west="arwen").skip_to("play")


@pytest.mark.rule("FEL-15.10.1")
def test_from_chapter_10_on_there_is_no_deck_of_black_riders() -> None:
    riders = {number: CHAPTERS[number].threats for number in range(2, 19)}
    assert riders == dict.fromkeys(range(2, 10), 4) | dict.fromkeys(range(10, 13), 0) | dict.fromkeys(range(13, 19), 7)
    for number in (10, 11, 12):
        t = Round.of(str(number), 4, north="r1").skip_to("play")
        assert (t.s.threats.size, t.told("threat")) == (0, [])


@pytest.mark.rule("FEL-15.10.2")
def test_elronds_goal_does_not_replace_the_others() -> None:
    tricks = ["north: r2 h2 h3 h4", "east: m1 r3 m2 m3", "south: m4 m5 r4 m6", "west: f1 f2 f3 r5", "east", "east"]
    t = rivendell().past(*tricks, "south: m7 m8 h5 h6", "west: f4 f5 f6 f7", "north")
    assert [t.verdict(hand) for hand in t.s.order] == [MET] * 4
    assert t.s.result == "won"
    t = rivendell().past(*tricks[:3], "west: s1 s2 s3 r5", *["north"] * 5)
    assert (t.verdict("north"), t.verdict("east"), t.s.result) == (MET, FAILED, "lost")


@pytest.mark.rule("FEL-4.19", "FEL-15.10.2")
def test_when_all_have_passed_a_card_no_exchange_is_under_way_and_the_lost_card_stays_lost() -> None:
    t = Round.of("10", 4, north="r1", lost="r2", exchanges="optional")
    t.choose(north="arwen", east="bilbo_baggins", south="gloin", west="elrond").answer("pass", "pass")
    for card in ("s3", "h1", "m1", "f2"):
        assert (t.ask.key, t.s.offer) == ("seal", ("pass",))
        t.answer(card)
    assert (t.ask.key, t.s.offer) == ("play", ())
    t.past("north: r3 h2 h3 r4")
    assert t.verdict("west") == FAILED  # two of the four Rings are gone, and each hand needs one


@pytest.mark.rule("FEL-15.10.3", "FEL-15.10.2")
def test_ex_25_gloin_fails_on_a_tie_and_elrond_does_not_save_the_round() -> None:
    """FEL-EX-25: Glóin and another hand have three Mountains each; Elrond's goal met and Arwen's not."""
    tricks = ["south: m1 m2 m3 h2", "east: m4 m5 m6 h3", "north: m7 h4 h5 h6", "west: m8 s1 s2 s3"]
    t = rivendell().past(*tricks, *["north"] * 5)
    assert t.verdict("south") == FAILED
    rings = ["north: r2 m1 h3 h4", "east: m2 r3 m3 h5", "east", "east", "south: m4 m5 r4 m6", "west: s1 s2 s3 r5"]
    t = rivendell().past(*rings, "south: f1 m7 m8 h6", "north: f2 f3 f4 f5", "north")
    verdicts = [t.verdict(hand) for hand in t.s.order]
    assert (verdicts, t.s.result) == ([MET, MET, MET, FAILED], "lost")


@pytest.mark.rule("FEL-15.10.3")
@pytest.mark.parametrize(("hand", "suit"), [("south", "m"), ("west", "f")])
def test_gloin_and_arwen_need_more_of_their_suit_than_anybody_else(hand: str, suit: str) -> None:
    tie = [f"{hand}: {suit}1 {suit}2 {suit}3 h2", f"east: {suit}4 {suit}5 {suit}6 h3"]
    t = rivendell().past(*tie, f"north: {suit}7 s1 s2 s3", f"{hand}: {suit}8 s4 s5 s6", *["north"] * 5)
    assert t.verdict(hand) == MET
    t = rivendell().past(*tie, f"{hand}: {suit}7 s1 s2 s3", f"east: {suit}8 s4 s5 s6", *["north"] * 5)
    assert t.verdict(hand) == FAILED


@pytest.mark.rule("FEL-15.10.4")
@pytest.mark.parametrize(("north", "pyramid"), [("elrond", "gloin"), ("gloin", "elrond")])
def test_two_players_choose_their_cards_before_one_of_the_five_free_ones_of_the_pyramid(
    north: str, pyramid: str
) -> None:
    t = Round.of("10", 2, north="r1").choose(north=north, east="bilbo_baggins", pyramid=pyramid).skip_to("seal")
    asked = []
    for _ in range(3):
        asked.append((t.ask.who, t.turn, t.ask.facts["other"]))
        last = t.picks
        t.answer(t.picks[0])
    ways = {"north": "hand-pyramid", "east": "hand-north", "pyramid": "hand-east"}
    assert asked[2] == ("north", "pyramid", "hand-east")
    assert {turn: other for _, turn, other in asked} == ways
    assert (len(last), [entry.facts["who"] for entry in t.told("sealed")][2]) == (5, "pyramid")


@pytest.mark.rule("FEL-15.10.5")
def test_in_chapter_10_the_holder_of_the_one_ring_chooses_and_sets_up_first_and_elrond_leads() -> None:
    t = Round.of("10", 4, south="r1")
    assert (t.s.holder, t.s.characters) == ("south", {})
    order = []
    for name in ("gloin", "elrond", "bilbo_baggins", "arwen"):
        order.append(t.turn)
        t.answer(name)
    assert order == ["south", "west", "north", "east"]
    assert (t.ask.key, t.turn) == ("partner", "south")
    t.skip_to("seal")
    assert t.turn == "west"
    t.skip_to("play")
    assert (t.turn, t.s.leader) == ("west", "west")
    keys = [entry.key for entry in t.log if entry.key in ("exchanges", "sealed")]
    assert keys == ["exchanges", *["sealed"] * 4, "exchanges"]


# Chapter 11.


def council(sword: str = "3-4", **given: Any) -> Round:
    """Chapter 11: north is Frodo, east Aragorn, south Boromir, west Glóin. Every card comes back."""
    t = Round.of("11", 4, north="r1", **given)
    t.choose(east="aragorn", south="boromir", west="gloin")
    t.answer(sword)
    for _ in range(2):
        if t.ask.key == "partner":
            t.answer("west").answer(t.picks[0]).answer(t.s.offer[2])
    return t


@pytest.mark.rule("FEL-15.11.1")
def test_the_horn_sounds_without_being_asked_for() -> None:
    t = council(south="s1 s2 s3 s4 s5 m1 m2 h2 h3")
    assert (t.ask.key, t.s.horn, t.s.used) == ("play", ("shadows",), ("broken_sword", "horn_of_gondor"))
    horn = t.told("horn")
    assert [(entry.rule, entry.to) for entry in horn] == [("FEL-15.11.1", "all")]
    assert horn[0].facts == {"who": "south", "suits": ("suit-shadows",)}
    assert t.game.view(t.s, None)["round"]["horn"] == ["shadows"]


@pytest.mark.rule("FEL-15.11.2")
def test_ex_26_boromir_names_all_his_longest_suits() -> None:
    """FEL-EX-26: Boromir holds 3 Hills, 3 Mountains, 3 Shadows and fewer of the rest."""
    t = council(south="h2 h3 h4 m1 m2 m3 s1 s2 s3")
    assert t.s.horn == ("hills", "mountains", "shadows")
    assert council(south="h2 h3 h4 m1 m2 m3 s1 s2 f3").s.horn == ("hills", "mountains")


@pytest.mark.rule("FEL-15.11.3")
def test_aragorn_uses_the_broken_sword_and_chooses_no_threat() -> None:
    t = Round.of("11", 4, north="r1").choose(east="aragorn", south="boromir", west="gloin")
    assert (t.ask.key, t.turn, t.picks) == ("sword", "east", ["1-2", "3-4", "5-6"])
    assert t.refuses("3") == "FEL-15.11.3"
    t.answer("5-6")
    assert (t.s.threat, t.s.used, t.ask.key) == ({"east": (5, 6)}, ("broken_sword",), "partner")
    assert [(entry.rule, entry.facts) for entry in t.told("sword")] == [
        ("FEL-15.11.3", {"who": "east", "low": 5, "high": 6})
    ]


@pytest.mark.rule("FEL-15.11.3")
@pytest.mark.parametrize(("tricks", "expected"), [(2, FAILED), (3, MET), (4, MET), (5, FAILED)])
def test_either_number_of_the_pair_is_good_for_aragorn(tricks: int, expected: Verdict) -> None:
    t = council("3-4").past(*["east"] * tricks, *["west"] * (9 - tricks))
    assert t.verdict("east") == expected


@pytest.mark.rule("FEL-15.11.4")
def test_alone_there_is_no_horn() -> None:
    t = Round.of("11", 1, north="r1").choose(east="aragorn", south="boromir", west="gloin").skip_to("play")
    assert (t.s.horn, t.told("horn"), t.s.used) == ((), [], ("broken_sword",))


# Chapter 12.


def isengard(last: str = "f1", first: str = "f2", **given: Any) -> Round:
    """Chapter 12: north is Gandalf with the One Ring, east Radagast, south Shadowfax, west Gwaihir."""
    t = Round.of("12", 4, north="r1", lost="s8", east=f"{last} {first}", **given)
    t.choose(north="gandalf", east="radagast", south="shadowfax", west="gwaihir")
    return t.skip_to("play", last_card=last, first_card=first, take_back_card="leave")


def in_hand(t: Round, *, fixed: bool = True) -> Round:
    """The cards that were set aside are in the hands again, so that past tricks can be played."""
    for held in (t.s.laid, t.s.tucked, *[t.s.fixed] * fixed):
        for hand, card in held.items():
            t.s.hands[hand] = in_order((*t.s.hands[hand], card))
        held.clear()
    return t


@pytest.mark.rule("FEL-15.12.1")
@pytest.mark.parametrize(("one", "expected"), [("r1", MET), ("r2", FAILED), ("h1", MET)])
def test_ex_28_the_one_ring_is_a_card_of_rank_1_for_gandalf(one: str, expected: Verdict) -> None:
    """FEL-EX-28: Gandalf's only card of rank 1 is the One Ring."""
    t = in_hand(isengard()).past(f"north: {one} h2 h3 h4", "north: h5 h6 h7 h8", *["west"] * 7)
    assert t.verdict("north") == expected


@pytest.mark.rule("FEL-15.12.2")
@pytest.mark.parametrize(("hand", "suit"), [("south", "h"), ("west", "m"), ("east", "f")])
def test_ex_27_a_trick_with_several_cards_of_the_suit_counts_once(hand: str, suit: str) -> None:
    """FEL-EX-27: Shadowfax wins one trick with three Hills and one with a single Hills card."""
    three = f"{hand}: {suit}1 {suit}2 {suit}3 s1"
    t = in_hand(isengard()).past(three, f"{hand}: {suit}4 s2 s3 s4", *["north"] * 7)
    assert t.verdict(hand) == MET
    t = in_hand(isengard()).past(
        three, f"{hand}: r2 s2 s3 s4", f"north: {suit}4 {suit}5 {suit}6 {suit}7", *["north"] * 6
    )
    assert t.verdict(hand) == FAILED


@pytest.mark.rule("FEL-15.12.3")
def test_radagast_may_set_aside_any_card_rings_too_and_it_lies_face_up() -> None:
    t = Round.of("12", 4, north="r1", east="h2 h3 m4 m5 f1 f2 s1 r2 r3")
    t.choose(north="gandalf", east="radagast", south="shadowfax", west="gwaihir").skip_to("last_card")
    assert (t.turn, t.picks) == ("east", list(t.hand("east")))
    assert "r2" in t.picks
    t.answer("r2")
    assert (t.s.fixed, "r2" in t.hand("east")) == ({"east": "r2"}, False)
    assert t.game.view(t.s, None)["hands"][1]["fixed"] == "r2"
    assert (t.ask.key, t.picks) == ("first_card", list(t.hand("east")))
    t.answer("m4")
    assert (t.game.view(t.s, None)["hands"][1]["laid"], t.s.token) == ("m4", False)


@pytest.mark.rule("FEL-15.12.6", "FEL-15.12.4")
def test_the_laid_card_is_played_into_the_first_trick_whatever_is_led() -> None:
    t = isengard(first="f8").give_hands(north="h2", east="h3", south="h4 h5", west="h6")
    t.play("h2")
    assert (t.s.trick, t.turn, t.ask.facts["suit"]) == ({"north": "h2", "east": "f8"}, "south", "suit-hills")
    assert "east" not in t.s.voids
    t.play("h4 h6")
    assert (t.s.tricks[0].winner, "h3" in t.hand("east")) == ("west", True)


@pytest.mark.rule("FEL-15.12.6")
def test_a_laid_card_of_the_suit_led_wins_like_any_other() -> None:
    t = isengard(first="h8").give_hands(north="h2", south="h4", west="h6").play("h2 h4 h6")
    assert t.s.tricks[0].winner == "east"


@pytest.mark.rule("FEL-6.2", "FEL-6.3", "FEL-15.12.3")
def test_rings_that_radagast_lays_turn_the_token_but_do_not_free_the_suit_for_the_first_trick() -> None:
    """They are played in the first trick, so the second trick may be led with Rings."""
    t = isengard(first="r2").give_hands(north="h2 h3 m2 m3 f3 s1 r1 r3 r4", south="h4", west="h6")
    shown = t.view()["round"]
    assert (shown["token"], shown["rings_free"], t.s.tricks) == (True, False, [])
    assert (t.turn, t.picks) == ("north", ["h2", "h3", "m2", "m3", "f3", "s1", "s8"])
    assert [t.refuses(card) for card in ("r1", "r1!", "r3", "r4")] == ["FEL-6.2", "FEL-6.8", "FEL-6.2", "FEL-6.2"]
    t.play("h3 h4 h6")
    assert (t.view()["round"]["rings_free"], t.s.tricks[0].winner) == (True, "west")


def before_the_last_two(**hands: str) -> Round:
    """Radagast has the Forests 5 for the last trick. North leads the last trick but one."""
    t = in_hand(isengard("f5"), fixed=False).give_hands(**hands)
    return t.past(*["north"] * 7, spare=" ".join(hands.values()))


@pytest.mark.rule("FEL-15.12.4", "FEL-15.12.6")
def test_the_fixed_card_makes_the_lead_suit_if_radagast_leads_the_last_trick() -> None:
    t = before_the_last_two(north="h1 f1 m8", east="h8", south="h4 f3", west="h5 f7")
    t.play("h1 h8 h4 h5").skip_to("play", early_end="go_on")
    assert (t.s.trick, t.turn, t.ask.facts["suit"]) == ({"east": "f5"}, "south", "suit-forests")
    t.play("f3 f7")
    assert (t.turn, t.picks, t.hand("north")) == ("north", ["f1"], ("m8", "f1"))
    t.play("f1")
    assert t.s.tricks[8].winner == "west"


@pytest.mark.rule("FEL-15.12.4", "FEL-15.12.6")
def test_the_fixed_card_does_not_make_the_lead_suit_if_another_leads() -> None:
    t = before_the_last_two(north="h8 m8 m1", east="h1", south="h4 f3", west="h5 m7")
    t.play("h8 h1 h4 h5").skip_to("play", early_end="go_on").play("m1")
    assert (t.s.trick, t.turn, t.ask.facts["suit"]) == ({"north": "m1", "east": "f5"}, "south", "suit-mountains")
    t.play("f3 m7")
    assert t.s.tricks[8].winner == "west"


@pytest.mark.rule("FEL-15.12.5")
def test_shadowfax_may_look_at_his_hidden_card_and_nobody_else_may() -> None:
    t = isengard()
    card = t.s.tucked["south"]
    assert card not in t.hand("south")
    shown = {seat: t.game.view(t.s, seat)["hands"][2]["tucked"] for seat in (None, "north", "east", "south", "west")}
    assert shown == {None: "?", "north": "?", "east": "?", "south": card, "west": "?"}


@pytest.mark.rule("FEL-15.12.7")
@pytest.mark.parametrize(("option", "offered"), [("power", True), ("plain", False)])
def test_the_one_ring_keeps_its_power_in_isengard(option: str, *, offered: bool) -> None:
    t = in_hand(isengard(ring_12=option)).past("north: h2 r2 h3 h4", spare="r1 r3 r4 r5")
    t.give_hands(north="r1", east="r3", south="r4", west="r5")
    assert ("r1" in t.picks, "r1!" in t.picks) == (True, offered)
    t.play("r1! r3 r4 r5" if offered else "r1 r3 r4 r5")
    assert t.s.tricks[1].winner == ("north" if offered else "west")


@pytest.mark.rule("FEL-15.12.7")
def test_radagast_decides_about_a_one_ring_he_set_aside_when_it_is_played() -> None:
    t = Round.of("12", 4, east="r1 f2").choose(east="radagast", south="shadowfax", west="gwaihir", north="gandalf")
    t.skip_to("play", last_card="r1", first_card="f2", take_back_card="leave")
    in_hand(t, fixed=False).past(*["north"] * 8).skip_to("fixed_ring")
    assert (t.turn, t.picks) == ("east", ["r1", "r1!"])
    t.answer("r1!").skip_to("onward")
    assert t.s.tricks[8].winner == "east"


@pytest.mark.rule("FEL-15.12.6")
def test_a_hand_with_only_its_card_for_the_last_trick_waits_for_it() -> None:
    t = Round.of("12", 4, north="r1").choose(north="gandalf", east="gwaihir", south="shadowfax", west="radagast")
    s = t.skip_to("play").s
    assert takes_part(s, "west")
    s.laid, s.hands["west"] = {}, ()
    assert not takes_part(s, "west")
    s.length = len(s.tricks) + 1
    assert takes_part(s, "west")
