"""What goes wrong in a world: how each kind of fault begins and how it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from tests.server.world.loop import Process
from tests.server.world.schedule import Fault
from tests.server.world.worker import Worker

if TYPE_CHECKING:
    from tests.server.world.world import World

Work = Callable[["World", Fault], None]


def nothing(_world: World, _fault: Fault) -> None:
    """It ends without help."""


def _worker(world: World, fault: Fault) -> Worker:
    return world.workers[fault.whom % len(world.workers)]


def _kill(world: World, fault: Fault) -> None:
    _worker(world, fault).kill()


def _stop(world: World, fault: Fault) -> None:
    async def stop() -> None:
        worker = _worker(world, fault)
        await worker.stop()
        if world.healed and not worker.alive:  # it took its time
            world.start(worker)

    world.stopping.append(asyncio.create_task(stop()))


def _start(world: World, fault: Fault) -> None:
    if not _worker(world, fault).alive:
        world.start(_worker(world, fault))


def _freeze(world: World, fault: Fault) -> None:
    world.loop.freeze(_worker(world, fault).process)


def _wake(world: World, fault: Fault) -> None:
    if _worker(world, fault).alive:
        world.loop.wake(_worker(world, fault).process)


def _cut(world: World, fault: Fault) -> None:
    """One of the lines of a worker, to a client or to another worker."""
    world.network.cut(_worker(world, fault).process, Random(fault.whom))


def _part(world: World, fault: Fault) -> None:
    """A worker from another, or from a client."""
    own = _worker(world, fault).process
    others: list[Process] = [worker.process for worker in world.workers if worker.process is not own]
    others += [end.other.process for end in world.network.ends if end.process is own]
    if others:
        world.network.part(own, others[fault.whom % len(others)])


def _join(world: World, _fault: Fault) -> None:
    world.network.join_all()


def _slow_net(world: World, _fault: Fault) -> None:
    world.network.slow = 30.0


def _quick_net(world: World, _fault: Fault) -> None:
    world.network.slow = 1.0


def _part_store(world: World, fault: Fault) -> None:
    world.database.parted.add(_worker(world, fault).process)


def _join_store(world: World, fault: Fault) -> None:
    world.database.parted.discard(_worker(world, fault).process)


def _jump(world: World, fault: Fault) -> None:
    """The database's clock, by up to five seconds there or back."""
    world.database.jumped += fault.whom % 11 - 5.0


def _away(world: World, _fault: Fault) -> None:
    world.database.go_away()


def _back(world: World, _fault: Fault) -> None:
    world.database.come_back()


def _slow(world: World, _fault: Fault) -> None:
    world.database.slow = 100.0


def _quick(world: World, _fault: Fault) -> None:
    world.database.slow = 1.0


def _fill(world: World, _fault: Fault) -> None:
    world.database.full = True


def _clear(world: World, _fault: Fault) -> None:
    world.database.full = False


def _break(world: World, _fault: Fault) -> None:
    world.database.breaking = 0.5


def _mend(world: World, _fault: Fault) -> None:
    world.database.breaking = 0.0


BEGIN: dict[str, Work] = {
    "kill": _kill, "stop": _stop, "freeze": _freeze, "cut": _cut, "part": _part, "slow net": _slow_net,
    "part store": _part_store, "clock": _jump, "store away": _away, "store slow": _slow, "store full": _fill,
    "store breaks": _break,
}  # fmt: skip
END: dict[str, Work] = {
    "kill": _start, "stop": _start, "freeze": _wake, "part": _join, "slow net": _quick_net, "part store": _join_store,
    "store away": _back, "store slow": _quick, "store full": _clear, "store breaks": _mend,
}  # fmt: skip


def heal(world: World) -> None:
    """Whatever still goes wrong ends."""
    world.database.parted.clear()
    for number in range(len(world.workers)):
        for work in END.values():
            work(world, Fault("", 0.0, 0.0, number))
