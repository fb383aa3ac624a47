"""Section 23: the hunt roll, its re-rolls, and the draw of a tile."""

from typing import Final

from bree.core import CHANCE, Ask, Pick
from bree.games.war.board import REGIONS
from bree.games.war.facts import NUMBERS, PIPS, TILES
from bree.games.war.figures import CHARACTERS, UNSEEN, counts
from bree.games.war.map_queries import controller, tally_in
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import HUNT_BONUS, HUNT_ROLL, OFFER, TILE_DRAW, current_number
from bree.games.war.rules.extension_points import TILE_ACTS, TILE_COUNTS, TILE_REPLACED, TILE_SHOWN, TILE_STANDS
from bree.games.war.state import FREE, HARMLESS, SHADOW, Hunt, War, seat_of

DICE_MOST: Final = 5
ROLL, AGAIN = "roll", "again"


def hunt_needs(s: War) -> int:
    """Return the number that a hunt die needs: 6, minus 1 for each die of the Free Peoples in the box (WAR-23.3).

    The die of the current move is not in the box yet. A 1 always fails (WAR-23.4).
    """
    return max(2, 6 - current_number(s, HUNT_BONUS, s.box_free, SHADOW) - (s.hunt.bonus if s.hunt else 0))


def hunt_rerolls(s: War) -> int:
    """Return how many dice the Shadow may re-roll (WAR-23.6).

    The region of the figure counts, which is the last known one (WAR-23.9). Besiegers count too (WAR-23.13).
    """
    if CHARACTERS[s.guide].guide == UNSEEN:
        return 0
    here = s.bearers
    place = REGIONS[here]
    found = int(place.settlement == "stronghold" and controller(s, here) == SHADOW)
    standing = tally_in(s, SHADOW, here)
    return found + (standing.units > 0) + (standing.nazgul > 0)


def successes(s: War, h: Hunt) -> int:
    """Count the successes. The re-roll needs the same number (WAR-23.7)."""
    needs = hunt_needs(s)
    return len([pip for pip in h.rolled + h.again if pip >= needs])


def current_hunt(s: War) -> Hunt:
    """Return the current hunt. Call this only during one."""
    h = s.hunt
    assert h is not None
    return h


@book.step
def hunt(s: War, why: str) -> None:
    """Start a hunt after a move outside Mordor (WAR-23.1), or because of a card (WAR-23.12, WAR-20.4)."""
    s.hunt = Hunt(why)
    s.then(OFFER[HUNT_ROLL], ("hunt_roll",), ("hunt_over",))


@book.step
def hunt_roll(s: War) -> None:
    """Roll as many dice as the Shadow has in the box, at most five (WAR-23.2). Without a die there is no roll."""
    dice = min(s.box_shadow, DICE_MOST)
    if dice:
        s.then(("hunt_die", ROLL, dice), ("hunt_rolled",))
    else:
        s.tell("no-hunt", "WAR-23.2")


@book.ask
def hunt_die(s: War, which: str, left: int) -> Ask:
    return Ask(CHANCE, "hunt_die", "WAR-23.2", PIPS)


@book.step
def on_hunt_die(s: War, which: str, left: int, answer: str) -> None:
    h = current_hunt(s)
    pip = int(answer)
    s.hunt = h._replace(rolled=(*h.rolled, pip)) if which == ROLL else h._replace(again=(*h.again, pip))
    if left > 1:
        s.then(("hunt_die", which, left - 1))


@book.step
def hunt_rolled(s: War) -> None:
    """Offer a re-roll of one failed die for each condition (WAR-23.5)."""
    h = current_hunt(s)
    found = successes(s, h)
    s.tell("hunt-rolled", "WAR-23.3", reveals=True, dice=pip_texts(h.rolled), needs=hunt_needs(s), successes=found)
    most = min(hunt_rerolls(s), len(h.rolled) - found)
    if most:
        s.then(("hunt_reroll", most), ("hunt_caught",))
    else:
        s.then(("hunt_caught",))


@book.ask
def hunt_reroll(s: War, most: int) -> Ask:
    return Ask(seat_of(s, SHADOW), "hunt_reroll", "WAR-23.5", NUMBERS[: most + 1], {"most": most})


@book.step
def on_hunt_reroll(s: War, most: int, answer: str) -> None:
    if answer != "0":
        s.then(("hunt_die", AGAIN, int(answer)), ("hunt_rerolled",))


@book.step
def hunt_rerolled(s: War) -> None:
    h = current_hunt(s)
    s.tell("hunt-rerolled", "WAR-23.7", reveals=True, dice=pip_texts(h.again), successes=successes(s, h))


@book.step
def hunt_caught(s: War) -> None:
    """Draw one tile if there is a success (WAR-23.8)."""
    if successes(s, current_hunt(s)):
        s.then(OFFER[TILE_DRAW], ("draw_tile",))
    else:
        s.tell("hunt-fails", "WAR-23.8")


@book.step
def hunt_over(s: War) -> None:
    s.hunt = None


# The tile


@book.step
def draw_tile(s: War) -> None:
    """Draw a tile, unless a card prevented it before (WAR-24.14)."""
    h = current_hunt(s)
    if h.spared:
        s.tell("no-tile", "WAR-24.14")
    else:
        s.then(("hunt_tile",))


