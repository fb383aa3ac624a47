"""The tree under test: the package as this process has it, for processes that a test starts."""

import os
from pathlib import Path

import bree
from tests.seeds import SEEDS, TEST

SOURCE = Path(bree.__file__).resolve().parents[1]  # plain or compiled
GAMES = Path(__file__).resolve().parent / "games"
SEEDED = str(Path(__file__).with_name("seeded.py"))  # a program: runs a module, and its tables have the test's seeds


def environment(**more: str) -> dict[str, str]:
    """Ours, with more in it, and the name of the test. The same package is found there.

    The tiny game is last, so that a compiled copy wins.
    """
    path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH"), str(GAMES)]))
    return {**os.environ, "PYTHONPATH": path, TEST: SEEDS.test, **more}
