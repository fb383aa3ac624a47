"""Solves one deal and describes the result."""

from collections.abc import Callable, Mapping
from random import Random

from bree.core import Value
from bree.games.fellowship import GAME
from bree.lang import Voice
from bree.solve.fellowship.bits import is_compiled
from bree.solve.fellowship.deals import Deals
from bree.solve.fellowship.setup_choices import ShuffledDecks, win_round


def explain_deal(
    options: Mapping[str, Value],
    seed: str,
    tries: int,
    budget: int,
    voice: Voice,
    begin: Callable[[bool], None],
    step: Callable[[], None],
) -> list[str]:
    """Return lines that say whether the first round can be won with the choices tried, and how.

    `begin` is called before the search and gets True if the kernel was compiled before. `step` is called after each
    try.
    """
    Deals(options, seed, tries, budget).check()
    s = GAME.new(options, log=True)
    begin(is_compiled())
    tried = win_round(s, ShuffledDecks(seed), Random(seed), tries, budget, step)
    if tried.won is None:
        return [voice.say("cli-solve-none" if tried.sure else "cli-solve-unsure", {"tries": tries})]
    for answer in tried.won.answers:
        if s.rounds > 1 or s.over:
            break
        GAME.apply(s, answer)
    log = s.log or []
    ended = [at for at, entry in enumerate(log) if entry.key == "round-won"]
    lines = [voice.line(entry) for entry in log[: ended[0] + 1]]
    return [voice.say("cli-solve-won", {"tries": tried.won.tries}), *lines]
