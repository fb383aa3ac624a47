"""Shield-Wall."""

from bree.games.war.effects.combat_dice import change_edge, owner_of
from bree.games.war.rules.battle.fighters import current_battle, hits_scored
from bree.games.war.rules.book import book
from bree.games.war.state import OTHER, War


@book.effect(least=int, hits=int)
def shield(s: War, card: str, least: int, hits: int) -> None:
    """Cancel `hits` hits if the enemy scored at least `least`."""
    own = owner_of(card)
    if hits_scored(s, current_battle(s), OTHER[own]) >= least:
        change_edge(s, own, saved=hits)
        s.tell("card-saves", "WAR-13.1", card="combat-" + card, hits=hits)
