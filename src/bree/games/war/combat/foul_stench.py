"""Foul Stench."""

from typing import Final

from bree.core.log_lines import line
from bree.games.war.effects.combat_dice import change_edge
from bree.games.war.rules.battle.fighters import current_battle, leadership, nazgul_leadership
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, War

LOG_LINES: Final = (line("card-still", "the battle"),)


@book.effect()
def overawe(s: War, card: str) -> None:
    """The Free Peoples have no leader re-roll if the Nazgûl have at least their leadership."""
    b = current_battle(s)
    if nazgul_leadership(s, b) >= leadership(s, b, FREE):
        change_edge(s, FREE, still=True)
        s.tell("card-still", "WAR-12.13", card="combat-" + card)
