"""Advice: what a bot would choose, and why. A bot may offer it in addition to its choice.

A bot gives its reasons as keys and facts, as the rules do; `bree.lang` makes sentences of them. A fact `instead` lists
picks. The front ends show these picks by the names that the player sees.
"""

from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from bree.bots.bot import Bot, Sight
from bree.core import Facts

ONLY = "only"
INSTEAD = "instead"


class Reason(NamedTuple):
    key: str  # the text is `hint-KEY`
    facts: Facts


class Advice(NamedTuple):
    # first the choice; if the ask takes several picks, the ones that the bot plans next may follow
    picks: tuple[str, ...]
    says: tuple[Reason, ...] = ()
    worth: float | None = None  # the chance to win, if the bot computes one


@runtime_checkable
class Advisor(Protocol):
    def advise(self, sight: Sight, rng: Random) -> Advice:
        """Return the same choice as `choose` with the same random numbers, and the reasons for it."""
        ...


def advised(bot: Bot, sight: Sight, rng: Random) -> Advice:
    """Return the advice of any bot. If the bot cannot explain itself, the advice is its choice alone."""
    ask = sight.ask
    if len(ask.picks) == 1 and not ask.many:
        return Advice((ask.picks[0].id,), (Reason(ONLY, {}),))
    if isinstance(bot, Advisor):
        return bot.advise(sight, rng)
    return Advice((bot.choose(sight, rng),))


def tenths(**figures: float) -> dict[str, int]:
    """Return figures with one decimal as facts: 1.34 becomes `name=1, name_tenth=3`. No figure may be negative."""
    found = {}
    for name, figure in figures.items():
        found[name], found[name + "_tenth"] = divmod(round(figure * 10), 10)
    return found


def percent(share: float) -> int:
    return round(share * 100)
