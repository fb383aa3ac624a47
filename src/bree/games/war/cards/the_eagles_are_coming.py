"""The Eagles are Coming."""

from typing import Final

from bree.core import Ask
from bree.core.log_lines import line
from bree.games.war.board import NEAR
from bree.games.war.effects.recruiting import SAURON_STRONGHOLDS
from bree.games.war.figures import IS_COMPANION, NAZGUL
from bree.games.war.map_queries import figures_in, is_unconquered, place_figures, remove_figures, take_figures, units_in
from bree.games.war.picks import REGION
from bree.games.war.rules.battle.volley import current_volley
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, SHADOW, Volley, War, seat_of

LOG_LINES: Final = (
    line("nazgul-fall"),
    line("nazgul-driven"),
)


def nazgul_armies_to_hit(s: War) -> list[str]:
    """Return Shadow armies with Nazgûl in or next to the region of an army with a companion.

    The Witch-king does not count.
    """
    return sorted([region for region, army in s.shadow.items() if NAZGUL in army and is_near_companion(s, region)])


def is_near_companion(s: War, region: str) -> bool:
    if not units_in(s, SHADOW, region):
        return False
    near = [place for place in [region, *NEAR[region]] if units_in(s, FREE, place)]
    return any(not IS_COMPANION.isdisjoint(s.free[place]) for place in near)


@book.requirement
def nazgul_near_companion(s: War, card: str) -> bool:
    return bool(nazgul_armies_to_hit(s))


@book.effect(most=int, needs=int)
def strike_nazgul(s: War, card: str, most: int, needs: int) -> None:
    """Roll a die for each Nazgûl of one army, without the Witch-king."""
    found = nazgul_armies_to_hit(s)
    if len(found) == 1:
        on_strike_where(s, card, most, needs, found[0])
    elif found:
        s.then(("strike_where", card, most, needs))


@book.ask
def strike_where(s: War, card: str, most: int, needs: int) -> Ask:
    return Ask(
        seat_of(s, FREE),
        "strike_where",
        "WAR-6.6",
        tuple([REGION[one] for one in nazgul_armies_to_hit(s)]),
        {"card": "card-" + card},
    )


@book.step
def on_strike_where(s: War, card: str, most: int, needs: int, region: str) -> None:
    dice = min(most, figures_in(s, SHADOW, region).count(NAZGUL))
    s.volley = Volley(card, SHADOW, region, needs)
    s.then(*[("volley_die",)] * dice, ("volley_thrown",), ("nazgul_fall", card))


@book.step
def nazgul_fall(s: War, card: str) -> None:
    """Return Nazgûl to the reinforcements (WAR-7.16). The player of the card chooses where the others fly."""
    v = current_volley(s)
    s.volley = None
    if v.hits:
        remove_figures(s, SHADOW, v.region, (NAZGUL,) * v.hits)
        s.tell("nazgul-fall", "WAR-7.16", number=v.hits, region="region-" + v.region)
    places = unconquered_strongholds(s)
    if NAZGUL in figures_in(s, SHADOW, v.region) and places:
        if len(places) == 1:
            on_driven_to(s, card, v.region, places[0])
        else:
            s.then(("driven_to", card, v.region))


def unconquered_strongholds(s: War) -> list[str]:
    """Return the unconquered strongholds of Sauron."""
    return [region for region in SAURON_STRONGHOLDS if is_unconquered(s, region)]


@book.ask
def driven_to(s: War, card: str, region: str) -> Ask:
    return Ask(
        seat_of(s, FREE),
        "driven_to",
        "WAR-6.6",
        tuple([REGION[one] for one in unconquered_strongholds(s)]),
        {"card": "card-" + card},
    )


@book.step
def on_driven_to(s: War, card: str, region: str, haven: str) -> None:
    going = (NAZGUL,) * figures_in(s, SHADOW, region).count(NAZGUL)
    take_figures(s, SHADOW, region, going)
    place_figures(s, SHADOW, haven, going)
    s.tell("nazgul-driven", "WAR-6.6", number=len(going), origin="region-" + region, region="region-" + haven)
