"""Section 7: the conclusions of a seat about cards and threats that it does not see.

`tests/contract/test_frequencies.py` checks how often each world is imagined. These tests check single conclusions.
"""

from random import Random
from typing import Any

import pytest

from bree.games.fellowship import GAME
from bree.games.fellowship.card import SUIT
from bree.games.fellowship.card_moves import left
from bree.games.fellowship.state import Fellowship
from tests.rulebook.fellowship.fellowship_story import Round
from tests.rulebook.fellowship.test_11_gifts import council, road
from tests.rulebook.fellowship.test_15_chapter_9 import unseen

PARTY = {"east": "bilbo", "south": "gandalf", "west": "pippin"}


def worlds(t: Round, seat: str | None, count: int = 80) -> list[Fellowship]:
    return [GAME.imagine(t.s, seat, Random(number)) for number in range(count)]


def suits(t: Round, seat: str | None, hand: str) -> set[str]:
    """All suits of the hand in the imagined worlds."""
    return {SUIT[card] for world in worlds(t, seat) for card in world.hands[hand]}


def held(t: Round, seat: str | None, card: str) -> set[str]:
    """All hands with the card in the imagined worlds."""
    return {hand for world in worlds(t, seat) for hand, cards in world.hands.items() if card in cards}


def late(**hands: str) -> Round:
    """The last tricks of chapter 2, four players. North leads."""
    t = Round.of("2", 4, north="r1", lost="s8", exchanges="optional")
    t.choose(east="sam", south="merry", west="pippin")
    return t.skip_to("play", partner="pass").late("north", **hands)


def bot(t: Round, hand: str, who: str, answers: str) -> None:
    """Answers with a character of another chapter, which the audit would refuse."""
    t.s.characters[hand] = who
    for answer in answers.split():
        GAME.apply(t.s, answer)


# Cards.


@pytest.mark.rule("FEL-4.18")
def test_a_card_that_was_given_stays_where_it_went_for_the_two_who_saw_it() -> None:
    t = Round.of("1", 4, north="r1 h1", south="f3 f5", lost="h4").choose(**PARTY)
    assert (t.ask.key, t.turn) == ("partner", "south")
    t.answer("north", "f3", "h1")
    assert held(t, "south", "f3") == {"north"}
    assert held(t, "north", "h1") == {"south"}
    assert held(t, "west", "f3") == {"north", "east", "south"}
    assert held(t, None, "h1") == {"north", "east", "south", "west"}


@pytest.mark.rule("FEL-2.10")
def test_the_token_tells_who_has_the_one_ring() -> None:
    t = Round.of("1", 4, south="r1", lost="h4")
    assert [held(t, seat, "r1") for seat in ("north", "east", None)] == [{"south"}] * 3


@pytest.mark.rule("FEL-5.3")
def test_who_could_not_follow_has_none_of_the_suit() -> None:
    t = late(north="h1 m1 f1", east="m2 m3 f2", south="h2 m4 f3", west="h3 m5 f4")
    t.play("h1 m2")
    assert suits(t, "north", "east") == {"mountains", "forests"}
    assert suits(t, "north", "south") == {"hills", "mountains", "forests"}


@pytest.mark.rule("FEL-5.3")
def test_worlds_are_found_that_no_exchange_of_two_cards_leads_to() -> None:
    t = late(north="h1", east="m2", south="f2", west="h2")
    t.s.voids = {"east": ("hills",), "south": ("mountains",), "west": ("forests",)}
    found = [tuple(world.hands[hand][0] for hand in ("east", "south", "west")) for world in worlds(t, "north")]
    assert set(found) == {("m2", "f2", "h2"), ("f2", "h2", "m2")}
    assert 25 <= found.count(("m2", "f2", "h2")) <= 55


@pytest.mark.rule("FEL-5.3")
def test_what_cannot_be_is_not_imagined() -> None:
    t = late(north="h1", east="m2", south="f2", west="h2")
    t.s.voids = dict.fromkeys(("east", "south", "west"), ("hills",))
    with pytest.raises(ValueError, match="h2 can lie nowhere"):
        GAME.imagine(t.s, "north", Random(1))
    t.s.voids = {"east": ("hills", "mountains"), "south": ("hills", "mountains")}
    with pytest.raises(ValueError, match="more is known"):
        GAME.imagine(t.s, "north", Random(1))


