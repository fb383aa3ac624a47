"""Where everything that a seat sees stands in a row of numbers: columns with names, in a fixed order.

`layouts/GAME.txt` tells it, a line for each path in the view (`scripts/layouts.py` writes it):

    fellowship.corruption number            a number, or a yes or no, as it is
    fellowship.region word bree moria ...   one of these words: a column for each
    played words athelas grond ...          a list: how often each of these is in it
    standing keys bree moria ...            the same for each of these keys; `standing.*` tells what
    hands row 4                             the same for each place of a list; `hands.*` tells what

What is not told there is counted in a few columns at the end, by a hash of its name. So nothing is lost without a
trace, and a game of another package, which has no layout, can be learned too.
"""

from functools import cache
from importlib.resources import files
from typing import Final

SPARE: Final = 32  # columns for what a layout does not tell
LOOSE: Final = 1024  # columns of a game without a layout
ANY: Final = "*"  # in a path: each of the keys or places


class Node:
    """A place in the view, and the columns of what may stand there."""

    __slots__ = ("column", "kids", "path", "places", "words")

    def __init__(self, path: str) -> None:
        self.path = path
        self.column = -1  # of a number
        self.words: dict[str, int] = {}  # word -> its column
        self.kids: dict[str, Node] = {}  # by the key of a dict
        self.places: list[Node] = []  # of a list


class Layout:
    def __init__(self, lines: list[str]) -> None:
        self._told: dict[str, list[str]] = {}  # path -> kind and words
        self._inside: dict[str, list[str]] = {}  # path -> names in it, in the order of the lines
        for line in lines:
            path, *words = line.split()
            self._told[path] = words
            self._enter(path)
        self.columns: list[str] = []
        self.root = Node("")
        self.blocks: dict[str, slice] = {}  # name of a part of the view -> its columns
        for name in self._inside.get("", ()):
            start = len(self.columns)
            self.root.kids[name] = self._node(name, name)
            self.blocks[name] = slice(start, len(self.columns))
        self.spare = SPARE if lines else LOOSE
        self.first_spare = len(self.columns)
        self.columns += [f"#{number}" for number in range(self.spare)]
        self.blocks["#"] = slice(self.first_spare, len(self.columns))

    def _enter(self, path: str) -> None:
        above, _, name = path.rpartition(".")
        inside = self._inside.setdefault(above, [])
        if name not in inside:
            inside.append(name)
            if above:
                self._enter(above)

    def _node(self, path: str, told: str) -> Node:
        """The place with this path, and all below it; `told` is the path by which the lines know it."""
        node = Node(path)
        kind, *words = self._told.get(told, ["record"])
        if kind == "number":
            node.column = self._column(path)
        elif kind in {"word", "words"}:
            node.words = {word: self._column(f"{path}={word}") for word in words}
        elif kind == "keys":
            node.kids = {key: self._node(f"{path}.{key}", f"{told}.{ANY}") for key in words}
        elif kind == "row":
            node.places = [self._node(f"{path}.{at}", f"{told}.{ANY}") for at in range(int(words[0]))]
        else:
            node.kids = {name: self._node(f"{path}.{name}", f"{told}.{name}") for name in self._inside[told]}
        return node

    def _column(self, name: str) -> int:
        self.columns.append(name)
        return len(self.columns) - 1


@cache
def layout_of(game: str) -> Layout:
    file = files("bree.adapters") / "layouts" / f"{game}.txt"
    return Layout(file.read_text(encoding="utf-8").splitlines() if file.is_file() else [])
