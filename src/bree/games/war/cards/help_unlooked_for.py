"""Help Unlooked For."""

from bree.games.war.board import NEAR
from bree.games.war.effects.attacks import is_attack_possible, regions_besieged_by
from bree.games.war.map_queries import armies_of
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import card_owner
from bree.games.war.state import OTHER, Orders, War


def relief_orders(s: War, side: str) -> Orders:
    ats = tuple(regions_besieged_by(s, OTHER[side]))
    froms = {region for at in ats for region in NEAR[at] if region in armies_of(s, side)}
    return Orders(tuple(sorted(froms)), ats, helped=True)


@book.effect()
def relieve(s: War, card: str) -> None:
    """Let an adjacent army attack besiegers. The garrison removes some of their dice."""
    side = card_owner(s, card)
    orders = relief_orders(s, side)
    if is_attack_possible(s, side, orders):
        s.orders = orders
        s.then(("attack", side, 0))


@book.can
def can_relieve(s: War, card: str) -> bool:
    side = card_owner(s, card)
    return is_attack_possible(s, side, relief_orders(s, side))
