"""Strider declares whether he will win more or fewer tricks than his threat (FEL-18.2)."""

from bree.core import Ask, Facts, Pick
from bree.games.fellowship.queries import controller
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.state import Fellowship

DIRECTIONS = (Pick("more"), Pick("fewer"))


@book.step
def declare(s: Fellowship, hand: str) -> None:
    s.then(("direction", hand))


@book.ask
def direction(s: Fellowship, hand: str) -> Ask:
    facts: Facts = {"hand": "hand-" + hand, "number": s.threat[hand][0]}
    return Ask(controller(s, hand), "direction", "FEL-18.2", DIRECTIONS, facts)


@book.step
def on_direction(s: Fellowship, hand: str, answer: str) -> None:
    s.declared[hand] = answer
    s.tell("declares", "FEL-18.2", who=hand, way="way-" + answer)
