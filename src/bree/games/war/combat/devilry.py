"""Devilry of Orthanc."""

from bree.games.war.figures import tally
from bree.games.war.rules.battle.fighters import current_battle, fighters_of
from bree.games.war.rules.book import book
from bree.games.war.state import SHADOW, SIEGE, War


@book.requirement
def isengard_besieges(s: War, card: str) -> bool:
    """A unit of Isengard attacks a stronghold."""
    b = current_battle(s)
    return b.kind == SIEGE and "isengard" in tally(fighters_of(s, b, SHADOW)).nations
