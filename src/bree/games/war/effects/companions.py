"""Cards that move companions on the map or out of the Fellowship, and queries about companions in regions."""

from typing import Final

from bree.core import DONE, Ask, Pick
from bree.core.cards.file import OneOf
from bree.games.war.board import REGIONS
from bree.games.war.figures import ARAGORN, IS_COMPANION, STRIDER, figure_nouns, sort_figures, walkers
from bree.games.war.map_queries import never_moves, place_figures, region_of, take_figures, version_in_play
from bree.games.war.picks import DONE_PICK, FIGURE, REGION
from bree.games.war.rules.armies.reach import companion_reach
from bree.games.war.rules.book import book
from bree.games.war.rules.characters.companions import (
    bars_out_of_reach,
    can_move_companions,
    choose_walkers,
    group_level,
    leave_fellowship,
    leave_for,
    regions_to_leave,
)
from bree.games.war.rules.turn.politics import activate_by_companions
from bree.games.war.state import FREE, NO_TRACK, NOBODY, Figures, War, seat_of

BOROMIR, GIMLI, LEGOLAS = "boromir", "gimli", "legolas"


def current_king(s: War) -> str:
    """Return Strider or Aragorn, the one who may be on the map."""
    return ARAGORN if region_of(s, ARAGORN) else version_in_play(s, STRIDER)


def nation_of(region: str) -> str:
    """Return the nation of a companion's region; "" if he is not on the map."""
    return REGIONS[region].nation if region else ""


FELLOWSHIP, ANYWHERE = "fellowship", "anywhere"
FELLOWSHIP_PICK: Final = Pick(FELLOWSHIP, (FELLOWSHIP,))


@book.effect()
def walk_companions(s: War, card: str) -> None:
    """Move any companions as with a Character result (WAR-7.4), or none."""
    if can_move_companions(s):
        s.then(("walk_or_stay",))


@book.can
def can_walk_companions(s: War, card: str) -> bool:
    return can_move_companions(s)


@book.ask
def walk_or_stay(s: War) -> Ask:
    picks = (*[REGION[name] for name in regions_to_leave(s)], DONE_PICK)
    return Ask(seat_of(s, FREE), "companions_from", "WAR-7.4", picks)


@book.step
def on_walk_or_stay(s: War, answer: str) -> None:
    if answer != DONE:
        choose_walkers(s, answer)


# One companion or one group, farther than by a die.


@book.effect(whence=OneOf((FELLOWSHIP, ANYWHERE)), farther=int, level=int, relief=int)
def send_companions(s: War, card: str, whence: str, farther: int, level: int, relief: int) -> None:
    """Move companions out of the Fellowship, or also on the map.

    They move as with this level (0: with their own) and `farther` more regions. With `relief` they may end in a
    besieged stronghold, but not pass it.
    """
    found = starting_places(s, whence, relief)
    if len(found) == 1:
        choose_group(s, card, farther, level, relief, found[0])
    elif found:
        s.then(("send_from", card, whence, farther, level, relief))


@book.can
def can_send_companions(s: War, card: str, whence: str, farther: int, level: int, relief: int) -> bool:
    return bool(starting_places(s, whence, relief))


def starting_places(s: War, whence: str, relief: int) -> list[str]:
    """Return where companions can start.

    On the Mordor Track a companion that leaves is lost (WAR-25.5). Nobody leaves a besieged stronghold (WAR-7.7).
    """
    found = [FELLOWSHIP] if s.companions else []
    if whence == ANYWHERE:
        led = sorted([region for region in s.free if companions_at(s, region)])
        found += [region for region in led if len(companion_reach(region, 1, s.captured, s.sieges, bool(relief))) > 1]
    return found


@book.ask
def send_from(s: War, card: str, whence: str, farther: int, level: int, relief: int) -> Ask:
    found = starting_places(s, whence, relief)
    picks = tuple([FELLOWSHIP_PICK if one == FELLOWSHIP else REGION[one] for one in found])
    return Ask(seat_of(s, FREE), "send_from", "WAR-7.4", picks, {"card": "card-" + card})


@book.step
def on_send_from(s: War, card: str, whence: str, farther: int, level: int, relief: int, origin: str) -> None:
    choose_group(s, card, farther, level, relief, origin)


