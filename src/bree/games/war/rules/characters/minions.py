"""Section 7: Nazgûl and minions move on the map."""

from bree.core import DONE, Ask
from bree.games.war.figures import GROUND, IS_UNIT, MOUTH, WRAITHS, counts, figure_nouns, sort_figures, without
from bree.games.war.map_queries import level_of, never_moves, place_figures, take_figures
from bree.games.war.picks import DONE_PICK, REGION, pick_of_copies
from bree.games.war.players.control import controls
from bree.games.war.rules.armies.reach import Regions, minion_reach, nazgul_landings
from bree.games.war.rules.book import book
from bree.games.war.state import NOBODY, SHADOW, Figures, War, seat_of


def walking_destinations(s: War, steps: int, region: str) -> Regions:
    """Return where minions can walk without an army (WAR-7.11, LME-3.5 to LME-3.8)."""
    return tuple([name for name in minion_reach(region, steps, s.captured, s.sieges) if name != region])


def can_walk(s: War, one: str, region: str) -> bool:
    """Can this minion walk out of the region?"""
    return one in GROUND and bool(walking_destinations(s, level_of(s, one), region))


def walkers_of(group: Figures) -> list[str]:
    return [one for one in group if one in GROUND]


def walking_rule(one: str) -> str:
    """Return the rule that limits the movement of a walking minion."""
    return "WAR-7.11" if one == MOUTH else "LME-3.5"


def movable_minions(s: War, region: str, swift: int = 0) -> Figures:
    """Return the figures in the region that can still move in this action.

    Saruman never moves (WAR-7.12). With `swift` only Nazgûl may move.
    """
    # LME-3.11: this includes all walking minions.
    here = s.shadow[region]
    if here[-1] in IS_UNIT:  # most regions contain only units, which come first
        return NOBODY
    left = without(here, s.moved.get(region, NOBODY))
    found = [one for one in left if one in WRAITHS or (not swift and can_walk(s, one, region))]
    return tuple([one for one in found if controls(s, SHADOW, one)])


def regions_to_leave(s: War, swift: int) -> list[str]:
    return sorted([region for region in s.shadow if movable_minions(s, region, swift)])


def can_move_nazgul(s: War, swift: int = 0) -> bool:
    for region in s.shadow:  # noqa: SIM110  (called often: no generator)
        if movable_minions(s, region, swift):
            return True
    return False


@book.step
def move_nazgul(s: War) -> None:
    found = regions_to_leave(s, 0)
    if len(found) == 1:
        choose_fliers(s, found[0], 0)
    else:
        s.then(("nazgul_from", 0))


@book.ask
def nazgul_from(s: War, swift: int) -> Ask:
    """Ask for a region. With `swift` 1 a card moves any number of Nazgûl, perhaps none."""
    picks = tuple([REGION[name] for name in regions_to_leave(s, swift)])
    if s.moved or swift:
        picks = (*picks, DONE_PICK)
    return Ask(seat_of(s, SHADOW), "nazgul_from", "WAR-7.9", picks)


@book.step
def on_nazgul_from(s: War, swift: int, answer: str) -> None:
    if answer == DONE:
        s.moved = {}
    else:
        choose_fliers(s, answer, swift)


def choose_fliers(s: War, region: str, swift: int) -> None:
    here = movable_minions(s, region, swift)
    if len(here) == 1:
        s.chosen = here
        s.then(("nazgul_to", region, swift))
    else:
        s.then(("nazgul_who", region, swift))


@book.ask
def nazgul_who(s: War, region: str, swift: int) -> Ask:
    left = without(movable_minions(s, region, swift), s.chosen)
    picks = tuple([pick_of_copies(one, number) for one, number in counts(left).items()])
    if s.chosen:
        picks = (*picks, DONE_PICK)
    facts = {"region": "region-" + region}
    return Ask(
        seat_of(s, SHADOW), "nazgul_who", "WAR-7.9", picks, facts, many=True, least=0 if s.chosen else 1, most=len(left)
    )


@book.bar
def bar_nazgul_who(s: War, region: str, swift: int) -> dict[str, str]:
    here = s.shadow[region]
    found = {one: "WAR-7.12" for one in here if never_moves(s, one)}
    for one in walkers_of(here):
        if one not in found and one not in movable_minions(s, region, swift):
            found[one] = "WAR-6.6" if swift else walking_rule(one)
    others = [one for one in (*WRAITHS, *walkers_of(here)) if one in here and not controls(s, SHADOW, one)]
    found.update(dict.fromkeys(others, "WAR-27.10"))
    return found


@book.step
def on_nazgul_who(s: War, region: str, swift: int, answer: str) -> None:
    if answer != DONE:
        s.chosen = sort_figures([*s.chosen, answer])
        if len(s.chosen) < len(movable_minions(s, region, swift)):
            s.then(("nazgul_who", region, swift))
            return
    s.then(("nazgul_to", region, swift))


def minion_destinations(s: War, region: str) -> Regions:
    """Return the destinations of the chosen figures.

    Nazgûl fly nearly everywhere (WAR-7.10). A walking minion limits the group (WAR-7.11, LME-3.5).
    """
    walking = walkers_of(s.chosen)
    if walking:
        return walking_destinations(s, min([level_of(s, one) for one in walking]), region)
    return tuple([name for name in nazgul_landings(s.captured, s.sieges) if name != region])


@book.ask
def nazgul_to(s: War, region: str, swift: int) -> Ask:
    picks = tuple([REGION[name] for name in minion_destinations(s, region)])
    return Ask(seat_of(s, SHADOW), "nazgul_to", "WAR-7.9", picks, {"group": figure_nouns(s.chosen)})


@book.bar
def bar_nazgul_to(s: War, region: str, swift: int) -> dict[str, str]:
    walking = walkers_of(s.chosen)
    rule = walking_rule(walking[0]) if walking else "WAR-7.10"
    reached = minion_destinations(s, region)
    return {name: rule for name in REGION if name not in reached and name != region}


@book.step
def on_nazgul_to(s: War, region: str, swift: int, answer: str) -> None:
    group = s.chosen
    s.chosen = NOBODY
    take_figures(s, SHADOW, region, group)
    place_figures(s, SHADOW, answer, group)
    s.moved[answer] = sort_figures([*s.moved.get(answer, NOBODY), *group])
    s.tell("nazgul-go", "WAR-7.9", who=figure_nouns(group), origin="region-" + region, region="region-" + answer)
    if can_move_nazgul(s, swift):
        s.then(("nazgul_from", swift))
    else:
        s.moved = {}
