"""The second verb of a bot, which not every bot has: what it would do, and what it weighed.

It says it in keys and facts, as the rules do; words are the voice's affair. A fact `instead` names picks: the doors
call them by the names that the player sees.
"""

from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from bree.bots.bot import Bot, Sight
from bree.core import Facts

ONLY = "only"
INSTEAD = "instead"


class Reason(NamedTuple):
    key: str  # of the text `hint-KEY`
    facts: Facts


class Advice(NamedTuple):
    picks: tuple[str, ...]  # the first is what it chooses; of a run as many more as it has in mind already
    says: tuple[Reason, ...] = ()
    worth: float | None = None  # the chance to win, where the bot itself reckons with it


@runtime_checkable
class Advisor(Protocol):
    def advise(self, sight: Sight, rng: Random) -> Advice:
        """The same choice as that of `choose` with the same luck, and what was weighed."""
        ...


def advised(bot: Bot, sight: Sight, rng: Random) -> Advice:
    """Of any bot. One that cannot say what it weighed gives its choice alone."""
    ask = sight.ask
    if len(ask.picks) == 1 and not ask.many:
        return Advice((ask.picks[0].id,), (Reason(ONLY, {}),))
    if isinstance(bot, Advisor):
        return bot.advise(sight, rng)
    return Advice((bot.choose(sight, rng),))


def tenths(**figures: float) -> dict[str, int]:
    """Figures with one decimal as facts: 1.34 is `name=1, name_tenth=3`. None is below nought."""
    found = {}
    for name, figure in figures.items():
        found[name], found[name + "_tenth"] = divmod(round(figure * 10), 10)
    return found


def percent(share: float) -> int:
    return round(share * 100)
