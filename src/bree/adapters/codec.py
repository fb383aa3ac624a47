"""Answers as numbers. Every word that a game may offer a seat has a fixed number, the same for all options.

The game declares these words (`bree.core.answers`). If it declares nothing, number i means the i-th pick.
"""

from operator import index
from typing import Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from bree.core import Ask, Game, Illegal, Refusal
from bree.core.answers import answers_of
from bree.core.vocabulary import Undeclared

Mask = NDArray[np.int8]

LOOSE: Final = 256  # numbers for a game that declares nothing; our largest asks offer less than half as many picks


class Codec:
    """The answers of one game as numbers from 0 to `size` - 1.

    It covers the asks of seats, not those of chance. Chance has many more picks, and no learner needs them.
    """

    def __init__(self, game: Game) -> None:
        self.words = answers_of(game)
        self.size = len(self.words) or LOOSE
        self._numbers = {word: number for number, word in enumerate(self.words)}

    def numbers(self, ask: Ask) -> list[int]:
        """Return the number of each pick, in the order of the offer."""
        known = self._numbers
        if not known:
            return self._in_order(ask)
        try:
            return [known[pick.id] for pick in ask.picks]
        except KeyError as fault:
            raise Undeclared(f"{ask.key} ({ask.rule}) offers {fault}, which is not among the answers") from None

    def _in_order(self, ask: Ask) -> list[int]:
        if len(ask.picks) > self.size:
            raise Refusal("too-many-picks", ask.rule, picks=len(ask.picks), spare=self.size)
        return list(range(len(ask.picks)))

    def mask(self, ask: Ask | None) -> Mask:
        """Return 1 for each number that stands for a pick, and 0 elsewhere. If nobody must answer, all are 0."""
        mask: Mask = np.zeros(self.size, np.int8)
        if ask is not None:
            mask[self.numbers(ask)] = 1
        return mask

    def number(self, ask: Ask, answer: str) -> int:
        """Return the number of an answer. Raise `Illegal` if the ask does not offer it."""
        for pick, number in zip(ask.picks, self.numbers(ask), strict=True):
            if pick.id == answer:
                return number
        raise Illegal("not-offered", ask.rule, answer=answer)

    def answer(self, ask: Ask, number: SupportsIndex) -> str:
        """Return the answer for a number, which may be a numpy integer. Raise `Illegal` if the ask does not offer
        it.
        """
        number = index(number)
        if 0 <= number < len(self.words):
            word = self.words[number]
            if ask.offers(word):
                return word
        elif number in (numbers := self.numbers(ask)):
            return ask.picks[numbers.index(number)].id
        raise Illegal("not-offered", ask.rule, answer=self.name(number))

    def name(self, number: int) -> str:
        """Return a readable name for a number: its word, or `#number` in a game without declared words."""
        return self.words[number] if 0 <= number < len(self.words) else f"#{number}"
