"""Sections 7 and 22: companions leave the Fellowship, move on the map and are lost."""

from typing import Final

from bree.core import DONE, Ask, Pick
from bree.games.war.figures import (
    BASE_HOBBITS,
    CHARACTERS,
    HOBBITS,
    IS_COMPANION,
    WHITE,
    figure_nouns,
    sort_figures,
    walkers,
    without,
)
from bree.games.war.map_queries import controller, never_moves, place_figures, region_of, remove_figures, take_figures
from bree.games.war.picks import DONE_PICK, FIGURE, REGION
from bree.games.war.rules.armies.reach import companion_reach, fellowship_reach
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import check_table
from bree.games.war.rules.extension_points import COMPANIONS_LEFT
from bree.games.war.rules.fellowship.phase import new_guide, show_companion
from bree.games.war.rules.turn.politics import activate_by_companions
from bree.games.war.state import FREE, NO_TRACK, NOBODY, Figures, War, seat_of

SHADOWFAX: Final = 4


def group_level(group: Figures) -> int:
    """Return the level of a group: the highest level in it (WAR-7.4).

    Gandalf the White has level 4 alone or with one Hobbit (WAR-7.29).
    """
    others = [one for one in group if one != WHITE]
    if len(others) < len(group) and (not others or (len(others) == 1 and others[0] in HOBBITS)):
        return SHADOWFAX
    return max([CHARACTERS[one].level for one in walkers(group)])


# Leaving the Fellowship (section 22)


def can_separate(s: War) -> bool:
    """Can companions leave the Fellowship (WAR-22.1)?

    It may be hidden or revealed (WAR-22.8), but not on the Mordor Track (WAR-25.5).
    """
    return bool(s.companions) and s.track == NO_TRACK


@book.step
def separate(s: War) -> None:
    if len(s.companions) == 1:
        leave_fellowship(s, s.companions, "WAR-22.1")
    else:
        s.then(("separate_who",))


@book.ask
def separate_who(s: War) -> Ask:
    """Ask for a companion or a group with one destination (WAR-22.7). The Ring-bearers never leave (WAR-20.13)."""
    left = [one for one in s.companions if one not in s.chosen]
    picks = tuple([FIGURE[one] for one in left])
    if s.chosen:
        picks = (*picks, DONE_PICK)
    return Ask(
        seat_of(s, FREE), "separate_who", "WAR-22.1", picks, many=True, least=0 if s.chosen else 1, most=len(left)
    )


@book.step
def on_separate_who(s: War, answer: str) -> None:
    if answer != DONE:
        s.chosen = sort_figures([*s.chosen, answer])
        if len(s.chosen) < len(s.companions):
            s.then(("separate_who",))
            return
    leave_fellowship(s, s.chosen, "WAR-22.1")


def leave_fellowship(s: War, group: Figures, rule: str) -> None:
    """Let a group leave the Fellowship for good (WAR-22.4). The Free Peoples choose its destination."""
    if s.track != NO_TRACK:
        s.chosen = NOBODY
        lose_from_fellowship(s, group, "WAR-25.5")
        return
    s.chosen = group
    where_to = separation_regions(s) if walkers(group) else (s.bearers,)
    if len(where_to) == 1:
        leave_for(s, where_to[0], rule)
    else:
        s.then(("separate_to", rule))


def separation_regions(s: War) -> tuple[str, ...]:
    """Return the regions that the group can reach from the Ring-bearers (WAR-22.2, WAR-22.3)."""
    return companion_reach(s.bearers, s.progress + group_level(s.chosen), s.captured, s.sieges)


@book.ask
def separate_to(s: War, rule: str) -> Ask:
    picks = tuple([REGION[name] for name in separation_regions(s)])
    return Ask(seat_of(s, FREE), "separate_to", rule, picks, {"group": figure_nouns(s.chosen)})


@book.bar
def bar_separate_to(s: War, rule: str) -> dict[str, str]:
    return bars_out_of_reach(s, s.bearers, s.progress + group_level(s.chosen), separation_regions(s), "WAR-22.1")


@book.step
def on_separate_to(s: War, rule: str, answer: str) -> None:
    leave_for(s, answer, rule)


def leave_for(s: War, region: str, rule: str) -> None:
    """Put the group into a region (WAR-22.5, WAR-22.6).

    Sméagol goes nowhere (LME-8.10). If he leaves with all others, he is never alone (LME-8.25).
    """
    left = s.chosen
    group = walkers(left)
    shown = [one for one in group if show_companion(s, one)]
    s.chosen = NOBODY
    if group:
        s.companions = without(s.companions, group)
        place_figures(s, FREE, region, group)
        there, number = "region-" + region, len(group)
        s.tell("separated", rule, reveals=bool(shown), who=figure_nouns(group), count=number, region=there)
        activate_by_companions(s, group, region)
    for note in COMPANIONS_LEFT:
        note(s, left)
    new_guide(s)


def bars_out_of_reach(s: War, start: str, steps: int, reached: tuple[str, ...], far: str) -> dict[str, str]:
    """Return the regions that the companions cannot reach, each with the rule."""
    found = dict.fromkeys(REGION, far)
    for name in fellowship_reach(start, steps, NOBODY):
        found[name] = "WAR-7.7" if name in s.sieges and controller(s, name) == FREE else "WAR-7.6"
    for name in reached:
        del found[name]
    return found


# Moving on the map (WAR-7.4)


