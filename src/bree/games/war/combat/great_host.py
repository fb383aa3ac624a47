"""Great Host."""

from bree.games.war.effects.combat_dice import owner_of
from bree.games.war.figures import tally
from bree.games.war.rules.battle.casualties import take_on
from bree.games.war.rules.battle.fighters import camp, fought
from bree.games.war.rules.book import book
from bree.games.war.state import OTHER, War


@book.effect()
def great_host(s: War, card: str) -> None:
    """Twice as many units as the enemy, or more: one hit, at once."""
    b, own = fought(s), owner_of(card)
    mine, theirs = tally(camp(s, b, own)).units, tally(camp(s, b, OTHER[own])).units
    if mine >= 2 * theirs:
        s.tell("card-hits", "WAR-13.1", card="combat-" + card, hits=1)
        s.battle = b._replace(taking=OTHER[own], hits=1)
        take_on(s, OTHER[own])
