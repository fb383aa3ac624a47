"""Which cards could be used at a moment, and which rule forbids the others: found by looking, nothing is kept."""

from collections.abc import Mapping
from typing import Any

from bree.core.book import Book
from bree.core.deeds import can
from bree.core.manner import Manner
from bree.core.moment import Ways


class Usable:
    def __init__(self, book: Book[Any], manners: Mapping[str, Manner], ways: Ways) -> None:
        self.book = book
        self.manners = manners
        self.ways = ways
        self.lying = ways.lying
        self.may = ways.may
        # Most moments pass with nothing to use, so what a moment is no time for is not looked at twice.
        self.timely: dict[str, frozenset[str]] = {}
        for manner in manners.values():
            for name in manner.when:
                if not manner.must:
                    self.timely[name] = self.timely.get(name, frozenset()) | {manner.card}

    def cards(self, s: Any, name: str, seat: str) -> list[str]:
        """What the seat may choose from at the moment of this name."""
        timely = self.timely.get(name)
        if not timely:
            return []
        lying = [card for card in self.lying(s, seat) if card in timely]
        return [card for card in lying if self.may(s, card, name, seat) and self.acts(s, card)] if lying else lying

    def barred(self, s: Any, name: str, seat: str) -> dict[str, str]:
        offered = self.cards(s, name, seat)
        lying = [card for card in self.ways.lying(s, seat) if card not in offered]
        return {card: self.ways.refuse(s, card, name, seat) for card in lying}

    def answers(self, s: Any, name: str, seat: str, card: str) -> bool:
        """Could the seat's card answer this moment?"""
        return name in self.manners[card].when and self.ways.may(s, card, name, seat) and self.acts(s, card)

    def acts(self, s: Any, card: str) -> bool:
        """Its condition holds, and the first of its deeds could do something; or any, where one is chosen."""
        manner = self.manners[card]
        if manner.condition and not self.holds(s, card, manner.condition):
            return False
        for deed in manner.does:
            if can(s, self.book, deed):
                return True
            if not manner.either:
                return False
        return not manner.does

    def holds(self, s: Any, card: str, condition: str) -> bool:
        return not condition or self.book.conditions[condition](s, card)