def companions_at(s: War, origin: str) -> Figures:
    if origin == FELLOWSHIP:
        return s.companions
    return tuple([one for one in s.free[origin] if one in IS_COMPANION and not never_moves(s, one)])


def choose_group(s: War, card: str, farther: int, level: int, relief: int, origin: str) -> None:
    here = companions_at(s, origin)
    if len(here) == 1:
        s.chosen = here
        choose_destination(s, farther, level, relief, origin)
    else:
        s.then(("send_who", card, farther, level, relief, origin))


@book.ask
def send_who(s: War, card: str, farther: int, level: int, relief: int, origin: str) -> Ask:
    left = [one for one in companions_at(s, origin) if one not in s.chosen]
    picks = tuple([FIGURE[one] for one in left])
    if s.chosen:
        picks = (*picks, DONE_PICK)
    rule = "WAR-22.1" if origin == FELLOWSHIP else "WAR-7.4"
    facts = {"card": "card-" + card}
    return Ask(seat_of(s, FREE), "send_who", rule, picks, facts, many=True, least=0 if s.chosen else 1, most=len(left))


@book.step
def on_send_who(s: War, card: str, farther: int, level: int, relief: int, origin: str, answer: str) -> None:
    if answer != DONE:
        s.chosen = sort_figures([*s.chosen, answer])
        if len(s.chosen) < len(companions_at(s, origin)):
            s.then(("send_who", card, farther, level, relief, origin))
            return
    choose_destination(s, farther, level, relief, origin)


def steps_of(s: War, farther: int, level: int, origin: str) -> int:
    return (level or group_level(s.chosen)) + farther + (s.progress if origin == FELLOWSHIP else 0)


def reachable_regions(s: War, farther: int, level: int, relief: int, origin: str) -> tuple[str, ...]:
    start = s.bearers if origin == FELLOWSHIP else origin
    return companion_reach(start, steps_of(s, farther, level, origin), s.captured, s.sieges, bool(relief))


def choose_destination(s: War, farther: int, level: int, relief: int, origin: str) -> None:
    if origin == FELLOWSHIP and (s.track != NO_TRACK or not walkers(s.chosen)):
        leave_fellowship(s, s.chosen, "WAR-22.1")
        return
    places = destinations(s, farther, level, relief, origin)
    if len(places) == 1:
        move_or_leave(s, origin, places[0])
    else:
        s.then(("send_to", farther, level, relief, origin))


def destinations(s: War, farther: int, level: int, relief: int, origin: str) -> list[str]:
    """Return the destinations.

    From the Fellowship they may stay in its region (WAR-22.2); on the map they must move.
    """
    return [one for one in reachable_regions(s, farther, level, relief, origin) if one != origin]


@book.ask
def send_to(s: War, farther: int, level: int, relief: int, origin: str) -> Ask:
    picks = tuple([REGION[one] for one in destinations(s, farther, level, relief, origin)])
    rule = "WAR-22.1" if origin == FELLOWSHIP else "WAR-7.4"
    return Ask(seat_of(s, FREE), "companions_to", rule, picks, {"group": figure_nouns(s.chosen)})


@book.bar
def bar_send_to(s: War, farther: int, level: int, relief: int, origin: str) -> dict[str, str]:
    start, far = (s.bearers, "WAR-22.1") if origin == FELLOWSHIP else (origin, "WAR-7.4")
    steps = steps_of(s, farther, level, origin)
    return bars_out_of_reach(s, start, steps, reachable_regions(s, farther, level, relief, origin), far)


@book.step
def on_send_to(s: War, farther: int, level: int, relief: int, origin: str, region: str) -> None:
    move_or_leave(s, origin, region)


def move_or_leave(s: War, origin: str, region: str) -> None:
    if origin == FELLOWSHIP:
        leave_for(s, region, "WAR-22.1")
        return
    group, s.chosen = s.chosen, NOBODY
    move_group(s, group, origin, region, "WAR-7.4")


def move_group(s: War, group: Figures, origin: str, region: str, rule: str) -> None:
    take_figures(s, FREE, origin, group)
    place_figures(s, FREE, region, group)
    start, end = "region-" + origin, "region-" + region
    s.tell("companions-go", rule, who=figure_nouns(group), count=len(group), origin=start, region=end)
    activate_by_companions(s, group, region)
