"""A hint: what a bot would do in the place of whoever is asked, and what it weighed. For every door the same."""

from random import Random
from typing import NamedTuple

from bree.bots.advice import INSTEAD, Reason, advised
from bree.bots.bot import Bot, Sight
from bree.bots.find import invite, strongest
from bree.core import DONE, Ask, Game, State
from bree.table.pick_set import same_set


class Hint(NamedTuple):
    picks: tuple[str, ...]  # one, or the whole set of a run; `done` only where nothing more is to be taken
    says: tuple[Reason, ...] = ()
    worth: float | None = None


def hint(game: Game, state: State, ask: Ask, bot: Bot, rng: Random) -> Hint:
    """Changes nothing. Of a run it says what was weighed for its last pick, or for all that came to mind with it."""
    twin = state.clone()
    now: Ask | None = ask
    picks: tuple[str, ...] = ()
    says: tuple[Reason, ...] = ()
    worth: float | None = None
    while now is not None and (now is ask or same_set(ask, now)):
        found = advised(bot, Sight(game, twin, now.who, now), rng)
        if not now.offers(found.picks[0]):
            raise ValueError(f"{found.picks[0]} is not offered")
        if picks and found.picks == (DONE,):
            break
        if found.says:
            says, worth = tuple(_with(picks, reason) for reason in found.says), found.worth
        picks += found.picks
        if not ask.many or DONE in found.picks:
            break
        for pick in found.picks:
            game.rules.play(twin, pick)
        now = game.waiting(twin)
    return Hint(picks, says, worth)


def strongest_hint(game: Game, state: State, ask: Ask, seed: int) -> tuple[str, Hint]:
    """By the strongest bot of the game, with its name."""
    bot = strongest(game.name)
    return bot, hint(game, state, ask, invite(game.name, bot), Random(seed))


def _with(taken: tuple[str, ...], reason: Reason) -> Reason:
    """What would be chosen instead is a whole set too."""
    instead = reason.facts.get(INSTEAD)
    if not taken or not isinstance(instead, tuple):
        return reason
    others = tuple(pick for pick in instead if pick != DONE)
    return Reason(reason.key, {**reason.facts, INSTEAD: taken + others})
