"""TINY-10 to TINY-17: the rules of cards in core, as the tiny game uses them."""

import pytest
from tiny import GAME

from bree.table import Chair, Sitting
from tests.rulebook.tiny.charmed import Charmed
from tests.story import Story


@pytest.mark.rule("TINY-10")
def test_two_charms_for_everybody_unseen_and_an_open_mark() -> None:
    t = Story.begin(GAME, charms="on")
    t.answer("barrel01", "barrel02", "barrel03", "barrel04", "barrel05", "gust", "hush", "gale", "feint")
    assert t.picks == ["candle", "crown", "leak"]
    t.answer("crown", "leak")
    assert GAME.view(t.s, "ann")["charms"] == ["gale", "gust"]
    assert GAME.view(t.s, "ann")["charm_sizes"] == {"ann": 2, "bob": 2}
    assert GAME.view(t.s, "bob")["laid"] == {"ann": ["crown"], "bob": ["leak"]}


@pytest.mark.rule("TINY-11")
def test_all_who_have_charms_are_asked_in_the_order_of_the_round() -> None:
    t = Charmed.of("shown", ann="hush", bob="gust", cob="gale leak", round=2)
    assert (t.ask.who, t.picks, t.ask.step) == ("bob", ["gust", "pass"], ("use_card", "shown", "bob"))
    t.answer("pass")
    assert (t.ask.who, t.picks) == ("cob", ["gale", "pass"])
    t.answer("pass")
    assert (t.ask.who, t.picks) == ("ann", ["pass"])
    t.answer("pass")
    assert [entry.key for entry in t.log] == ["wins"]


@pytest.mark.rule("TINY-11")
def test_a_hidden_hand_with_nothing_to_play_is_asked_all_the_same_and_the_table_does_not_pass() -> None:
    t = Charmed.of("shown", ann="hush")
    assert (t.picks, t.ask.secret, t.ask.automatic) == (["pass"], True, False)
    sitting = Sitting(GAME, {"players": 3, "charms": "on"}, {seat: Chair(seat) for seat in t.s.seats}, seed=1)
    sitting.state = t.s
    sitting.play_automatic()
    assert sitting.answers == []


@pytest.mark.rule("TINY-11")
def test_what_cannot_be_played_now_is_refused_by_its_own_rule() -> None:
    t = Charmed.of("shown", ann="hush gust leak")
    assert (t.refuses("hush"), t.refuses("leak"), t.refuses("whisper")) == ("TINY-13", "TINY-15", "TINY-11")


@pytest.mark.rule("TINY-12")
def test_a_gust_gives_a_point() -> None:
    t = Charmed.of("shown", ann="gust", bob="lunge").answer("gust", "pass", "pass")
    assert t.points() == (1, 0, 1)
    assert t.facts_of("plays") == [{"who": "ann", "card": "card-gust"}]


@pytest.mark.rule("TINY-12")
@pytest.mark.parametrize(("chosen", "points", "tokens"), [("gain", 1, 0), ("find_token", 0, 1)])
def test_a_gale_gives_a_point_or_a_token(chosen: str, points: int, tokens: int) -> None:
    t = Charmed.of("shown", ann="gale").answer("gale")
    assert (t.ask.who, t.ask.rule, t.picks) == ("ann", "TINY-12", ["gain", "find_token"])
    t.answer(chosen)
    assert (t.s.points["ann"], t.s.tokens["ann"]) == (points, tokens)


@pytest.mark.rule("TINY-13")
def test_a_charm_is_stilled_before_it_acts() -> None:
    t = Charmed.of("shown", ann="gust", bob="hush", cob="lunge").answer("gust")
    assert (t.ask.who, t.picks) == ("bob", ["hush", "pass"])
    t.answer("hush")
    assert (t.ask.who, t.picks, t.s.announced) == ("cob", ["pass"], ("gust", "hush"))
    t.answer("pass")
    assert (t.s.stilled, t.s.announced) == (("gust",), ())  # nobody else is asked, because nothing is left to cancel
    t.answer("pass")
    assert t.points() == (0, 0, 1)


