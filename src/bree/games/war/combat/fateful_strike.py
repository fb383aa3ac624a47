"""Fateful Strike."""

from bree.games.war.effects.combat_losses import eliminate_minion, minions_in
from bree.games.war.figures import NAZGUL
from bree.games.war.rules.battle.fighters import again_hits, current_battle, fighters_of
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, SHADOW, War


@book.effect()
def fateful_strike(s: War, card: str) -> None:
    """With a hit of the leader re-roll, eliminate a Nazgûl; with two hits perhaps a minion instead."""
    found = again_hits(s, current_battle(s), FREE)
    nazgul = [NAZGUL] if NAZGUL in fighters_of(s, current_battle(s), SHADOW) else []
    if found:
        # The card names minions besides Nazgûl, so the Witch-king counts as one (WAR-1.8).
        eliminate_minion(s, card, [*nazgul, *(minions_in(s) if found > 1 else [])])
