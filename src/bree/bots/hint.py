"""Hints: the answer of a bot for the seat that must answer, with its reasons. All front ends use them."""

from random import Random
from typing import NamedTuple

from bree.bots.advice import INSTEAD, Reason, advised
from bree.bots.bot import Bot, Sight
from bree.bots.find import invite, strongest
from bree.core import DONE, Ask, Game, State
from bree.table.pick_set import same_set


class Hint(NamedTuple):
    picks: tuple[str, ...]  # one pick, or a complete pick set; `done` only if the player should take nothing more
    says: tuple[Reason, ...] = ()
    worth: float | None = None


def hint(game: Game, state: State, ask: Ask, bot: Bot, rng: Random) -> Hint:
    """Return a hint, without changing the state. For a pick set, the reasons are those of its last pick."""
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
    """Return the name of the game's strongest bot and its hint."""
    bot = strongest(game.name)
    return bot, hint(game, state, ask, invite(game.name, bot), Random(seed))


def _with(taken: tuple[str, ...], reason: Reason) -> Reason:
    """Complete the picks of `instead` to a whole pick set."""
    instead = reason.facts.get(INSTEAD)
    if not taken or not isinstance(instead, tuple):
        return reason
    others = tuple(pick for pick in instead if pick != DONE)
    return Reason(reason.key, {**reason.facts, INSTEAD: taken + others})
