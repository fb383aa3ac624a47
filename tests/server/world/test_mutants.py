"""Worlds find faults that the server had or could have, each within a number of seeds."""

import pytest

from tests.server.world.mutants import ABOUT, MUTANTS
from tests.server.world.schedule import EACH, draw
from tests.server.world.seeds import command, findings, first_failing, told
from tests.server.world.shrink import shrink

WITHIN = 120  # seeds


@pytest.mark.parametrize("name", MUTANTS)
def test_a_fault_is_found(name: str) -> None:
    first = ABOUT.get(name, 0)
    seeds = range(first, first + EACH * WITHIN, EACH) if name in ABOUT else range(WITHIN)
    assert first_failing(seeds, MUTANTS[name]) is not None, f"{WITHIN} worlds hold with {name}"


def test_a_schedule_that_fails_is_shrunk_to_what_matters() -> None:
    """A worker that comes back while the store is away: it takes a death and a store, and nothing else."""
    mutant = MUTANTS["a_start_without_the_store_fails"]
    seed = first_failing(range(WITHIN), mutant)
    assert seed is not None
    whole = draw(seed)
    small = shrink(whole, lambda schedule: bool(findings(schedule, mutant)))
    assert {fault.kind for fault in small.faults} <= {"kill", "stop", "store away", "store breaks"}
    assert len(small.faults) <= 2
    assert set(small.faults) <= set(whole.faults)
    assert small.length <= whole.length
    text = told(seed, mutant)
    assert text.startswith(str(small))
    assert text.endswith(command(small))
    assert f"--seed {seed} " in text
