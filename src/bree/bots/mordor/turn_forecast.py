"""The average result of the rest of a turn if `turn` plays it. Hints give it as a reason."""

from typing import NamedTuple

from bree.bots.mordor.kept_dice import KeptDice, sheet_after
from bree.bots.mordor.turn_values import TurnValues, set_aside
from bree.games.mordor.state import CIRCLES
from bree.solve.mordor.throws import DieClass, Shown, keeps, throws


class TurnForecast(NamedTuple):
    """Averages over all throws, for the active player."""

    circles: float = 0.0  # circles marked in this turn
    strikes: float = 0.0  # fields marked on the player's own trail
    halves: float = 0.0  # fields that Gandalf adds
    out: float = 0.0  # chance that the last field is marked
    home: float = 0.0  # chance to reach Mordor in this turn

    def plus(self, other: "TurnForecast", times: float) -> "TurnForecast":
        return TurnForecast(*(mine + times * yours for mine, yours in zip(self, other, strict=True)))


class TurnForecasts:
    def __init__(self, values: TurnValues) -> None:
        self._values = values
        self._known: dict[tuple[KeptDice, tuple[DieClass, ...]], TurnForecast] = {}

    def after(self, kept: KeptDice, shown: Shown, chosen: Shown) -> TurnForecast:
        """Return the forecast after setting these dice aside."""
        kept, left = set_aside(kept, shown, chosen)
        return self._turn_on(kept, left) if left else self._end(kept)

    def best(self, kept: KeptDice, shown: Shown) -> TurnForecast:
        values = self._values
        chosen = max(keeps(shown, values.equal), key=lambda chosen: values.after(kept, shown, chosen))
        return self.after(kept, shown, chosen)

    def roll(self, kept: KeptDice, dice: tuple[DieClass, ...]) -> TurnForecast:
        """Return the forecast of a throw that the player keeps."""
        found, weight = TurnForecast(), 0
        for shown, times in throws(dice):
            found = found.plus(self.best(kept, shown), times)
            weight += times
        return TurnForecast().plus(found, 1 / weight)

    def _turn_on(self, kept: KeptDice, dice: tuple[DieClass, ...]) -> TurnForecast:
        known = self._known.get((kept, dice))
        if known is None:
            known = self._twice(kept, dice) if self._values.again else self.roll(kept, dice)
            self._known[kept, dice] = known
        return known

    def _twice(self, kept: KeptDice, dice: tuple[DieClass, ...]) -> TurnForecast:
        """Return the forecast of a throw that the player repeats if that is better."""
        floor, anew = self._values.roll(kept, dice), self.roll(kept, dice)
        found, weight = TurnForecast(), 0
        for shown, times in throws(dice):
            stands = self._values.best(kept, shown) >= floor
            found = found.plus(self.best(kept, shown) if stands else anew, times)
            weight += times
        return TurnForecast().plus(found, 1 / weight)

    def _end(self, kept: KeptDice) -> TurnForecast:
        s = self._values.position
        seat = s.active
        left, circles = sheet_after(s, kept)
        halves = left + kept.struck[seat] - s.left[seat]
        strikes = s.left[seat] + halves - max(left, 0)  # not more than the fields that are left
        arrived = s.circles[seat] < CIRCLES == circles
        return TurnForecast(circles - s.circles[seat], strikes, halves, left <= 0, arrived)
