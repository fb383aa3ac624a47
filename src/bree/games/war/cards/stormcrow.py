"""Stormcrow."""

from typing import Final

from bree.core import Ask
from bree.core.log_lines import line
from bree.games.war.board import REGIONS
from bree.games.war.figures import IS_COMPANION, NATION
from bree.games.war.map_queries import figures_in, remove_figures
from bree.games.war.picks import FIGURE, NATION_PICK, REGION
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, FREE_NATIONS, NO_TRACK, SHADOW, War, seat_of

LOG_LINES: Final = (line("drew-back"),)

MOST_STEPS: Final = 3  # steps from war


# A nation that goes one step away from war (WAR-19.16)


def visited_nations(s: War) -> list[str]:
    """Return nations that are not at war, with the Fellowship or a companion in their land."""
    places = {region for region, here in s.free.items() if not IS_COMPANION.isdisjoint(here)}
    if s.track == NO_TRACK:
        places.add(s.bearers)
    inside = {REGIONS[region].nation for region in places}
    return [nation for nation in FREE_NATIONS if s.steps[nation] and nation in inside]


@book.requirement
def nation_visited(s: War, card: str) -> bool:
    return bool(visited_nations(s))


@book.effect()
def draw_back(s: War, card: str) -> None:
    found = visited_nations(s)
    if len(found) == 1:
        on_draw_back_whom(s, card, found[0])
    elif found:
        s.then(("draw_back_whom", card))


@book.can
def can_draw_back(s: War, card: str) -> bool:
    return any(s.steps[nation] < MOST_STEPS or regions_of_nation(s, nation) for nation in visited_nations(s))


@book.ask
def draw_back_whom(s: War, card: str) -> Ask:
    picks = tuple([NATION_PICK[nation] for nation in visited_nations(s)])
    return Ask(seat_of(s, SHADOW), "draw_back_whom", "WAR-19.16", picks, {"card": "card-" + card})


@book.step
def on_draw_back_whom(s: War, card: str, nation: str) -> None:
    """Move the nation back one step. It stays active."""
    if s.steps[nation] < MOST_STEPS:
        s.steps[nation] += 1
        s.tell("drew-back", "WAR-19.16", nation="nation-" + nation, steps=s.steps[nation])
    choose_loss(s, nation, "")


def regions_of_nation(s: War, nation: str) -> list[str]:
    """Return regions with a unit or Leader of the nation by name, also besieged strongholds."""
    return sorted([region for region, here in s.free.items() if any(NATION.get(one) == nation for one in here)])


def figures_of_nation(s: War, nation: str, region: str) -> list[str]:
    return [one for one in dict.fromkeys(figures_in(s, FREE, region)) if NATION.get(one) == nation]


def choose_loss(s: War, nation: str, region: str) -> None:
    """Let the Free Peoples choose a figure of the nation to lose."""
    places = [region] if region else regions_of_nation(s, nation)
    if len(places) > 1:
        s.then(("lose_where", nation))
        return
    found = figures_of_nation(s, nation, places[0]) if places else []
    if len(found) > 1:
        s.then(("lose_which", nation, places[0]))
    elif found:
        on_lose_which(s, nation, places[0], found[0])


@book.ask
def lose_where(s: War, nation: str) -> Ask:
    picks = tuple([REGION[region] for region in regions_of_nation(s, nation)])
    return Ask(seat_of(s, FREE), "lose_where", "WAR-6.6", picks, {"nation": "nation-" + nation})


@book.step
def on_lose_where(s: War, nation: str, region: str) -> None:
    choose_loss(s, nation, region)


@book.ask
def lose_which(s: War, nation: str, region: str) -> Ask:
    picks = tuple([FIGURE[one] for one in figures_of_nation(s, nation, region)])
    return Ask(seat_of(s, FREE), "lose_which", "WAR-6.6", picks, {"region": "region-" + region})


@book.step
def on_lose_which(s: War, nation: str, region: str, figure: str) -> None:
    remove_figures(s, FREE, region, (figure,))
    s.tell("given-up", "WAR-6.6", figure="figure-" + figure, region="region-" + region)
