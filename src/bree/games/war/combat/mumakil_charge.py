"""Mûmakil."""

from bree.games.war.effects.combat_dice import change_edge, owner_of
from bree.games.war.rules.battle.fighters import current_battle, edge_of, hits_scored
from bree.games.war.rules.book import book
from bree.games.war.state import OTHER, War


@book.effect()
def outscore(s: War, card: str) -> None:
    """Score one more hit if this side has more hits. The enemy's hits that were taken at once count."""
    b, own = current_battle(s), owner_of(card)
    if hits_scored(s, b, own) > hits_scored(s, b, OTHER[own]) + edge_of(b, OTHER[own]).struck:
        change_edge(s, own, more=1)
        s.tell("card-hits", "WAR-13.1", card="combat-" + card, hits=1)
