"""Lure of the Ring."""

from typing import Final

from bree.core import CHANCE, Ask, Fact, Pick
from bree.games.war.figures import GOLLUM, SMEAGOL
from bree.games.war.lords.hidden_versions import record_highest_level, show_version
from bree.games.war.map_queries import level_of
from bree.games.war.picks import FIGURE
from bree.games.war.rules.book import book
from bree.games.war.rules.characters.companions import eliminate
from bree.games.war.rules.fellowship.damage import corrupt
from bree.games.war.state import FREE, War, seat_of

RULE: Final = "WAR-6.6"


@book.effect()
def lure(s: War, card: str) -> None:
    """Draw a companion at random, who is lost or adds corruption. With Gollum as Guide add corruption."""
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
    show_version(s, answer)  # LME-11.4: his level counts
    s.tell("drawn-lot", RULE, reveals=True, who="figure-" + answer)
    s.then(("lured", card, answer))


BEAR, LOSE = "bear", "lose"


@book.ask
def lured(s: War, card: str, companion: str) -> Ask:
    facts: dict[str, Fact] = {"companion": "figure-" + companion, "level": level_of(s, companion)}
    return Ask(seat_of(s, FREE), "lured", RULE, (Pick(BEAR), Pick(LOSE, ("figure:" + companion,))), facts)


@book.step
def on_lured(s: War, card: str, companion: str, answer: str) -> None:
    if companion == SMEAGOL:
        record_highest_level(s, level_of(s, companion))
    if answer == BEAR:
        corrupt(s, level_of(s, companion), RULE)
    else:
        eliminate(s, companion, RULE)
