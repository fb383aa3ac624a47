"""Confusion."""

from bree.games.war.effects.combat_dice import change_edge
from bree.games.war.rules.battle.fighters import current_battle, rolled_by
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, SHADOW, War


@book.effect()
def confuse(s: War, card: str) -> None:
    """Each 1 of the Shadow's roll hits the Shadow and cannot be re-rolled."""
    ones = rolled_by(current_battle(s), SHADOW).count(1)
    if ones:
        change_edge(s, SHADOW, stuck=ones)
        change_edge(s, FREE, more=ones)
        s.tell("card-hits", "WAR-13.1", card="combat-" + card, hits=ones)
