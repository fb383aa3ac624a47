"""A second, slow implementation of moving, attacking, flying and recruiting, independent of the game's code.

It reads the map and a position, and finds all legal actions by trying every possibility.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from bree.games.war.board import REGIONS
from bree.games.war.figures import CHARACTERS
from bree.games.war.state import FREE, FREE_NATIONS, OTHER, SHADOW, SHADOW_NATIONS, War

Group = Counter[str]
NEAR = {name: region.adjacent for name, region in REGIONS.items()}
DARK = [name for name, region in REGIONS.items() if region.nation == "sauron" and region.settlement == "stronghold"]
NATIONS = {FREE: FREE_NATIONS, SHADOW: SHADOW_NATIONS}
MANY = 4000  # the number of divisions of an army that it still tries


def is_unit(figure: str) -> bool:
    return figure.endswith(("-regular", "-elite"))


def is_leader(figure: str) -> bool:
    return figure.endswith("-leader")


def nation(figure: str) -> str:
    return figure.partition("-")[0] if "-" in figure else ""


def figures(s: War, side: str, region: str) -> Group:
    return Counter((s.free if side == FREE else s.shadow).get(region, ()))


def units(group: Group) -> int:
    return sum([number for figure, number in group.items() if is_unit(figure)])


def has_leader(group: Group) -> bool:
    return any(is_leader(figure) for figure in group)


def holder(s: War, region: str) -> str:
    place = REGIONS[region]
    if not place.settlement:
        return ""
    owner = FREE if place.nation in FREE_NATIONS else SHADOW
    return OTHER[owner] if region in s.captured else owner


def is_inside(s: War, side: str, region: str) -> bool:
    return region in s.sieges and holder(s, region) == side


def besieges(s: War, side: str, region: str) -> bool:
    return region in s.sieges and holder(s, region) == OTHER[side]


def is_free(s: War, side: str, region: str) -> bool:
    """WAR-1.10"""
    if besieges(s, side, region):
        return True
    return not units(figures(s, OTHER[side], region)) and holder(s, region) != OTHER[side]


def is_open(s: War, side: str, region: str) -> bool:
    """WAR-1.12"""
    return besieges(s, side, region) or not units(figures(s, OTHER[side], region))


def at_war(s: War, figure: str) -> bool:
    return not nation(figure) or s.steps[nation(figure)] == 0


def leads(s: War, figure: str) -> bool:
    """WAR-7.25"""
    if is_unit(figure):
        return figure == "isengard-elite" and "saruman" not in (*s.aside, *s.fallen)
    return True


def parts(group: Group) -> Iterator[Group]:
    """Yield every part of a group."""
    kinds = list(group)
    for numbers in product(*[range(group[kind] + 1) for kind in kinds]):
        yield Counter({kind: number for kind, number in zip(kinds, numbers, strict=True) if number})


def is_small(group: Group) -> bool:
    ways = 1
    for number in group.values():
        ways *= number + 1
    return ways <= MANY


def lonely(rest: Group) -> bool:
    """Are there Leaders of the Free Peoples without a unit (WAR-8.6)?"""
    return has_leader(rest) and not units(rest)


def marches(s: War, side: str, led: int, region: str, to: str) -> list[Group]:
    """Return the groups that may move from one region to another (section 10)."""
    if to not in NEAR[region] or is_inside(s, side, region) or not is_open(s, side, to):
        return []
    whole = figures(s, side, region)
    able = whole - Counter(s.moved.get(region, ()))
    for figure in list(able):
        stranger = REGIONS[to].nation not in ("", nation(figure))
        if figure == "saruman" or (stranger and not at_war(s, figure)):
            del able[figure]
    room = 99 if s.terms.overstack else 10 - units(figures(s, side, to))
    return [
        group
        for group in parts(able)
        if 0 < units(group) <= room
        and (not led or any(leads(s, figure) for figure in group))
        and not lonely(whole - group)
    ]


def strikes(s: War, side: str, led: int, region: str) -> list[Group]:
    """Return the groups that may attack from the region (WAR-11.2, WAR-11.4 to WAR-11.6)."""
    whole = figures(s, side, region)
    able = Counter({figure: number for figure, number in whole.items() if at_war(s, figure)})
    return [
        group
        for group in parts(able)
        if units(group)
        and (not led or any(leads(s, figure) for figure in group))
        and (group == whole or units(whole - group))
    ]


def foes(s: War, side: str, region: str) -> list[str]:
    """WAR-11.1, WAR-16.9, WAR-16.17"""
    if not units(figures(s, side, region)):
        return []
    here = [region] if region in s.sieges else []
    if is_inside(s, side, region):
        return here
    other = OTHER[side]
    return here + [to for to in NEAR[region] if units(figures(s, other, to)) and not is_inside(s, other, to)]


def advances(s: War) -> list[Group]:
    """WAR-14.8, WAR-14.9, WAR-O1"""
    b = s.battle
    assert b is not None
    whole = figures(s, b.attacker, b.origin)
    able = whole - Counter(b.rear)
    del able["saruman"]
    room = 99 if s.terms.overstack else 10 - units(figures(s, b.attacker, b.target))
    found = [group for group in parts(able) if 0 < units(group) <= room and not lonely(whole - group)]
    return [Counter(), *found]


def refuges(s: War) -> list[str]:
    """WAR-14.3"""
    b = s.battle
    assert b is not None
    return [to for to in NEAR[b.target] if is_free(s, OTHER[b.attacker], to)]


def camps(s: War, figure: str) -> list[str]:
    """Return where the figure may be recruited now (WAR-9.2 to WAR-9.10)."""
    people = nation(figure) or "sauron"
    side = FREE if people in FREE_NATIONS else SHADOW
    if s.steps[people] or not s.pool.get(figure):
        return []
    towns = [name for name, region in REGIONS.items() if region.nation == people and region.settlement]
    taken = (*s.captured, *s.sieges, *s.recruited)
    found = [name for name in (DARK if figure == "nazgul" else towns) if name not in taken and is_free(s, side, name)]
    return [name for name in found if not is_leader(figure) or units(figures(s, side, name))]


def recruits(s: War, side: str) -> list[str]:
    """WAR-9.1"""
    ranks = ("-regular",) if s.recruited else ("-regular", "-elite")
    found = [people + rank for people in NATIONS[side] for rank in ranks]
    found += [people + "-leader" for people in FREE_NATIONS] if side == FREE else ["nazgul"]
    return [figure for figure in found if camps(s, figure)]


def reached(start: str, steps: int, shut: set[str], stops: set[str]) -> set[str]:
    found, edge = {start}, {start}
    for _ in range(steps):
        near = {to for here in edge if here == start or here not in stops for to in NEAR[here]}
        edge = near - shut - found
        found |= edge
    return found


def walks(s: War, start: str, group: tuple[str, ...]) -> set[str]:
    """Return where these companions may end a move (WAR-7.4 to WAR-7.8, WAR-7.29)."""
    if is_inside(s, FREE, start):
        return {start}
    riders = [one for one in group if one != "gandalf_the_white"]
    swift = len(riders) < len(group) and (not riders or (len(riders) == 1 and CHARACTERS[riders[0]].hobbit))
    steps = 4 if swift else max([CHARACTERS[one].level for one in group])
    shut = {name for name in s.sieges if holder(s, name) == FREE}
    stops = {name for name, place in REGIONS.items() if place.settlement == "stronghold" and holder(s, name) == SHADOW}
    return reached(start, steps, shut, stops)


def landings(s: War) -> set[str]:
    """WAR-7.10"""
    shut = {name for name, place in REGIONS.items() if place.settlement == "stronghold" and holder(s, name) == FREE}
    return set(REGIONS) - (shut - set(s.sieges))
