"""Check that a game declares each option once. Otherwise the second declaration would silently replace the first."""

from importlib.resources import files
from pathlib import Path
import re

from bree.core.game import Game
from bree.core.vocabulary import shown_path


def check_options(game: Game) -> None:
    names = [option.name for option in game.options]
    for at, name in enumerate(names):
        if name in names[:at]:
            raise ValueError(f"{place_of(game, name)}: the option {name!r} is declared twice")


def place_of(game: Game, name: str) -> str:
    """File and line of the last declaration, in a module or a card file."""
    declared = re.compile(rf"""(Option\(|\bname = )["']{re.escape(name)}["']""")
    home = Path(str(files(game.package)))
    found = home
    line = 1
    for file in sorted([*home.rglob("*.py"), *home.rglob("*.toml")]):
        for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if declared.search(text):
                found, line = file, number
    return f"{shown_path(found)}:{line}"
