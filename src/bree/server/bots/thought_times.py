"""How long bots have recently thought about each kind of question.

In a game with secrets, the number of a bot's picks may depend on its hand. So a bot with only one pick waits as long as
bots with a choice, and its speed reveals nothing.
"""

from collections import defaultdict, deque
import random

from bree.core import Ask, Game

KEPT = 32  # times of each kind


class ThoughtTimes:
    def __init__(self) -> None:
        self._kept: defaultdict[tuple[str, str, str], deque[float]] = defaultdict(lambda: deque(maxlen=KEPT))

    def note(self, game: Game, bot: str, ask: Ask, seconds: float) -> None:
        """Record the time of a bot that had a choice."""
        self._kept[game.name, bot, ask.key].append(seconds)

    def wait(self, game: Game, bot: str, ask: Ask) -> float | None:
        """How long a bot without a choice waits. None if no time is known yet."""
        if not game.secrets:
            return 0.0
        kept = self._kept.get((game.name, bot, ask.key))
        return random.choice(kept) if kept else None
