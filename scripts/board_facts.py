"""What the boards of the browser know of the log and of the facts, written from our declarations (`shapes.py`)."""

from collections.abc import Iterator
from typing import Any

from bree.core import Game
from bree.core.log_lines import LARGE, SILENT, Line, lines_of

WIDTH = 60  # of a row on one line
FOUND = "the "  # begins what a board works out from its view


def head(home: str) -> str:
    return f"// Made from {home} by scripts/shapes.py: `make shapes` writes it anew."


def log_page(game: Game[Any]) -> str:
    """How each line of the log is shown, and what it touches."""
    lines = lines_of(game)
    found = sorted({thing for line in lines for thing in line.about if thing.startswith(FOUND)})
    parts = [
        head(f"src/bree/games/{game.name}/log_lines.py"),
        *sets(lines),
        "/** What the board works out from its view. */\nexport type Found ="
        + "".join(f"\n  | '{one}'" for one in found)
        + ";",
        "/** What each line touches. */\nexport const about: Readonly<Record<string, readonly string[]>> = {\n"
        + "".join([f"  '{line.key}': {listed(line.about)},\n" for line in lines if line.about])
        + "};",
    ]
    return "\n\n".join(parts) + "\n"


def sets(lines: tuple[Line, ...]) -> Iterator[str]:
    named = {
        "large": [line.key for line in lines if line.weight == LARGE],
        "silent": [line.key for line in lines if line.weight == SILENT],
        "turns": [line.key for line in lines if line.turn],
    }
    for name, keys in named.items():
        yield f"export const {name}: ReadonlySet<string> = new Set({listed(keys)});"


def listed(words: Any) -> str:
    """On one line, or each word on its own."""
    said = [f"'{word}'" for word in words]
    whole = f"[{', '.join(said)}]"
    return whole if len(whole) < WIDTH else "[" + "".join([f"\n  {word}," for word in said]) + "\n]"
