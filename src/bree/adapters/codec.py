"""Answers as numbers: every word that a game may offer a seat has one fixed number, the same with all options.

The words are those that the game declares (`bree.core.answers`). A game that declares nothing has
numbers without words: number i is the i-th pick.
"""

from operator import index
from typing import Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from bree.core import Ask, Game, Illegal, Refusal
from bree.core.answers import answers_of
from bree.core.vocabulary import Undeclared

Mask = NDArray[np.int8]

LOOSE: Final = 256  # numbers of a game that declares nothing: no ask of ours offers half as many picks


class Codec:
    """The answers of one game as numbers from 0 to `size` - 1.

    For the asks of seats. Chance picks among many more things than a seat ever does, and nobody has to learn them.
    """

    def __init__(self, game: Game) -> None:
        self.words = answers_of(game)
        self.size = len(self.words) or LOOSE
        self._numbers = {word: number for number, word in enumerate(self.words)}

    def numbers(self, ask: Ask) -> list[int]:
        """The number of each pick, in the order offered."""
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
        """One where the number stands for a pick, zero elsewhere; all zero where nobody is asked."""
        mask: Mask = np.zeros(self.size, np.int8)
        if ask is not None:
            mask[self.numbers(ask)] = 1
        return mask

    def number(self, ask: Ask, answer: str) -> int:
        """The number of an answer; refused if it is not offered."""
        for pick, number in zip(ask.picks, self.numbers(ask), strict=True):
            if pick.id == answer:
                return number
        raise Illegal("not-offered", ask.rule, answer=answer)

    def answer(self, ask: Ask, number: SupportsIndex) -> str:
        """The answer that a number (numpy's too) stands for; refused if it is not offered."""
        number = index(number)
        if 0 <= number < len(self.words):
            word = self.words[number]
            if ask.offers(word):
                return word
        elif number in (numbers := self.numbers(ask)):
            return ask.picks[numbers.index(number)].id
        raise Illegal("not-offered", ask.rule, answer=self.name(number))

    def name(self, number: int) -> str:
        """How a number is called for people: its word, or its place in a game without words."""
        return self.words[number] if 0 <= number < len(self.words) else f"#{number}"
