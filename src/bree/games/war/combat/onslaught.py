"""Onslaught."""

from bree.games.war.effects.combat_losses import roll_extra_attack
from bree.games.war.rules.battle.fighters import current_battle
from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.effect(most=int, needs=int)
def suffer_to_strike(s: War, card: str, most: int, needs: int) -> None:
    """Take up to `most` hits. Each gives a die for an extra attack."""
    s.then(("own_hits", card, most), ("strike_back", card, needs))


@book.step
def strike_back(s: War, card: str, needs: int) -> None:
    b = current_battle(s)
    s.battle = b._replace(extra=())
    roll_extra_attack(s, card, b.extra[0], needs)
