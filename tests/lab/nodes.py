"""A real Ray cluster of two nodes on this machine, for tests: only on the loopback interface, in a separate folder."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
import os
from pathlib import Path
import shutil
import signal
import tempfile
from time import monotonic, sleep
from typing import Any, NamedTuple

import pytest

from tests.tree import environment

NODE = {"num_cpus": 1, "object_store_memory": 80 * 1024**2, "include_log_monitor": False}
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # Ray's word for: on the loopback
    "RAY_memory_monitor_refresh_ms": "0",  # other tests may fill the memory; nobody is to be killed for that
    "RAY_gcs_server_port_wait_time_s": "120",
    "RAY_health_check_period_ms": "500",  # a node that refuses a connection this often is dead; a slow node is not
    "RAY_health_check_failure_threshold": "10",
}


class Nodes(NamedTuple):
    address: str
    second: Any  # the node that may be killed
    second_id: str
    shadow: Path  # packages here come first on the second node, such as another version of Bree


@contextmanager
def two_nodes() -> Iterator[Nodes]:
    folder = Path(tempfile.mkdtemp(prefix="br", dir="/tmp"))  # short: the name of a socket has 107 letters at most
    shadow = folder / "shadow"
    shadow.mkdir()
    tree = environment()["PYTHONPATH"]
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**SETTINGS, "RAY_TMPDIR": str(folder), "PYTHONPATH": tree}.items():
            patch.setenv(name, value)
        from ray._private import ray_constants

        patch.setattr(ray_constants, "ENABLE_RAY_CLUSTER", False)  # if somebody has imported Ray before
        try:
            cluster, second = started({"PYTHONPATH": os.pathsep.join([str(shadow), tree])}, str(folder))
            patch.setenv("RAY_ADDRESS", cluster.address)  # "auto" is this one, whatever else runs on the machine
            yield Nodes(cluster.address, second, second.node_id, shadow)
            cluster.shutdown()
        finally:
            end_all(str(folder))
            shutil.rmtree(folder, ignore_errors=True)


def started(second: dict[str, str], folder: str) -> tuple[Any, Any]:
    """The cluster and its second node. Ray gives a node 30 seconds to start, which may be too few on a busy machine."""
    from ray.cluster_utils import Cluster

    for left in (2, 1, 0):
        try:
            cluster = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
            return cluster, cluster.add_node(**NODE, env_vars=second)
        except Exception:  # Ray has no special exception class for it
            end_all(folder)
            if not left:
                raise
    raise AssertionError


def end_all(folder: str) -> None:
    """Processes that still have this folder as Ray's: we started them, and some are slow to end."""
    until = monotonic() + 30
    while (left := processes_of(folder)) and monotonic() < until:
        for number in left:
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        sleep(0.05)
    assert not left, f"processes of Ray are left: {left}"


def processes_of(folder: str) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if f"RAY_TMPDIR={folder}\0".encode() in path.read_bytes() and int(path.parts[2]) != os.getpid():
                found.append(int(path.parts[2]))
    return found
