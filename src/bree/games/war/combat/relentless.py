"""Relentless Assault."""

from bree.games.war.effects.combat_dice import change_edge, owner_of
from bree.games.war.rules.battle.fighters import current_battle
from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.effect(most=int)
def suffer_for_dice(s: War, card: str, most: int) -> None:
    """Take up to `most` hits. Each adds 1 to the dice of the own combat roll."""
    s.then(("own_hits", card, most), ("spurred_on", card))


@book.step
def spurred_on(s: War, card: str) -> None:
    b = current_battle(s)
    s.battle = b._replace(extra=())
    change_edge(s, owner_of(card), bonus=b.extra[0])
