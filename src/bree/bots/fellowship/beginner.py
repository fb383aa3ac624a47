"""`beginner` for `fellowship`: plays like `careful` in one imagined world, and sometimes overlooks the best pick."""

from random import Random

from bree.bots.beginner import HABITS, taken
from bree.bots.bot import Sight
from bree.bots.fellowship.careful import Careful, total


class CarefulBeginner:
    def __init__(self) -> None:
        self.careful = Careful(worlds=1)

    def choose(self, sight: Sight, rng: Random) -> str:
        picks = [pick.id for pick in sight.ask.picks]
        if len(picks) == 1:
            return picks[0]
        settled = self.careful.settled(sight, picks)
        if settled is not None:
            return settled.picks[0]
        found = self.careful.compare(sight, picks, rng)
        return taken({pick: total(found[pick]) for pick in picks}, HABITS["fellowship"], rng)


BOT = CarefulBeginner
LEVEL = 0
HINTS = False
