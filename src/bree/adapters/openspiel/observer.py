"""The observations of a player, as text and as a tensor with named parts."""

from typing import Any, NamedTuple

import numpy as np
import pyspiel

from bree.adapters.features import Row, RowTracker, Seen, seen
from bree.adapters.openspiel.game_settings import GameSettings
from bree.adapters.openspiel.playthrough import Playthrough
from bree.adapters.openspiel.seat_memory import BITS
from bree.adapters.openspiel.state import BreeState
from bree.core import Ask


class ObservationKind(NamedTuple):
    """What an observation contains: public information, the player's private information, or both."""

    public: bool = True
    private: bool = True
    recall: bool = False  # also the past


def kind_of(told: Any) -> ObservationKind | None:
    """Return the kind that OpenSpiel asks for, or None if Bree does not offer it."""
    if told is None or isinstance(told, dict):  # OpenSpiel may leave out the kind and give only parameters
        return ObservationKind()
    private = told.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    kind = ObservationKind(told.public_info, private, told.perfect_recall)
    one = told.private_info != pyspiel.PrivateInfoType.ALL_PLAYERS
    return kind if one and (all(kind) or (any(kind) and not kind.recall)) else None


class Observer:
    """The parts of an observation: the `player`, what it sees now, and with perfect recall a digest of its `past`."""

    def __init__(self, table: GameSettings, kind: ObservationKind) -> None:
        self.table = table
        self.kind = kind
        self._watch = RowTracker(table.game)
        self._seats, self._size = len(table.seats), self._watch.features.size
        self.tensor = np.zeros(self._seats + self._size + (BITS if kind.recall else 0), np.float32)
        self.dict = {"player": self.tensor[: self._seats], **self._parts(self._watch.features.blocks)}
        if kind.recall:
            self.dict["past"] = self.tensor[-BITS:]

    def _parts(self, blocks: dict[str, slice]) -> dict[str, Any]:
        seen = self.tensor[self._seats : self._seats + self._size]
        return {f"seen.{name}": seen[block] for name, block in blocks.items()}

    def set_from(self, state: BreeState, player: int) -> None:
        play, seat = state.play, self.table.seats[player]
        self.tensor[: self._seats] = 0
        self.tensor[player] = self.kind.private
        self.tensor[self._seats : self._seats + self._size] = self._row(play, seat)
        if self.kind.recall:
            self.tensor[-BITS:] = np.unpackbits(np.frombuffer(play.past(seat), np.uint8))

    def _row(self, play: Playthrough, seat: str) -> Row:
        if self.kind.public and self.kind.private:
            return self._watch.row(play.s, seat, play.ask, play.run)
        return self._watch.features.row(self._taken_in(play, seen(self.table.game, play.s, seat, play.ask, play.run)))

    def string_from(self, state: BreeState, player: int) -> str:
        play, seat = state.play, self.table.seats[player]
        question = asked(play.ask, seat)
        if self.kind.recall:
            return f"{seat} {play.past(seat).hex()} {question}".rstrip()
        head = f"{seat} {question}".rstrip() if self.kind.private else "all"
        view = self._taken_in(play, self.table.game.dynamic_view(play.s, seat))
        return "\n".join([head, *(f"{name}: {words(value)}".rstrip() for name, value in view.items())])

    def _taken_in(self, play: Playthrough, view: Seen) -> Seen:
        """Return the part of the view that this kind of observation contains."""
        if self.kind.public and self.kind.private:
            return view
        public = self.table.game.dynamic_view(play.s, None)
        if self.kind.public:
            return public
        return {name: value for name, value in view.items() if name not in public or public[name] != value}


def asked(ask: Ask | None, seat: str) -> str:
    """Return the question to this seat, with its picks."""
    return f"{ask.key}: {' '.join(pick.id for pick in ask.picks)}" if ask is not None and ask.who == seat else ""


def words(value: Any) -> str:
    """Return JSON values as text, without quotes and with brackets only around nested values. The order carries no
    information.
    """
    if isinstance(value, dict):
        return ", ".join(f"{name} {inner(item)}" for name, item in sorted(value.items()))
    if isinstance(value, (list, tuple)):
        return " ".join(inner(item) for item in value)
    return "" if value is None else str(value)


def inner(value: Any) -> str:
    return f"({words(value)})" if isinstance(value, (dict, list, tuple)) else words(value) or "-"
