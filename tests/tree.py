"""The tree under test: the package as this process has it, for processes that a test starts."""

import os
from pathlib import Path

import bree

SOURCE = Path(bree.__file__).resolve().parents[1]  # plain or compiled
GAMES = Path(__file__).resolve().parent / "games"


def environment(**more: str) -> dict[str, str]:
    """Ours, with more in it. The same package is found there; the tiny game is last, so that a compiled copy wins."""
    path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH"), str(GAMES)]))
    return {**os.environ, "PYTHONPATH": path, **more}
