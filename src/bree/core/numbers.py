"""Changed numbers: how large something is now, asked of what lies on the table. No listeners, nothing registered.

A flag is a number of 0 or 1. What sets a number counts first, then what adds to it, then the bounds.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bree.core.book import Book
from bree.core.change import HOWS, Change
from bree.core.manner import Manner

Lying = Callable[[Any], Iterable[str]]  # state -> the cards that lie on the table
Owner = Callable[[Any, str], str]  # state, card -> whose it is


class Numbers:
    def __init__(self, book: Book[Any], manners: Mapping[str, Manner], lying: Lying, owner: Owner) -> None:
        self.book = book
        self.lying = lying
        self.owner = owner
        self.changers: dict[str, dict[str, list[Change]]] = {}  # number -> card -> how it changes it
        for manner in manners.values():
            for change in manner.changes:
                self.changers.setdefault(change.number, {}).setdefault(manner.card, []).append(change)

    def now(self, s: Any, number: str, base: int, seat: str = "") -> int:
        """The number as it is now: for this seat, where it is a number of seats."""
        changers = self.changers.get(number)
        if not changers:
            return base
        found: list[Change] = []
        for card in self.lying(s):
            if card in changers:
                found += [change for change in changers[card] if self._counts(s, card, change, seat)]
        for how in HOWS:
            for change in found:
                if change.how == how:
                    base = _changed(base, change)
        return base

    def _counts(self, s: Any, card: str, change: Change, seat: str) -> bool:
        if change.own and self.owner(s, card) != seat:
            return False
        return not change.condition or self.book.conditions[change.condition](s, card)


def _changed(value: int, change: Change) -> int:
    if change.how == "set":
        return change.by
    if change.how == "add":
        return value + change.by
    return max(value, change.by) if change.how == "least" else min(value, change.by)
