"""A call imports only what it needs: most of the time of a short call is imports."""

from pathlib import Path
import subprocess
import sys

import pytest

from bree.core.find import find, own_game, own_games
from tests.tree import environment

LIMIT = 120
CALL = "import sys; from bree.cli import main; main(sys.argv[1:]); print(*sorted(sys.modules), file=sys.stderr)"
TEXTS = {"fluent.runtime", "bree.lang"}
GAMES = {f"bree.games.{name}" for name in own_games()}
HEAVY = {"asyncio", "fastapi", "numpy", "polars", "pydantic", "rich.progress", "textual"}


def imported(words: str, home: Path) -> set[str]:
    """The modules that a process has imported after a call."""
    done = subprocess.run(
        [sys.executable, "-c", CALL, *words.split()],
        env=environment(BREE_HOME=str(home), BREE_LANG="en"),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=LIMIT,
        check=True,
    )
    return set(done.stderr.splitlines()[-1].split())


@pytest.mark.parametrize(
    ("words", "unused"),
    [
        ("--version", HEAVY | GAMES | TEXTS),
        ("--help", HEAVY | GAMES),
        ("play --help", HEAVY | GAMES),
        ("play mordor --plain --seed 1", HEAVY | GAMES - {"bree.games.mordor"}),
        ("rules mordor MOR-2.3", HEAVY | GAMES - {"bree.games.mordor"}),
    ],
)
def test_a_call_imports_only_what_it_needs(words: str, unused: set[str], tmp_path: Path) -> None:
    assert imported(words, tmp_path) & unused == set()


def test_one_game_is_found_by_its_name() -> None:
    for name, game in own_games().items():
        assert find(name) is own_game(name) is game


@pytest.mark.parametrize("name", ["", "no_such_game", "Mordor", "mordor.rules", "../mordor", "__init__"])
def test_an_odd_name_is_no_game(name: str) -> None:
    assert own_game(name) is None
