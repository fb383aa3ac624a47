"""A game as an environment plays it: seats answer with numbers, chance answers by itself, and nobody is asked in vain.

Where there is nothing to do but pass, and that is no secret, the match passes, as every table does (`Ask.automatic`).
"""

from collections.abc import Mapping
from random import Random
from typing import Any, SupportsIndex

from bree.adapters.codec import Codec, Mask
from bree.adapters.features import Row, RowTracker
from bree.adapters.reward import rewards
from bree.bots.bot import Bot, Sight
from bree.core import CHANCE, DONE, PASS, Ask, Game, Illegal, Value, sample
from bree.core.find import find


class Match:
    def __init__(self, game: str | Game, options: Mapping[str, Value], *, log: bool = False) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.codec = Codec(self.game)
        self.watch = RowTracker(self.game)
        self._first: Any = self.game.new(options, log=log)
        self._rng = Random()
        self.seats: tuple[str, ...] = self.game.seats(self.game.choose(options))
        self.start()

    def start(self, seed: int | None = None) -> None:
        """From the first position. The same seed and answers give the same game; without one, chance goes on."""
        if seed is not None:
            self._rng = Random(seed)
        self.state = self._first.clone()
        self.state.log = None if self._first.log is None else list(self._first.log)
        self.answers = 0  # of seats
        self.run: tuple[str, ...] = ()  # what was answered so far to a question that takes several answers
        self.ask = self._next()

    def _next(self) -> Ask | None:
        """The next question to a seat; None when the game is over."""
        game, s = self.game, self.state
        while (ask := game.rules.waiting(s)) is not None and ask.automatic:
            game.rules.play(s, sample(ask.picks, self._rng) if ask.who == CHANCE else PASS)
        return ask

    def give(self, number: SupportsIndex) -> None:
        """The answer of the seat that is asked; refused, with nothing changed, where the number is not offered."""
        assert self.ask is not None, "the game is over"
        self.answer(self.codec.answer(self.ask, number))

    def answer(self, word: str) -> None:
        """The same in words, of which it is known that they are offered."""
        asked = self.ask
        self.game.rules.play(self.state, word)
        self.answers += 1
        self.ask = ask = self._next()
        goes_on = asked is not None and ask is not None and ask.many and (ask.who, ask.key) == (asked.who, asked.key)
        self.run = (*self.run, word) if goes_on and word != DONE else ()

    def invite(self, bots: Mapping[str, Bot]) -> None:
        """Let bots answer for their seats, until another is asked or the game is over."""
        while self.ask is not None and self.ask.who in bots:
            ask = self.ask
            word = bots[ask.who].choose(Sight(self.game, self.state, ask.who, ask), self._rng)
            if not ask.offers(word):
                raise Illegal("not-offered", ask.rule, answer=word)
            self.answer(word)

    def mask(self, seat: str) -> Mask:
        """Of the numbers that this seat may answer with: none while another is asked."""
        return self.codec.mask(self.ask if self.ask is not None and self.ask.who == seat else None)

    def row(self, seat: str) -> Row:
        return self.watch.row(self.state, seat, self.ask, self.run)

    def rewards(self) -> dict[str, float]:
        """0 for all while the game goes on."""
        scores = self.game.score(self.state)
        return dict.fromkeys(self.seats, 0.0) if scores is None else rewards(self.game, scores)
