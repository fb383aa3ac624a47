"""Two hundred worlds, each from its seed: whatever fails, what was acknowledged holds and nobody waits for ever.

And those from beyond that have found something once.
"""

import pytest

from tests.server.world.seeds import first_failing, told

SEEDS = 200
CHUNK = 10
ONCE = (488, 2647, 4572, 22064)


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_what_was_promised_holds_whatever_fails(first: int) -> None:
    seed = first_failing(range(first, first + CHUNK))
    assert seed is None, told(seed)


@pytest.mark.parametrize("seed", ONCE)
def test_what_was_found_once_holds(seed: int) -> None:
    assert first_failing([seed]) is None, told(seed)
