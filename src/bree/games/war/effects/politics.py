"""Cards that activate a nation, advance it, or bring it to war."""

from bree.core.cards.file import OneOf
from bree.games.war.figures import COMPANIONS, PERSON
from bree.games.war.map_queries import figures_in, is_unconquered
from bree.games.war.players.control import commands, record_action
from bree.games.war.rules.book import book
from bree.games.war.rules.turn.politics import activate, advance, can_advance
from bree.games.war.state import FREE, FREE_NATIONS, NATIONS, SIDE, War


@book.effect(nation=OneOf(NATIONS))
def advance_nation(s: War, card: str, nation: str) -> None:
    """Advance one step.

    A passive nation cannot go to war (WAR-19.2). Only the nation's own player advances it (WAR-27.9).
    """
    if can_advance_nation(s, card, nation):
        advance(s, nation, "WAR-6.6")
        record_action(s, SIDE[nation], (nation,))


@book.can
def can_advance_nation(s: War, card: str, nation: str) -> bool:
    return can_advance(s, nation) and commands(s, SIDE[nation], nation)


@book.effect(nation=OneOf(FREE_NATIONS), regions=str)
def call_to_war(s: War, card: str, nation: str, regions: str) -> None:
    """Activate the nation and bring it to war if a companion is in one of the regions."""
    if can_call_to_war(s, card, nation, regions):
        record_action(s, FREE, (nation,))
        activate(s, nation, "WAR-19.6")
        while can_advance(s, nation):
            advance(s, nation, "WAR-6.6")


@book.can
def can_call_to_war(s: War, card: str, nation: str, regions: str) -> bool:
    return s.steps[nation] > 0 and commands(s, FREE, nation) and is_visited(s, regions, COMPANIONS)


def is_visited(s: War, regions: str, names: tuple[str, ...]) -> bool:
    """Is any version of these companions on the map in one of the regions?

    A region with a settlement that the Shadow controls does not count (WAR-19.17).
    """
    held = [region for region in regions.split() if is_unconquered(s, region)]
    here = [figure for region in held for figure in figures_in(s, FREE, region)]
    return any(PERSON.get(figure) in names for figure in here)
