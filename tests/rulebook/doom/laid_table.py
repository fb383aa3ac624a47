"""A game before its first turn, and its public view."""

from typing import Any

from bree.core import CHANCE
from bree.games.doom import GAME
from tests.rulebook.doom.doom_story import Journey


def laid(gandalf: str = "gandalfs_power", **options: Any) -> Journey:
    """Draw this Gandalf card. Slots 2 to 5 get the first cards of the stack."""
    j = Journey.begin(GAME, **options).answer(gandalf)
    while j.ask.who == CHANCE:
        j.answer(j.picks[0])
    return j


def seen(j: Journey) -> dict[str, Any]:
    return dict(GAME.view(j.s, None))


def on(j: Journey, *keys: str) -> Journey:
    """Pass in windows and give the first pick to asks of these kinds, until another ask comes."""
    j.decline()
    while j.ask.key in keys:
        j.answer(j.picks[0]).decline()
    return j
