"""Plays for its own goal, then helps the others', by what its seat may know and no more.

Every pick is tried in a few imagined worlds: the trick is played to its end as sensible people would, and what comes
out is weighed by `goal_odds.py`.
"""

from random import Random

from bree.core import CHANCE, sample
from bree.games.fellowship import GAME
from bree.games.fellowship.queries import controller
from bree.games.fellowship.state import Fellowship
from bree.guests.fellowship.goal_odds import round_odds
from bree.guests.fellowship.manners import play_sensibly
from bree.guests.guest import Sight

WORLDS = 4
ATTEMPTS = 20  # at a chapter, before it is given up
TRICK = ("play", "fixed_ring")
ALWAYS = {"early_end": "stop", "shirt": "use", "announce": "announce", "use_rider": "now", "will_trade": "trade"}


class Careful:
    def choose(self, sight: Sight, rng: Random) -> str:
        picks = [pick.id for pick in sight.ask.picks]
        key = sight.ask.key
        if len(picks) == 1:
            return picks[0]
        if key in ALWAYS and ALWAYS[key] in picks:
            return ALWAYS[key]
        if key in ("onward", "next_chapter"):
            return go_on(sight, picks)
        total = dict.fromkeys(picks, 0.0)
        for _ in range(WORLDS):
            world: Fellowship = sight.imagine(rng)
            for pick in picks:
                total[pick] += worth(world, pick, sight.seat, rng)
        return max(picks, key=total.__getitem__)


def go_on(sight: Sight, picks: list[str]) -> str:
    """Again, with what is done already; after many attempts another chapter, or home."""
    attempts = sight.view["campaign"]["attempts"]
    if sight.ask.key == "next_chapter":
        fresh = [pick for pick in picks if pick.isdigit() and attempts.get(pick, 0) < ATTEMPTS]
        return fresh[0] if fresh else "end"
    if attempts.get(str(sight.view["chapter"]["number"]), 0) >= ATTEMPTS:
        return "other" if "other" in picks else "end"
    return "keep" if "keep" in picks else "again"


def worth(world: Fellowship, pick: str, seat: str, rng: Random) -> float:
    """What comes of the pick in this world, at the end of the trick."""
    s = world.clone()
    ask = GAME.waiting(s)
    tricks, rounds = len(s.tricks), s.rounds
    GAME.rules.play(s, pick)
    if ask is not None and ask.key in TRICK:
        finish_trick(s, tricks, rounds, rng)
    if s.over or s.rounds != rounds or s.result:
        return 1.0 if s.over == "won" or s.rounds > rounds or s.result == "won" else -30.0
    return round_odds(s, seat, lambda hand: controller(s, hand))


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


GUEST = Careful
LEVEL = 2
