"""`careful` in `fellowship`: the chance of each kind of goal, counted by hand in small rounds.

The first of three hands is rated. A hand wins a card that it does not hold with 0.1 + 0.9 times its share of tricks.
"""

from typing import Any

import pytest

from bree.bots.fellowship.goal_odds import (
    ESTIMATES,
    NEVER,
    OWN,
    UNKNOWN_THREAT,
    GoalOdds,
    at_least,
    catch,
    exactly,
    goals_odds,
    leaning,
    round_odds,
)
from bree.bots.fellowship.round_summary import RoundSummary, summarise
from bree.bots.fellowship.trick_play import eagerness, wanted_cards
from bree.games.fellowship.card import BIT, ONE_RING, SUIT_BITS, bits, cards_of
from bree.games.fellowship.facts import Goal
from bree.games.fellowship.goals.cards import KINDS as CARD_KINDS
from bree.games.fellowship.goals.hand_goal import HandGoal
from bree.games.fellowship.state import FOREST, Trick
from tests.rulebook.fellowship.fellowship_story import Round

NOTHING: Any = CARD_KINDS["none"]  # the estimate does not ask whether the goal is met


def summary(**given: Any) -> RoundSummary:
    """Three hands with two of six tricks to come, and half of them for the first hand."""
    usual: dict[str, Any] = {
        "hands": ("north", "east", "west"), "holds": (0, 0, 0), "won": (0, 0, 0), "tricks": (0, 0, 0),
        "wins": ((), (), ()), "with_cards": (), "to_come": 2, "total": 6, "plays": (2, 2, 2), "left": 0, "power": {},
        "rate": (0.5, 0.25, 0.25),
    }  # fmt: skip
    return RoundSummary(**{**usual, **given})


def aim(kind: str, n: int = 0, threat: tuple[int, ...] = (), way: str = "", helper: int = -1, **goal: Any) -> HandGoal:
    return HandGoal(0, Goal(kind, n=n, **goal), n, NOTHING, threat, way, helper)


def odds(now: RoundSummary, of: HandGoal) -> Any:
    return pytest.approx(ESTIMATES[of.goal.kind](now, of))


def test_the_numbers_of_tricks_are_binomial() -> None:
    assert [exactly(2, 0.25, n) for n in (-1, 0, 1, 2, 3)] == pytest.approx([0, 9 / 16, 6 / 16, 1 / 16, 0])
    assert [at_least(2, 0.25, n) for n in (-1, 0, 1, 2, 3)] == pytest.approx([1, 1, 7 / 16, 1 / 16, 0])
    assert leaning(0) == 0.5
    assert leaning(1) == pytest.approx(1 - leaning(-1)) == pytest.approx(0.7858, abs=1e-4)


# Goals that count tricks


