"""The same seed is the same world, byte for byte, in this process and in another with other hashes."""

from hashlib import sha256
from pathlib import Path
import subprocess
import sys

import pytest

from tests.server.world.schedule import draw
from tests.server.world.world import World
from tests.tree import environment

SEEDS = (3, 14, 27)
LIMIT_S = 120
ROOT = Path(__file__).resolve().parents[3]


def history(seed: int) -> str:
    world = World(draw(seed))
    world.run()
    return world.history.text()


def mark(seed: int) -> str:
    return sha256(history(seed).encode()).hexdigest()


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_seed_is_the_same_history(seed: int) -> None:
    first = history(seed)
    litter = [bytearray(1000 + n) for n in range(1000)]  # everything lies elsewhere in memory
    assert history(seed) == first
    assert len(litter) == 1000
    assert len(first.splitlines()) > 50


def test_other_hashes_are_the_same_histories() -> None:
    code = f"from tests.server.world.test_same import mark; print(*map(mark, {SEEDS}))"
    found = subprocess.run(
        [sys.executable, "-c", code], env=environment(PYTHONHASHSEED="12345"), capture_output=True, text=True,
        check=True, timeout=LIMIT_S, cwd=ROOT,
    )  # fmt: skip
    assert found.stdout.split() == [mark(seed) for seed in SEEDS]


def test_another_seed_is_another_history() -> None:
    assert history(3) != history(4)
