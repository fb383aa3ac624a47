"""Many worlds, one after the other; the first that fails is shrunk and told with the command that brings it back."""

from collections.abc import Callable, Iterable
import time
from typing import Any

from tests.server.world.check import check
from tests.server.world.schedule import Schedule, draw
from tests.server.world.shrink import shrink
from tests.server.world.world import World

Change = Callable[[Any], None]
SHOWN = 5  # of the sentences


def nothing(_patch: Any) -> None:
    """The unchanged server."""


def findings(schedule: Schedule, change: Change = nothing) -> list[str]:
    world = World(schedule, change)
    try:
        world.run()
    except AssertionError as stuck:
        return [f"{type(stuck).__name__}: {stuck}"]
    return check(world)


def failing(seed: int) -> tuple[bool, float]:
    """Does it fail, and how long did it take, in seconds of the processor?"""
    began = time.process_time()
    return bool(findings(draw(seed))), time.process_time() - began


def first_failing(seeds: Iterable[int], change: Change = nothing) -> int | None:
    return next((seed for seed in seeds if findings(draw(seed), change)), None)


def told(seed: int, change: Change = nothing) -> str:
    """The schedule of a seed that fails, as small as it can be made, what was found, and how to see it again."""
    small = shrink(draw(seed), lambda tried: bool(findings(tried, change)))
    sentences = findings(small, change)[:SHOWN]
    return "\n".join([str(small), *(f"- {one}" for one in sentences), command(small)])


def command(schedule: Schedule) -> str:
    whole = draw(schedule.seed)
    kept = ",".join(str(whole.faults.index(fault)) for fault in schedule.faults)
    return (
        f"python scripts/soak_world.py --seed {schedule.seed} --faults {kept or 'none'}"
        f" --tables {schedule.tables} --length {schedule.length:g}"
    )
