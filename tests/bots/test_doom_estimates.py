"""`doom`: what dice, battles and cards bring on average, counted by hand.

With all companions beside the Ring-bearers, four of the six faces of the battle die win.
"""

from typing import Any

import pytest

from bree.bots.doom.comparison import Comparison, PlayoutResult
from bree.bots.doom.expected_outcome import (
    ALLY,
    GANDALF_CARD,
    STEP_AHEAD,
    WARRIOR,
    battle_loss,
    card_brings,
    expected,
    lose_share,
    met,
    struck,
    walked,
)
from bree.bots.doom.explain import explain
from bree.bots.doom.search import best, compare_at_once, distinct_picks, promising
from bree.bots.doom.value_weights import average
from bree.bots.doom.worth import CARD, CIRCLE, FIGURE, HELPER, LOST, READY, SPACE, estimate, worth
from bree.core import Ask, Pick
from bree.games.doom.facts import CARDS
from bree.games.doom.state import BEARERS, DARK_HEART, FIGURES, NAZGUL, WAITING, WON, Doom
from tests.rulebook.doom.doom_story import Journey

FOUR = 2 / 6  # the share of lost battles with four supporters
EMPTY = "- - - - - -"


def state(**given: Any) -> Doom:
    return Journey.of(**given).s


# Battles


@pytest.mark.parametrize(
    ("given", "lost"),
    [
        ({}, FOUR),
        ({"held": "gandalfs_wrath"}, 1 / 6),
        ({"held": "gandalfs_wrath", "gandalf_token": True}, FOUR),
        ({"ring_bearers": 5, "gimli": 6}, 5 / 6),
        ({"ring_bearers": 5, "gimli": 6, "legolas": 5}, 4 / 6),
        ({"ring_bearers": 5}, 1.0),
    ],
)
def test_the_share_of_lost_battles(given: Any, lost: float) -> None:
    assert lose_share(state(**given)) == pytest.approx(lost)


@pytest.mark.parametrize(
    ("foe", "fields", "loss"),
    [
        ("loth_cave_troll", {"fights": 1}, 2 * FOUR),
        ("morgul_mumakil", {"fights": 2}, 2 * (FOUR + FOUR)),
        ("loth_cave_troll", {"fights": 1, "verdict": "won"}, 0.0),
        ("loth_cave_troll", {"fights": 1, "verdict": "lost"}, 2.0),
        ("morgul_mumakil", {"fights": 2, "verdict": "won"}, 2 * FOUR),
        ("rohan_uruk_hai", {"fights": 3}, 3 * FOUR),
    ],
)
def test_a_battle_that_waits(foe: str, fields: Any, loss: float) -> None:
    s = state()
    s.foe = foe
    for name, value in fields.items():
        setattr(s, name, value)
    assert battle_loss(s) == pytest.approx(loss)
    before = s.courage
    assert expected(s).courage == pytest.approx(before - loss)


# Cards


@pytest.mark.parametrize(
    ("card", "given", "courage", "nazgul"),
    [
        ("loth_elrond", {}, ALLY, 0.0),
        ("loth_nazgul", {}, 0.0, 1.0),
        ("loth_nazgul", {"slain": True}, 0.0, 0.0),
        ("rohan_wargs", {}, -2.0, 0.0),
        ("loth_cave_troll", {}, -2 * FOUR, 0.0),
        ("morgul_mumakil", {}, -4 * FOUR, 0.0),
        ("rohan_uruk_hai", {"warriors": 2}, -3 * FOUR - WARRIOR, 0.0),
        ("rohan_uruk_hai", {"warriors": 0}, -FOUR, 0.0),
        ("rohan_uruk_hai", {"warriors": 0, "chieftain": False}, 1.0, 0.0),
        ("loth_saruman", {"warriors": 1}, 2 * WARRIOR, 0.0),
        ("loth_saruman", {"warriors": 4}, WARRIOR, 0.0),
        ("loth_balrog", {}, -5.0, 0.0),
        ("helm_wormtongue", {}, -1.0, 0.0),
        ("morgul_witch_king", {"nazgul": 3}, -2.0, 0.0),
        ("gondor_eye_of_sauron", {"courage": 7}, -2.0, 0.0),
        ("gondor_eye_of_sauron", {"courage": 3}, 0.0, 0.0),
    ],
)
def test_a_card_brings_on_average(card: str, given: Any, courage: float, nazgul: float) -> None:
    assert card_brings(state(**given), card) == pytest.approx((courage, nazgul))


