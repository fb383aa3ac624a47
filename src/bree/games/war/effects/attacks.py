"""Attacks that a card grants. Its orders change the usual attack (WAR-6.13, WAR-6.14)."""

from collections.abc import Sequence
from typing import Final

from bree.core.cards.file import OneOf
from bree.games.war.figures import WITCH_KING, has, tally
from bree.games.war.map_queries import figures_in, is_inside, units_in
from bree.games.war.rules.battle.attack import can_attack
from bree.games.war.rules.book import book
from bree.games.war.state import OTHER, SHADOW, Orders, War

ISENGARD, BLACK_CAPTAIN = "isengard", "witch_king"
HOSTS: Final = OneOf((ISENGARD, BLACK_CAPTAIN))
STORM_ROUNDS: Final = 3


def regions_besieged_by(s: War, side: str) -> list[str]:
    """Return regions in which an army of the side besieges a stronghold."""
    return [region for region in s.sieges if is_inside(s, OTHER[side], region) and units_in(s, side, region)]


def sieges_of(s: War, host: str) -> list[str]:
    """Return sieges of the Shadow with a unit of Isengard, or with the Witch-king."""
    found = []
    for region in regions_besieged_by(s, SHADOW):
        here = figures_in(s, SHADOW, region)
        if has(here, WITCH_KING) if host == BLACK_CAPTAIN else ("isengard" in tally(here).nations):
            found.append(region)
    return found


def is_attack_possible(s: War, side: str, orders: Orders) -> bool:
    """Is an attack with these orders possible? This does not change the position."""
    before, s.orders = s.orders, orders
    found = can_attack(s, side, False)
    s.orders = before
    return found


def siege_orders(regions: Sequence[str]) -> Orders:
    there = tuple(regions)
    return Orders(there, there, STORM_ROUNDS, quiet=True)


@book.effect(host=HOSTS)
def storm(s: War, card: str, host: str) -> None:
    """Start a siege battle of three rounds."""
    orders = siege_orders(sieges_of(s, host))
    if is_attack_possible(s, SHADOW, orders):
        s.orders = orders
        s.then(("attack", SHADOW, 0))


@book.can
def can_storm(s: War, card: str, host: str) -> bool:
    return is_attack_possible(s, SHADOW, siege_orders(sieges_of(s, host)))
