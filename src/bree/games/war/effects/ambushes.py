"""Cards that roll dice against an army and then recruit beside it."""

from typing import Final

from bree.core import Ask
from bree.core.cards.file import OneOf
from bree.games.war.board import NEAR, REGIONS, STRONGHOLDS
from bree.games.war.effects.recruiting import can_levy, levy
from bree.games.war.map_queries import is_free, is_inside, units_in
from bree.games.war.picks import REGION
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import card_owner
from bree.games.war.state import NATIONS, OTHER, SHADOW, War, seat_of

_NORTH: Final = tuple([name for name, place in REGIONS.items() if place.nation == "north"])
_SAURON: Final = tuple([name for name in STRONGHOLDS if REGIONS[name].nation == "sauron"])


def in_or_near(places: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([name for name in REGIONS if name in places or any(other in places for other in NEAR[name])])


# Where the attacked army may be.
NORTHERN, SAURON = "near_the_north", "near_sauron"
REGIONS_TO_STRIKE: Final = {NORTHERN: in_or_near(_NORTH), SAURON: in_or_near(_SAURON)}


def armies_to_strike(s: War, card: str, where: str) -> list[str]:
    foe = OTHER[card_owner(s, card)]
    return [region for region in REGIONS_TO_STRIKE[where] if units_in(s, foe, region)]


@book.effect(where=OneOf(tuple(REGIONS_TO_STRIKE)), dice=int, needs=int, nation=OneOf(NATIONS), figures=str)
def ambush(s: War, card: str, where: str, dice: int, needs: int, nation: str, figures: str) -> None:
    """Roll dice against one army, then place own figures in one region beside it."""
    found = armies_to_strike(s, card, where)
    if len(found) == 1:
        on_ambush_at(s, card, where, dice, needs, nation, figures, found[0])
    elif found:
        s.then(("ambush_at", card, where, dice, needs, nation, figures))


@book.can
def can_ambush(s: War, card: str, where: str, dice: int, needs: int, nation: str, figures: str) -> bool:
    return bool(armies_to_strike(s, card, where))


@book.ask
def ambush_at(s: War, card: str, where: str, dice: int, needs: int, nation: str, figures: str) -> Ask:
    picks = tuple([REGION[region] for region in armies_to_strike(s, card, where)])
    return Ask(seat_of(s, card_owner(s, card)), "shoot_at", "WAR-6.12", picks, {"card": "card-" + card})


@book.step
def on_ambush_at(s: War, card: str, where: str, dice: int, needs: int, nation: str, figures: str, region: str) -> None:
    """Note now whether the army is besieged in a stronghold of Sauron. The losses may change that."""
    trapped = int(where == SAURON and region in _SAURON and is_inside(s, OTHER[card_owner(s, card)], region))
    s.then(
        ("volley", card, OTHER[card_owner(s, card)], region, dice, needs),
        ("gather_near", card, nation, figures, region, trapped),
    )


def regions_for_figures(s: War, card: str, nation: str, figures: str, region: str, trapped: int) -> list[str]:
    """Return where the figures may come: to the besiegers, or to an adjacent free region.

    The Rangers come only to regions of the North.
    """
    side = card_owner(s, card)
    if trapped:
        return [region] if can_levy(s, card, nation, figures, region) else []
    near = [name for name in NEAR[region] if is_free(s, side, name)]
    if side != SHADOW:
        near = [name for name in near if REGIONS[name].nation == nation]
    return [name for name in near if can_levy(s, card, nation, figures, name)]


@book.step
def gather_near(s: War, card: str, nation: str, figures: str, region: str, trapped: int) -> None:
    found = regions_for_figures(s, card, nation, figures, region, trapped)
    if len(found) == 1:
        levy(s, card, nation, figures, found[0])
    elif found:
        s.then(("gather_at", card, nation, figures, region, trapped))


@book.ask
def gather_at(s: War, card: str, nation: str, figures: str, region: str, trapped: int) -> Ask:
    picks = tuple([REGION[name] for name in regions_for_figures(s, card, nation, figures, region, trapped)])
    return Ask(seat_of(s, card_owner(s, card)), "levy_where", "WAR-9.12", picks, {"card": "card-" + card})


@book.step
def on_gather_at(s: War, card: str, nation: str, figures: str, region: str, trapped: int, answer: str) -> None:
    levy(s, card, nation, figures, answer)
