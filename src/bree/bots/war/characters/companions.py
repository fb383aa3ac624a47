"""Companions on the map: Strider goes to become king, the others activate nations and defend strongholds."""

from collections.abc import Iterator

from bree.bots.war.armies.distances import APART
from bree.bots.war.armies.forces import threat
from bree.bots.war.candidate import Candidate
from bree.core import Facts
from bree.games.war.board import REGIONS
from bree.games.war.figures import ARAGORN, CHARACTERS, GREY, PERSON, SMEAGOL, STRIDER, WHITE
from bree.games.war.map_queries import controller, is_unconquered, level_of, units_in
from bree.games.war.rules.armies.reach import companion_reach
from bree.games.war.rules.characters.arrivals import ARAGORN_PLACES, can_bring_aragorn, can_bring_white
from bree.games.war.rules.characters.companions import companions_not_moved, group_level
from bree.games.war.state import FREE, NO_TRACK, Figures, War

CROWNED = 4.5
SHIELD = 0.5  # worth of a companion's level in the Fellowship: damage that the Ring-bearers do not take
DIE_MORE = 1.1  # worth of a step towards another die


def arrivals(s: War) -> Iterator[Candidate]:
    if can_bring_white(s):
        yield Candidate(CROWNED, "white", why="captain-enter", facts={"who": "figure-" + WHITE})
    if can_bring_aragorn(s):
        yield Candidate(CROWNED, "aragorn", why="captain-enter", facts={"who": "figure-" + ARAGORN})


def companion_worth(s: War, one: str, region: str) -> float:
    """Return the worth of having a companion in a region."""
    place = REGIONS[region]
    home = place.points > 0 and controller(s, region) == FREE
    value = 0.0
    if PERSON[one] == STRIDER:
        near = [APART[region][city] for city in ARAGORN_PLACES if is_unconquered(s, city)]
        value += DIE_MORE * (3.0 - 0.5 * min(near)) if near else 0.0
    if home and place.nation in s.passive and place.nation in CHARACTERS[one].activates:
        value += 0.9
    if home and region not in s.sieges and units_in(s, FREE, region):
        value += 0.05 * min(threat(s, FREE, region), 10.0)
    return value


def separations(s: War) -> Iterator[Candidate]:
    """Yield the companions who could leave the Fellowship, with the best region for them. The cost is the damage that
    they could have taken.
    """
    if s.track != NO_TRACK or not s.companions:
        return
    for group in groups(s):
        value, to = best_end(s, group, s.bearers, s.progress)
        cost = sum([SHIELD * level_of(s, one) for one in group], 0.0)
        facts: Facts = {"who": tuple("figure-" + one for one in group), "region": "region-" + to}
        yield Candidate(value - cost, "separate", (to,), group, "captain-separate", facts)


def groups(s: War) -> list[Figures]:
    """Return the groups that may leave: Strider with Boromir for Gondor, all others alone."""
    here = {PERSON[one]: one for one in s.companions}
    found: list[Figures] = [(one,) for one in s.companions if PERSON[one] not in (GREY, SMEAGOL)]
    if STRIDER in here and "boromir" in here:
        found.append((here["boromir"], here[STRIDER]))
    return found


def best_end(s: War, group: Figures, start: str, more: int = 0) -> tuple[float, str]:
    ends = companion_reach(start, more + group_level(group), s.captured, s.sieges)
    return max((sum([companion_worth(s, one, region) for one in group], 0.0), region) for region in ends)


def companion_moves(s: War) -> Iterator[Candidate]:
    """Yield one candidate that moves every companion on the map to the best region."""
    total = 0.0
    for region in s.free:
        here = companions_not_moved(s, region)
        if here:
            total += max(0.0, best_companion_move(s, region, here)[0])
    if total > 0.2:
        yield Candidate(total, "companions", why="captain-companions")


def best_companion_move(s: War, region: str, here: Figures) -> tuple[float, Figures, str]:
    """Return the most useful move of a companion in a region: worth, companion, target."""
    found: tuple[float, Figures, str] = (0.0, (), "")
    if region in s.sieges and controller(s, region) == FREE:
        return found
    for one in here:
        value, to = best_end(s, (one,), region)
        value -= companion_worth(s, one, region)
        if to != region and value > found[0]:
            found = (value, (one,), to)
    return found
