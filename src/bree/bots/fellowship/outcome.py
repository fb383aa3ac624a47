"""The result of a pick in an imagined world, after sensible players have finished the trick."""

from random import Random
from typing import NamedTuple

from bree.bots.fellowship.goal_odds import GoalOdds, goals_odds, round_odds
from bree.bots.fellowship.trick_play import play_sensibly
from bree.core import CHANCE
from bree.games.fellowship import GAME
from bree.games.fellowship.queries import controller
from bree.games.fellowship.state import Fellowship

TRICK = ("play", "fixed_ring")
LOST = -30.0  # value of a lost round
NO_TRICK = "-"


class TrickOutcome(NamedTuple):
    value: float
    lost: bool  # the round is certainly lost
    taker: str  # the hand that wins the trick; FOREST: no hand wins it; NO_TRICK: there was no trick
    goals: dict[str, GoalOdds]  # by hand; empty if the round is over
    characters: dict[str, str]  # by hand


def outcome_of(world: Fellowship, pick: str, seat: str, rng: Random) -> TrickOutcome:
    """Return the result of a pick at the end of the trick."""
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
    """Let the others play until the trick is over."""
    while len(s.tricks) == tricks and s.rounds == rounds and not s.result and not s.over:
        ask = GAME.waiting(s)
        if ask is None:
            return
        if ask.key in TRICK:
            GAME.rules.play(s, play_sensibly(s, ask))
        elif ask.who == CHANCE:
            GAME.rules.let_chance_answer(s, ask, rng)
        else:
            GAME.rules.play(s, ask.picks[0].id)