@pytest.mark.rule("TINY-13")
def test_what_stills_is_stilled_in_turn_and_then_the_first_charm_acts() -> None:
    t = Charmed.of("shown", ann="gust whisper", bob="hush", cob="lunge").answer("gust", "hush")
    assert (t.ask.who, t.picks) == ("ann", ["whisper", "pass"])
    t.answer("whisper")
    assert (t.ask.who, t.s.announced) == ("cob", ("gust", "hush", "whisper"))
    t.answer("pass")
    assert (t.ask.who, t.s.stilled, t.s.announced) == ("cob", ("hush",), ("gust",))  # the gust can still be cancelled
    t.answer("pass", "pass")
    assert t.points() == (1, 0, 1)


@pytest.mark.rule("TINY-14")
def test_charms_for_the_duel_are_sealed_shown_together_and_act_by_initiative() -> None:
    t = Charmed.of("duel", ann="lunge", bob="feint", cob="gust", points={"ann": 1, "bob": 0, "cob": 1})
    assert (t.ask.who, t.picks, t.ask.automatic) == ("ann", ["lunge", "pass"], False)
    t.answer("lunge")
    assert (t.ask.who, t.picks, t.told("plays")) == ("bob", ["feint", "pass"], [])
    assert GAME.view(t.s, "bob")["chosen"] == {"ann": ""}
    t.answer("feint")
    assert (t.ask.who, t.picks) == ("cob", ["pass"])
    t.answer("pass")
    assert [facts["card"] for facts in t.facts_of("plays")] == ["card-lunge", "card-feint"]
    assert t.facts_of("gains") == [{"who": "bob", "points": 2}, {"who": "ann", "points": 1}]
    assert t.points() == (1, 1, 1)


@pytest.mark.rule("TINY-14")
def test_a_sealed_charm_that_can_do_nothing_when_its_turn_comes_is_spent_for_nothing() -> None:
    t = Charmed.of("duel", ann="lunge", bob="feint", points={"ann": 0, "bob": 1, "cob": 0}, seats=("ann", "bob"))
    assert (t.ask.who, t.picks) == ("ann", ["lunge", "pass"])
    t.answer("lunge")
    assert (t.picks, t.refuses("feint")) == (["pass"], "TINY-14")  # no other player has a point


@pytest.mark.rule("TINY-15")
@pytest.mark.parametrize(("points", "left", "works"), [((2, 1, 1), 1, 1), ((1, 1, 0), 1, 0), ((0, 1, 0), 0, 0)])
def test_the_leak_must_act_while_its_owner_is_ahead(points: tuple[int, ...], left: int, works: int) -> None:
    t = Charmed.of("counted", ann="leak", points=dict(zip(("ann", "bob", "cob"), points, strict=True)))
    assert (t.s.points["ann"], len(t.told("works"))) == (left, works)
    assert t.s.laid["ann"] == ("leak",)


@pytest.mark.rule("TINY-16")
def test_with_the_crown_a_round_counts_one_more_for_its_owner_alone() -> None:
    assert Charmed.of("counted", cob="crown").points() == (0, 0, 2)
    assert Charmed.of("counted", ann="crown").points() == (0, 0, 1)


@pytest.mark.rule("TINY-16")
def test_the_crown_leaves_when_its_owner_is_ahead_before_the_round_is_counted() -> None:
    t = Charmed.of("counted", cob="crown", points={"ann": 0, "bob": 0, "cob": 1})
    assert (t.points(), t.s.laid["cob"], t.s.spent) == ((0, 0, 2), (), ("crown",))
    assert t.facts_of("leaves") == [{"card": "card-crown"}]


@pytest.mark.rule("TINY-17")
@pytest.mark.parametrize(("number", "points"), [(2, 1), (3, 2)])
def test_while_the_candle_lies_there_the_last_round_counts_two(number: int, points: int) -> None:
    assert Charmed.of("counted", ann="candle", round=number).s.points["cob"] == points


@pytest.mark.rule("TINY-17")
def test_what_sets_a_number_comes_before_what_adds_to_it() -> None:
    assert Charmed.of("counted", cob="crown", ann="candle", round=3).s.points["cob"] == 3
