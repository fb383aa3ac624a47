"""A bot that rests as soon as it has collected enough steps, and keeps its lantern for the last steps."""

from random import Random

from bree.bots.bot import Sight

ENOUGH = 8  # unsaved steps that are worth more than another roll


class Lamplighter:
    def choose(self, sight: Sight, rng: Random) -> str:
        view = sight.view
        left = view["far"] - view["steps"][sight.seat] - view["fog"]
        if left <= 0 or (view["fog"] >= ENOUGH and not view["lantern"]):
            return "rest"
        if view["lantern"] and left <= int(view["lantern"][-1]):
            return "show"
        return "rest" if view["fog"] >= ENOUGH else "roll"


BOT = Lamplighter
LEVEL = 1
