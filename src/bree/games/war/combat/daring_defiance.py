"""Daring Defiance."""

from bree.games.war.effects.combat_dice import change_edge, companions_to_forfeit, silence_enemy_card
from bree.games.war.figures import CHARACTERS
from bree.games.war.rules.battle.fighters import current_battle, edge_of
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, SHADOW, War


@book.effect()
def defy(s: War, card: str) -> None:
    """All companions forfeit their leadership, and the enemy's card has no effect.

    Without such a card nothing happens.
    """
    if edge_of(current_battle(s), SHADOW).card:
        change_edge(s, FREE, forfeited=sum([CHARACTERS[one].leadership for one in companions_to_forfeit(s)]))
        silence_enemy_card(s, card)
