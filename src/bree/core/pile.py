"""A pile of cards: a known top, an unordered rest and a known bottom.

Decks are not shuffled. Chance decides the order of the rest when a card is drawn. "Known" means known to the state; the
view decides which players know it. A pile is immutable, so every change returns a new one.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import NamedTuple, Self

from bree.core.ask import Pick


class Pile(NamedTuple):
    top: tuple[str, ...] = ()  # the uppermost card first
    rest: tuple[str, ...] = ()  # sorted, so that equal piles are equal values
    bottom: tuple[str, ...] = ()  # the lowest card last

    @classmethod
    def of(cls, cards: Iterable[str]) -> Self:
        """A shuffled pile."""
        return cls((), tuple(sorted(cards)), ())

    @property
    def size(self) -> int:
        return len(self.top) + len(self.rest) + len(self.bottom)

    def cards(self) -> tuple[str, ...]:
        """All cards, sorted."""
        return tuple(sorted(self.top + self.rest + self.bottom))

    def draws(self) -> tuple[Pick, ...]:
        """The possible next cards with weights: the picks of a chance ask."""
        if self.top:
            return (Pick(self.top[0]),)
        if self.rest:
            return tuple([Pick(card, (), n) for card, n in Counter(self.rest).items()])
        return (Pick(self.bottom[0]),) if self.bottom else ()

    def take(self, card: str) -> "Pile":
        """The pile without its next card, which chance has chosen."""
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

    def draw(self, count: int, rng: Random) -> tuple[tuple[str, ...], "Pile"]:
        """Draw several cards at random: the cards in order, and the pile without them.

        The random numbers and the cards are those of single draws from `draws`.
        """
        top, rest, bottom = list(self.top), list(self.rest), list(self.bottom)
        drawn: list[str] = []
        for _ in range(count):
            thrown = rng.random()
            if top:
                drawn.append(top.pop(0))
            elif rest:
                drawn.append(rest.pop(min(int(thrown * len(rest)), len(rest) - 1)))  # rounding, as in `sample`
            else:
                drawn.append(bottom.pop(0))
        return tuple(drawn), Pile(tuple(top), tuple(rest), tuple(bottom))

    def search(self, card: str) -> "Pile":
        """The pile without this card, wherever it is. The order of the others does not change."""
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
        """All cards and the given ones in unknown order."""
        return Pile.of(self.top + self.rest + self.bottom + more)


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
