"""A mistake with a cluster is told in one sentence: a wrong address, no cluster there, another Bree on a machine."""

from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from bree.core import Refusal
from bree.lab import ray_executor
from bree.lab.ray_executor import RayExecutor, check_versions, versions_task
from bree.lang import Voice
from tests.command import bree

pytestmark = pytest.mark.xdist_group("ray")  # Ray is imported once

REFUSED = {
    "nonsense": {
        "en": "“nonsense” is not the address of a Ray cluster; write HOST:PORT or auto.",
        "pl": "„nonsense” nie jest adresem klastra Ray; trzeba napisać HOST:PORT albo auto.",
    },
    "ray://127.0.0.1:1": {
        "en": "“ray://127.0.0.1:1” is not the address of a Ray cluster; write HOST:PORT or auto.",
        "pl": "„ray://127.0.0.1:1” nie jest adresem klastra Ray; trzeba napisać HOST:PORT albo auto.",
    },
    "127.0.0.1:many": {
        "en": "“127.0.0.1:many” is not the address of a Ray cluster; write HOST:PORT or auto.",
        "pl": "„127.0.0.1:many” nie jest adresem klastra Ray; trzeba napisać HOST:PORT albo auto.",
    },
    "127.0.0.1:1": {
        "en": "No Ray cluster answers at “127.0.0.1:1”.",
        "pl": "Pod adresem „127.0.0.1:1” nie odpowiada żaden klaster Ray.",
    },
    "127.0.0.1:99999999": {
        "en": "No Ray cluster answers at “127.0.0.1:99999999”.",
        "pl": "Pod adresem „127.0.0.1:99999999” nie odpowiada żaden klaster Ray.",
    },
    "auto": {
        "en": "No Ray cluster runs on this machine; start one with ray start --head.",
        "pl": "Na tym komputerze nie działa klaster Ray; można go uruchomić poleceniem ray start --head.",
    },
}


@pytest.fixture
def no_cluster(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    """A cluster of somebody else on this machine is not found."""
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    monkeypatch.setattr("ray._private.services.find_gcs_addresses", cache(set))


@pytest.mark.usefixtures("no_cluster")
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("where", REFUSED)
def test_an_address_without_a_cluster_is_refused(where: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = bree(capsys, "simulate", "mordor", "--games", "3", "--ray", where, "--lang", lang)
    assert said == (2, [], [REFUSED[where][lang]])


def told(refusal: Refusal) -> list[str]:
    return [Voice(lang).refusal(refusal) for lang in ("en", "pl")]


@pytest.mark.parametrize("fault", [ConnectionError("no node here"), RuntimeError("no node here")])
def test_the_reason_for_which_ray_does_not_connect_is_told(fault: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def init(*_: object, **__: object) -> None:
        raise fault

    monkeypatch.setattr(ray_executor, "check_reachable", lambda _: None)
    with pytest.raises(Refusal) as refusal:
        ray_executor.connect(SimpleNamespace(init=init), "10.0.0.1:6379")
    assert told(refusal.value) == [
        "Ray could not connect to the cluster at 10.0.0.1:6379: no node here",
        "Ray nie mógł połączyć się z klastrem 10.0.0.1:6379: no node here",
    ]


class RayError(Exception):
    pass


class RayTaskError(RayError):
    cause = ValueError("of the task")


class GetTimeoutError(RayError):
    pass


def stand_in(get: RayError, *nodes: dict[str, Any]) -> Any:
    """The parts of Ray that `RayExecutor` uses; the result of every task is this fault."""

    def fail(_future: object, **_: object) -> None:
        raise get

    remote = SimpleNamespace(options=lambda **_: remote, remote=lambda: "future")
    affinity = SimpleNamespace(NodeAffinitySchedulingStrategy=lambda node, **_: node)
    return SimpleNamespace(
        remote=lambda **_: lambda _: remote,
        nodes=lambda: nodes,
        get=fail,
        exceptions=SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError, GetTimeoutError=GetTimeoutError),
        util=SimpleNamespace(scheduling_strategies=affinity),
    )


def test_a_machine_that_does_not_answer_is_named() -> None:
    nodes = [
        {"Alive": alive, "NodeID": name, "NodeManagerAddress": name, "Resources": has}
        for name, alive, has in (("first", True, {}), ("dead", False, {"CPU": 4.0}), ("second", True, {"CPU": 4.0}))
    ]
    with pytest.raises(Refusal) as refusal:
        RayExecutor(stand_in(GetTimeoutError(), *nodes))
    assert told(refusal.value) == [
        "The machine second of the Ray cluster has not answered for 120 seconds.",
        "Komputer second z klastra Ray nie odpowiada od 120 sekund.",
    ]


def test_rules_of_another_version_are_refused() -> None:
    own = versions_task()()
    with pytest.raises(Refusal) as refusal:
        check_versions("10.0.0.2", {**own, "mordor": "77"})
    assert told(refusal.value) == [
        "The machine 10.0.0.2 of the Ray cluster has mordor 77, "
        f"this machine has {own['mordor']}. Install the same Bree on both.",
        "Komputer 10.0.0.2 z klastra Ray ma mordor w wersji 77, "
        f"a ten w wersji {own['mordor']}; na obu trzeba zainstalować to samo Bree.",
    ]


def test_a_game_that_only_one_machine_has_does_not_matter() -> None:
    own = versions_task()()
    check_versions("10.0.0.2", {name: own[name] for name in own if name != "mordor"} | {"chess": "1"})


def test_the_fault_of_a_task_is_raised_here() -> None:
    with pytest.raises(ValueError, match="of the task"):
        RayExecutor(stand_in(RayTaskError())).result("future")


def test_workers_that_die_every_time_are_told() -> None:
    with pytest.raises(Refusal, match="workers-lost"):
        RayExecutor(stand_in(RayError())).result("future")
