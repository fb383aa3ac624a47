"""Odds of the whole journey: the regions to a gate of Mordor, then the track to the Crack of Doom.

The sum over all tiles is exact. A drawn tile leaves the pool (WAR-23.10), and Eyes return at the gate (WAR-25.3). These
assumptions are made:

- Every turn the Free Peoples use the same number of dice for the Fellowship, and the Shadow has the same number in
  the Hunt Box.
- A revealed Fellowship hides with the next die, and a hidden one moves.
- The path is the shortest one, and no stronghold of the Shadow is on it.
- The Free Peoples declare nothing, so nothing heals.
- They take a casualty if the damage is at least the level, in the order of `guides`. Gollum's help does not count.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from bree.games.war.facts import STANDARD, TILES
from bree.games.war.odds.dice import FACES
from bree.games.war.odds.hunt import damage_of, hunt_roll
from bree.games.war.state import CORRUPTED, DOOM

_TILES: Final = tuple(TILES.values())
_BASE: Final = 5  # there are at most four tiles of a kind
_ONE: Final[dict[str, int]] = {
    tile.id: int(_BASE**at) for at, tile in enumerate(_TILES)
}  # a pool is one number, and each kind of tile one of its digits


class FellowshipWalk(NamedTuple):
    steps: int  # regions to a gate; 0: the Fellowship is at a gate
    dice: int = 2  # dice of the Free Peoples in every turn
    level: int = 2  # dice in the Hunt Box in every turn
    rerolls: int = 0  # re-rolls of each hunt roll outside Mordor
    corruption: int = 0
    hidden: bool = True
    track: bool = False  # on the track already; `steps` are then the steps left
    guides: tuple[int, ...] = ()  # levels of companions that may be casualties
    pool: tuple[str, ...] = STANDARD
    specials: tuple[str, ...] = ()  # special tiles that enter the pool at the gate


class TurnOdds(NamedTuple):
    """The odds at the end of a turn."""

    destroyed: float  # the Ring is destroyed
    corrupted: float
    in_mordor: float  # the Fellowship is on the track
    corruption: float  # average corruption of journeys that continue


# A state is a plain tuple, because there are many thousands: steps left, on the track, hidden, corruption, casualties,
# dice of the Free Peoples in the Hunt Box, pool.
_WalkState = tuple[int, bool, bool, int, int, int, int]
_DrawnTile = tuple[float, int, bool, bool, int]  # chance, damage, reveal, stop, the pool after the draw


def _pool_number(pool: Iterable[str]) -> int:
    return sum([_ONE[name] for name in pool])


_FULL: Final = _pool_number(STANDARD)


class _WalkSum:
    def __init__(self, walk: FellowshipWalk) -> None:
        self.walk = walk
        self.destroyed = self.corrupted = 0.0
        self.rolls = [hunt_roll(walk.level, bonus, walk.rerolls) if walk.level else (1.0,) for bonus in range(FACES)]
        self.specials = _pool_number(walk.specials)
        self.draws: dict[tuple[int, int], list[_DrawnTile]] = {}
        start = (walk.steps, walk.track, walk.hidden, walk.corruption, 0, 0, _pool_number(walk.pool))
        self.now: dict[_WalkState, float] = {start: 1.0}

    def turn(self) -> TurnOdds:
        self._begin()
        for _ in range(self.walk.dice):
            self._die()
        going = sum(self.now.values())
        worn = sum([share * place[3] for place, share in self.now.items()])
        inside = sum([share for place, share in self.now.items() if place[1]])
        return TurnOdds(self.destroyed, self.corrupted, inside, worn / going if going else 0.0)

    def _begin(self) -> None:
        """Start a turn: empty the box, and enter Mordor from a gate."""
        found: dict[_WalkState, float] = {}
        for (left, track, hidden, corruption, guides, _, pool), share in self.now.items():
            if left:
                place = (left, track, hidden, corruption, guides, 0, pool)
            else:
                place = (DOOM, True, hidden, corruption, guides, 0, self._rebuilt(pool))
            found[place] = found.get(place, 0.0) + share
        self.now = found

    def _rebuilt(self, pool: int) -> int:
        """WAR-25.3"""
        eye = _ONE["eye"]
        eyes = STANDARD.count("eye") - pool // eye % _BASE
        return pool + eyes * eye + self.specials

    def _die(self) -> None:
        """Use one die for the Fellowship."""
        was, self.now = self.now, {}
        for place, share in was.items():
            left, track, hidden, corruption, guides, box, pool = place
            if not hidden:
                self._add((left, track, True, corruption, guides, box, pool), share)
            elif track:
                self._tile(place, self.walk.level + box, share)
            elif not left:  # at the gate: wait for the next turn
                self._add(place, share)
            else:
                for successes, chance in enumerate(self.rolls[min(box, FACES - 1)]):
                    if successes:
                        self._tile((left - 1, track, hidden, corruption, guides, box, pool), successes, share * chance)
                    else:
                        self._add((left - 1, track, hidden, corruption, guides, box + 1, pool), share * chance)

    def _tile(self, place: _WalkState, eye: int, share: float) -> None:
        """Add all possible tiles with their chances. A companion is lost if his whole level counts."""
        left, track, _, corruption, guides, box, pool = place
        level = self.walk.guides[guides] if guides < len(self.walk.guides) else CORRUPTED
        key = (pool, eye)
        if key not in self.draws:
            self.draws[key] = _possible_draws(pool, eye)
        for chance, damage, reveal, stop, rest in self.draws[key]:
            given = damage >= level
            worn = max(corruption + damage - given * level, 0)
            on = left - (track and not stop)
            self._add((on, track, not reveal, worn, guides + given, box + 1, rest), share * chance)

    def _add(self, place: _WalkState, share: float) -> None:
        """Add a state. Corruption comes before the Crack of Doom (WAR-24.12, WAR-25.13)."""
        if place[3] >= CORRUPTED:
            self.corrupted += share
        elif place[1] and not place[0]:
            self.destroyed += share
        else:
            self.now[place] = self.now.get(place, 0.0) + share


def _possible_draws(pool: int, eye: int) -> list[_DrawnTile]:
    """Return the tiles of a pool with their chances. An empty pool is refilled (WAR-23.10)."""
    pool = pool or _FULL
    counts = [(tile, pool // _ONE[tile.id] % _BASE) for tile in _TILES]
    total = sum([count for _, count in counts])
    return [
        (count / total * part, damage, tile.reveal, tile.stop, pool - _ONE[tile.id])
        for tile, count in counts
        if count
        for damage, part in damage_of(tile, eye).items()
    ]


def walk(way: FellowshipWalk, turns: int) -> list[TurnOdds]:
    """Return the odds of each turn until the journey ends, or for this many turns."""
    going = _WalkSum(way)
    found: list[TurnOdds] = []
    for _ in range(turns):
        found.append(going.turn())
        if not going.now:
            break
    return found
