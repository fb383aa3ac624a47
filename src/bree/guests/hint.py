"""What a guest would do in the place of whoever is asked."""

from random import Random

from bree.core import DONE, Ask, Game, State
from bree.guests.find import invite, strongest
from bree.guests.guest import Sight
from bree.table.run import goes_on


def advice(game: Game, state: State, ask: Ask) -> list[str]:
    """The strongest guest's choice: one pick, or the whole set of a run. Changes nothing."""
    guest = invite(game.name, strongest(game.name))
    twin = state.clone()
    now: Ask | None = ask
    chosen: list[str] = []
    while now is not None and (now is ask or goes_on(ask, now)):
        chosen.append(guest.choose(Sight(game, twin, now.who, now), Random(len(chosen))))
        if not ask.many or chosen[-1] == DONE:
            break
        game.rules.play(twin, chosen[-1])
        now = game.waiting(twin)
    return chosen
