"""Section 8 in the last trick: certain verdicts follow from the rules, with powers and open choices."""

from typing import Any

import pytest

from bree.games.fellowship.card import in_order
from bree.games.fellowship.rules.dealing import round_deck
from bree.games.fellowship.state import PYRAMID, Trick
from bree.games.fellowship.verdict import Verdict
from tests.rulebook.fellowship.fellowship_story import Round
from tests.rulebook.fellowship.test_15_chapters_13_14 import BRIDGE, SECRET_FIRE, THREE, mines

SURE, OPEN, LOST = Verdict(True, True), Verdict(False, False), Verdict(False, True)


def near_end(t: Round, leader: str, won: dict[str, str], *todo: Any, places: str = "", **hands: str) -> Round:
    """One trick is left. The hands have these cards and have won those (in whole tricks); north has won the others.

    `places` are the cards left in the pyramid, `place:card`. The steps of `todo` come before the last trick.
    """
    s = t.s
    left = dict(part.split(":") for part in places.split())
    s.hands = {hand: in_order(hands.get(hand, "").split()) for hand in s.order}
    if PYRAMID in s.order:
        s.pyramid = tuple(left.get(str(n), "") for n in range(len(s.pyramid)))
    s.deck = s.deck._replace(rest=())
    held = [card for cards in s.hands.values() for card in cards] + list(left.values())
    out = [*held, *s.lost, *s.barrow, *" ".join(won.values()).split()]
    cards = {hand: held.split() for hand, held in won.items()}
    cards["north"] = cards.get("north", []) + [card for card in round_deck(s) if card not in out]
    n = len(s.order)
    s.tricks = [
        Trick(hand, tuple(zip(s.order, held[at : at + n], strict=True)))
        for hand, held in cards.items()
        for at in range(0, len(held), n)
    ]
    assert len(s.tricks) + 1 == s.length
    s.trick, s.token, s.led_free, s.leader, s.knows, s.voids = {}, True, True, leader, {}, {}
    s.todo = [("trick",), *todo]
    t.game.rules.settle(s)
    assert t.game.audit(s) == []
    return t


# Special riders.


@pytest.mark.rule("FEL-8.5", "FEL-10.7")
@pytest.mark.parametrize(("leader", "mark"), [("north", LOST), ("east", SURE)])
def test_a_suit_that_must_be_led_in_the_last_trick_breaks_the_ban_already(leader: str, mark: Verdict) -> None:
    """North is Frodo, may not lead Rings, and has nothing else. All hands are open."""
    t = Round.of("8", 4, north="r1", lost="s8").choose(east="merry", south="sam", west="strider").skip_to("play")
    near_end(t, leader, {"north": "h4 r1 r2 r3"}, north="r5", east="h1", south="h2", west="h3")
    t.s.opened = t.s.order
    assert t.s.riders["north"] == "morgul_knife"
    assert t.verdict("north") == mark


# The Barrow.


def tom_is_the_pyramid(chapter: str) -> Round:
    """Two players: north is Frodo, east Goldberry or Pippin, the pyramid is Tom."""
    given = {"barrow": "f4 f5 h3 h4 m4 m5 m6 m7 s7 s8"} if chapter == "6" else {}
    t = Round.of(chapter, 2, north="r1 r2", exchanges="optional", **given)
    t.choose(east="goldberry" if chapter == "6" else "pippin", pyramid="tom_bombadil")
    if chapter == "6":
        t.chance("m5", "m6", "m7", "s7", "s8")
    return t.skip_to("play", partner="pass")


@pytest.mark.rule("FEL-8.4", "FEL-8.5", "FEL-15.6.3")
def test_cards_of_the_barrow_are_out_and_tom_does_not_keep_them() -> None:
    """He has won only Forests and has only Mountains and Shadows. Two Forests in the Barrow do not help him."""
    t = tom_is_the_pyramid("6")
    assert t.s.barrow == ("f4", "f5", "h3", "h4", "m4")
    cards = {"north": "h1", "east": "h2", "pyramid": "m5 m6 s5 s6 s7 s8"}
    near_end(t, "north", {"pyramid": "f1 f2 f3"}, ("judge",), **cards)
    assert t.verdict(PYRAMID) == LOST
    assert (t.ask.key, t.ask.rule, t.ask.facts["outcome"]) == ("early_end", "FEL-8.5", "outcome-lost")
    t.answer("stop")
    assert t.s.result == "lost"


