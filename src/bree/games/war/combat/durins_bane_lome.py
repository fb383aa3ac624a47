"""Durin's Bane."""

from bree.games.war.effects.requirements import moria_near
from bree.games.war.figures import BALROG
from bree.games.war.rules.battle.fighters import current_battle, fighters_of
from bree.games.war.rules.book import book
from bree.games.war.state import SHADOW, War


@book.requirement
def moria_near_or_balrog(s: War, card: str) -> bool:
    return moria_near(s, card) or BALROG in fighters_of(s, current_battle(s), SHADOW)
