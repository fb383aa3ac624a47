"""Advantageous Position."""

from bree.games.war.board import REGIONS
from bree.games.war.rules.battle.fighters import current_battle
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, War


@book.requirement
def free_land(s: War, card: str) -> bool:
    """The defending army is in a nation of the Free Peoples."""
    return REGIONS[current_battle(s).target].side == FREE