@pytest.mark.rule("FEL-9.1", "FEL-15.6.3", "FEL-15.5.5")
@pytest.mark.parametrize(("chapter", "beside", "mark"), [("5", "s1", SURE), ("6", "s1 s2 s3 s4", OPEN)])
def test_a_covered_card_of_a_pyramid_is_one_that_tom_keeps(chapter: str, beside: str, mark: Verdict) -> None:
    """He has won Hills 1 to 3 and keeps Hills 8, which is still covered."""
    t = tom_is_the_pyramid(chapter)
    if chapter == "6":
        t.s.barrow = ("f4", "f5", "h4", "m4", "m8")
    else:
        t.s.lost = ()
    cards = {"north": "h6", "east": "h7", "pyramid": f"m1 {beside}"}
    near_end(t, "north", {"pyramid": "h1 h2 h3"}, places="4:m1 7:h8", **cards)
    t.skip_to("play")
    assert t.verdict(PYRAMID) == mark  # in the Forest only Hills are unseen; on the Downs it may be another card
    t.play("h6 h7 s1")
    assert [entry.key for entry in t.told("goal-met") + t.told("goal-failed") if entry.facts["who"] == PYRAMID] == [
        "goal-met"
    ]


# The Bridge.


def bridge(players: int, *others: str) -> Round:
    """Frodo is north; these follow clockwise, with the Servant of the Secret Fire last."""
    t = mines(players, done=THREE, exchanges="optional").answer(BRIDGE)
    t.deal(north="r1") if players > 1 else t.settle()
    t.choose(**dict(zip(("east", "south", "west"), (*others, SECRET_FIRE), strict=False)))
    return t.skip_to("grim_card", partner="pass", pick_threat="1", will_trade="pass")


LAST_CARDS: dict[int, tuple[dict[str, str], dict[str, str]]] = {  # won cards, cards left
    1: (
        {"north": "r1 r2 r3 m1", "west": "r4 h5 h6 h7"},
        {"north": "h8", "east": "h3", "south": "h4", "west": "h2 r5"},
    ),
    3: ({"north": "r1 r2 r3", "south": "r4 h5 h6"}, {"north": "h8", "east": "h3", "south": "h2 m1 r5"}),
    4: (
        {"north": "r1 m1 m2 m3", "west": "r2 r3 r4 h5"},
        {"north": "h8", "east": "h3", "south": "h4", "west": "h2 r5"},
    ),
}


@pytest.mark.rule("FEL-8.3", "FEL-8.5")
@pytest.mark.parametrize("players", LAST_CARDS)
def test_the_servant_of_the_secret_fire_need_not_follow_suit_in_the_last_trick(players: int) -> None:
    """Frodo needs one more Ring. Gandalf can play it into Frodo's trick although he could follow suit."""
    t = bridge(players, *("merry", "pippin")[: 1 if players == 3 else 2])
    won, cards = LAST_CARDS[players]
    t.s.opened = t.s.order
    near_end(t, "north", won, **cards)
    assert (t.ask.key, t.verdict("north")) == ("grim_card", OPEN)
    t.skip_to("play").play(" ".join(cards[hand] for hand in t.s.order[:-1]))
    assert (t.picks, t.verdict("north")) == (cards[t.s.order[-1]].split(), OPEN)
    t.play("r5")
    assert "north" in [entry.facts["who"] for entry in t.told("goal-met")]


@pytest.mark.rule("FEL-8.2")
def test_a_mark_on_the_bridge_does_not_wait_for_the_balrogs_next_cards() -> None:
    """Frodo leads the last trick with the Ring that he needs, and no other hand has one."""
    t = bridge(1, "merry", "pippin")
    cards = {"north": "r5", "east": "h3", "south": "h4", "west": "h2 h7"}
    near_end(t, "north", {"north": "r1 r2 r3 m1", "west": "r4 h5 h6 m2"}, **cards)
    assert (t.ask.key, t.verdict("north")) == ("grim_card", SURE)


