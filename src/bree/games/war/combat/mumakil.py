"""Mûmakil."""

from bree.games.war.rules.battle.fighters import camp, fought
from bree.games.war.rules.book import book
from bree.games.war.state import SHADOW, War


@book.requirement
def southron_elite_fights(s: War, card: str) -> bool:
    return "southrons-elite" in camp(s, fought(s), SHADOW)
