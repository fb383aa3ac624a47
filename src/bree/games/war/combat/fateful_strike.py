"""Fateful Strike."""

from bree.games.war.effects.combat_losses import fell, minions_in
from bree.games.war.figures import NAZGUL
from bree.games.war.rules.battle.fighters import again_hits, current_battle, fighters_of
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, SHADOW, War


@book.effect()
def fateful_strike(s: War, card: str) -> None:
    """A hit of the leader re-roll also slays a Nazgûl; with two hits it may be a minion instead."""
    found = again_hits(s, current_battle(s), FREE)
    nazgul = [NAZGUL] if NAZGUL in fighters_of(s, current_battle(s), SHADOW) else []
    if found:
        # Where minions are named beside the Nazgûl, the Witch-king is one of them (WAR-1.8).
        fell(s, card, [*nazgul, *(minions_in(s) if found > 1 else [])])
