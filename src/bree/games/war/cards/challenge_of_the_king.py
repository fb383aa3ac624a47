"""Challenge of the King."""

from typing import Final

from bree.core import CHANCE, Ask
from bree.core.log_lines import LARGE, line
from bree.games.war.effects.companions import current_king, nation_of
from bree.games.war.effects.requirements import king_with_army
from bree.games.war.facts import TILES
from bree.games.war.lords.ring_powers import may_cancel_tile
from bree.games.war.lords.smeagol import count_smeagol_tile
from bree.games.war.map_queries import region_of
from bree.games.war.rules.book import book
from bree.games.war.rules.characters.companions import eliminate
from bree.games.war.rules.fellowship.hunt import is_tile_replaced, take_from_pool, tile_picks
from bree.games.war.state import War

LOG_LINES: Final = (
    line("challenge", "hunt", weight=LARGE),
    line("eyes-removed", "hunt"),
)


@book.requirement
def king_with_army_in_gondor_or_rohan(s: War, card: str) -> bool:
    return king_with_army(s, card) and nation_of(region_of(s, current_king(s))) in ("gondor", "rohan")


@book.effect(tiles=int)
def challenge(s: War, card: str, tiles: int) -> None:
    """Draw tiles. This is not a hunt, and the tiles have no effect."""
    s.then(("king_tile", card, tiles, ""))


@book.ask
def king_tile(s: War, card: str, left: int, drawn: str) -> Ask:
    return Ask(CHANCE, "king_tile", "WAR-6.6", tile_picks(s), {"card": "card-" + card})


@book.step
def on_king_tile(s: War, card: str, left: int, drawn: str, tile: str) -> None:
    found = (*drawn.split(), tile)
    take_from_pool(s, tile, found)
    if is_tile_replaced(s, tile):
        s.then(("king_tile", card, left, drawn))
    elif s.lords and may_cancel_tile(s, tile):
        s.tell("tile", "WAR-6.6", reveals=True, tile="tile-" + tile)
        s.then(("nenya_king", card, left, " ".join(found)))
    else:
        king_drew(s, card, left, " ".join(found))


@book.step
def king_drew(s: War, card: str, left: int, drawn: str) -> None:
    found = tuple(drawn.split())
    if TILES[found[-1]].smeagol:
        count_smeagol_tile(s)
    if left > 1:
        s.then(("king_tile", card, left - 1, drawn))
        return
    s.tell("challenge", "WAR-6.6", reveals=True, card="card-" + card, tiles=tuple(["tile-" + one for one in found]))
    answer_challenge(s, found)


def answer_challenge(s: War, found: tuple[str, ...]) -> None:
    """If all tiles are Eyes, put them back and eliminate the King.

    Otherwise remove the Eyes and put the others back.
    """
    eyes = [tile for tile in found if TILES[tile].eye]
    seen = len(eyes) == len(found)
    left = list(s.drawn)
    found = tuple([tile for tile in found if not TILES[tile].smeagol])  # Sméagol tiles leave the game anyway
    for tile in found:
        left.remove(tile)
    s.drawn = tuple(left)
    s.tiles = tuple(sorted((*s.tiles, *[tile for tile in found if seen or tile not in eyes])))
    if seen:
        eliminate(s, current_king(s), "WAR-6.6")
    elif eyes:
        s.removed = tuple(sorted((*s.removed, *eyes)))
        s.tell("eyes-removed", "WAR-6.6", number=len(eyes))
