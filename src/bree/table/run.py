"""A run of picks seen at once: one set to choose, though the rules take it pick by pick in a fixed order."""

from collections import deque
from typing import Any

from bree.core import DONE, Ask, Game, Pick

BOUND = 256  # positions looked at; a run of n things in fixed order has at most 2 ** n


def goes_on(first: Ask, ask: Ask | None) -> bool:
    """Does this ask go on with the run that began with the first one?"""
    return ask is not None and ask.many and (ask.who, ask.key) == (first.who, first.key)


def whole_run(game: Game, s: Any, ask: Ask) -> tuple[Pick, ...]:
    """Everything that some set of this run may hold, in the order in which it is asked for, without `done`.

    Only for the seat that is asked: it looks at nothing but the asks that follow that seat's own picks.
    """
    found: dict[str, Pick] = {}
    met: set[tuple[Pick, ...]] = set()  # two ways to the same offer need not both be followed
    ahead = deque([s])
    for _ in range(BOUND):
        if not ahead:
            break
        here = ahead.popleft()
        now = game.waiting(here)
        if now is None or not goes_on(ask, now) or now.picks in met:
            continue
        met.add(now.picks)
        for pick in now.picks:
            if pick.id != DONE:
                found.setdefault(pick.id, pick)
                after = here.clone()
                game.rules.play(after, pick.id)
                ahead.append(after)
    return tuple(found.values())
