"""Cards that move an army to a distant region, by sea or on hidden paths."""

from typing import Final

from bree.core import Ask
from bree.core.cards.file import OneOf
from bree.games.war.board import NEAR, REGIONS
from bree.games.war.effects.attacks import is_attack_possible
from bree.games.war.map_queries import is_inside, units_in
from bree.games.war.picks import REGION
from bree.games.war.rules.armies.moving import can_move_to, choose_movers
from bree.games.war.rules.armies.stacking import overfull_regions
from bree.games.war.rules.battle.attack import choose_attackers
from bree.games.war.rules.battle.rearguard import can_attack_with
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import card_owner, is_closed_by_card
from bree.games.war.state import FREE, OTHER, SHADOW, Orders, War, seat_of

SEA, WOODS = "sea", "woods"
WAYS: Final = OneOf((SEA, WOODS))
UMBAR: Final = "umbar"
MINAS_TIRITH: Final = "minas_tirith"
COAST: Final = tuple([name for name, place in REGIONS.items() if place.nation == "gondor" and place.coastal])
ROHAN: Final = tuple([name for name, place in REGIONS.items() if place.nation == "rohan"])
LAST: Final = 2  # the number of an army after which no other one moves


def starting_regions(s: War, way: str) -> list[str]:
    """Return where the army can start: Umbar, or any region of Rohan, also in a siege."""
    if way == SEA:
        return [UMBAR] if units_in(s, SHADOW, UMBAR) and not is_inside(s, SHADOW, UMBAR) else []
    return [region for region in ROHAN if units_in(s, FREE, region)]


def landing_regions(s: War, way: str) -> tuple[str, ...]:
    """Return where it can go: coasts of Gondor or Minas Tirith.

    If the Shadow holds or besieges this, regions around it.
    """
    if way == SEA:
        return COAST
    lost = MINAS_TIRITH in s.sieges or MINAS_TIRITH in s.captured
    return NEAR[MINAS_TIRITH] if lost else (MINAS_TIRITH,)


def is_defended(s: War, side: str, to: str) -> bool:
    """Is an enemy army in the open there?"""
    return units_in(s, OTHER[side], to) > 0 and not is_inside(s, OTHER[side], to)


def may_land(s: War, side: str, region: str, to: str, way: str) -> bool:
    """May the army go there? A fleet may attack an army; besiegers are joined (WAR-10.13)."""
    if is_defended(s, side, to):
        return way == SEA and can_attack_with(s, side, region, 0) and not is_closed_by_card(s, side, to)
    return can_move_to(s, side, region, to, False)


def possible_landings(s: War, side: str, region: str, way: str) -> list[str]:
    return [to for to in landing_regions(s, way) if to != region and may_land(s, side, region, to, way)]


def regions_to_leave(s: War, side: str, way: str) -> list[str]:
    return [region for region in starting_regions(s, way) if possible_landings(s, side, region, way)]


@book.effect(way=WAYS)
def voyage(s: War, card: str, way: str) -> None:
    found = regions_to_leave(s, card_owner(s, card), way)
    if len(found) == 1:
        on_voyage_from(s, card, way, found[0])
    elif found:
        s.then(("voyage_from", card, way))


@book.can
def can_voyage(s: War, card: str, way: str) -> bool:
    return bool(regions_to_leave(s, card_owner(s, card), way))


@book.ask
def voyage_from(s: War, card: str, way: str) -> Ask:
    side = card_owner(s, card)
    picks = tuple([REGION[region] for region in regions_to_leave(s, side, way)])
    return Ask(seat_of(s, side), "voyage_from", "WAR-6.6", picks, {"card": "card-" + card})


@book.step
def on_voyage_from(s: War, card: str, way: str, region: str) -> None:
    found = possible_landings(s, card_owner(s, card), region, way)
    if len(found) == 1:
        on_voyage_to(s, card, way, region, found[0])
    else:
        s.then(("voyage_to", card, way, region))


@book.ask
def voyage_to(s: War, card: str, way: str, region: str) -> Ask:
    side = card_owner(s, card)
    picks = tuple([REGION[to] for to in possible_landings(s, side, region, way)])
    return Ask(seat_of(s, side), "voyage_to", "WAR-6.6", picks, {"card": "card-" + card})


@book.step
def on_voyage_to(s: War, card: str, way: str, region: str, to: str) -> None:
    """Attack an army in the open, without a way back (`Orders.bound`).

    Otherwise move there. If the enemy is besieged there, the army joins the besiegers and attacks the garrison.
    """
    side = card_owner(s, card)
    if is_defended(s, side, to):
        s.orders = Orders((region,), (to,), bound=True)
        choose_attackers(s, side, 0, region, to)
        return
    if way == SEA and is_inside(s, OTHER[side], to) and units_in(s, OTHER[side], to):
        s.then(("assault", side, to))
    choose_movers(s, side, 0, LAST, region, to)


@book.step
def assault(s: War, side: str, to: str) -> None:
    """Attack the garrison. Units above the stacking limit are removed first."""
    if to in overfull_regions(s, side):
        s.then(("thin", side, to), ("assault", side, to))
        return
    orders = Orders((to,), (to,))
    if is_attack_possible(s, side, orders):
        s.orders = orders
        s.then(("attack", side, 0))
