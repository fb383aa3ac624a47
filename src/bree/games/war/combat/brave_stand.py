"""Brave Stand."""

from bree.games.war.effects.combat_dice import change_edge, owner_of
from bree.games.war.figures import IS_COMPANION
from bree.games.war.rules.battle.fighters import current_battle, fighters_of
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, OTHER, War


@book.effect()
def fewer_for_companions(s: War, card: str) -> None:
    """Remove an enemy die for each companion. A muted companion counts too."""
    fewer = len([figure for figure in fighters_of(s, current_battle(s), FREE) if figure in IS_COMPANION])
    change_edge(s, OTHER[owner_of(card)], dice=-fewer)
    s.tell("card-fewer", "WAR-12.10", card="combat-" + card, who=OTHER[owner_of(card)], dice=fewer)
