"""Dread and Despair."""

from bree.core import Ask
from bree.games.war.effects.combat_dice import change_edge
from bree.games.war.facts import NUMBERS
from bree.games.war.rules.battle.fighters import current_battle, nazgul_leadership
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, SHADOW, War, seat_of


@book.effect()
def dread_for_dice(s: War, card: str) -> None:
    """Forfeit points of the Nazgûl's leadership. Each point removes an enemy die."""
    most = nazgul_leadership(s, current_battle(s))
    if most > 1:
        s.then(("dread_points", card))
    elif most:
        forfeit_points(s, card, 1)


@book.ask
def dread_points(s: War, card: str) -> Ask:
    picks = NUMBERS[1 : nazgul_leadership(s, current_battle(s)) + 1]
    return Ask(seat_of(s, SHADOW), "dread_points", "WAR-12.8", picks, {"card": "combat-" + card})


@book.step
def on_dread_points(s: War, card: str, answer: str) -> None:
    forfeit_points(s, card, int(answer))


def forfeit_points(s: War, card: str, points: int) -> None:
    change_edge(s, SHADOW, forfeited=points)
    change_edge(s, FREE, dice=-points)
    s.tell("card-fewer", "WAR-12.10", card="combat-" + card, who=FREE, dice=points)
