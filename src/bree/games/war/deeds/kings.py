"""Cards of Strider and Aragorn: the Eye is challenged, and an army gets better men."""

from bree.core import CHANCE, Ask
from bree.games.war.deeds.companion_conditions import king
from bree.games.war.facts import TILES
from bree.games.war.figures import ELITE, IS_ELITE, IS_UNIT, NATION, REGULAR, counts
from bree.games.war.lords.ring_powers import may_cancel
from bree.games.war.lords.smeagol import drawn as tame
from bree.games.war.map_queries import figures_in, put, remove, where
from bree.games.war.picks import FIGURE
from bree.games.war.players.control import acted, commands
from bree.games.war.rules.book import book
from bree.games.war.rules.characters.companions import eliminate
from bree.games.war.rules.fellowship.hunt import is_idle, set_aside, tile_picks
from bree.games.war.state import FREE, War, seat


@book.effect(tiles=int)
def challenge(s: War, card: str, tiles: int) -> None:
    """So many tiles are drawn; it is no hunt, and none of them does what it says."""
    s.then(("king_tile", card, tiles, ""))


@book.ask
def king_tile(s: War, card: str, left: int, drawn: str) -> Ask:
    return Ask(CHANCE, "king_tile", "WAR-6.6", tile_picks(s), {"card": "card-" + card})


@book.step
def on_king_tile(s: War, card: str, left: int, drawn: str, tile: str) -> None:
    found = (*drawn.split(), tile)
    set_aside(s, tile, found)
    if is_idle(s, tile):
        s.then(("king_tile", card, left, drawn))
    elif s.lords and may_cancel(s, tile):
        s.tell("tile", "WAR-6.6", reveals=True, tile="tile-" + tile)
        s.then(("nenya_king", card, left, " ".join(found)))
    else:
        king_drew(s, card, left, " ".join(found))


@book.step
def king_drew(s: War, card: str, left: int, drawn: str) -> None:
    found = tuple(drawn.split())
    if TILES[found[-1]].smeagol:
        tame(s)
    if left > 1:
        s.then(("king_tile", card, left - 1, drawn))
        return
    s.tell("challenge", "WAR-6.6", reveals=True, card="card-" + card, tiles=tuple(["tile-" + one for one in found]))
    answer_challenge(s, found)


def answer_challenge(s: War, found: tuple[str, ...]) -> None:
    """Nothing but Eyes: all go back and he falls. Else the Eyes are out for good, and the others go back."""
    eyes = [tile for tile in found if TILES[tile].eye]
    seen = len(eyes) == len(found)
    left = list(s.drawn)
    found = tuple([tile for tile in found if not TILES[tile].smeagol])  # out for good, whatever it was drawn for
    for tile in found:
        left.remove(tile)
    s.drawn = tuple(left)
    s.tiles = tuple(sorted((*s.tiles, *[tile for tile in found if seen or tile not in eyes])))
    if seen:
        eliminate(s, king(s), "WAR-6.6")
    elif eyes:
        s.removed = tuple(sorted((*s.removed, *eyes)))
        s.tell("eyes-removed", "WAR-6.6", number=len(eyes))


# A regular for an elite.


def promoted(s: War) -> list[str]:
    """Regulars of his army for whom there is an elite in the reinforcements."""
    here = figures_in(s, FREE, where(s, king(s)))
    able = [figure for figure in counts(here) if figure in IS_UNIT and figure not in IS_ELITE]
    # WAR-27.9
    return [one for one in able if s.pool.get(NATION[one] + ELITE) and commands(s, FREE, NATION[one])]


@book.effect()
def promote(s: War, card: str) -> None:
    found = promoted(s)
    if len(found) == 1:
        on_promote_whom(s, card, found[0])
    elif found:
        s.then(("promote_whom", card))


@book.can
def can_promote(s: War, card: str) -> bool:
    return bool(promoted(s))


@book.ask
def promote_whom(s: War, card: str) -> Ask:
    return Ask(
        seat(s, FREE), "promote_whom", "WAR-6.6", tuple([FIGURE[one] for one in promoted(s)]), {"card": "card-" + card}
    )


@book.step
def on_promote_whom(s: War, card: str, regular: str) -> None:
    """The regular is lost for good, the elite comes from the reinforcements (WAR-6.10)."""
    region, elite = where(s, king(s)), regular.removesuffix(REGULAR) + ELITE
    remove(s, FREE, region, (regular,))
    s.pool[elite] -= 1
    put(s, FREE, region, (elite,))
    acted(s, FREE, (NATION[elite],))
    s.tell("promoted", "WAR-6.10", region="region-" + region, figure="figure-" + elite)
