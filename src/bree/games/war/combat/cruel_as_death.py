"""Cruel as Death."""

from bree.games.war.rules.battle.fighters import current_battle, nazgul_leadership
from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.requirement
def nazgul_lead_well(s: War, card: str) -> bool:
    return nazgul_leadership(s, current_battle(s)) > 1