@pytest.mark.parametrize(
    ("of", "given", "chance"),
    [
        (aim("tricks_at_least", 1), {}, 3 / 4),
        (aim("tricks_at_least", 3), {"tricks": (1, 0, 0)}, 1 / 4),
        (aim("tricks_at_least", 1), {"tricks": (1, 0, 0)}, 1.0),
        (aim("tricks_at_least", 1), {"plays": (1, 2, 2)}, 1 / 2),
        (aim("tricks_exactly", 2), {"tricks": (1, 0, 0)}, 1 / 2),
        (aim("tricks_exactly", 0), {"tricks": (1, 0, 0)}, 0.0),
        (aim("tricks_between", low=1, high=2), {}, 3 / 4),
        (aim("tricks_between", low=1, high=1), {}, 1 / 2),
        (aim("tricks_equal_threat", threat=(2, 0)), {}, 1 / 2),
        (aim("tricks_equal_threat"), {}, UNKNOWN_THREAT),
        (aim("tricks_above_or_below_threat", threat=(1,)), {}, 1 / 2),
        (aim("tricks_above_or_below_threat", threat=(1,), way="more"), {}, 1 / 4),
        (aim("tricks_above_or_below_threat", threat=(2,), way="fewer"), {}, 3 / 4),
        (aim("tricks_above_or_below_threat", threat=(1, 2), way="more"), {}, 0.0),
        (aim("tricks_above_or_below_threat", threat=(1, 2), way="fewer"), {}, 1 / 4),
        (aim("tricks_above_or_below_threat"), {}, UNKNOWN_THREAT),
        # The others expect half a trick each, this hand one.
        (aim("fewest_tricks"), {}, leaning(0.0)),
        (aim("fewest_tricks"), {"tricks": (0, 1, 2)}, leaning(1.0)),
        (aim("fewest_tricks"), {"to_come": 0, "tricks": (1, 1, 2)}, 1.0),
        (aim("fewest_tricks"), {"to_come": 0, "tricks": (2, 1, 2)}, 0.0),
        (aim("zero_tricks_others_at_least", 1), {}, 1 / 4 * (7 / 16) ** 2),
        (aim("zero_tricks_others_at_least", 1), {"tricks": (0, 1, 0)}, 1 / 4 * 7 / 16),
        (aim("zero_tricks_others_at_least", 1), {"tricks": (1, 1, 1)}, 0.0),
        (aim("strictly_middle_tricks"), {"tricks": (1, 0, 3)}, leaning(1.5) ** 2),
        (aim("strictly_middle_tricks"), {"to_come": 0, "plays": (0, 0, 0), "tricks": (2, 1, 3)}, 1.0),
        (aim("strictly_middle_tricks"), {"to_come": 0, "plays": (0, 0, 0), "tricks": (2, 2, 3)}, 0.0),
        # One run of tricks.
        (aim("one_unbroken_run_only", 1), {}, 0.4 * 3 / 4),
        (aim("one_unbroken_run_only", 2), {"wins": ((1, 2), (), ())}, 1 / 4),
        (aim("one_unbroken_run_only", 2), {"wins": ((1, 3), (), ())}, 0.0),
        (aim("one_unbroken_run_only", 3), {"wins": ((2, 3), (), ())}, 0.7 * 0.65),
        (aim("one_unbroken_run_only", 3), {"wins": ((1, 2), (), ())}, 0.0),
        (aim("one_unbroken_run_only", 1), {"wins": ((2, 3), (), ())}, 0.0),
        # The last tricks.
        (aim("win_one_of_last_tricks", window=2), {"wins": ((4,), (), ())}, 1.0),
        (aim("win_one_of_last_tricks", window=2), {"wins": ((3,), (), ())}, 1 - 0.4**2),
        (aim("win_one_of_last_tricks", window=1), {}, 0.6),
        (aim("win_one_of_last_tricks", window=1), {"plays": (0, 2, 2)}, 0.0),
        (aim("win_last_trick"), {"to_come": 0, "wins": ((5,), (), ())}, 1.0),
        (aim("win_last_trick"), {"to_come": 0, "wins": ((4,), (5,), ())}, 0.0),
        (aim("win_last_trick"), {"to_come": 0}, 0.0),
        (aim("win_last_trick"), {"holds": (3, 0, 0), "power": {1: 0.25, 2: 0.5, 4: 0.9}}, 0.5),
        (aim("win_last_trick"), {"holds": (3, 0, 0), "plays": (0, 2, 2)}, 0.0),
        (aim("none"), {}, 1.0),
    ],
)  # fmt: skip
def test_goals_that_count_tricks(of: HandGoal, given: Any, chance: float) -> None:
    assert odds(summary(**given), of) == chance


# Goals that depend on cards

A_CARD = 0.1 + 0.9 * 0.5  # the chance to win a card in another hand
SHADOWS = SUIT_BITS["shadows"]


def holding(*cards: str, **given: Any) -> RoundSummary:
    """A round in which these cards are left, all in the second hand."""
    return summary(left=bits(cards), holds=(0, bits(cards), 0), **given)


def test_a_card_is_won_by_its_own_power_or_with_help() -> None:
    card = BIT["h8"]
    assert catch(holding("h8"), 0, card) == pytest.approx(A_CARD)
    assert catch(holding("h8", rate=(0.95, 0.0, 0.0)), 0, card) == 0.9
    own = summary(left=card, holds=(card, 0, 0), power={card: 0.7})
    assert (catch(own, 0, card), catch(own, 1, card)) == (0.7, pytest.approx(0.1 + 0.9 / 4))
    assert catch(own._replace(power={card: 0.3}), 0, card) == pytest.approx(A_CARD)
    assert catch(own._replace(plays=(0, 2, 2)), 0, card) == 0.0


