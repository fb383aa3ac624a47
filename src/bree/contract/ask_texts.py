"""Check that every ask of a game has a text in both languages.

The check reads the source of the game, because a random game comes to only some of the asks.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from bree.core import Game
from bree.core.answers import modules_of
from bree.core.text_check import keys_of
from bree.core.vocabulary import shown_path, source_of
from bree.lang import LANGUAGES


def faults(game: Game) -> list[str]:
    """Every ask without a text, with file and line."""
    texts = {language: keys_of(game.package, language) for language in LANGUAGES}
    return [
        f"{place}: the ask {key!r} has no text in {language!r}"
        for module in modules_of(game)
        for key, place in asks_in(source_of(module))
        for language in LANGUAGES
        if f"ask-{key}" not in texts[language]
    ]


def asks_in(file: Path) -> Iterator[tuple[str, str]]:
    """The key of each ask that a module makes, and its place. A key that is computed is left out."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name("Ask"), args=[_, ast.Constant(str(key)), *_]):
                yield key, f"{shown_path(file)}:{node.lineno}"
