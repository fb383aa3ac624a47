"""A run of picks seen at once: what may still become part of the set that a seat is choosing."""

from typing import Any

from bree.core import DONE, Ask, Game, Pick

BOUND = 256  # positions looked at; a run of n things in fixed order has at most 2 ** n


def whole_run(game: Game, s: Any, ask: Ask) -> tuple[Pick, ...]:
    """Every pick of the run, in the order in which they are asked for, without `done`.

    Only the seat that is asked may call this: it looks at nothing but the asks that follow its own picks.
    """
    found: dict[str, Pick] = {}
    ahead = [s.clone()]
    looked = 0
    while ahead and looked < BOUND:
        position = ahead.pop()
        looked += 1
        now = game.waiting(position)
        if now is None or not now.many or (now.who, now.key) != (ask.who, ask.key):
            continue
        for pick in now.picks:
            if pick.id != DONE:
                found.setdefault(pick.id, pick)
                after = position.clone()
                game.rules.play(after, pick.id)
                ahead.append(after)
    return tuple(found.values())
