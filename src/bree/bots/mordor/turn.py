"""`turn`: plays the rest of its turn exactly. It computes every roll and compares every set of dice. See
`turn_values.py`.
"""

from random import Random

from bree.bots.advice import ONLY, Advice, Reason, percent, tenths
from bree.bots.bot import Sight
from bree.bots.mordor.turn_forecast import TurnForecast, TurnForecasts
from bree.bots.mordor.turn_values import DEPENDS_ON, TurnValues
from bree.core import DONE
from bree.core.state_key import state_key
from bree.games.mordor.state import NAZGUL, Mordor
from bree.solve.mordor.throws import Shown, without

REPEAT, KEEP = "repeat", "keep"
STAND, AGAIN = "stand", "again"


class TurnBot:
    def __init__(self) -> None:
        self._values = TurnValues(Mordor())

    def choose(self, sight: Sight, rng: Random) -> str:
        ask = sight.ask
        if len(ask.picks) == 1 or ask.key not in (REPEAT, KEEP):
            return ask.picks[0].id  # the first square, and Gandalf before Nazgûl: never worse (MOR-R1, R18)
        s: Mordor = sight.imagine(rng)
        values = self._values_for(s)
        if ask.key == REPEAT:
            return values.repeat(s)
        return values.keep(s, [pick.id for pick in ask.picks])

    def advise(self, sight: Sight, rng: Random) -> Advice:
        """Advise the whole pick set."""
        ask = sight.ask
        if ask.key not in (REPEAT, KEEP):
            return Advice((ask.picks[0].id,), (Reason(ask.key, {}),))
        s: Mordor = sight.imagine(rng)
        values = self._values_for(s)
        return advise_repeat(values, s) if ask.key == REPEAT else advise_keep(values, s)

    def _values_for(self, s: Mordor) -> TurnValues:
        if self._values.about != state_key(s, DEPENDS_ON):
            self._values = TurnValues(s)
        return self._values


def advise_keep(values: TurnValues, s: Mordor) -> Advice:
    ranked = values.ranked(s)
    picks = [dice(values, s, chosen) for chosen in ranked[:2]]
    if len(ranked) == 1:
        return Advice(picks[0], (Reason(ONLY, {}),))
    kept, shown = values.kept(s), values.shown(s)
    ahead = TurnForecasts(values).after(kept, shown, ranked[0])
    best, second = (values.after(kept, shown, chosen) for chosen in ranked[:2])
    return Advice(picks[0], (*forecast_reasons(ahead), comparison_reason(picks[1], best - second)))


def advise_repeat(values: TurnValues, s: Mordor) -> Advice:
    kept, shown = values.kept(s), values.shown(s)
    kinds = tuple(kind for kind, _ in shown)
    forecasts = TurnForecasts(values)
    fresh, here = values.roll(kept, kinds), values.best(kept, shown)
    if values.repeat(s) == AGAIN:
        return Advice(
            (AGAIN,), (*forecast_reasons(forecasts.roll(kept, kinds)), comparison_reason((STAND,), fresh - here))
        )
    return Advice((STAND,), (*forecast_reasons(forecasts.best(kept, shown)), comparison_reason((AGAIN,), here - fresh)))


def dice(values: TurnValues, s: Mordor, chosen: Shown) -> tuple[str, ...]:
    """Return the dice that still have to be picked for a set, Nazgûl first, or `done` if none are left."""
    missing = list(without(chosen, values.have(s)))
    found = []
    for die in sorted(s.rolled, key=lambda die: s.rolled[die] != NAZGUL):
        if die not in s.now and (values.kinds[die], s.rolled[die]) in missing:
            missing.remove((values.kinds[die], s.rolled[die]))
            found.append(die)
    return tuple(found) or (DONE,)


def forecast_reasons(ahead: TurnForecast) -> tuple[Reason, ...]:
    """Return the average result of the turn, and the chances of being out and of arriving if there are any."""
    says = [Reason("turn", tenths(circles=ahead.circles, strikes=ahead.strikes, halves=ahead.halves))]
    if percent(ahead.out):
        says.append(Reason("turn-out", {"share": percent(ahead.out)}))
    if percent(ahead.home):
        says.append(Reason("turn-home", {"share": percent(ahead.home)}))
    return tuple(says)


def comparison_reason(instead: tuple[str, ...], less: float) -> Reason:
    """Say how much worse the next best set is, in circles."""
    if round(less * 10):
        return Reason("turn-next", {"instead": instead, **tenths(less=less)})
    return Reason("turn-alike", {"instead": instead})


BOT = TurnBot
LEVEL = 2