@pytest.mark.rule("FEL-6.4")
def test_who_leads_rings_that_are_not_free_has_nothing_else() -> None:
    t = late(north="r2 r3", east="h1 r4", south="h2 m1", west="h3 r5")
    t.s.token = t.s.led_free = False
    t.play("r2")
    assert suits(t, "east", "north") == {"rings"}
    t.s.voids.clear()
    t.s.trick, t.s.led_free, t.s.hands["north"], t.s.todo = {}, True, ("r2", "r3"), [("trick",)]
    GAME.rules.settle(t.s)
    t.play("r2")
    assert suits(t, "east", "north") == {"hills", "mountains", "rings"}


@pytest.mark.rule("FEL-15.6.9")
def test_no_rings_lie_in_the_barrow() -> None:
    t = Round.of("6", 3, north="r1")
    found = {SUIT[card] for seat in ("north", None) for world in worlds(t, seat) for card in world.barrow}
    assert found == {"hills", "mountains", "forests", "shadows"}


@pytest.mark.rule("FEL-15.11.1")
def test_the_horn_holds_for_what_boromir_had() -> None:
    t = council(east="m1 m2 m3 m4 m5 m6 m7 m8", south="f1 f2 f3 f4 f5 f6 f7 f8 h1")
    t.answer("1-2").skip_to("play", partner="pass")
    assert t.s.horn == ("forests",)
    for world in worlds(t, "north"):
        counts = {suit: sum(SUIT[card] == suit for card in world.hands["south"]) for suit in SUIT.values()}
        assert [suit for suit, n in counts.items() if n == max(counts.values())] == ["forests"]
    t.s.hands["south"] = ()
    assert [world.hands["south"] for world in worlds(t, "north", 3)] == [()] * 3


@pytest.mark.rule("FEL-14.1")
def test_alone_nothing_is_left_to_imagine() -> None:
    t = Round.of("1", 1).skip_to("play")
    assert t.s.deck.size
    assert all((world.hands, world.deck) == (t.s.hands, t.s.deck) for world in worlds(t, "north", 3))


# What a missing suit proves, and what ends the proof.


@pytest.mark.rule("FEL-11.4")
def test_glamdring_lets_gandalf_play_anything_so_it_tells_nothing() -> None:
    t = road("glamdring").answer("use").play("h1 m8")
    assert (t.s.voids, "hills" in suits(t, "north", "east")) == ({}, True)
    t = road("glamdring").answer("leave")
    t.give_hands(east="m8 m7 m6 m5 m4 m3 f2 f3 f4", west="h8").play("h1 m8")
    assert (t.s.voids, "hills" in suits(t, "north", "east")) == ({"east": ("hills",)}, False)


@pytest.mark.rule("FEL-1.7")
@pytest.mark.parametrize(("who", "voids"), [("gandalf_secret_fire", {}), ("gandalf", {"east": ("hills",)})])
def test_the_servant_of_the_secret_fire_need_not_follow_so_it_tells_nothing(who: str, voids: dict[str, Any]) -> None:
    t = late(north="h1 m1", east="m2 m3", south="h2 m4", west="h3 m5")
    bot(t, "east", who, "h1 m2")
    assert t.s.voids == voids
    assert ("hills" in suits(t, "north", "east")) == (not voids)


@pytest.mark.rule("FEL-15.12.5")
def test_what_shadowfax_takes_back_may_be_of_a_missing_suit() -> None:
    t = late(north="h1 m1 m8", east="h4 f2 f3", south="f4 f5 f6", west="h3 h7 m6")
    t.s.hands["south"], t.s.tucked = ("f4", "f5"), {"south": "f6"}
    bot(t, "south", "shadowfax", "h1 h4 f4")
    assert t.s.voids == {"south": ("hills",)}
    assert "hills" not in suits(t, "north", "south")
    assert {SUIT[world.tucked["south"]] for world in worlds(t, "north")} == {"hills", "mountains", "forests"}
    bot(t, "south", "shadowfax", "h3")
    assert (t.ask.key, t.ask.who) == ("take_back_card", "south")
    bot(t, "south", "shadowfax", "back")
    assert (t.s.voids, "hills" in suits(t, "north", "south")) == ({}, True)
    assert held(t, "north", "f6") == {"east", "south", "west"}


@pytest.mark.rule("FEL-11.4")
def test_what_frodo_takes_by_sting_is_seen_and_nothing_else_changes() -> None:
    t = road("sting")
    t.s.voids = {"north": ("forests", "hills"), "east": ("shadows",)}
    t.give_hands(north="r1 m1 m2 m3 m4 s1 s2 s3 s4")
    assert (t.ask.key, t.s.lost) == ("sting", ("f1",))
    t.answer("use", "m1")
    assert t.s.voids == {"north": ("hills",), "east": ("shadows",)}
    assert held(t, "east", "f1") == {"north"}
    assert "hills" not in suits(t, "east", "north")


