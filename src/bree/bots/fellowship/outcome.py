"""What comes of a pick in an imagined world: the trick is played to its end as sensible people would."""

from random import Random
from typing import NamedTuple

from bree.bots.fellowship.goal_odds import GoalOdds, goals_odds, round_odds
from bree.bots.fellowship.trick_play import play_sensibly
from bree.core import CHANCE, sample
from bree.games.fellowship import GAME
from bree.games.fellowship.queries import controller
from bree.games.fellowship.state import Fellowship

TRICK = ("play", "fixed_ring")
LOST = -30.0  # what a lost round is worth
NO_TRICK = "-"


class TrickOutcome(NamedTuple):
    value: float
    lost: bool  # the round, for sure
    taker: str  # the hand that takes the trick; FOREST: none; NO_TRICK: none was played
    goals: dict[str, GoalOdds]  # by hand; none where the round is over
    characters: dict[str, str]  # by hand


def outcome_of(world: Fellowship, pick: str, seat: str, rng: Random) -> TrickOutcome:
    """At the end of the trick."""
    s = world.clone()
    ask = GAME.waiting(s)
    tricks, rounds = len(s.tricks), s.rounds
    GAME.rules.play(s, pick)
    if ask is not None and ask.key in TRICK:
        finish_trick(s, tricks, rounds, rng)
    if s.over or s.rounds != rounds or s.result:
        won = s.over == "won" or s.rounds > rounds or s.result == "won"
        return TrickOutcome(1.0 if won else LOST, not won, NO_TRICK, {}, {})
    goals = goals_odds(s, seat, lambda hand: controller(s, hand))
    taker = s.tricks[-1].winner if len(s.tricks) > tricks else NO_TRICK
    return TrickOutcome(round_odds(s, goals.values()), s.doomed, taker, goals, s.characters)


def finish_trick(s: Fellowship, tricks: int, rounds: int, rng: Random) -> None:
    """Let the others play; stops when the trick is over."""
    while len(s.tricks) == tricks and s.rounds == rounds and not s.result and not s.over:
        ask = GAME.waiting(s)
        if ask is None:
            return
        if ask.key in TRICK:
            GAME.rules.play(s, play_sensibly(s, ask))
        else:
            GAME.rules.play(s, sample(ask.picks, rng) if ask.who == CHANCE else ask.picks[0].id)
