"""A table laid for the first turn, and what everybody sees of it."""

from typing import Any

from bree.core import CHANCE
from bree.games.doom import GAME
from tests.rulebook.doom.doom_story import Journey


def laid(gandalf: str = "gandalfs_power", **options: Any) -> Journey:
    """Gandalf's card as named; slots 2 to 5 get the first cards of the stack."""
    j = Journey.begin(GAME, **options).answer(gandalf)
    while j.ask.who == CHANCE:
        j.answer(j.picks[0])
    return j


def seen(j: Journey) -> dict[str, Any]:
    return dict(GAME.view(j.s, None))


def on(j: Journey, *keys: str) -> Journey:
    """Windows are passed, and asks of these kinds are answered with their first pick, until something else is asked."""
    j.decline()
    while j.ask.key in keys:
        j.answer(j.picks[0]).decline()
    return j
