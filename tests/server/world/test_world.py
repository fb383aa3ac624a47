"""Two hundred worlds, each from its seed: whatever fails, what was acknowledged holds and nobody waits for ever."""

import pytest

from tests.server.world.seeds import first_failing, told

SEEDS = 200
CHUNK = 10


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_what_was_promised_holds_whatever_fails(first: int) -> None:
    seed = first_failing(range(first, first + CHUNK))
    assert seed is None, told(seed)
