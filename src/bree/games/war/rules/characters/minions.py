"""Nazgûl and minions over the map (section 7)."""

from bree.core import DONE, Ask
from bree.games.war.figures import GROUND, MOUTH, WRAITHS, counts, row, tally, told, without
from bree.games.war.map_queries import level_of, put, rooted, take
from bree.games.war.picks import DONE_PICK, REGION, several
from bree.games.war.players.control import controls
from bree.games.war.rules.armies.reach import Regions, minion_reach, nazgul_landings
from bree.games.war.rules.book import book
from bree.games.war.state import NOBODY, SHADOW, Figures, War, seat


def reaches(s: War, steps: int, region: str) -> Regions:
    """Where minions who walk get by themselves (WAR-7.11, LME-3.5 to LME-3.8)."""
    return tuple([name for name in minion_reach(region, steps, s.captured, s.sieges) if name != region])


def walks(s: War, one: str, region: str) -> bool:
    """May this minion leave the region on foot?"""
    return one in GROUND and bool(reaches(s, level_of(s, one), region))


def on_foot(group: Figures) -> list[str]:
    return [one for one in group if one in GROUND]


def rule_of(one: str) -> str:
    """What bounds the ways of a minion who walks."""
    return "WAR-7.11" if one == MOUTH else "LME-3.5"


def waiting_in(s: War, region: str, swift: int = 0) -> Figures:
    """Who can leave the region and has not moved in this action; Saruman never does (WAR-7.12). Swift: Nazgûl alone."""
    # LME-3.11: every minion who walks goes by himself, too.
    here = s.shadow[region]
    amount = tally(here)
    if not amount.nazgul and not amount.characters:  # so it is in most regions
        return NOBODY
    left = without(here, s.moved.get(region, NOBODY))
    found = [one for one in left if one in WRAITHS or (not swift and walks(s, one, region))]
    return tuple([one for one in found if controls(s, SHADOW, one)])


def able_regions(s: War, swift: int) -> list[str]:
    return sorted([region for region in s.shadow if waiting_in(s, region, swift)])


def can_move_nazgul(s: War, swift: int = 0) -> bool:
    for region in s.shadow:  # noqa: SIM110  (a generator would be built at every go)
        if waiting_in(s, region, swift):
            return True
    return False


@book.step
def move_nazgul(s: War) -> None:
    found = able_regions(s, 0)
    if len(found) == 1:
        fly_from(s, found[0], 0)
    else:
        s.then(("nazgul_from", 0))


@book.ask
def nazgul_from(s: War, swift: int) -> Ask:
    """Swift 1: by a card, Nazgûl alone; any of them, so none at all, too."""
    picks = tuple([REGION[name] for name in able_regions(s, swift)])
    if s.moved or swift:
        picks = (*picks, DONE_PICK)
    return Ask(seat(s, SHADOW), "nazgul_from", "WAR-7.9", picks)


@book.step
def on_nazgul_from(s: War, swift: int, answer: str) -> None:
    if answer == DONE:
        s.moved = {}
    else:
        fly_from(s, answer, swift)


def fly_from(s: War, region: str, swift: int) -> None:
    here = waiting_in(s, region, swift)
    if len(here) == 1:
        s.chosen = here
        s.then(("nazgul_to", region, swift))
    else:
        s.then(("nazgul_who", region, swift))


@book.ask
def nazgul_who(s: War, region: str, swift: int) -> Ask:
    left = without(waiting_in(s, region, swift), s.chosen)
    picks = tuple([several(one, number) for one, number in counts(left).items()])
    if s.chosen:
        picks = (*picks, DONE_PICK)
    facts = {"region": "region-" + region}
    return Ask(
        seat(s, SHADOW), "nazgul_who", "WAR-7.9", picks, facts, many=True, least=0 if s.chosen else 1, most=len(left)
    )


@book.bar
def bar_nazgul_who(s: War, region: str, swift: int) -> dict[str, str]:
    here = s.shadow[region]
    found = {one: "WAR-7.12" for one in here if rooted(s, one)}
    for one in on_foot(here):
        if one not in found and one not in waiting_in(s, region, swift):
            found[one] = "WAR-6.6" if swift else rule_of(one)
    others = [one for one in (*WRAITHS, *on_foot(here)) if one in here and not controls(s, SHADOW, one)]
    found.update(dict.fromkeys(others, "WAR-27.10"))
    return found


@book.step
def on_nazgul_who(s: War, region: str, swift: int, answer: str) -> None:
    if answer != DONE:
        s.chosen = row([*s.chosen, answer])
        if len(s.chosen) < len(waiting_in(s, region, swift)):
            s.then(("nazgul_who", region, swift))
            return
    s.then(("nazgul_to", region, swift))


def flight(s: War, region: str) -> Regions:
    """WAR-7.10: nearly anywhere; with somebody who walks no further than he gets (WAR-7.11, LME-3.5)."""
    walking = on_foot(s.chosen)
    if walking:
        return reaches(s, min([level_of(s, one) for one in walking]), region)
    return tuple([name for name in nazgul_landings(s.captured, s.sieges) if name != region])


@book.ask
def nazgul_to(s: War, region: str, swift: int) -> Ask:
    picks = tuple([REGION[name] for name in flight(s, region)])
    return Ask(seat(s, SHADOW), "nazgul_to", "WAR-7.9", picks, {"group": told(s.chosen)})


@book.bar
def bar_nazgul_to(s: War, region: str, swift: int) -> dict[str, str]:
    walking = on_foot(s.chosen)
    rule = rule_of(walking[0]) if walking else "WAR-7.10"
    reached = flight(s, region)
    return {name: rule for name in REGION if name not in reached and name != region}


@book.step
def on_nazgul_to(s: War, region: str, swift: int, answer: str) -> None:
    group = s.chosen
    s.chosen = NOBODY
    take(s, SHADOW, region, group)
    put(s, SHADOW, answer, group)
    s.moved[answer] = row([*s.moved.get(answer, NOBODY), *group])
    s.tell("nazgul-go", "WAR-7.9", who=told(group), origin="region-" + region, region="region-" + answer)
    if can_move_nazgul(s, swift):
        s.then(("nazgul_from", swift))
    else:
        s.moved = {}
