"""`perfect`: plays the game for two exactly. It reads the value of every position after its turn from a solved table.

If there is no table for the options, or more than two play, it plays like `turn`.
"""

from random import Random

from bree.bots.advice import ONLY, Advice, Reason
from bree.bots.bot import Sight
from bree.bots.mordor.exact_share import ExactShare
from bree.bots.mordor.kept_dice import after_turn
from bree.bots.mordor.turn import AGAIN, KEEP, REPEAT, STAND, TurnBot, dice, forecast_reasons
from bree.bots.mordor.turn_forecast import TurnForecast, TurnForecasts
from bree.bots.mordor.turn_values import DEPENDS_ON, TurnValues
from bree.core.state_key import state_key
from bree.games.mordor.state import Mordor
from bree.solve.mordor.exact_table import find_table

NO_TABLE = "no-table"


class PerfectBot(TurnBot):
    def _values_for(self, s: Mordor) -> TurnValues:
        if self._values.about != state_key(s, DEPENDS_ON):
            share = exact_share(s)
            self._values = TurnValues(s, after_turn if share is None else share)
        return self._values

    def advise(self, sight: Sight, rng: Random) -> Advice:
        """Return the exact share of the victory with the best choice and with the next best, and the average result of
        the turn.
        """
        ask = sight.ask
        if ask.key not in (REPEAT, KEEP):
            return super().advise(sight, rng)
        s: Mordor = sight.imagine(rng)
        values = self._values_for(s)
        if not isinstance(values.end, ExactShare):
            advice = super().advise(sight, rng)
            return advice._replace(says=(Reason(NO_TABLE, {}), *advice.says))
        kept, shown, forecasts = values.kept(s), values.shown(s), TurnForecasts(values)
        if ask.key == REPEAT:
            kinds = tuple(kind for kind, _ in shown)
            fresh, here = values.roll(kept, kinds), values.best(kept, shown)
            best, other = (AGAIN, STAND) if fresh > here else (STAND, AGAIN)
            ahead = forecasts.roll(kept, kinds) if best == AGAIN else forecasts.best(kept, shown)
            return Advice((best,), shares(max(fresh, here), ahead, min(fresh, here), (other,)), max(fresh, here))
        ranked = values.ranked(s)
        picks = dice(values, s, ranked[0])
        if len(ranked) == 1:
            return Advice(picks, (Reason(ONLY, {}),))
        best_share, second = (values.after(kept, shown, chosen) for chosen in ranked[:2])
        ahead = forecasts.after(kept, shown, ranked[0])
        return Advice(picks, shares(best_share, ahead, second, dice(values, s, ranked[1])), best_share)


def exact_share(s: Mordor) -> ExactShare | None:
    if len(s.seats) != 2:
        return None
    table = find_table(s.terms, (s.seats[s.first], s.seats[1 - s.first]))
    return ExactShare(table, s.terms.squares) if table else None


def shares(best: float, ahead: TurnForecast, second: float, instead: tuple[str, ...]) -> tuple[Reason, ...]:
    """Return the reasons: the share of the best choice, the average result of the turn, and the share of the next
    best.
    """
    next_best = Reason("share-next", {"instead": instead, **permille(share=second)})
    return (Reason("share", permille(share=best)), *forecast_reasons(ahead), next_best)


def permille(share: float) -> dict[str, int]:
    whole, tenth = divmod(round(share * 1000), 10)
    return {"share": whole, "share_tenth": tenth}


BOT = PerfectBot
LEVEL = 3
