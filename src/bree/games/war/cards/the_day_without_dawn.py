"""The Day Without Dawn."""

from typing import Final

from bree.core.log_lines import line
from bree.games.war.rules.book import book
from bree.games.war.state import WILL, War

LOG_LINES: Final = (line("darkened", "dice:free"),)


@book.effect()
def darken(s: War, card: str) -> None:
    """Discard each unused Will of the West."""
    gone = s.free_dice.count(WILL)
    if not gone:
        return
    s.free_dice = tuple([face for face in s.free_dice if face != WILL])
    s.free_used += gone
    s.tell("darkened", "WAR-6.6", card="card-" + card, dice=gone)


@book.can
def can_darken(s: War, card: str) -> bool:
    return WILL in s.free_dice
