"""How long bots have lately thought about each kind of question.

Where a game has secrets, the picks of a bot may hang on its hand. So a bot that has only one answers as late as bots do
that have a choice, and the wait tells nothing.
"""

from collections import defaultdict, deque
import random

from bree.core import Ask, Game

KEPT = 32  # times of each kind


class ThoughtTimes:
    def __init__(self) -> None:
        self._kept: defaultdict[tuple[str, str, str], deque[float]] = defaultdict(lambda: deque(maxlen=KEPT))

    def note(self, game: Game, bot: str, ask: Ask, seconds: float) -> None:
        """A bot has had a choice, and has made it."""
        self._kept[game.name, bot, ask.key].append(seconds)

    def wait(self, game: Game, bot: str, ask: Ask) -> float | None:
        """How long a bot without a choice waits; None: that is not known yet."""
        if not game.secrets:
            return 0.0
        kept = self._kept.get((game.name, bot, ask.key))
        return random.choice(kept) if kept else None
