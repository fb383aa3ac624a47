"""`beginner`: sees only what each pick does at once, and sometimes overlooks the best one. For people who learn a game.

It rates picks as `greedy` does. `HABITS` says for each game how often it overlooks the best picks, and the
highest cost of such a mistake. `fellowship/beginner.py` is the same bot for a game without a `worth`.
"""

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from bree.bots.bot import Sight
from bree.bots.find import WORTH, part
from bree.bots.greedy import values


class Habit(NamedTuple):
    overlooks: float  # the share of answers in which it does not see the best picks
    most: float  # the highest cost of a mistake in `worth`; it sees the best pick if the others cost more


HABITS: Final = {
    "mordor": Habit(0.25, 1.5),  # circles
    "doom": Habit(0.25, 1.5),  # five spaces of the road
    "war": Habit(0.25, 1.0),  # half a victory point
    "fellowship": Habit(0.25, 0.7),  # a round that is half as likely to be won
}


class Beginner:
    def choose(self, sight: Sight, rng: Random) -> str:
        picks = sight.ask.picks
        if len(picks) == 1:
            return picks[0].id
        found = sorted(values(sight, rng).items(), key=lambda item: not item[1][1])  # picks without effect come last
        return taken({pick: worth for pick, (worth, _) in found}, HABITS[sight.game.name], rng)


def taken(found: Mapping[str, float], habit: Habit, rng: Random) -> str:
    """Return the best pick, or the best of those below it that do not cost too much."""
    best = max(found, key=found.__getitem__)
    below = [pick for pick in found if found[best] - habit.most <= found[pick] < found[best]]
    overlooked = rng.random() < habit.overlooks
    return max(below, key=found.__getitem__) if overlooked and below else best


def plays(game: str) -> bool:
    return game in HABITS and part(game, WORTH) is not None


BOT = Beginner
LEVEL = 0  # one star, like luck
HINTS = False
