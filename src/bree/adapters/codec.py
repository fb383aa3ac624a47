"""Answers as numbers: every word that a game may offer a seat has a number of its own, the same with all options.

The words of a game are listed in `words/GAME.txt`, one on a line (`scripts/words.py` writes it). After them come spare
numbers, for picks whose word is not listed, in the order in which they are offered. A game without a list lives on
spare numbers alone: number i is the i-th pick.
"""

from functools import cache
from importlib.resources import files
from operator import index
from typing import Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from bree.core import Ask, Game, Illegal, Refusal

Mask = NDArray[np.int8]

SPARE: Final = 16  # numbers after a list
LOOSE: Final = 256  # numbers of a game without one: no ask of ours offers half as many picks


@cache
def listed(game: str) -> tuple[str, ...]:
    """The words of a game in the order of their numbers; none where nobody has listed them."""
    file = files("bree.adapters") / "words" / f"{game}.txt"
    return tuple(file.read_text(encoding="utf-8").split()) if file.is_file() else ()


class Codec:
    """The answers of one game as numbers from 0 to `size` - 1.

    For the asks of seats. Chance picks among many more things than a seat ever does, and nobody has to learn them.
    """

    def __init__(self, game: Game) -> None:
        self.words = listed(game.name)
        self.spare = SPARE if self.words else LOOSE
        self.size = len(self.words) + self.spare
        self._numbers = {word: number for number, word in enumerate(self.words)}

    def numbers(self, ask: Ask) -> list[int]:
        """The number of each pick, in the order offered."""
        known = self._numbers
        try:
            return [known[pick.id] for pick in ask.picks]
        except KeyError:
            return self._with_spares(ask)

    def _with_spares(self, ask: Ask) -> list[int]:
        """The same where some picks are not listed: they take the spare numbers, one after the other."""
        found: list[int] = []
        free = len(self.words)
        for pick in ask.picks:
            number = self._numbers.get(pick.id)
            if number is None:
                number = free
                free += 1
            found.append(number)
        if free > self.size:
            raise Refusal("too-many-picks", ask.rule, picks=free - len(self.words), spare=self.spare)
        return found

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
        """How a number is called for people: its word, or its place among the spare numbers."""
        return self.words[number] if 0 <= number < len(self.words) else f"#{number - len(self.words)}"
