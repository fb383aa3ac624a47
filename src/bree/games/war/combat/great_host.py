"""Great Host."""

from bree.games.war.effects.combat_dice import owner_of
from bree.games.war.figures import tally
from bree.games.war.rules.battle.casualties import take_remaining_hits
from bree.games.war.rules.battle.fighters import current_battle, fighters_of
from bree.games.war.rules.book import book
from bree.games.war.state import OTHER, War


@book.effect()
def great_host(s: War, card: str) -> None:
    """With at least twice as many units as the enemy, score one hit at once."""
    b, own = current_battle(s), owner_of(card)
    mine, theirs = tally(fighters_of(s, b, own)).units, tally(fighters_of(s, b, OTHER[own])).units
    if mine >= 2 * theirs:
        s.tell("card-hits", "WAR-13.1", card="combat-" + card, hits=1)
        s.battle = b._replace(taking=OTHER[own], hits=1)
        take_remaining_hits(s, OTHER[own])
