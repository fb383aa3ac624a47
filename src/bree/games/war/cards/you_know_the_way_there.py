"""You Know the Way There."""

from typing import Final

from bree.core.log_lines import line
from bree.games.war.facts import SMEAGOL, SMEAGOL_TILES
from bree.games.war.rules.book import book
from bree.games.war.state import War

LOG_LINES: Final = (line("smeagol-tiles"),)


def tiles_aside(s: War) -> int:
    if not s.terms.smeagol:
        return 0
    return SMEAGOL_TILES - [*s.tiles, *s.removed].count(SMEAGOL)  # drawn Sméagol tiles leave the game (LME-8.3)


@book.effect(tiles=int)
def add_smeagol_tiles(s: War, card: str, tiles: int) -> None:
    """Put Sméagol tiles into the pool (LME-8.17)."""
    found = min(tiles, tiles_aside(s))
    if found:
        s.tiles = tuple(sorted((*s.tiles, *[SMEAGOL] * found)))
        s.tell("smeagol-tiles", "LME-8.17", number=found)


@book.can
def can_add_smeagol_tiles(s: War, card: str, tiles: int) -> bool:
    return tiles_aside(s) > 0
