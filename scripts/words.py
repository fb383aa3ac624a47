"""Write the words that a game may offer to a seat: src/bree/adapters/words/GAME.txt, one on a line.

    python scripts/words.py [GAME [ROUNDS]]

A word's line is its number in every adapter (`bree.adapters.codec`), so those that are listed stay where they are and
new ones come after them. The words are found in three ways: random games over all option sets and all chapters, ROUNDS
(20) of each; the picks that the game's modules hold ready, but for those that chance was asked about; and its data
files: where most cards of a kind were offered, any may be.
"""

import ast
from collections.abc import Iterator
from importlib import import_module
import inspect
from itertools import product
from pathlib import Path
from pkgutil import walk_packages
import sys
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "games")]

from bree.core import CHANCE, Game, Pick, Value  # noqa: E402
from bree.core.cards.file import folder  # noqa: E402
from bree.core.find import find, games  # noqa: E402
from tests.contract.tables import option_sets, random_game  # noqa: E402

WORDS = ROOT / "src" / "bree" / "adapters" / "words"


def tables(game: Game) -> list[dict[str, Value]]:
    """All option sets, and every chapter with every number of players."""
    values = {option.name: option.values for option in game.options}
    chapters = product(values["players"], values.get("chapter", ()))
    return [*option_sets(game).values(), *[{"players": n, "chapter": chapter} for n, chapter in chapters]]


def played(game: Game, rounds: int) -> tuple[set[str], set[str]]:
    """What seats were offered, and what chance was."""
    seats: set[str] = set()
    chance: set[str] = set()
    for number, options in product(range(rounds), tables(game)):
        for _, ask, _ in random_game(game, options, f"{number}/{options}"):
            (chance if ask.who == CHANCE else seats).update([pick.id for pick in ask.picks])
    return seats, chance


def held_ready(game: Game) -> set[str]:
    """The ids of all picks that are constants of the game's modules, or are made there of a constant: `Pick(BEAR)`."""
    home = import_module(game.package)
    modules = [home, *[import_module(module.name) for module in walk_packages(home.__path__, game.package + ".")]]
    constants = {pick.id for module in modules for value in vars(module).values() for pick in picks_in(value)}
    return constants.union(*[set(written_in(module)) for module in modules])


def written_in(module: ModuleType) -> Iterator[str]:
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        match node:
            case ast.Call(func=ast.Name("Pick"), args=[ast.Constant(str(word)), *_]):
                yield word
            case ast.Call(func=ast.Name("Pick"), args=[ast.Name(name), *_]):
                word = getattr(module, name, None)
                if isinstance(word, str):
                    yield word


def picks_in(value: Any) -> Iterator[Pick]:
    if isinstance(value, Pick):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from picks_in(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from picks_in(one)


def families(game: Game) -> list[set[str]]:
    """The data files of a folder that are of one kind."""
    found: dict[tuple[str, str], set[str]] = {}
    for where in game.folders.values():
        for card in folder(f"{game.package}.{where}", code=False).values():
            found.setdefault((where, str(card.facts.get("kind"))), set()).add(card.id)
    return list(found.values())


def words_of(game: Game, rounds: int) -> set[str]:
    seats, chance = played(game, rounds)
    words = seats | held_ready(game) - chance
    for family in families(game):
        if 2 * len(family & seats) > len(family):
            words |= family
    return words


def in_order(word: str) -> tuple[bool, int, str]:
    """Numbers by their size, before words."""
    return (not word.isdigit(), int(word) if word.isdigit() else 0, word)


def main(arguments: list[str]) -> None:
    rounds = int(arguments[1]) if len(arguments) > 1 else 20
    for game in [find(arguments[0])] if arguments else games().values():
        file = WORDS / f"{game.name}.txt"
        before = file.read_text(encoding="utf-8").split() if file.exists() else []
        new = sorted(words_of(game, rounds) - set(before), key=in_order)
        file.write_text("".join([word + "\n" for word in [*before, *new]]), encoding="utf-8")
        print(f"{game.name}: {len(before)} words, {len(new)} new")


if __name__ == "__main__":
    main(sys.argv[1:])