def test_a_slot_brings_its_card_or_its_symbol() -> None:
    s = state(track="? loth_nazgul - - - -", hidden="loth_balrog loth_moria_orc")
    assert met(s, 1) == (0.0, 1.0)
    assert met(s, 2) == (STEP_AHEAD, 0.0)
    assert met(s, 5) == (0.0, 1.0)
    s.unseen = ("loth_balrog", "loth_elrond")
    assert met(s, 0) == pytest.approx(((-5.0 + ALLY) / 2, 0.0))
    s.slain = True
    assert met(s, 5) == (0.0, 0.0)


# Figures


def test_events_strike() -> None:
    assert struck(NAZGUL, 5.0, 2.0) == (5.0, 3.0)
    assert struck(DARK_HEART, 5.0, 2.0) == (4.0, 2.0)


def event_space(s: Doom, event: str) -> int:
    """A space with this event that is no destination and lies in the first stage."""
    events = s.terms.road.events
    return next(at for at, here in enumerate(events) if here == event and at and at not in s.terms.road.ends)


def test_a_figure_is_struck_where_it_stops_alone() -> None:
    s = state(stage="rohan", gimli=0)
    space = event_space(s, NAZGUL)
    s.at = dict.fromkeys(FIGURES, 1)
    at = dict(s.at)
    assert walked(s, at, "gimli", space - 1, 5.0, 2.0) == (5.0, 3.0)
    assert at["gimli"] == space
    at = {**s.at, "legolas": space}
    assert walked(s, at, "gimli", space - 1, 5.0, 2.0) == (5.0, 2.0)
    s.terms = s.terms._replace(protection=False)
    at = {**s.at, "legolas": space}
    assert walked(s, at, "gimli", space - 1, 5.0, 2.0) == (5.0, 3.0)


def test_an_exact_arrival_is_rewarded() -> None:
    s = state()
    end = s.terms.road.ends[0]
    hurt = struck(s.terms.road.events[end], 0.0, 0.0) if s.terms.road.events[end] else (0.0, 0.0)
    found = walked(s, dict(s.at), "gimli", end, 5.0, 2.0)
    assert found == (5.0 + 1 + hurt[0], 2.0 + hurt[1])
    found = walked(s, dict(s.at), BEARERS, end, 5.0, 2.0)
    assert found == (5.0 + GANDALF_CARD + hurt[0], 2.0 + hurt[1])
    found = walked(s, dict(s.at), BEARERS, end + 1, 5.0, 2.0)
    assert found == (5.0 + hurt[0], 2.0 + hurt[1])
    gate = s.terms.road.ends[4]
    at = {**s.at, "gimli": gate - 1}
    assert walked(s, at, "gimli", 2, 5.0, 2.0) == (5.0, 2.0)
    assert at["gimli"] == WAITING


def test_dice_on_the_board_count_as_used() -> None:
    s = state(track="rohan_wargs - - - - -", courage=9)
    s.board = ["black1", "", "", ""]
    s.shows = {"black1": 1}
    assert expected(s).courage == 7.0
    s.board = ["", "red", "", ""]
    s.shows = {"red": 1}
    assert expected(s).at["gimli"] == 1
    assert s.at["gimli"] == 0
    s.board, s.threat = ["", "", "", ""], DARK_HEART
    assert expected(s) == (s.at, 8.0, float(s.nazgul))
    s.courage, s.threat = s.terms.top, ""
    s.board, s.shows, s.track[1] = ["", "", "black2", ""], {"black2": 2}, "loth_elrond"
    assert expected(s).courage == s.terms.top


# Worth


def test_the_worth_adds_spaces_courage_cards_and_friends() -> None:
    s = state(held="")
    base = estimate(s, s.at, 5.0, 0.0)
    assert base == pytest.approx(CIRCLE * 5 + 4 * HELPER)
    assert estimate(s, s.at, 6.0, 2.0) == pytest.approx(base + CIRCLE - 2 * FIGURE)
    assert estimate(s, {**s.at, "gimli": s.terms.road.ends[4]}, 5.0, 0.0) == pytest.approx(base - HELPER + READY)
    ahead = {**s.at, BEARERS: 2}
    assert estimate(s, ahead, 5.0, 0.0) == pytest.approx(2 * SPACE + CIRCLE * 5)
    s.held = {"loth_elrond": 0}
    assert estimate(s, s.at, 5.0, 0.0) == pytest.approx(base + CARD)
    s.slain = True
    assert estimate(s, s.at, 5.0, 7.0) == pytest.approx(base + CARD)
    s.over = WON
    assert worth(s, "star") == -10 * LOST
    s.over = "despair"
    assert worth(s, "star") == LOST


