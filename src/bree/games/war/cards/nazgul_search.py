"""Nazgûl Search."""

from bree.games.war.effects.nazgul import found_by_nazgul
from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.effect()
def reveal_to_nazgul(s: War, card: str) -> None:
    if found_by_nazgul(s):
        s.then(("reveal",), ("hunt_over",))


@book.can
def can_reveal_to_nazgul(s: War, card: str) -> bool:
    return s.hidden and found_by_nazgul(s)