@pytest.mark.rule("FEL-8.5", "FEL-8.6")
def test_all_see_that_a_round_on_the_bridge_is_lost_and_goes_on_all_the_same() -> None:
    t = bridge(4, "merry", "pippin")
    assert t.view()["round"]["doomed"] is False
    t.chance("s8", "s7", "s6")
    for _ in range(4):
        t.play(min(t.picks, key=lambda card: int(card.removesuffix("!")[1:])))
    balrog = t.told("balrog")[-1].facts
    assert (int(str(balrog["ours"])) < 21, balrog["outcome"]) == (True, "outcome-doomed")
    assert (t.ask.key, t.ask.rule, t.ask.facts["outcome"]) == ("early_end", "FEL-8.5", "outcome-doomed")
    t.answer("go_on")
    assert [t.view(seat)["round"]["doomed"] for seat in (None, *t.s.seats)] == [True] * 5


# Open choices.


@pytest.mark.rule("FEL-8.3", "FEL-1.7")
def test_bilbo_may_let_another_lead_the_last_trick() -> None:
    """West needs Rings. If Bilbo leads, it gets none; if North leads, Mountains 8 wins Rings 5."""
    t = Round.of("10", 4, north="r1", exchanges="optional")
    t.choose(north="elrond", east="bilbo_baggins", south="gloin", west="arwen").skip_to("play", partner="pass")
    t.s.opened = t.s.order
    won = {"north": "r1 f1 f2 f3", "east": "r2 f4 f5 f6", "south": "r3 r4 f7 f8"}
    steps = (("judge",), ("next_leader", "east"))
    near_end(t, "east", won, *steps, north="m1", east="h5", south="r5", west="m8")
    assert (t.ask.key, t.verdict("north")) == ("next_leader", OPEN)
    t.answer("north")
    assert t.verdict("north") == SURE


@pytest.mark.rule("FEL-8.3", "FEL-11.4")
def test_sting_brings_the_lost_card_also_between_its_use_and_the_card_put_down() -> None:
    """Frodo needs one more Ring, and the last one is the lost card."""
    t = Round.of("endless", 4, exchanges="optional")
    names = ("gildor", "arwen", "barliman")
    while t.ask.key == "draw_pool":
        t.chance(next((name for name in names if name in t.picks), t.picks[-1]))
    t.chance(t.picks[0], "sting", "black_breath").deal(north="r1 r2", lost="r5")
    t.choose(east="gildor", south="arwen", west="barliman").skip_to("play", partner="pass", sting="leave")
    assert t.s.lost == ("r5",)
    t.s.riders = {}
    won = {"north": "r1 h1 h2 h3", "east": "r2 r3 r4 h4"}
    near_end(t, "north", won, north="h8", east="m1", south="m2", west="m3")
    assert (t.ask.key, t.verdict("north")) == ("sting", OPEN)
    t.answer("use")
    assert (t.ask.key, t.picks, t.verdict("north")) == ("drop", ["h8"], SURE)
    t.answer("h8")
    assert (t.turn, t.picks, t.verdict("north")) == ("north", ["r5"], SURE)


# What the ask says.


@pytest.mark.rule("FEL-8.5", "FEL-18.12")
def test_where_met_goals_count_in_a_lost_round_it_goes_on_until_all_are_certain() -> None:
    for option, key in (("nothing", "early_end"), ("counts", "play")):
        t = Round.of("13", 4, north="r1", lost_round=option, exchanges="optional", lost="f1")
        t.choose(east="merry", south="boromir", west="pippin").skip_to("play", partner="pass")
        t.s.used = ("mithril_shirt",)
        t.past("east", "east", "east", spare="r1")  # three tricks are too many for Merry
        t.s.todo = [("trick",), ("judge",)]
        t.game.rules.settle(t.s)
        assert (t.verdict("east"), t.verdict("south"), t.ask.key) == (LOST, OPEN, key)
