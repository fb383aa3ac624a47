"""Write where all that is in a view stands in an observation: src/bree/adapters/layouts/GAME.txt (`layout.py`).

    python scripts/layouts.py [GAME [ROUNDS]]

What kinds of things there are is read from the types of the game's views (its `shape.py`); which words and keys each of
them may hold, from ROUNDS (2) random games at every option set and chapter. Words that the file has already stay.
"""

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
import sys
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from words import families, in_order, tables

from bree.adapters.features import ME, seen
from bree.adapters.layout import ANY
from bree.core import CHANCE, Game
from bree.core.find import find, games
from tests.contract.tables import random_game

LAYOUTS = Path(__file__).resolve().parent.parent / "src" / "bree" / "adapters" / "layouts"
UNKNOWN = "?"
FEW = 3  # words that say nothing of others
FACTS = f"{ME}.facts"
OWN = {f"{ME}.seat": "word", f"{ME}.ask": "word", f"{ME}.least": "number", f"{ME}.most": "number", f"{ME}.run": "words"}


class Found:
    """What is known of a game's views so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds: dict[str, str] = {}  # path -> kind
        self.words: dict[str, dict[str, None]] = {}  # path -> words or keys that it holds
        self.longest: dict[str, int] = {}  # path of a row -> its places
        shape = import_module(f"{game.package}.shape")
        whole = next(kind for name, kind in vars(shape).items() if name.lower() == f"{game.name}view")
        self._enter("", whole)
        self.kinds |= OWN

    # What the types say

    def _enter(self, path: str, hint: Any) -> None:
        parts = [part for part in get_args(hint) if part is not NoneType]
        if get_origin(hint) in {Union, UnionType}:
            lists = [part for part in parts if get_origin(part) is list]  # `list[int] | Literal["?"]`
            self._enter(path, lists[0] if lists else parts[0])
        elif is_typeddict(hint):
            for name, inner in get_type_hints(hint).items():
                if f"{path}.{name}".lstrip(".") not in self.game.lasting:
                    self._enter(f"{path}.{name}".lstrip("."), inner)
        elif get_origin(hint) is dict:
            self.kinds[path] = "keys"
            self._enter(f"{path}.{ANY}", parts[1])
        elif get_origin(hint) is list and is_typeddict(parts[0]):
            self.kinds[path] = "row"
            self._enter(f"{path}.{ANY}", parts[0])
        elif get_origin(hint) is list:
            self.kinds[path] = "words"
        else:
            self.kinds[path] = "word" if hint is str or get_origin(hint) is Literal else "number"

    # What games say

    def look(self, path: str, value: Any) -> None:
        kind = self.kinds.get(path)
        if path.startswith(FACTS + "."):
            kind = self.kinds[path] = self._fact(kind, value)
        if value is None or kind == "number":
            return
        if kind == "words" and isinstance(value, list) and "" in value:  # a row of places, some of them bare
            kind = self.kinds[path] = "row"
            self.kinds[f"{path}.{ANY}"] = "word"
            self.words.pop(path, None)
        if kind == "keys":
            self._note(path, value)
            for inner in value.values():
                self.look(f"{path}.{ANY}", inner)
        elif kind == "row":
            self.longest[path] = max(self.longest.get(path, 0), len(value))
            for inner in value:
                self.look(f"{path}.{ANY}", inner)
        elif kind in {"word", "words"}:
            self._note(path, [value] if isinstance(value, str | int) else value)
        else:
            for name, inner in value.items():
                self.look(f"{path}.{name}".lstrip("."), inner)

    def _fact(self, kind: str | None, value: Any) -> str:
        mine = "number" if isinstance(value, int) else "word" if isinstance(value, str) else "words"
        return mine if kind in {None, mine} else "words" if "words" in {kind, mine} else "word"

    def _note(self, path: str, words: Any) -> None:
        self.words.setdefault(path, {}).update(dict.fromkeys([str(word) for word in words if word != ""]))

    # And what is made of it

    def fill_up(self) -> None:
        """What was seen seldom: some seats, data files, or words that stand at several paths, may be any of them."""
        seats = {seat for options in tables(self.game) for seat in self.game.seats(self.game.choose(options))}
        at_paths = Counter([frozenset(known.keys() - {UNKNOWN}) for known in self.words.values()])
        whole = [seats, *families(self.game), *[words for words, paths in at_paths.items() if paths > 1]]
        for path, known in self.words.items():
            some = known.keys() - {UNKNOWN}
            wider = [words for words in whole if some <= words]
            if wider and self.kinds[path] != "keys" and len(some) >= FEW:
                known.update(dict.fromkeys(min(wider, key=len)))

    def lines(self) -> Iterator[str]:
        for path, kind in self.kinds.items():
            known = " ".join(sorted(self.words.get(path, {}), key=in_order))
            if kind == "number":
                yield f"{path} number"
            elif kind == "row" and self.longest.get(path):
                yield f"{path} row {self.longest[path]}"
            elif known:
                yield f"{path} {kind} {known}"

    def read(self, lines: list[str]) -> None:
        """What a former file knows."""
        for line in lines:
            path, kind, *words = line.split()
            if self.kinds.get(path) == kind == "row":
                self.longest[path] = int(words[0])
            elif self.kinds.get(path) == kind != "number":
                self._note(path, words)


def play(found: Found, rounds: int) -> None:
    game = found.game
    for number, options in product(range(rounds), tables(game)):
        run: list[str] = []
        about = None
        for s, ask, answer in random_game(game, options, f"{number}/{options}"):
            if ask.who == CHANCE:
                continue
            if about != (ask.who, ask.key):
                run, about = [], (ask.who, ask.key)
            found.look("", seen(game, s, ask.who, ask, tuple(run)))
            if ask.many:
                run.append(answer)
        for seat in s.seats:
            found.look("", seen(game, s, seat, None))


def main(arguments: list[str]) -> None:
    rounds = int(arguments[1]) if len(arguments) > 1 else 2
    for game in [find(arguments[0])] if arguments else games().values():
        file = LAYOUTS / f"{game.name}.txt"
        found = Found(game)
        if file.exists():
            found.read(file.read_text(encoding="utf-8").splitlines())
        play(found, rounds)
        found.fill_up()
        lines = list(found.lines())
        file.write_text("".join([line + "\n" for line in lines]), encoding="utf-8")
        print(f"{game.name}: {len(lines)} lines")


if __name__ == "__main__":
    main(sys.argv[1:])
