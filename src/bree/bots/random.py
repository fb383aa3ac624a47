"""`random`: any pick, all equally likely."""

from random import Random

from bree.bots.bot import Sight


class RandomBot:
    def choose(self, sight: Sight, rng: Random) -> str:
        picks = sight.ask.picks
        return picks[int(rng.random() * len(picks))].id


BOT = RandomBot
LEVEL = 0
