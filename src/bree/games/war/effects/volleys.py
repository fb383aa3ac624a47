"""Cards that roll dice against an enemy army outside a battle."""

from typing import Final

from bree.core import Ask
from bree.games.war.figures import tally
from bree.games.war.map_queries import armies_of, units_in
from bree.games.war.picks import REGION
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import card_owner
from bree.games.war.state import OTHER, War, seat_of

TWO_NATIONS: Final = "two_nations"  # any army with units of at least two nations


def armies_to_hit(s: War, card: str, where: str) -> list[str]:
    """Return the regions of enemy armies that the card can hit, by name or by a property of the army."""
    foe = OTHER[card_owner(s, card)]
    if where == TWO_NATIONS:
        return sorted([region for region, army in armies_of(s, foe).items() if len(tally(army).nations) > 1])
    return [region for region in where.split() if units_in(s, foe, region)]


@book.effect(where=str, dice=int, needs=int)
def shoot(s: War, card: str, where: str, dice: int, needs: int) -> None:
    found = armies_to_hit(s, card, where)
    if len(found) == 1:
        on_shoot_at(s, card, where, dice, needs, found[0])
    elif found:
        s.then(("shoot_at", card, where, dice, needs))


@book.can
def can_shoot(s: War, card: str, where: str, dice: int, needs: int) -> bool:
    return bool(armies_to_hit(s, card, where))


@book.ask
def shoot_at(s: War, card: str, where: str, dice: int, needs: int) -> Ask:
    picks = tuple([REGION[region] for region in armies_to_hit(s, card, where)])
    return Ask(seat_of(s, card_owner(s, card)), "shoot_at", "WAR-6.12", picks, {"card": "card-" + card})


@book.step
def on_shoot_at(s: War, card: str, where: str, dice: int, needs: int, region: str) -> None:
    s.then(("volley", card, OTHER[card_owner(s, card)], region, dice, needs))
