"""Observations: the seat's view and the question to it, as a row of numbers.

A row is the sum of the contributions of all words and numbers in the view. So a new row is computed from the old one:
subtract what has gone and add what is new.
"""

from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any, Final, cast
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from bree.adapters.observation_layout import LOOSE, ME, Layout, Node, layout_of, undeclared
from bree.core import Ask, Fact, Game

Row = NDArray[np.float32]
Seen = Mapping[str, Any]
Cells = MutableSequence[float]  # the buffer of a row; writing to it is faster

MOST: Final = 1000  # larger numbers count as this, smaller ones than -MOST as -MOST
BOUND: Final = float(1 << 20)  # no column reaches this value


def seen(game: Game, s: Any, seat: str, ask: Ask | None, run: Sequence[str] = ()) -> Seen:
    """Return everything that the seat may know, except the static view. If the seat must answer, this includes the
    question.

    `run` holds the answers that the seat has already given to a question that takes several.
    """
    me: dict[str, Any] = {"seat": seat}
    if ask is not None and ask.who == seat:
        facts = {name: plain(fact) for name, fact in ask.facts.items()}
        me |= {"ask": ask.key, "least": ask.least, "most": ask.most, "facts": facts, "run": run}
    return {**game.dynamic_view(s, seat), ME: me}


def plain(fact: Fact) -> Fact:
    """Return a phrase (`symbol-ring+die-red`) as its words."""
    if isinstance(fact, tuple):
        return tuple([word for phrase in fact for word in phrase.split("+")])
    return tuple(fact.split("+")) if isinstance(fact, str) and "+" in fact else fact


class Features:
    """The columns of a game. They are the same for all options, seats and positions."""

    def __init__(self, game: Game) -> None:
        self.lay_out(layout_of(game))

    def lay_out(self, layout: Layout | None) -> None:
        """Set the columns. Without a layout they have no names."""
        self.strict = layout is not None
        self.root = layout.root if layout is not None else Node("")
        self.columns = tuple(layout.columns if layout is not None else [f"#{number}" for number in range(LOOSE)])
        self.size = len(self.columns)
        self.blocks = layout.blocks if layout is not None else {"#": slice(0, LOOSE)}

    def row(self, view: Seen) -> Row:
        """Return what the seat sees as numbers."""
        row: Row = np.zeros(self.size, np.float32)
        self._add(cast(Cells, row.data), self.root, view, 1)
        return row

    def change(self, row: Row, before: Seen, after: Seen) -> None:
        """Change the row of `before` into the row of `after`."""
        self._change(cast(Cells, row.data), self.root, before, after)

    def _change(self, cells: Cells, node: Node, before: Any, after: Any) -> None:
        kind = type(after)
        if kind is dict and type(before) is dict:
            self._change_dict(cells, node, before, after)
        elif kind is list and type(before) is list and not (node.places and len(before) != len(after)):
            self._change_list(cells, node, before, after)
        else:
            self._add(cells, node, before, -1)
            self._add(cells, node, after, 1)

    def _change_dict(self, cells: Cells, node: Node, before: dict[str, Any], after: dict[str, Any]) -> None:
        kids = node.kids
        for key, new in after.items():
            old = before.get(key)
            if old == new:
                continue
            kid = kids.get(key) or self._stranger(node, key)
            # words and numbers are the most frequent values, and this path is faster
            if type(new) is str and type(old) is str:
                if old:
                    cells[self._column(kid, old)] -= 1
                if new:
                    cells[self._column(kid, new)] += 1
            elif kid.column >= 0 and new is not None:
                cells[kid.column] = new if -MOST <= new <= MOST else MOST if new > 0 else -MOST
            else:
                self._change(cells, kid, old, new)
        if before.keys() != after.keys():
            for key, old in before.items():
                if key not in after:
                    self._add(cells, kids.get(key) or self._stranger(node, key), old, -1)

    def _change_list(self, cells: Cells, node: Node, before: list[Any], after: list[Any]) -> None:
        """Compare place by place if places matter, otherwise only the part between equal ends."""
        if node.places:
            for at, (old, new) in enumerate(zip(before, after, strict=True)):
                if old != new:
                    self._change(cells, node.places[at] if at < len(node.places) else node, old, new)
            return
        start, end = 0, 0
        most = min(len(before), len(after))
        while start < most and before[start] == after[start]:
            start += 1
        while end < most - start and before[-1 - end] == after[-1 - end]:
            end += 1
        self._add_list(cells, node, before[start : len(before) - end], -1)
        self._add_list(cells, node, after[start : len(after) - end], 1)

    def _add(self, cells: Cells, node: Node, value: Any, sign: int) -> None:
        kind = type(value)
        if node.there >= 0 and value is not None:
            cells[node.there] += sign
        if kind is str:
            if value:  # an empty word has no column
                cells[self._column(node, value)] += sign
        elif kind is int or kind is bool or kind is float:
            self._add_number(cells, node, value, sign)
        elif kind is dict:
            kids = node.kids
            for key, inner in value.items():
                self._add(cells, kids.get(key) or self._stranger(node, key), inner, sign)
        elif kind is list or kind is tuple:
            self._add_list(cells, node, value, sign)
        elif value is not None:
            raise TypeError(f"{node.path} holds what no view may: {value!r}")

    def _add_number(self, cells: Cells, node: Node, value: float, sign: int) -> None:
        if node.column >= 0:
            cells[node.column] += sign * max(-MOST, min(value, MOST))
        elif node.words:
            cells[self._column(node, str(value))] += sign
        else:
            cells[self._spare(node, "", str(value))] += sign * max(-MOST, min(value, MOST))

    def _add_list(self, cells: Cells, node: Node, value: Sequence[Any], sign: int) -> None:
        places = node.places
        for at, inner in enumerate(value):
            if at < len(places):
                self._add(cells, places[at], inner, sign)
            elif type(inner) is str:
                if inner:
                    cells[self._column(node, inner)] += sign
            elif type(inner) is int:
                cells[self._column(node, str(inner))] += sign
            else:
                self._add(cells, node, inner, sign)

    def _column(self, node: Node, word: str) -> int:
        column = node.words.get(word)
        return self._spare(node, f"={word}", word) if column is None else column

    def _spare(self, node: Node, told: str, word: str) -> int:
        """Return the column of a word that the layout does not name."""
        if self.strict:
            raise undeclared(node, word)
        return crc32(f"{node.path}{told}".encode()) % LOOSE

    def _stranger(self, node: Node, key: str) -> Node:
        """Return the node of a key that the layout does not name."""
        if self.strict:
            raise undeclared(node, key)
        return Node(f"{node.path}.{key}")


class RowTracker:
    """The rows of a running game. Each row is computed from the last row of the same seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.features = Features(game)
        self._last: dict[str, tuple[Seen, Row]] = {}

    def row(self, s: Any, seat: str, ask: Ask | None, run: Sequence[str]) -> Row:
        now = seen(self.game, s, seat, ask, run)
        if seat in self._last:
            before, row = self._last[seat]
            self.features.change(row, before, now)
        else:
            row = self.features.row(now)
        self._last[seat] = (now, row)
        return row.copy()
