"""Athelas."""

from typing import Final

from bree.core import CHANCE, Ask
from bree.core.cards.file import OneOf
from bree.core.log_lines import LARGE, line
from bree.games.war.effects.corruption import GUIDES
from bree.games.war.facts import PIPS
from bree.games.war.figures import PERSON
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.damage import heal
from bree.games.war.state import War

LOG_LINES: Final = (line("heal-roll", "corruption", weight=LARGE),)


@book.effect(dice=int, needs=int, guide=OneOf(GUIDES), led=int)
def heal_by_dice(s: War, card: str, dice: int, needs: int, guide: str, led: int) -> None:
    """Roll dice; each with `needs` or more heals one point. With this Guide `led` or more is enough."""
    if s.corruption:
        s.then(("heal_die", card, led if PERSON[s.guide] == guide else needs, dice, 0))


@book.can
def can_heal_by_dice(s: War, card: str, dice: int, needs: int, guide: str, led: int) -> bool:
    return s.corruption > 0


@book.ask
def heal_die(s: War, card: str, needs: int, left: int, rolled: int) -> Ask:
    return Ask(CHANCE, "heal_die", "WAR-6.6", PIPS, {"card": "card-" + card})


@book.step
def on_heal_die(s: War, card: str, needs: int, left: int, rolled: int, pips: str) -> None:
    """Add a die to the roll. `rolled` is a number with one digit for each die."""
    rolled = rolled * 10 + int(pips)
    if left > 1:
        s.then(("heal_die", card, needs, left - 1, rolled))
        return
    dice = tuple(str(rolled))
    found = len([one for one in dice if int(one) >= needs])
    s.tell("heal-roll", "WAR-6.6", reveals=True, card="card-" + card, dice=dice, needs=needs, good=found)
    heal(s, found, "WAR-6.6")
