"""Cards that heal corruption."""

from typing import Final

from bree.games.war.figures import CHARACTERS
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.damage import heal
from bree.games.war.state import War

GUIDES: Final = tuple(CHARACTERS)


@book.effect(by=int)
def heal_bearers(s: War, card: str, by: int) -> None:
    heal(s, by, "WAR-6.6")


@book.can
def can_heal_bearers(s: War, card: str, by: int) -> bool:
    return s.corruption > 0