@pytest.mark.parametrize(
    ("of", "now", "chance"),
    [
        (aim("cards_of_suit_at_least", 1, suits=("hills",)), holding("h1", "h2"), 1 - (1 - A_CARD) ** 2),
        (aim("cards_of_suit_at_least", 2, suits=("hills",)), holding("h1", "h2"), A_CARD**2),
        (aim("cards_of_suit_at_least", 2, suits=("hills",)), holding("h1", won=(BIT["h5"] | BIT["h6"], 0, 0)), 1.0),
        (aim("cards_of_suit_at_least", 2, suits=("hills",)), holding("h1", won=(BIT["h5"], BIT["h6"], 0)), A_CARD),
        (
            aim("cards_of_suit_at_least", 2, suits=("hills",), helper=1),
            holding("h1", won=(BIT["h5"], BIT["h6"], 0)), 1.0,
        ),
        (aim("cards_of_suit_at_least", 1, suits=("hills",)), holding("m1"), 0.0),
        (aim("cards_with_threat_rank_at_least", 1, (3,)), holding("h3", "h4"), A_CARD),
        (aim("cards_with_threat_rank_at_least", 1), holding("h3"), UNKNOWN_THREAT),
        (aim("win_all_of_suit", suits=("hills",)), holding("h1", "h2", won=(SUIT_BITS["hills"] & ~3, 0, 0)), A_CARD**2),
        (aim("win_all_of_suit", suits=("hills",)), holding("h1", won=(SUIT_BITS["hills"] & ~3, 0, 0)), 0.0),
        (aim("card_of_suit_with_threat_rank", threat=(3,), suits=("hills",)), holding("h3", "h4"), A_CARD),
        (aim("card_of_suit_with_threat_rank", suits=("hills",)), holding("h3"), UNKNOWN_THREAT),
        # More hills than any other hand.
        (aim("strictly_most_of_suit", suits=("hills",)), holding("m1", won=(7, 3 << 3, 0)), 1.0),
        (aim("strictly_most_of_suit", suits=("hills",)), holding("m1", won=(3, 3 << 3, 0)), 0.0),
        (
            aim("strictly_most_of_suit", suits=("hills",)), holding("h8", won=(7, 3 << 3, 0)),
            leaning(1 - 1 + 0.6 - 0.4 / 2),
        ),
        (aim("strictly_most_of_suit", suits=("hills",)), holding("h8", won=(7, 3 << 3, 0), to_come=0), 1.0),
        # A hill for everybody.
        (aim("everyone_wins_suit", suits=("hills",)), holding("h8", won=(1, 2, 0)), 0.1 + 0.9 / 4),
        (aim("everyone_wins_suit", suits=("hills",)), holding("h8", won=(1, 0, 0)), 0.0),
        (aim("everyone_wins_suit", suits=("hills",)), holding("h8", won=(1, 2, 4)), 1.0),
        # Tricks with a hill.
        (aim("tricks_containing_suit", 2, suits=("hills",)), holding("h8", with_cards=((0, 1), (1, 2))), A_CARD),
        (aim("tricks_containing_suit", 1, suits=("hills",)), holding("h8", with_cards=((0, 1), (1, 2))), 1.0),
        (aim("tricks_containing_suit", 1, suits=("hills",)), holding("h8", with_cards=((0, SHADOWS),)), A_CARD),
        (aim("only_tricks_with_suit", 1, suits=("hills",)), holding("h8", with_cards=((0, SHADOWS),)), 0.0),
        (
            aim("only_tricks_with_suit", 1, suits=("hills",)), holding("h8", with_cards=((1, SHADOWS),)),
            0.75**2 * A_CARD,
        ),
        (aim("only_tricks_with_suit", 1, suits=("hills",)), holding("h8", tricks=(1, 0, 0)), 0.75**2),
        # Ranks.
        (aim("same_rank_at_least", 2), holding("h3", "h4", "m4"), A_CARD**2),
        (aim("same_rank_at_least", 2), holding("h3", won=(BIT["m3"], 0, 0)), A_CARD),
        (aim("each_suit_at_least", suits=("hills", "forests")), holding("h3", "f2"), A_CARD**2),
        (aim("each_suit_at_least", suits=("hills", "forests")), holding("h3", won=(BIT["f2"], 0, 0)), A_CARD),
        (aim("run_of_ranks_in_suit", 2, suits=("hills",)), holding("h3", "h5", won=(BIT["h4"], 0, 0)), A_CARD),
        (aim("run_of_ranks_in_suit", 2, suits=("hills",)), holding("h3", "h5"), 0.0),
    ],
)  # fmt: skip
def test_goals_that_depend_on_cards(of: HandGoal, now: RoundSummary, chance: float) -> None:
    assert odds(now, of) == chance


