"""A story: a position played on by dictated answers, chance's among them.

Before every answer the position is written as JSON and as notation and read back, so every rule test
is a test of saving too. One that was there before, in whichever test, need not go that way again.
"""

import json
from typing import Any, Generic, Self, TypeVar

import pytest

from bree.core import Ask, Game, Illegal, LogEntry, State
from bree.core.saves.state_json import from_plain, to_plain

S = TypeVar("S", bound=State)
_saved: set[tuple[str, str]] = set()  # positions, by the name of their game


class Story(Generic[S]):
    def __init__(self, game: Game, s: S) -> None:
        self.game = game
        self.s = s
        if s.log is None:
            s.log = []

    @classmethod
    def begin(cls, game: Game, **options: Any) -> Self:
        return cls(game, game.new(options, log=True))

    @classmethod
    def at(cls, game: Game, line: str) -> Self:
        """From a position in notation; runs the steps that lie on top of its stack."""
        story = cls(game, game.read(line))
        game.rules.settle(story.s)
        return story

    @property
    def ask(self) -> Ask:
        ask = self.game.waiting(self.s)
        assert ask is not None, "the game is over"
        return ask

    @property
    def picks(self) -> list[str]:
        """Exactly what is offered, in order."""
        return [pick.id for pick in self.ask.picks]

    @property
    def over(self) -> bool:
        return self.game.waiting(self.s) is None

    @property
    def log(self) -> list[LogEntry]:
        assert self.s.log is not None
        return self.s.log

    def answer(self, *answers: str) -> Self:
        for answer in answers:
            self._save_and_load()
            self.game.apply(self.s, answer)
            assert self.game.audit(self.s) == []
        return self

    def refuses(self, answer: str) -> str:
        """The rule that refuses this answer; nothing may have changed."""
        before = to_plain(self.s)
        with pytest.raises(Illegal) as refusal:
            self.game.apply(self.s, answer)
        assert to_plain(self.s) == before
        return refusal.value.rule

    def told(self, key: str) -> list[LogEntry]:
        """All log entries of this key."""
        return [entry for entry in self.log if entry.key == key]

    def _save_and_load(self) -> None:
        text = json.dumps(to_plain(self.s))
        if (self.game.name, text) in _saved:
            return
        log, self.s.log = self.s.log, None  # text that was read has none
        loaded = from_plain(self.game, json.loads(text))
        assert loaded == self.s
        assert self.game.read(self.game.write(self.s)) == loaded
        self.s = loaded
        self.s.log = log
        _saved.add((self.game.name, text))
