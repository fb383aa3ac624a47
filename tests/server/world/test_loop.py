"""The loop of the simulated worlds: time jumps, processes are drawn, freeze and die, and nobody waits for ever."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.world.loop import Loop, Stuck


@pytest.fixture
def loop() -> Iterator[Loop]:
    made = Loop(Random(1))
    yield made
    made.end()


def test_time_jumps_to_the_next_timer(loop: Loop) -> None:
    async def sleep() -> float:
        await asyncio.sleep(3600.0)
        return loop.time()

    assert loop.run_until_complete(sleep()) == pytest.approx(3600.0, abs=0.01)


def test_whoever_waits_for_nothing_is_found(loop: Loop) -> None:
    with pytest.raises(Stuck, match="nothing can ever happen"):
        loop.run_until_complete(asyncio.Event().wait())


def test_a_circle_is_found(loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.world.loop.MOST", 1000)

    async def turn() -> None:
        while True:
            await asyncio.sleep(0)

    with pytest.raises(Stuck, match="circle"):
        loop.run_until_complete(turn())


def orders(seed: int) -> list[str]:
    loop, heard = Loop(Random(seed)), list[str]()

    async def speak(name: str) -> None:
        for number in range(3):
            heard.append(f"{name}{number}")
            await asyncio.sleep(0)

    async def both() -> None:
        await asyncio.gather(*(loop.start(loop.process(name), speak(name)) for name in "ab"))

    loop.run_until_complete(both())
    loop.end()
    return heard


def test_the_order_of_processes_is_drawn_and_each_keeps_its_own() -> None:
    assert orders(1) == orders(1)
    assert len({tuple(orders(seed)) for seed in range(20)}) > 5
    for seed in range(20):
        assert [one for one in orders(seed) if one[0] == "a"] == ["a0", "a1", "a2"]


def test_a_frozen_process_goes_on_when_it_is_woken_and_a_dead_one_never(loop: Loop) -> None:
    beats: dict[str, list[float]] = {"frozen": [], "dead": [], "well": []}

    async def beat(name: str) -> None:
        while True:
            beats[name].append(round(loop.time()))
            await asyncio.sleep(1.0)

    async def world() -> None:
        processes = {name: loop.process(name) for name in beats}
        for name, process in processes.items():
            loop.start(process, beat(name))
        await asyncio.sleep(2.5)
        loop.freeze(processes["frozen"])
        loop.kill(processes["dead"])
        await asyncio.sleep(5.0)
        loop.wake(processes["frozen"])
        await asyncio.sleep(2.0)

    loop.run_until_complete(world())
    assert beats == {"frozen": [0, 1, 2, 8, 9], "dead": [0, 1, 2], "well": list(range(10))}


def test_what_would_run_in_a_thread_runs_here_a_moment_later(loop: Loop) -> None:
    async def ask() -> int:
        return await loop.run_in_executor(None, lambda: 7)

    assert loop.run_until_complete(ask()) == 7
    assert loop.time() > 0
