"""Does tasks on all machines of a Ray cluster.

This machine must be part of the cluster (`ray start`). Bree, Python and Ray must be the same everywhere.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
import logging
import socket
import sys
from typing import Any, TypeVar

import bree
from bree.core import Refusal
from bree.core.find import games
from bree.lab.chunks import TRIES, Chunk, by_chunks, do_all

T = TypeVar("T")
R = TypeVar("R")
CONNECT_S = 5.0
VERSIONS_S = 120.0  # starting the first process of a machine can take a minute

Versions = dict[str, str]  # of "bree" and of the rules of every game


@contextmanager
def cluster(address: str) -> Iterator["Cluster"]:
    """The cluster at HOST:PORT, or with `auto` the one that this machine has joined. An open connection is used."""
    try:
        import ray
    except ImportError:
        raise Refusal("missing-library", extra="cluster") from None
    if ray.is_initialized():
        yield checked(Cluster(ray))
        return
    # Ray reports lost machines on the standard output, which belongs to the results of a command.
    with redirect_stdout(sys.stderr):
        connect(ray, address)
        try:
            yield checked(Cluster(ray))
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


def own_versions() -> Versions:
    return {"bree": bree.__version__, **{name: str(game.version) for name, game in games().items()}}


def checked(workers: "Cluster") -> "Cluster":
    """Asks every machine for its versions before any of them gets work."""
    ray = workers.ray
    affinity = ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy
    ask = ray.remote(num_cpus=0)(versions_there())
    asked = {
        ask.options(scheduling_strategy=affinity(node["NodeID"], soft=False)).remote(): node["NodeManagerAddress"]
        for node in ray.nodes()
        if node["Alive"] and node["Resources"].get("CPU")
    }
    done, late = ray.wait(list(asked), num_returns=len(asked), timeout=VERSIONS_S) if asked else ([], [])
    if late:
        raise Refusal("worker-silent", machine=asked[late[0]], seconds=int(VERSIONS_S))
    for answer in done:
        check_versions(asked[answer], ray.get(answer))
    return workers


def versions_there() -> Callable[[], Versions]:
    """Ray sends a nested function whole, so it also runs on a machine without Bree."""

    def ask() -> dict[str, str]:
        try:
            from bree.lab.cluster import own_versions
        except ImportError:
            try:
                from bree import __version__
            except ImportError:
                return {}
            return {"bree": __version__}
        return own_versions()

    return ask


def check_versions(machine: str, found: Versions) -> None:
    """Only a game that both machines have must be the same."""
    if not found:
        raise Refusal("worker-without", machine=machine)
    for name, own in own_versions().items():
        if found.get(name, own) != own:
            raise Refusal("worker-other", machine=machine, what=name, found=found[name], own=own)


class Cluster:
    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.do_all = ray.remote(max_retries=TRIES - 1)(do_all)

    def work(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        return by_chunks(self, do, tasks)

    def width(self) -> int:
        """Two chunks for each core, so that the next one is there when a core has finished one."""
        return 2 * max(1, int(self.ray.cluster_resources().get("CPU", 0)))

    def send(self, do: Callable[[Any], Any], tasks: list[Any]) -> Any:
        return self.do_all.remote(do, tasks)

    def done(self, sent: Iterable[Any]) -> Iterable[Any]:
        return list(self.ray.wait(list(sent), num_returns=1)[0])

    def take(self, sent: Any) -> Chunk:
        errors = self.ray.exceptions
        try:
            return Chunk(*self.ray.get(sent))
        except errors.RayTaskError as fault:
            raise fault.cause from None
        except errors.RayError:  # Ray has tried again as often as it may
            raise Refusal("workers-lost", times=TRIES) from None

    def drop(self, sent: Iterable[Any]) -> None:
        """The tasks end by themselves: Ray 2.60 can end this process when it cancels a task that has just ended."""
