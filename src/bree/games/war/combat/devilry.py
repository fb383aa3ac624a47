"""Devilry of Orthanc."""

from bree.games.war.figures import tally
from bree.games.war.rules.battle.fighters import camp, fought
from bree.games.war.rules.book import book
from bree.games.war.state import SHADOW, SIEGE, War


@book.requirement
def isengard_besieges(s: War, card: str) -> bool:
    """A unit of Isengard takes part, and the defenders are in a stronghold."""
    b = fought(s)
    return b.kind == SIEGE and "isengard" in tally(camp(s, b, SHADOW)).nations
