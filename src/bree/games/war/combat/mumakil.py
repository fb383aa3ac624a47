"""Mûmakil."""

from bree.games.war.rules.battle.fighters import current_battle, fighters_of
from bree.games.war.rules.book import book
from bree.games.war.state import SHADOW, War


@book.requirement
def southron_elite_fights(s: War, card: str) -> bool:
    return "southrons-elite" in fighters_of(s, current_battle(s), SHADOW)
