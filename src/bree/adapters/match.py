"""A game for an environment: seats answer with numbers, and chance answers automatically.

A seat that can only pass, in public, passes automatically, as at every table (`Ask.automatic`).
"""

from collections.abc import Mapping
from random import Random
from typing import Any, SupportsIndex

from bree.adapters.codec import Codec, Mask
from bree.adapters.features import Row, RowTracker
from bree.adapters.reward import rewards
from bree.bots.bot import Bot, Sight
from bree.core import CHANCE, DONE, PASS, Ask, Game, Illegal, Value
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
        """Start from the first position. The same seed and answers repeat a game. Without a seed, the random generator
        continues.
        """
        if seed is not None:
            self._rng = Random(seed)
        self.state = self._first.clone()
        self.state.log = None if self._first.log is None else list(self._first.log)
        self.answers = 0  # by seats
        self.run: tuple[str, ...] = ()  # the answers so far to a question that takes several
        self.ask = self._next()

    def _next(self) -> Ask | None:
        """Return the next question to a seat, or None when the game is over."""
        game, s = self.game, self.state
        while (ask := game.rules.waiting(s)) is not None and ask.automatic:
            if ask.who == CHANCE:
                game.rules.let_chance_answer(s, ask, self._rng)
            else:
                game.rules.play(s, PASS)
        return ask

    def give(self, number: SupportsIndex) -> None:
        """Answer for the seat that must choose. If the number is not offered, raise `Illegal` and change nothing."""
        assert self.ask is not None, "the game is over"
        self.answer(self.codec.answer(self.ask, number))

    def answer(self, word: str) -> None:
        """Answer with a word that is known to be legal."""
        asked = self.ask
        self.game.rules.play(self.state, word)
        self.answers += 1
        self.ask = ask = self._next()
        goes_on = asked is not None and ask is not None and ask.many and (ask.who, ask.key) == (asked.who, asked.key)
        self.run = (*self.run, word) if goes_on and word != DONE else ()

    def invite(self, bots: Mapping[str, Bot]) -> None:
        """Let the bots answer until another seat must choose or the game is over."""
        while self.ask is not None and self.ask.who in bots:
            ask = self.ask
            word = bots[ask.who].choose(Sight(self.game, self.state, ask.who, ask), self._rng)
            if not ask.offers(word):
                raise Illegal("not-offered", ask.rule, answer=word)
            self.answer(word)

    def mask(self, seat: str) -> Mask:
        """Return the mask of legal numbers for this seat. It is all 0 while another seat must choose."""
        return self.codec.mask(self.ask if self.ask is not None and self.ask.who == seat else None)

    def row(self, seat: str) -> Row:
        return self.watch.row(self.state, seat, self.ask, self.run)

    def rewards(self) -> dict[str, float]:
        """Return the rewards, 0 for every seat while the game continues."""
        scores = self.game.score(self.state)
        return dict.fromkeys(self.seats, 0.0) if scores is None else rewards(self.game, scores)
