"""Dreadful Spells."""

from bree.core import Ask
from bree.games.war.board import NEAR
from bree.games.war.figures import tally
from bree.games.war.map_queries import figures_in, units_in
from bree.games.war.picks import REGION
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, SHADOW, War, seat_of


def regions_with_nazgul(s: War) -> list[str]:
    """Return regions of armies with Nazgûl, also in sieges (WAR-6.15)."""
    found = [region for region, army in s.shadow.items() if tally(army).nazgul and tally(army).units]
    return sorted(found)


def armies_near(s: War, region: str) -> list[str]:
    """Return regions of Free Peoples armies here and next to it."""
    return [other for other in (region, *NEAR[region]) if units_in(s, FREE, other)]


def armies_to_hit(s: War) -> list[str]:
    return sorted({other for region in regions_with_nazgul(s) for other in armies_near(s, region)})


def nazgul_armies_near(s: War, region: str) -> list[str]:
    return [other for other in regions_with_nazgul(s) if region in armies_near(s, other)]


@book.requirement
def nazgul_near_army(s: War, card: str) -> bool:
    return bool(armies_to_hit(s))


@book.effect(most=int, needs=int)
def cast_spells(s: War, card: str, most: int, needs: int) -> None:
    found = armies_to_hit(s)
    if len(found) == 1:
        on_spell_at(s, card, most, needs, found[0])
    elif found:
        s.then(("spell_at", card, most, needs))


@book.can
def can_cast_spells(s: War, card: str, most: int, needs: int) -> bool:
    return bool(armies_to_hit(s))


@book.ask
def spell_at(s: War, card: str, most: int, needs: int) -> Ask:
    picks = tuple([REGION[region] for region in armies_to_hit(s)])
    return Ask(seat_of(s, SHADOW), "spell_at", "WAR-6.12", picks, {"card": "card-" + card})


@book.step
def on_spell_at(s: War, card: str, most: int, needs: int, region: str) -> None:
    found = nazgul_armies_near(s, region)
    if len(found) == 1:
        on_spell_from(s, card, most, needs, region, found[0])
    else:
        s.then(("spell_from", card, most, needs, region))


@book.ask
def spell_from(s: War, card: str, most: int, needs: int, region: str) -> Ask:
    picks = tuple([REGION[other] for other in nazgul_armies_near(s, region)])
    return Ask(
        seat_of(s, SHADOW), "spell_from", "WAR-6.12", picks, {"card": "card-" + card, "region": "region-" + region}
    )


@book.step
def on_spell_from(s: War, card: str, most: int, needs: int, region: str, origin: str) -> None:
    dice = min(most, tally(figures_in(s, SHADOW, origin)).nazgul)
    s.then(("volley", card, FREE, region, dice, needs))