@pytest.mark.rule("FEL-11.4")
def test_an_exchange_by_sting_may_bring_missing_suits_to_both() -> None:
    t = road("sting")
    t.s.lost, t.s.taker, t.s.hands["east"] = (), "east", ("f1", *t.hand("east"))
    t.s.voids = {"north": ("forests",), "east": ("shadows",), "south": ("hills",)}
    t.answer("use")
    assert (t.ask.key, t.s.voids) == ("give", {"south": ("hills",)})


# Open exchanges.


@pytest.mark.rule("FEL-4.18")
def test_of_an_exchange_under_way_the_others_know_no_card() -> None:
    t = Round.of("1", 4, north="r1 h1", south="f3 f5", lost="h4").choose(**PARTY).answer("north", "f3")
    assert t.ask.key == "give_back"
    for seat in ("east", "west", None):
        found = worlds(t, seat)
        assert all(world.offer[2] in world.hands["north"] and world.offer[2] != "r1" for world in found)
        assert len({world.offer[2] for world in found}) > 10
    for seat in ("north", "south"):
        assert {world.offer[2] for world in worlds(t, seat)} == {"f3"}


@pytest.mark.rule("FEL-4.11", "FEL-4.18")
def test_when_all_cards_of_a_trade_are_down_nobody_else_is_sure_of_the_giver_any_more() -> None:
    t = Round.of("9", 4, north="r1", lost="h1").choose(north="frodo", east="sam", south="glorfindel", west="merry")
    t.skip_to("seal")
    assert [t.turn, *t.told("takes-lost")[0].facts.values()] == ["south", "south", "h1"]
    for card in ("f3", "f4", "f5"):  # he may still put down the card that everybody saw him take
        assert [held(t, seat, "h1") for seat in ("north", "west", None)] == [{"south"}] * 3
        t.answer(card)
    assert (t.ask.key, t.turn) == ("give_back", "north")
    assert held(t, "south", "h1") == {"south"}
    assert held(t, "north", "h1") == {"east", "south", "west"}
    assert held(t, None, "h1") == {"north", "east", "south", "west"}


@pytest.mark.rule("FEL-7.2")
def test_what_others_know_of_each_other_is_not_in_an_imagined_world() -> None:
    t = Round.of("1", 4, north="r1 h1", south="f3 f5", lost="h4").choose(**PARTY).answer("north", "f3", "h1")
    assert ("north", "f3") in t.s.knows["south"]
    for world in worlds(t, "east"):
        assert world.knows["south"] == world.knows["east"] == t.s.knows["east"]
    assert GAME.imagine(t.s, "south", Random(1)).knows["north"] == t.s.knows["north"]  # South saw it


@pytest.mark.rule("FEL-15.16.5", "FEL-18.24")
@pytest.mark.parametrize(("mirror_ring", "stays"), [("kept", True), ("given", False)])
def test_in_the_mirror_the_one_ring_stays_known_only_where_frodo_keeps_it(mirror_ring: str, stays: bool) -> None:
    t = Round.begin(GAME, chapter="16", mirror_ring=mirror_ring).skip_to("gaze")
    frodo = next(hand for hand, who in t.s.characters.items() if who == "frodo")
    one, other = [hand for hand in t.s.order if hand != frodo][:2]
    t.s.knows[one] = ((frodo, "r1"),)
    left(t.s, frodo, other, next(card for card in t.hand(frodo) if card != "r1"))
    assert (t.s.knows[one] == ((frodo, "r1"),)) is stays


# Threats.


def dark(hidden: str = "east", **threats: int) -> Round:
    """A round of chapter 13 with hidden threats, as the Unseen or the Long Dark requires."""
    t = Round.of("13", 4, north="r1", lost="h4", exchanges="optional")
    t.choose(east="sam", south="merry", west="pippin").chance(str(threats.get("east", 2)))
    t.skip_to("play", partner="pass")
    t.s.hidden = tuple(hidden.split())
    return t


@pytest.mark.rule("FEL-15.9.2", "FEL-10.3")
def test_a_hidden_threat_may_be_any_that_is_left_but_not_one_that_asks_for_the_lost_card() -> None:
    t = dark()
    for seat in ("north", None):
        assert {world.threat["east"] for world in worlds(t, seat, 200)} == {(1,), (2,), (3,), (5,), (6,), (7,)}
    for world in worlds(t, "north"):
        assert sorted([*world.threats.rest, str(world.threat["east"][0])]) == list("1234567")
    assert {world.threat["east"] for world in worlds(t, "east")} == {(2,)}


