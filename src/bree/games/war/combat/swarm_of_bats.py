"""Swarm of Bats."""

from bree.games.war.effects.combat_dice import AGAIN, OWN, affected_sides, change_edge, owner_of, silence_enemy_card
from bree.games.war.rules.battle.fighters import current_battle, edge_of
from bree.games.war.rules.book import book
from bree.games.war.state import OTHER, War


@book.effect()
def swarm(s: War, card: str) -> None:
    """The enemy's card has no effect. Without such a card add 1 to the dice of the own re-roll."""
    if edge_of(current_battle(s), OTHER[owner_of(card)]).card:
        silence_enemy_card(s, card)
    else:
        change_edge(s, owner_of(card), again=1)
        s.tell(
            "card-dice", "WAR-12.11", card="combat-" + card, who=affected_sides(card, OWN), roll="throw-" + AGAIN, by=1
        )