def test_a_new_card_weighs_as_much_as_similar_ones() -> None:
    stage = [card for card in CARDS.values() if card.stage == "rohan" and card.kind == "enemy"]
    known = {stage[0].id: 1.0, stage[1].id: 3.0, "loth_balrog": 8.0, "loth_elrond": 5.0}
    assert average(known, stage[2]) == 2.0
    other = next(card for card in CARDS.values() if card.stage == "gondor" and card.kind == "enemy")
    assert average(known, other) == 4.0
    assert average({}, other) == 0.0


# Search


def test_picks_that_look_much_worse_are_not_played() -> None:
    assert promising({"a": 2.0, "b": 1.0, "c": 0.9}) == ["a", "b"]


def test_the_best_at_once_is_the_first_of_the_best() -> None:
    s = state()
    ways = {"a": s, "b": s, "c": s}
    found = compare_at_once(ways, {"a": 0.5, "b": 2.0, "c": -1.0})
    assert (found.best, found.second, found.played) == ("b", "a", False)
    assert (len(found.results), len(found.instead)) == (1, 1)
    alone = compare_at_once({"a": s}, {"a": 0.5})
    assert (alone.best, alone.second, alone.instead) == ("a", "", [])


def test_each_pair_of_dice_is_tried_in_one_order() -> None:
    s = state()
    picks = tuple([Pick(colour) for colour in ("orange", "purple", "red")])
    ask = Ask("star", "dice", "DOOM-3.1", picks, {}, many=True, least=2, most=2)
    s.roll = ()
    assert distinct_picks(s, ask) == ["orange", "purple"]
    s.roll = ("orange",)
    assert distinct_picks(s, ask) == ["purple", "red"]
    one = Ask("star", "offer", "DOOM-3.1", picks)
    assert distinct_picks(s, one) == ["orange", "purple", "red"]
    j = Journey.of().go()
    worths = {pick: float(at) for at, pick in enumerate(distinct_picks(j.s, j.ask))}
    found = iter(worths.values())
    assert best(j.s, j.ask, lambda _: next(found)) == max(worths, key=worths.__getitem__)


def result(chance: float, courage: int = 5, space: int = 9, nazgul: int = 2, lost: bool = False) -> PlayoutResult:
    return PlayoutResult(chance, lost, courage, space, nazgul)


def said(here: list[PlayoutResult], there: list[PlayoutResult], played: bool = True) -> dict[str, Any]:
    return {one.key: one.facts for one in explain(Comparison("a", here, "b", there, played))}


def test_the_reasons_name_clear_differences() -> None:
    here = [result(0.5, courage=6, space=10), result(0.7, courage=6, space=10)]
    there = [result(0.25, lost=True), result(0.25)]
    found = said(here, there)
    assert found["search"] == {"instead": ("b",), "share": 60, "other": 25, "times": 2}
    assert found["search-lost"] == {"lost": 0, "other": 1, "times": 2}
    assert set(found) == {"search", "search-lost", "search-courage", "search-farther"}
    assert set(said(there[1:], here[:1])) == {"search", "search-courage", "search-nearer"}
    assert set(said([result(0.5)], [result(0.5, nazgul=3)])) == {"search", "search-nazgul"}
    assert set(said(here, here, False)) == {"search-glance"}
    assert explain(Comparison("a", here, "", [], True)) == ()


def test_the_end_of_a_playout_is_told_in_numbers() -> None:
    s = state(courage=5, nazgul=3)
    assert PlayoutResult.of(s, 0.0) == (0.5, False, 5, 0, 3)
    s.slain = True
    assert PlayoutResult.of(s, 0.0).nazgul == 0
    s.over = "despair"
    assert PlayoutResult.of(s, 2.0)[:2] == (0.0, True)
    s.over = WON
    assert PlayoutResult.of(s, -2.0)[:2] == (1.0, False)
