"""What the rest of a turn brings on average if it is played as the thought has it. For those who want the reason."""

from typing import NamedTuple

from bree.bots.mordor.leaf import Tally, sheet_after
from bree.bots.mordor.thought import Thought, set_aside
from bree.bots.mordor.throws import Kind, Shown, keeps, throws
from bree.games.mordor.state import CIRCLES


class Prospect(NamedTuple):
    """Means over all throws, for the active player."""

    circles: float = 0.0  # marked in this turn
    strikes: float = 0.0  # fields marked on the own trail
    halves: float = 0.0  # fields that Gandalf adds
    out: float = 0.0  # how likely the last field is marked
    home: float = 0.0  # how likely Mordor is reached in this turn

    def plus(self, other: "Prospect", times: float) -> "Prospect":
        return Prospect(*(mine + times * yours for mine, yours in zip(self, other, strict=True)))


class Prospects:
    def __init__(self, thought: Thought) -> None:
        self._thought = thought
        self._known: dict[tuple[Tally, tuple[Kind, ...]], Prospect] = {}

    def after(self, kept: Tally, shown: Shown, chosen: Shown) -> Prospect:
        """Of setting these aside."""
        kept, left = set_aside(kept, shown, chosen)
        return self._turn_on(kept, left) if left else self._end(kept)

    def best(self, kept: Tally, shown: Shown) -> Prospect:
        thought = self._thought
        chosen = max(keeps(shown, thought.equal), key=lambda chosen: thought.after(kept, shown, chosen))
        return self.after(kept, shown, chosen)

    def roll(self, kept: Tally, dice: tuple[Kind, ...]) -> Prospect:
        """Of a throw that stands."""
        found, weight = Prospect(), 0
        for shown, times in throws(dice):
            found = found.plus(self.best(kept, shown), times)
            weight += times
        return Prospect().plus(found, 1 / weight)

    def _turn_on(self, kept: Tally, dice: tuple[Kind, ...]) -> Prospect:
        known = self._known.get((kept, dice))
        if known is None:
            known = self._twice(kept, dice) if self._thought.again else self.roll(kept, dice)
            self._known[kept, dice] = known
        return known

    def _twice(self, kept: Tally, dice: tuple[Kind, ...]) -> Prospect:
        """Of a throw that is made anew where that is better."""
        floor, anew = self._thought.roll(kept, dice), self.roll(kept, dice)
        found, weight = Prospect(), 0
        for shown, times in throws(dice):
            stands = self._thought.best(kept, shown) >= floor
            found = found.plus(self.best(kept, shown) if stands else anew, times)
            weight += times
        return Prospect().plus(found, 1 / weight)

    def _end(self, kept: Tally) -> Prospect:
        s = self._thought.position
        seat = s.active
        left, circles = sheet_after(s, kept)
        halves = left + kept.struck[seat] - s.left[seat]
        strikes = s.left[seat] + halves - max(left, 0)  # no more than there are fields
        arrived = s.circles[seat] < CIRCLES == circles
        return Prospect(circles - s.circles[seat], strikes, halves, left <= 0, arrived)
