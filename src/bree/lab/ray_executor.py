"""Runs tasks on all machines of a Ray cluster, of which this machine must be one (`ray start`)."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout, suppress
import logging
import socket
import sys
from typing import Any

from bree.core import Refusal
from bree.lab.batches import TRIES, BatchExecutor, BatchResult, run_batch

CONNECT_S = 5.0
VERSIONS_S = 120.0  # starting the first process of a machine can take a minute


@contextmanager
def ray_executor(address: str) -> Iterator["RayExecutor"]:
    """The cluster at HOST:PORT, or with `auto` the one that this machine has joined. An open connection is used."""
    try:
        import ray
    except ImportError:
        raise Refusal("missing-library", extra="cluster") from None
    if ray.is_initialized():
        yield RayExecutor(ray)
        return
    # Ray reports lost machines on the standard output, which belongs to the results of a command.
    with redirect_stdout(sys.stderr):
        connect(ray, address)
        try:
            yield RayExecutor(ray)
        finally:
            ray.shutdown()


def connect(ray: Any, address: str) -> None:
    if address != "auto":
        check_reachable(address)
    try:
        ray.init(address, logging_level=logging.CRITICAL, log_to_driver=False)
    except (ConnectionError, RuntimeError, SystemExit) as fault:
        if address == "auto" and isinstance(fault, ConnectionError):
            raise Refusal("cluster-none") from None
        raise Refusal("cluster-refused", address=address, reason=str(fault)) from None


def check_reachable(address: str) -> None:
    """Without this, Ray tries for minutes to reach a machine that does not answer."""
    host, colon, port = address.rpartition(":")
    if not host or not colon or not port.isdecimal() or "/" in host:
        raise Refusal("cluster-form", address=address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_S).close()
    except (OSError, OverflowError):
        raise Refusal("cluster-silent", address=address) from None


def versions_task() -> Callable[[], dict[str, str]]:
    """Gives the versions of Bree and its games. Ray sends a nested function whole, also to a machine without Bree."""

    def versions() -> dict[str, str]:
        found = {}
        with suppress(ImportError):
            import bree

            found["bree"] = bree.__version__
            from bree.core.find import games

            found |= {name: str(game.version) for name, game in games().items()}
        return found

    return versions


def check_versions(machine: str, found: dict[str, str]) -> None:
    """Only a game that both machines have must be the same."""
    if not found:
        raise Refusal("worker-without", machine=machine)
    for name, own in versions_task()().items():
        if found.get(name, own) != own:
            raise Refusal("worker-other", machine=machine, what=name, found=found[name], own=own)


class RayExecutor(BatchExecutor):
    """Ray itself runs a batch again when its worker or its machine dies."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.run_batch = ray.remote(max_retries=TRIES - 1)(run_batch)
        self.check_machines()

    def check_machines(self) -> None:
        """Check the versions of all machines before they get work."""
        on_node = self.ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy
        task = self.ray.remote(num_cpus=0)(versions_task())
        nodes = [node for node in self.ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
        asked = [task.options(scheduling_strategy=on_node(node["NodeID"], soft=False)).remote() for node in nodes]
        for machine, versions in zip([node["NodeManagerAddress"] for node in nodes], asked, strict=True):
            try:
                check_versions(machine, self.ray.get(versions, timeout=VERSIONS_S))
            except self.ray.exceptions.GetTimeoutError:
                raise Refusal("worker-silent", machine=machine, seconds=int(VERSIONS_S)) from None

    def capacity(self) -> int:
        """Two batches for each core, so that the next one is there when a core has finished one."""
        return 2 * max(1, int(self.ray.cluster_resources().get("CPU", 0)))

    def submit(self, do: Callable[[Any], Any], tasks: list[Any]) -> Any:
        return self.run_batch.remote(do, tasks)

    def wait(self, futures: Iterable[Any]) -> Iterable[Any]:
        return list(self.ray.wait(list(futures), num_returns=1)[0])

    def result(self, future: Any) -> BatchResult:
        errors = self.ray.exceptions
        try:
            return BatchResult(*self.ray.get(future))
        except errors.RayTaskError as fault:
            raise fault.cause from None
        except errors.RayError:  # Ray has tried again as often as it may
            raise Refusal("workers-lost", times=TRIES) from None

    def cancel(self, futures: Iterable[Any]) -> None:
        """The batches run to their end: Ray 2.60 can end this process when it cancels a task that has just ended."""
