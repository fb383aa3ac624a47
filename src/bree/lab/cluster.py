"""All machines of a Ray cluster as one crew. Ray starts processes there, watches them and brings results back.

This machine must be one of the cluster (`ray start`), and Bree, Python and Ray must be the same on all of them.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
import logging
import os
import sys
from time import monotonic
from typing import Any, Self, TypeVar

from bree.core import Refusal
from bree.lab.address import answers, find_cluster
from bree.lab.chunks import Chunk, Lost, by_chunks
from bree.lab.entry import let_in
from bree.lab.traveller import differs, own_signs, traveller

T = TypeVar("T")
R = TypeVar("R")
STRANGERS = 120.0  # seconds in which every machine has to say which Bree it has
NOBODY = 60.0  # seconds without a single machine that works, after which nobody waits any longer
SILENCE = 20.0  # seconds after which a first machine that does not answer is taken for dead; Ray waits for 60
LOOK = 5.0  # seconds after which we look again how many machines there are


@contextmanager
def cluster(address: str) -> Iterator["Cluster"]:
    """The cluster at an address, or `auto`: that of this machine. A connection of somebody else is used and left."""
    if "ray" not in sys.modules:  # a minute is long for whoever has mistaken a machine
        os.environ.setdefault("RAY_gcs_server_request_timeout_seconds", "20")
    try:
        import ray
    except ImportError:
        raise Refusal("missing-library", extra="cluster") from None
    if ray.is_initialized():
        yield Cluster(ray).ask_all()
        return
    found = find_cluster(address)
    with mute(), let_in(found):
        try:
            enter(ray, found)
            yield Cluster(ray).ask_all()
        finally:
            ray.shutdown()


@contextmanager
def mute() -> Iterator[None]:
    """Ray tells of machines that die on the standard output, where our figures go; there is no option against it."""
    from ray._private import worker

    before, worker.print_to_stdstream = worker.print_to_stdstream, lambda *_, **__: None
    try:
        yield
    finally:
        worker.print_to_stdstream = before


def enter(ray: Any, address: str) -> None:
    """Into the cluster; what Ray notes meanwhile is in its own log."""
    try:
        ray.init(address, logging_level=logging.CRITICAL, log_to_driver=False)
    except ConnectionError:  # it answers, but knows no node that runs here
        raise Refusal("cluster-apart", address=address) from None
    except RuntimeError as fault:
        if "Version mismatch" not in str(fault):
            raise
        python = ".".join(str(part) for part in sys.version_info[:3])
        raise Refusal("cluster-other", address=address, python=python, ray=ray.__version__) from None


class Cluster:
    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.address: str = ray.get_runtime_context().gcs_address
        self.run = ray.remote(max_retries=0)(traveller())  # `by_chunks` sends again what is lost, and counts how often
        self.signs = own_signs()
        self.packed: tuple[object, bytes] = (None, b"")
        self.cores, self.looked = 0, -LOOK
        self.alive = self.heard = monotonic()

    def work(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        return by_chunks(self, do, tasks)

    def ask_all(self) -> Self:
        """Every machine that may work is asked for its Bree before it gets work."""
        affinity = self.ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy
        asked = {}
        for node in self.ray.nodes():
            if node["Alive"] and node["Resources"].get("CPU"):
                there = self.run.options(num_cpus=0, scheduling_strategy=affinity(node["NodeID"], soft=False))
                asked[there.remote(self.signs)] = node["NodeManagerAddress"]
        done, late = self.ray.wait(list(asked), num_returns=len(asked), timeout=STRANGERS) if asked else ([], [])
        if late:
            raise Refusal("worker-silent", machine=asked[late[0]], seconds=int(STRANGERS))
        for sent in done:
            with suppress(Lost):  # it has died since; others work
                self.take(sent)
        return self

    def width(self) -> int:
        """Two handfuls for each core: while one is done, the next is on its way."""
        self.look()
        return 2 * max(1, self.cores)

    def look(self) -> None:
        """How many cores there are now: machines come and go, but without the first of them Ray ends us too."""
        now = monotonic()
        if now < self.looked + LOOK:
            return
        self.looked = now
        if answers(self.address):
            self.heard = now
            self.cores = int(self.ray.cluster_resources().get("CPU", 0))
            self.alive = now if self.cores else self.alive
        elif now > self.heard + SILENCE:
            raise Refusal("cluster-gone", address=self.address)
        if now > self.alive + NOBODY:
            raise Refusal("cluster-empty", seconds=int(NOBODY))

    def send(self, do: Callable[[Any], Any], tasks: list[Any]) -> Any:
        if self.packed[0] is not do:
            self.packed = do, self.ray.cloudpickle.dumps(do)
        return self.run.remote(self.signs, self.packed[1], self.ray.cloudpickle.dumps(tasks))

    def done(self, sent: Iterable[Any]) -> Iterable[Any]:
        waiting = list(sent)
        while not (found := self.ray.wait(waiting, num_returns=1, timeout=LOOK)[0]):
            self.look()
        return list(found)

    def take(self, sent: Any) -> Chunk:
        """What a worker did; its own fault is raised here as if it had happened here."""
        errors = self.ray.exceptions
        try:
            machine, found, chunk = self.ray.get(sent)
        except errors.RayTaskError as fault:
            raise fault.cause from None
        except errors.RayError:  # the worker, its machine or its result is gone
            raise Lost from None
        if not found:
            raise Refusal("worker-without", machine=machine)
        if other := differs(self.signs, found):
            raise Refusal("worker-other", machine=machine, what=other[0], found=other[1], own=other[2])
        return Chunk(*chunk) if chunk else Chunk([], 0.0)

    def drop(self, sent: Iterable[Any]) -> None:
        """They end by themselves, soon. To cancel one at the moment when it ends would end this process (Ray 2.60)."""
