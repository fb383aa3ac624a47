"""Blade of Westernesse."""

from bree.games.war.effects.combat_dice import change_edge
from bree.games.war.effects.combat_losses import eliminate_minion, minions_in
from bree.games.war.effects.requirements import any_of
from bree.games.war.figures import HOBBITS
from bree.games.war.rules.battle.fighters import again_hits, current_battle
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, War


@book.requirement
def hobbit_fights(s: War, card: str) -> bool:
    return any_of(s, *HOBBITS)


@book.effect()
def blade(s: War, card: str) -> None:
    """Use a hit of the leader re-roll to eliminate a minion."""
    found = minions_in(s)
    if again_hits(s, current_battle(s), FREE) and found:
        change_edge(s, FREE, more=-1)
        eliminate_minion(s, card, found)
