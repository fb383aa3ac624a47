"""Servant of the Shadow."""

from bree.core import Ask
from bree.games.war.effects.combat_dice import change_edge
from bree.games.war.effects.combat_losses import minions_in
from bree.games.war.figures import CHARACTERS
from bree.games.war.picks import FIGURE
from bree.games.war.rules.battle.fighters import current_battle
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, SHADOW, War, seat_of


def minions_to_forfeit(s: War) -> list[str]:
    """Return minions that can forfeit leadership. The White Rider may have cancelled that of Nazgûl (WAR-7.28)."""
    rider = current_battle(s).rider
    return [one for one in minions_in(s) if CHARACTERS[one].leadership and not (rider and CHARACTERS[one].nazgul)]


@book.effect()
def yield_minion(s: War, card: str) -> None:
    """A minion forfeits his leadership. Each point removes an enemy die."""
    found = minions_to_forfeit(s)
    if len(found) > 1:
        s.then(("yield_whom", card))
    elif found:
        on_yield_whom(s, card, found[0])


@book.ask
def yield_whom(s: War, card: str) -> Ask:
    picks = tuple([FIGURE[one] for one in minions_to_forfeit(s)])
    return Ask(seat_of(s, SHADOW), "yield_whom", "WAR-12.8", picks, {"card": "combat-" + card})


@book.step
def on_yield_whom(s: War, card: str, one: str) -> None:
    points = CHARACTERS[one].leadership
    change_edge(s, SHADOW, forfeited=points)
    change_edge(s, FREE, dice=-points)
    s.tell("card-fewer", "WAR-12.10", card="combat-" + card, who=FREE, dice=points)
