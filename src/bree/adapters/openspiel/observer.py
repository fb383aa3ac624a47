"""What a player is shown: as words, and as numbers in named pieces."""

from typing import Any

import numpy as np
import pyspiel

from bree.adapters.features import seen
from bree.adapters.openspiel.recall import BITS
from bree.adapters.openspiel.state import BreeState
from bree.adapters.openspiel.table import Table
from bree.core import Ask


def recalls(kind: Any) -> bool:
    """Is the past asked for? Nothing else than what one player sees can be shown."""
    if kind is None or isinstance(kind, dict):  # the library leaves the kind away and gives parameters alone
        return False
    if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
        raise ValueError("an observation is what one player sees, public and private things together")
    return bool(kind.perfect_recall)


class Observer:
    """The pieces: which `player` looks, what it sees now, part by part, and with perfect recall its `past`, in bits."""

    def __init__(self, table: Table, recall: bool) -> None:
        self.table = table
        self.recall = recall
        self._seats, self._size = len(table.seats), table.features.size
        self.tensor = np.zeros(self._seats + self._size + (BITS if recall else 0), np.float32)
        self.dict = {"player": self.tensor[: self._seats], **self._parts(table.features.blocks)}
        if recall:
            self.dict["past"] = self.tensor[-BITS:]

    def _parts(self, blocks: dict[str, slice]) -> dict[str, Any]:
        seen = self.tensor[self._seats : self._seats + self._size]
        return {f"seen.{name}": seen[block] for name, block in blocks.items()}

    def set_from(self, state: BreeState, player: int) -> None:
        play, table = state.play, self.table
        seat = table.seats[player]
        self.tensor[: self._seats] = 0
        self.tensor[player] = 1
        row = table.features.row(seen(table.game, play.s, seat, play.ask, play.run))
        self.tensor[self._seats : self._seats + self._size] = row
        if self.recall:
            self.tensor[-BITS:] = np.unpackbits(np.frombuffer(play.past(seat), np.uint8))

    def string_from(self, state: BreeState, player: int) -> str:
        play, seat = state.play, self.table.seats[player]
        question = asked(play.ask, seat)
        if self.recall:
            return f"{seat} {play.past(seat).hex()} {question}".rstrip()
        view = self.table.game.moving(play.s, seat)
        lines = [f"{name}: {words(value)}".rstrip() for name, value in view.items()]
        return "\n".join([f"{seat} {question}".rstrip(), *lines])


def asked(ask: Ask | None, seat: str) -> str:
    """The question that is put to this very seat, with its picks."""
    return f"{ask.key}: {' '.join(pick.id for pick in ask.picks)}" if ask is not None and ask.who == seat else ""


def words(value: Any) -> str:
    """JSON values as words: no quotes, and brackets only inside of others. The order tells nothing."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {inner(item)}" for name, item in sorted(value.items()))
    if isinstance(value, (list, tuple)):
        return " ".join(inner(item) for item in value)
    return "" if value is None else str(value)


def inner(value: Any) -> str:
    return f"({words(value)})" if isinstance(value, (dict, list, tuple)) else words(value) or "-"
