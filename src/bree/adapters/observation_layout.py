"""The columns of an observation. Each number and word that a seat may see has a column with a name, in a fixed order.

The types of the view and its vocabularies (`bree.core.vocabulary`) determine the columns:

    corruption: int                   the number, or 1 for yes: `fellowship.corruption`
    region: Region                    a column for each word: `fellowship.region=bree`
    played: list[Card]                how often each word occurs: `played=athelas`
    standing: dict[Region, Standing]  the same for each key: `standing.bree.captured`; `standing.bree`: is it there?
    hands: Annotated[list[Hand], Places(4)]   the same for each place of a list: `hands.0.size`
    battle: BattleNow | None          and whether it is there: `battle`

A word without a column is an error. If a game of another package declares nothing, a hash of the name chooses the
column.
"""

from functools import cache
from typing import Annotated, Any, Final

from bree.core import Game
from bree.core.answers import answers_of
from bree.core.text_check import keys_of
from bree.core.vocabulary import FieldType, Shape, Undeclared, field_type, fields, place_of, shape_of, vocab

LOOSE: Final = 1024  # columns for a game that declares nothing
ME: Final = "me"  # the part that the adapter adds to a view: the seat and the question
ASK: Final = "ask-"  # before the text key of a question


class Node:
    """A place in the view, and the columns of its possible values."""

    __slots__ = ("column", "home", "kids", "path", "places", "there", "words")

    def __init__(self, path: str, home: tuple[Any, str] | None = None) -> None:
        self.path = path
        self.home = home  # the record that declares it, and the field name there
        self.column = -1  # of a number
        self.there = -1  # 1 if the place has a value
        self.words: dict[str, int] = {}  # word -> its column
        self.kids: dict[str, Node] = {}  # by the key of a dict
        self.places: list[Node] = []  # of a list


class Layout:
    def __init__(self, view: Any, me: dict[str, Any], lasting: tuple[str, ...]) -> None:
        """Create the columns for a view without its static parts (`lasting`), and for the part `me`."""
        self._lasting = lasting
        self.columns: list[str] = []
        self.root = Node("")
        self.blocks: dict[str, slice] = {}  # part of the view -> its columns
        for name, hint in {**fields(view), ME: me}.items():
            if name not in lasting:
                start = len(self.columns)
                self.root.kids[name] = self._node(name, hint, (view, name))
                self.blocks[name] = slice(start, len(self.columns))

    def _node(self, path: str, hint: Any, home: tuple[Any, str]) -> Node:
        """Return the node for this path, with everything below it."""
        node = Node(path, home)
        if isinstance(hint, dict):  # the part `me`
            node.kids = {name: self._node(f"{path}.{name}", inner, home) for name, inner in hint.items()}
            return node
        kind = field_type(hint)
        if kind.may_lack:
            node.there = self._column(path)
        if kind.form == "number":
            node.column = self._column(path)
        elif kind.form == "keys":
            node.kids = {key: self._entry(f"{path}.{key}", kind.inner, home) for key in kind.words}
        elif kind.form == "list" and kind.most:
            node.places = [self._entry(f"{path}.{at}", kind.inner, home) for at in range(kind.most)]
        elif kind.form == "record":
            node.kids = self._inside(path, kind)
        else:
            node.words = {word: self._column(f"{path}={word}") for word in kind.words}
        return node

    def _entry(self, path: str, hint: Any, home: tuple[Any, str]) -> Node:
        """Return the node for a key or a list entry. A column says that it exists, even if it is empty."""
        node = self._node(path, hint, home)
        if node.column < 0:
            node.there = self._column(path)
        return node

    def _inside(self, path: str, kind: FieldType) -> dict[str, Node]:
        paths = {name: f"{path}.{name}" for name in fields(kind.inner)}
        hints = fields(kind.inner)
        return {
            name: self._node(at, hints[name], (kind.inner, name))
            for name, at in paths.items()
            if at not in self._lasting
        }

    def _column(self, name: str) -> int:
        self.columns.append(name)
        return len(self.columns) - 1


@cache
def layout_of(game: Game) -> Layout | None:
    """Return None if the game declares nothing."""
    shape = shape_of(game)
    return Layout(shape.view, questions(game, shape), game.static_paths) if shape is not None else None


def questions(game: Game, shape: Shape) -> dict[str, Any]:
    """Return the types of the part that the adapter adds to a view."""
    asks = [key.removeprefix(ASK) for key in sorted(keys_of(game.package, "en")) if key.startswith(ASK)]
    return {
        "seat": Annotated[str, shape.seats],
        "ask": Annotated[str, vocab("ask", asks)],
        "least": int,
        "most": int,
        "facts": dict(shape.facts),
        "run": list[Annotated[str, vocab("answer", answers_of(game))]],
    }


def undeclared(node: Node, word: str) -> Undeclared:
    """Return the error for a word without a column."""
    where = f"{place_of(*node.home)}: " if node.home is not None else ""
    return Undeclared(f"{where}{node.path} may not hold {word!r}; its vocabulary lacks it")
