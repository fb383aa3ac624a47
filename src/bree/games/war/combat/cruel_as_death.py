"""Cruel as Death."""

from bree.games.war.rules.battle.fighters import dread, fought
from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.requirement
def nazgul_lead_well(s: War, card: str) -> bool:
    return dread(s, fought(s)) > 1