def strider(threat: str, *past: str) -> Round:
    """East, Strider, has declared "more", and is asked after the trick that he has just won."""
    t = unseen(threat, "more").give_hands(north="h5 m5", east="h6 m6", south="h3 m3", west="h4 m4")
    t.past(*past, spare="h3 h4 h5 h6 m3 m4 m5 m6").play("h6 h3 h4 h5")
    assert (t.ask.key, t.ask.who, t.picks) == ("announce", "east", ["silent", "announce"])
    return t


def threats(t: Round, seat: str | None) -> set[int]:
    """All threats of East in the imagined worlds."""
    return {world.threat["east"][0] for world in worlds(t, seat)}


@pytest.mark.rule("FEL-15.9.2")
@pytest.mark.parametrize(("won", "possible"), [(1, {1}), (2, {1, 2}), (3, {1, 2, 3})])
def test_a_threat_that_was_announced_is_one_with_which_the_goal_was_met(won: int, possible: set[int]) -> None:
    t = strider("1", *["east"] * won)
    assert threats(t, "north") == {1, 2, 3, 4}  # Strider has not announced yet
    t.answer("announce")
    assert [threats(t, seat) for seat in ("north", None)] == [possible, possible]
    assert threats(t, "east") == {1}


@pytest.mark.rule("FEL-15.9.2", "FEL-8.4")
@pytest.mark.parametrize("seat", ["north", None])
def test_what_an_announcement_rules_out_stays_ruled_out_when_the_round_is_decided(seat: str | None) -> None:
    t = strider("1", "north", "north", "north", "east").answer("announce")
    assert (t.ask.key, t.s.sure) == ("early_end", {"north": False, "east": True, "south": False})
    assert threats(t, seat) == {1}
    assert threats(t.answer("go_on"), seat) == {1}


@pytest.mark.rule("FEL-15.9.2")
def test_tricks_that_are_won_after_an_announcement_bring_no_threat_back() -> None:
    t = strider("1", "east").answer("announce", "go_on").play("m6 m3 m4 m5")
    assert [trick.winner for trick in t.s.tricks] == ["east"] * 3
    assert threats(t, "north") == {1}  # with 2 Strider could not have announced


@pytest.mark.rule("FEL-15.9.2")
@pytest.mark.parametrize("numbers", [(), (2, 3)])
def test_a_position_in_which_somebody_announced_what_was_not_so_is_refused(numbers: tuple[int, ...]) -> None:
    t = strider("1", "east").answer("announce")
    assert GAME.audit(t.s) == []
    t.s.announced["east"] = numbers
    assert len(GAME.audit(t.s)) == 1


@pytest.mark.rule("FEL-15.18.1")
def test_a_hidden_threat_that_was_replaced_stays_hidden() -> None:
    t = dark()
    t.s.characters["west"] = t.s.flipped = "meriadoc"  # his power is on his overwhelmed side
    del t.s.threat["east"]
    t.s.threats = t.s.threats.shuffled("2")
    t.s.todo.append(("draw_threat", "east"))
    GAME.rules.settle(t.s)
    for answer in ("2", "redraw", "5"):
        GAME.apply(t.s, answer)
    assert (t.s.rejected, t.s.replaced, t.s.threat["east"]) == ((), {"east": ("2",)}, (5,))
    pairs = {(world.replaced["east"][0], world.threat["east"][0]) for world in worlds(t, "north", 600)}
    assert len(pairs) == 30  # two of the six that do not demand the lost card, in their order
    assert {world.replaced["east"] for world in worlds(t, "east")} == {("2",)}


@pytest.mark.rule("FEL-15.18.1")
@pytest.mark.parametrize("replaced", [{"nobody": ("2",)}, {"east": ("x",)}])
def test_a_replaced_threat_is_a_number_of_a_hand(replaced: dict[str, tuple[str, ...]]) -> None:
    t = dark()
    assert GAME.audit(t.s) == []
    t.s.replaced = replaced
    assert len(GAME.audit(t.s)) == 1


@pytest.mark.rule("FEL-7.5", "FEL-15.9.2")
def test_the_won_cards_that_matter_lie_open_but_not_where_they_would_tell_a_hidden_threat() -> None:
    t = dark().past("east: h1 h2 h3 f8")
    shown = {seat: t.view(seat)["hands"][1]["shown"] for seat in ("north", "east", "south", None)}
    assert shown == {"north": [], "east": ["h2"], "south": [], None: []}
    t.s.hidden = ()
    assert t.view()["hands"][1]["shown"] == ["h2"]
