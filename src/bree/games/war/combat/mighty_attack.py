"""Mighty Attack."""

from bree.core import Ask
from bree.games.war.effects.combat_dice import companions_to_forfeit, missed_dice, turn_misses
from bree.games.war.picks import FIGURE
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, War, seat_of


@book.effect()
def mighty_attack(s: War, card: str) -> None:
    """A companion forfeits his leadership, and a missed die hits."""
    if not missed_dice(s, FREE):
        return
    found = companions_to_forfeit(s)
    if len(found) > 1:
        s.then(("mighty_one", card))
    elif found:
        on_mighty_one(s, card, found[0])


@book.ask
def mighty_one(s: War, card: str) -> Ask:
    picks = tuple([FIGURE[one] for one in companions_to_forfeit(s)])
    return Ask(seat_of(s, FREE), "mighty_one", "WAR-12.8", picks, {"card": "combat-" + card})


@book.step
def on_mighty_one(s: War, card: str, one: str) -> None:
    turn_misses(s, card, one, 1)
