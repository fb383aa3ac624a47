"""Andúril."""

from bree.games.war.effects.combat_dice import companions_in, missed_dice, turn_misses
from bree.games.war.effects.requirements import any_of
from bree.games.war.figures import ARAGORN, KINGS, PERSON, STRIDER
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, War


@book.effect()
def anduril(s: War, card: str) -> None:
    """Turn one missed die into a hit with Strider, two with Aragorn."""
    for one in companions_in(s):
        most = {STRIDER: 1, ARAGORN: 2}.get(PERSON[one], 0)
        if most and missed_dice(s, FREE):
            turn_misses(s, card, one, most)


@book.requirement
def strider_fights(s: War, card: str) -> bool:
    return any_of(s, *KINGS)