def tile_picks(s: War) -> tuple[Pick, ...]:
    return tuple([Pick(tile, ("tile:" + tile,), number) for tile, number in counts(s.tiles).items()])


@book.ask
def hunt_tile(s: War) -> Ask:
    return Ask(CHANCE, "hunt_tile", "WAR-23.8", tile_picks(s))


@book.step
def on_hunt_tile(s: War, answer: str) -> None:
    take_from_pool(s, answer)
    if is_tile_replaced(s, answer):
        s.then(("hunt_tile",))
    else:
        show_tile(s, answer)


def is_tile_replaced(s: War, tile: str) -> bool:
    """Has the tile no effect now, so that another one is drawn instead?"""
    for why in TILE_REPLACED:
        rule = why(s, tile)
        if rule:
            s.tell("tile-idle", rule, reveals=True, tile="tile-" + tile)
            return True
    return False


@book.ask
def other_tile(s: War) -> Ask:
    """Draw another tile, because of a card."""
    return Ask(CHANCE, "hunt_tile", "WAR-24.2", tile_picks(s))


@book.step
def on_other_tile(s: War, answer: str) -> None:
    """Resolve the second tile. The first one goes back to the pool, unless a refill has already put it there."""
    first = current_hunt(s).tile
    lies = first in s.drawn
    take_from_pool(s, answer)
    if is_tile_replaced(s, answer):
        s.then(("other_tile",))
        return
    if lies and first in s.drawn:
        left = list(s.drawn)
        left.remove(first)
        s.drawn = tuple(left)
        s.tiles = tuple(sorted((*s.tiles, first)))
    if not TILES[first].smeagol:  # these tiles leave the game (LME-8.3)
        s.tell("tile-back", "WAR-24.2", tile="tile-" + first)
    show_tile(s, answer)


def show_tile(s: War, answer: str) -> None:
    fresh = current_hunt(s)._replace(casualty=False, soothed=False, helped=False, anew=False)
    s.hunt = fresh._replace(tile=answer, damage=0)
    s.tell("tile", "WAR-23.8", reveals=True, tile="tile-" + answer)
    for take_over in TILE_SHOWN:
        if take_over(s):
            return
    tile_stands(s)


@book.step
def tile_stands(s: War) -> None:
    """Continue, unless a card asks for another tile."""
    h = current_hunt(s)
    if h.anew:
        s.then(("other_tile",))
        return
    for take_over in TILE_STANDS:
        if take_over(s, h.tile):
            return
    tile_counts(s)


@book.step
def tile_counts(s: War) -> None:
    h = current_hunt(s)
    if is_void(h, h.tile):
        s.tell("tile-void", "WAR-6.6", tile="tile-" + h.tile)
        return
    for take_over in TILE_COUNTS:
        if take_over(s, h.tile):
            return
    tile_acts(s)


@book.step
def tile_acts(s: War) -> None:
    s.then(("tile_damage",))
    for act in TILE_ACTS:
        act(s, current_hunt(s).tile)


def is_void(h: Hunt, tile: str) -> bool:
    """Does the card that caused this draw make such a tile void?"""
    # Special tiles of the Free Peoples are in the pool only in Mordor. There no card can be played that names only the
    # Eyes. The rule still distinguishes the two kinds of cards, as their texts do.
    facts = TILES[tile]
    return bool(h.void) and (facts.eye or (h.void == HARMLESS and facts.side == FREE))


def take_from_pool(s: War, tile: str, shown: tuple[str, ...] = ()) -> None:
    """Take a tile from the pool.

    An empty pool is refilled at once with the standard tiles that are in the game (WAR-23.10). Tiles in `shown` were
    drawn by the same card. They do not go back, because the card decides about them.
    """
    left = list(s.tiles)
    left.remove(tile)
    s.tiles = tuple(left)
    if TILES[tile].smeagol:  # LME-8.3, LME-8.21
        s.removed = tuple(sorted((*s.removed, tile)))
    else:
        s.drawn = tuple(sorted((*s.drawn, tile)))
    if not s.tiles:
        back = [one for one in s.drawn if not TILES[one].special]
        for one in shown:
            if one in back:
                back.remove(one)
        kept = list(s.drawn)
        for one in back:
            kept.remove(one)
        s.tiles, s.drawn = tuple(back), tuple(kept)
        s.tell("pool-refilled", "WAR-23.10")


@book.step
def stronghold_tiles(s: War, number: int) -> None:
    """Draw the tiles for strongholds one by one, after everything that caused the reveal (WAR-21.10, WAR-21.12)."""
    if not number:
        return
    s.tell("stronghold-tiles", "WAR-21.10", number=number)
    s.then(*[("stronghold_tile", left) for left in range(number, 0, -1)])


@book.step
def stronghold_tile(s: War, left: int) -> None:
    """Draw one of these tiles. Nothing was rolled, so an Eye is worth 0 (WAR-21.11)."""
    s.hunt = Hunt("stronghold", tiles=left - 1)
    s.then(OFFER[TILE_DRAW], ("draw_tile",))


def pip_texts(dice: tuple[int, ...]) -> tuple[str, ...]:
    """Return dice as texts for the log."""
    return tuple([str(pip) for pip in dice])
