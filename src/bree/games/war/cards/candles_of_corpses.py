"""Candles of Corpses."""

from typing import Final

from bree.core import CHANCE, Ask
from bree.core.log_lines import LARGE, line
from bree.games.war.facts import PIPS
from bree.games.war.figures import GOLLUM
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.damage import corrupt
from bree.games.war.state import War

LOG_LINES: Final = (line("corruption-roll", "corruption", weight=LARGE),)

RULE: Final = "WAR-6.6"


@book.effect(dice=int, needs=int, tamed=int)
def roll_corruption(s: War, card: str, dice: int, needs: int, tamed: int) -> None:
    """Roll dice; each with `needs` or more adds corruption. With Gollum as Guide it needs `tamed`."""
    s.then(("corruption_die", card, dice, tamed if s.guide == GOLLUM else needs, 0))


@book.ask
def corruption_die(s: War, card: str, left: int, needs: int, rolled: int) -> Ask:
    return Ask(CHANCE, "corruption_die", RULE, PIPS, {"card": "card-" + card})


@book.step
def on_corruption_die(s: War, card: str, left: int, needs: int, rolled: int, pips: str) -> None:
    """Add a die to the roll. `rolled` is a number with one digit for each die."""
    dice = 10 * rolled + int(pips)
    if left > 1:
        s.then(("corruption_die", card, left - 1, needs, dice))
        return
    shown = tuple(str(dice))
    found = len([one for one in shown if int(one) >= needs])
    s.tell("corruption-roll", RULE, reveals=True, card="card-" + card, dice=shown, needs=needs, found=found)
    if found:
        corrupt(s, found, RULE)
