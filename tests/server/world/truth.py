"""What the rows of a table mean, found by playing them with the game's own verbs: nothing here is the server's."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from bree.core import CHANCE, Game
from bree.server.store import TableRow
from bree.server.wire import messages
from tests.contract.canaries import WITNESSES, Witness

ANSWER, BACK = "answer", "back"
MOVES = (ANSWER, BACK)
Reader = str | None  # a seat, or the public


class Moment(NamedTuple):
    """A table after a row that moved it."""

    n: int  # answers that count
    over: bool
    score: dict[str, float] | None
    asked: str | None
    picks: list[str]
    views: dict[Reader, Any]  # of the clients that saw this row
    secrets: dict[Reader, list[str]]  # names of cards that each must not hear of


class Truth:
    def __init__(self, game: Game, options: dict[str, Any], rows: list[TableRow], readers: Iterable[Reader]) -> None:
        self._game = game
        self._options = game.choose(options)
        self._readers = list(readers)
        self.movers = [row for row in rows if row.kind in MOVES]
        self.moments: dict[int, Moment] = {}
        self._played: list[str] = []
        self._begin()
        self._keep(0)
        for row in self.movers:
            if row.kind == BACK:
                again, self._played = self._played[: row.to], []
                self._begin()
                for pick in again:
                    self._play(pick)
            else:
                self._play(row.pick)
            self._keep(row.number)

    def _begin(self) -> None:
        self._state: Any = self._game.new(self._options)
        self._witness: Witness = WITNESSES[self._game.name]()
        self._witness.look(self._state)

    def _play(self, pick: str) -> None:
        self._game.apply(self._state, pick)
        self._witness.look(self._state)
        self._played.append(pick)

    def _keep(self, number: int) -> None:
        game, state = self._game, self._state
        ask = game.waiting(state)
        views = {reader: _plain(game.dynamic_view(state, reader)) for reader in self._readers}
        secrets = {reader: self._witness.secrets(reader) for reader in self._readers}
        picks = [one.id for one in ask.picks] if ask else []
        self.moments[number] = Moment(
            len(self._played), ask is None, game.score(state), ask and ask.who, picks, views, secrets
        )

    def after(self, row: int) -> TableRow | None:
        """The first row that moved the game after that one."""
        return next((one for one in self.movers if one.number > row), None)

    def before(self, row: int) -> int:
        return max((one.number for one in self.movers if one.number < row), default=0)

    @property
    def last(self) -> int:
        return self.movers[-1].number if self.movers else 0


def by_people(row: TableRow, bots: Iterable[str]) -> bool:
    return row.who != CHANCE and row.who not in bots


def _plain(view: Any) -> Any:
    return messages.data(view)
