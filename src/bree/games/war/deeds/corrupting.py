"""Cards that corrupt the Ring-bearers, or make the Free Peoples choose."""

from typing import Final

from bree.core import CHANCE, Ask, Fact, Pick
from bree.games.war.facts import PIPS
from bree.games.war.figures import GOLLUM, SMEAGOL
from bree.games.war.lords.hidden_versions import measure, show
from bree.games.war.map_queries import level_of
from bree.games.war.picks import FIGURE
from bree.games.war.rules.book import book
from bree.games.war.rules.characters.companions import eliminate
from bree.games.war.rules.fellowship.damage import corrupt
from bree.games.war.state import FREE, War, seat

RULE: Final = "WAR-6.6"


@book.effect(dice=int, needs=int, tamed=int)
def roll_corruption(s: War, card: str, dice: int, needs: int, tamed: int) -> None:
    """Each die that shows so much or more corrupts; under Gollum it must show as much as `tamed`."""
    s.then(("corruption_die", card, dice, tamed if s.guide == GOLLUM else needs, 0))


@book.ask
def corruption_die(s: War, card: str, left: int, needs: int, rolled: int) -> Ask:
    return Ask(CHANCE, "corruption_die", RULE, PIPS, {"card": "card-" + card})


@book.step
def on_corruption_die(s: War, card: str, left: int, needs: int, rolled: int, pips: str) -> None:
    """What was rolled so far is one number, each die a digit of it."""
    dice = 10 * rolled + int(pips)
    if left > 1:
        s.then(("corruption_die", card, left - 1, needs, dice))
        return
    shown = tuple(str(dice))
    found = len([one for one in shown if int(one) >= needs])
    s.tell("corruption-roll", RULE, reveals=True, card="card-" + card, dice=shown, needs=needs, found=found)
    if found:
        corrupt(s, found, RULE)


@book.effect(most=int, fresh=int, worn=int)
def wound(s: War, card: str, most: int, fresh: int, worn: int) -> None:
    """So much for those whose corruption is at most `most`, else less."""
    corrupt(s, fresh if s.corruption <= most else worn, RULE)


@book.effect()
def lure(s: War, card: str) -> None:
    """A companion drawn by lot is tempted; under Gollum the Ring weighs more."""
    if s.guide == GOLLUM:
        corrupt(s, 1, RULE)
    elif len(s.companions) == 1:
        s.then(("lured", card, s.guide))
    else:
        s.then(("lure_lot", card))


@book.ask
def lure_lot(s: War, card: str) -> Ask:
    return Ask(CHANCE, "random_companion", RULE, tuple([FIGURE[one] for one in s.companions]))


@book.step
def on_lure_lot(s: War, card: str, answer: str) -> None:
    show(s, answer)  # his level counts (LME-11.4)
    s.tell("drawn-lot", RULE, reveals=True, who="figure-" + answer)
    s.then(("lured", card, answer))


BEAR, LOSE = "bear", "lose"


@book.ask
def lured(s: War, card: str, companion: str) -> Ask:
    facts: dict[str, Fact] = {"companion": "figure-" + companion, "level": level_of(s, companion)}
    return Ask(seat(s, FREE), "lured", RULE, (Pick(BEAR), Pick(LOSE, ("figure:" + companion,))), facts)


@book.step
def on_lured(s: War, card: str, companion: str, answer: str) -> None:
    if companion == SMEAGOL:
        measure(s, level_of(s, companion))
    if answer == BEAR:
        corrupt(s, level_of(s, companion), RULE)
    else:
        eliminate(s, companion, RULE)