@pytest.mark.parametrize(
    ("hand", "given", "chance"),
    [
        (("h3",), {"won": (BIT["h4"], 0, 0), "left": BIT["h3"] | BIT["h5"]}, 1.0),
        (("h3",), {"won": (0, 0, 0), "left": BIT["h5"]}, A_CARD),
        (("m3",), {"won": (BIT["h4"], 0, 0), "left": BIT["h5"]}, 0.0),
        (("h3",), {"won": (BIT["h4"], 0, 0), "to_come": 0}, 1.0),
        (("h3",), {"won": (0, 0, 0), "to_come": 0}, 0.0),
    ],
)
def test_won_cards_match_the_card_that_is_kept(hand: Any, given: Any, chance: float) -> None:
    now = summary(holds=(bits(hand), 0, 0), **given)
    assert odds(now, aim("won_suit_matches_kept_card", 1)) == chance


@pytest.mark.parametrize(
    ("cards", "to_come", "chance"),
    [(0, 2, NEVER), (1, 2, 0.5), (2, 2, 0.75), (3, 2, 0.9), (5, 2, 0.9), (1, 1, 1.0), (0, 1, NEVER)],
)
def test_a_suit_for_the_last_trick(cards: int, to_come: int, chance: float) -> None:
    now = summary(holds=(bits(cards_of("hills")[:cards]), 0, 0), to_come=to_come)
    assert odds(now, aim("play_suit_in_last_trick", suits=("hills",))) == chance


# Whole rounds


def test_own_goals_weigh_more_and_a_doomed_round_is_worth_little() -> None:
    s = Round.of("1", 4, north="r1").choose(east="bilbo", south="pippin", west="gandalf").s
    found = goals_odds(s, "east", lambda hand: hand)
    assert {hand: one.weight for hand, one in found.items()} == {"north": 1.0, "east": OWN, "south": 1.0, "west": 1.0}
    sure, even, never = GoalOdds(1.0, 1.0), GoalOdds(2.0, 0.5), GoalOdds(1.0, 0.0)
    assert sure.log() == 0.0
    assert even.log() == pytest.approx(2 * -0.693147, abs=1e-5)
    assert never.log() == pytest.approx(-6.907755, abs=1e-5)
    assert round_odds(s, (sure, even)) == pytest.approx(even.log())
    s.doomed = True
    assert round_odds(s, (sure, even)) == pytest.approx(even.log() - 10)


def test_a_summary_counts_tricks_and_cards() -> None:
    s = Round.of("1", 4, north="r1").choose(east="bilbo", south="pippin", west="gandalf").s
    before = summarise(s)
    assert (before.total, before.to_come) == (9, 9)
    assert before.left == bits(card for hand in s.hands.values() for card in hand)
    assert before.power[BIT[ONE_RING]] == 0.9
    assert sum(before.rate) == pytest.approx(1.0)
    assert before.plays == (9, 9, 9, 9)
    north, east = s.order[0], s.order[1]
    s.tricks = [
        Trick(east, ((north, "h1"), (east, "h2"))), Trick(FOREST, ((north, "m1"),)), Trick(east, ((east, "m2"),)),
    ]  # fmt: skip
    after = summarise(s)
    assert after.tricks == (0, 2, 0, 0)
    assert after.wins == ((), (0, 2), (), ())
    assert after.won == (0, bits(("h1", "h2", "m2")), 0, 0)
    assert after.with_cards == ((1, bits(("h1", "h2"))), (-1, BIT["m1"]), (1, BIT["m2"]))
    assert after.to_come == before.to_come - 3


@pytest.mark.parametrize(
    ("who", "tricks", "eager"),
    [("gandalf", 0, 1.0), ("gandalf", 1, 0.0), ("pippin", 0, -2.0), ("bilbo", 0, 1.0)],
)
def test_how_much_a_hand_wants_to_win_tricks(who: str, tricks: int, eager: float) -> None:
    others = [one for one in ("bilbo", "pippin", "gandalf") if one != who]
    s = Round.of("1", 4, north="r1").choose(east=others[0], south=others[1], west=who).s
    s.tricks = [Trick("west", ())] * tricks
    assert eagerness(s, "west") == eager


def test_the_cards_that_a_goal_needs() -> None:
    assert wanted_cards(aim("cards_of_suit_at_least", 1, suits=("hills",))) == SUIT_BITS["hills"]
    assert wanted_cards(aim("tricks_at_least", 1, suits=("hills",))) == 0
    assert wanted_cards(aim("card_of_suit_with_threat_rank", threat=(3,), suits=("hills", "rings"))) == BIT["h3"]
    assert wanted_cards(aim("card_of_suit_with_threat_rank", suits=("hills",))) == 0
