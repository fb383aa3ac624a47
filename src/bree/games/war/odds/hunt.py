"""Odds of a hunt: the roll, the tile, its damage, and whether it reveals the Fellowship."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from bree.games.war.facts import TILES, Tile
from bree.games.war.odds.dice import FACES, chances

SUCCESS: Final = 6  # WAR-23.3


class HuntOdds(NamedTuple):
    tile: float  # the chance that a tile is drawn
    tiles: dict[str, float]  # the chance of each tile
    damage: dict[int, float]  # the chance of each damage before any casualty; a negative number heals, 0 is no damage
    reveal: float  # the chance that a hidden Fellowship is revealed
    stop: float  # the chance that the Fellowship does not advance on the Mordor Track

    @property
    def mean(self) -> float:
        return sum([damage * share for damage, share in self.damage.items()])


def hunt_roll(level: int, bonus: int = 0, rerolls: int = 0) -> tuple[float, ...]:
    """Return the chances of 0, 1, 2… successes. The bonus also counts for re-rolls (WAR-23.7)."""
    return chances(level, SUCCESS, rerolls, bonus, bonus)


def reveals(tile: Tile, gollum: bool) -> bool:
    """Does the tile reveal the Fellowship? Gollum prevents it for numbered tiles only (WAR-24.10)."""
    return tile.reveal and (tile.eye or tile.special or not gollum)


def damage_of(tile: Tile, eye: int) -> dict[int, float]:
    """Return the damage of a tile, with an Eye worth `eye`."""
    if tile.die:
        return dict.fromkeys(range(1, FACES + 1), 1 / FACES)
    return {eye if tile.eye else tile.value: 1.0}


def hunt(level: int, bonus: int, rerolls: int, pool: Mapping[str, int], gollum: bool = False) -> HuntOdds:
    """Return the odds after a move. A tile is drawn with at least one success, and an Eye is worth all successes."""
    roll = hunt_roll(level, bonus, rerolls) if level else (1.0,)
    return _tile_odds({successes: share for successes, share in enumerate(roll) if share}, pool, gollum)


def tile_in_mordor(box: int, pool: Mapping[str, int], gollum: bool = False) -> HuntOdds:
    """Return the odds on the Mordor Track.

    A tile is always drawn, and an Eye is worth all dice in the box (WAR-25.6, WAR-25.7).
    """
    return _tile_odds({box: 1.0}, pool, gollum, always=True)


def _tile_odds(eyes: Mapping[int, float], pool: Mapping[str, int], gollum: bool, always: bool = False) -> HuntOdds:
    """Sum over the values of an Eye and over the tiles. Without a success no tile is drawn."""
    total = sum(pool.values())
    tiles: dict[str, float] = {}
    damage: dict[int, float] = {}
    reveal = stop = drawn = 0.0
    for eye, share in eyes.items():
        if not total or (not eye and not always):
            damage[0] = damage.get(0, 0.0) + share
            continue
        drawn += share
        for name, count in pool.items():
            weight = share * count / total
            tile = TILES[name]
            tiles[name] = tiles.get(name, 0.0) + weight
            for number, part in damage_of(tile, eye).items():
                damage[number] = damage.get(number, 0.0) + weight * part
            reveal += weight * reveals(tile, gollum)
            stop += weight * tile.stop
    return HuntOdds(drawn, tiles, dict(sorted(damage.items())), reveal, stop)
