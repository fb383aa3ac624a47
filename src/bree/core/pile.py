"""A pile of cards: a known top, an unordered rest, a known bottom.

Decks are not shuffled; the order of the rest is decided only when chance draws from it. "Known"
means known to the position; who of the players knows it is the view's affair. A pile is a leaf:
every change gives a new one.
"""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple, Self

from bree.core.ask import Pick


class Pile(NamedTuple):
    top: tuple[str, ...] = ()  # first is uppermost
    rest: tuple[str, ...] = ()  # sorted: equal piles are equal values
    bottom: tuple[str, ...] = ()  # last is lowest

    @classmethod
    def of(cls, cards: Iterable[str]) -> Self:
        """A shuffled pile."""
        return cls((), tuple(sorted(cards)), ())

    @property
    def size(self) -> int:
        return len(self.top) + len(self.rest) + len(self.bottom)

    def cards(self) -> tuple[str, ...]:
        """Everything in it, in no order that means anything."""
        return tuple(sorted(self.top + self.rest + self.bottom))

    def draws(self) -> tuple[Pick, ...]:
        """What the next card may be, with weights: the picks of a chance ask."""
        if self.top:
            return (Pick(self.top[0]),)
        if self.rest:
            return tuple([Pick(card, (), n) for card, n in Counter(self.rest).items()])
        return (Pick(self.bottom[0]),) if self.bottom else ()

    def take(self, card: str) -> "Pile":
        """Without the next card, which chance said is this one."""
        top, rest, bottom = self
        if top:
            if top[0] == card:
                return Pile(top[1:], rest, bottom)
        elif rest:
            if card in rest:
                return Pile((), _without(rest, card), bottom)
        elif bottom and bottom[0] == card:
            return Pile((), (), bottom[1:])
        raise ValueError(f"{card} cannot be the next card")

    def search(self, card: str) -> "Pile":
        """Without this card, wherever it lay; the rest keeps its order."""
        if card in self.top:
            return Pile(_without(self.top, card), self.rest, self.bottom)
        if card in self.rest:
            return Pile(self.top, _without(self.rest, card), self.bottom)
        return Pile(self.top, self.rest, _without(self.bottom, card))

    def on_top(self, card: str) -> "Pile":
        return Pile((card, *self.top), self.rest, self.bottom)

    def under(self, card: str) -> "Pile":
        return Pile(self.top, self.rest, (*self.bottom, card))

    def shuffled(self, *more: str) -> "Pile":
        """All its cards, and more if given, in an order that nobody knows."""
        return Pile.of(self.top + self.rest + self.bottom + more)


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