def companions_not_moved(s: War, region: str) -> Figures:
    """Return companions in the region that have not moved in this action."""
    here = s.free.get(region, NOBODY)
    if here and here[-1] not in IS_COMPANION:  # in a sorted army of the Free Peoples they come last
        return NOBODY
    moved = s.moved.get(region, NOBODY)
    return tuple([one for one in here if one in IS_COMPANION and one not in moved and not never_moves(s, one)])


def regions_to_leave(s: War) -> list[str]:
    """Return regions that a companion can leave now.

    A siege keeps companions inside or blocks the only exit (WAR-7.7).
    """
    return sorted([region for region in s.free if can_companion_leave(s, region)])


def can_companion_leave(s: War, region: str) -> bool:
    return bool(companions_not_moved(s, region)) and len(companion_reach(region, 1, s.captured, s.sieges)) > 1


def can_move_companions(s: War) -> bool:
    for region in s.free:  # noqa: SIM110  (called often: no generator)
        if can_companion_leave(s, region):
            return True
    return False


@book.step
def move_companions(s: War) -> None:
    found = regions_to_leave(s)
    if len(found) == 1:
        choose_walkers(s, found[0])
    else:
        s.then(("companions_from",))


@book.ask
def companions_from(s: War) -> Ask:
    picks: tuple[Pick, ...] = tuple([REGION[name] for name in regions_to_leave(s)])
    if s.moved:
        picks = (*picks, DONE_PICK)
    return Ask(seat_of(s, FREE), "companions_from", "WAR-7.4", picks)


@book.bar
def bar_companions_from(s: War) -> dict[str, str]:
    found = {}
    for region in s.free:
        if not IS_COMPANION.isdisjoint(s.free[region]):
            found[region] = "WAR-7.7" if companions_not_moved(s, region) else "WAR-7.4"
    for region in regions_to_leave(s):
        del found[region]
    return found


@book.step
def on_companions_from(s: War, answer: str) -> None:
    if answer == DONE:
        s.moved = {}
    else:
        choose_walkers(s, answer)


def choose_walkers(s: War, region: str) -> None:
    here = companions_not_moved(s, region)
    if len(here) == 1:
        s.chosen = here
        s.then(("companions_to", region))
    else:
        s.then(("companions_who", region))


@book.ask
def companions_who(s: War, region: str) -> Ask:
    left = [one for one in companions_not_moved(s, region) if one not in s.chosen]
    picks = tuple([FIGURE[one] for one in left])
    if s.chosen:
        picks = (*picks, DONE_PICK)
    facts = {"region": "region-" + region}
    return Ask(
        seat_of(s, FREE),
        "companions_who",
        "WAR-7.4",
        picks,
        facts,
        many=True,
        least=0 if s.chosen else 1,
        most=len(left),
    )


@book.step
def on_companions_who(s: War, region: str, answer: str) -> None:
    if answer != DONE:
        s.chosen = sort_figures([*s.chosen, answer])
        if len(s.chosen) < len(companions_not_moved(s, region)):
            s.then(("companions_who", region))
            return
    s.then(("companions_to", region))


@book.ask
def companions_to(s: War, region: str) -> Ask:
    reached = companion_reach(region, group_level(s.chosen), s.captured, s.sieges)
    picks = tuple([REGION[name] for name in reached if name != region])
    return Ask(seat_of(s, FREE), "companions_to", "WAR-7.4", picks, {"group": figure_nouns(s.chosen)})


@book.bar
def bar_companions_to(s: War, region: str) -> dict[str, str]:
    steps = group_level(s.chosen)
    return bars_out_of_reach(s, region, steps, companion_reach(region, steps, s.captured, s.sieges), "WAR-7.4")


@book.step
def on_companions_to(s: War, region: str, answer: str) -> None:
    group = s.chosen
    s.chosen = NOBODY
    take_figures(s, FREE, region, group)
    place_figures(s, FREE, answer, group)
    s.moved[answer] = sort_figures([*s.moved.get(answer, NOBODY), *group])
    rule = "WAR-7.29" if group_level(group) == SHADOWFAX else "WAR-7.4"
    origin, region = "region-" + region, "region-" + answer
    s.tell("companions-go", rule, who=figure_nouns(group), count=len(group), origin=origin, region=region)
    activate_by_companions(s, group, answer)
    if regions_to_leave(s):
        s.then(("companions_from",))
    else:
        s.moved = {}
    check_table(s)


# Losing a companion


def eliminate(s: War, companion: str, rule: str) -> None:
    """Eliminate a companion anywhere (WAR-7.16). A Hobbit of the Fellowship returns to the map at once (WAR-24.9)."""
    if companion not in s.companions:
        remove_figures(s, FREE, region_of(s, companion), (companion,))
        s.tell("companion-lost", rule, who="figure-" + companion)
    elif companion in BASE_HOBBITS and s.track == NO_TRACK:
        leave_fellowship(s, (companion,), "WAR-24.9")
    else:
        lose_from_fellowship(s, (companion,), rule)


def lose_from_fellowship(s: War, group: Figures, rule: str) -> None:
    """Remove companions from the Fellowship and from the game, then choose a new Guide."""
    shown = [one for one in group if show_companion(s, one)]
    s.companions = without(s.companions, group)
    s.fallen = (*s.fallen, *group)
    for one in group:
        s.tell("companion-lost", rule, who="figure-" + one, reveals=one in shown)
    for note in COMPANIONS_LEFT:
        note(s, group)
    new_guide(s)
