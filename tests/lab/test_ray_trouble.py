"""What goes wrong with a cluster is one sentence, soon: no address, nobody there, nobody left."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
import os
from pathlib import Path
import socket
from threading import Thread
from types import SimpleNamespace
from typing import Any

import pytest

from bree.core import Refusal
from bree.lab import address, cluster
from bree.lab.chunks import Lost
from bree.lab.cluster import Cluster
from bree.lab.entry import MODE, let_in
from bree.lang import Voice
from tests.command import bree

pytestmark = pytest.mark.xdist_group("ray")  # who has imported Ray need not do it again

CALM = {
    "nonsense": {
        "en": "“nonsense” is not the address of a Ray cluster; write HOST:PORT or auto.",
        "pl": "„nonsense” nie jest adresem klastra Ray; trzeba napisać HOST:PORT albo auto.",
    },
    "ray://127.0.0.1:1": {
        "en": "“ray://127.0.0.1:1” is not the address of a Ray cluster; write HOST:PORT or auto.",
        "pl": "„ray://127.0.0.1:1” nie jest adresem klastra Ray; trzeba napisać HOST:PORT albo auto.",
    },
    "127.0.0.1:1": {
        "en": "No Ray cluster answers at “127.0.0.1:1”.",
        "pl": "Pod adresem „127.0.0.1:1” nie odpowiada żaden klaster Ray.",
    },
    "127.0.0.1:99999999": {
        "en": "No Ray cluster answers at “127.0.0.1:99999999”.",
        "pl": "Pod adresem „127.0.0.1:99999999” nie odpowiada żaden klaster Ray.",
    },
    "127.0.0.1:many": {
        "en": "No Ray cluster answers at “127.0.0.1:many”.",
        "pl": "Pod adresem „127.0.0.1:many” nie odpowiada żaden klaster Ray.",
    },
    "auto": {
        "en": "No Ray cluster runs on this machine; start one with ray start --head.",
        "pl": "Na tym komputerze nie działa klaster Ray; można go uruchomić poleceniem ray start --head.",
    },
}


@pytest.fixture
def nobody_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    """No cluster that somebody has on this machine is found."""
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    monkeypatch.setattr("ray._private.services.find_gcs_addresses", set)


@pytest.mark.usefixtures("nobody_here")
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("where", CALM)
def test_an_address_without_a_cluster_is_told(where: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = bree(capsys, "simulate", "mordor", "--games", "3", "--ray", where, "--lang", lang)
    assert said == (2, [], [CALM[where][lang]])


@contextmanager
def listener(says: bytes) -> Iterator[str]:
    """Somebody who is not Ray."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            line, _ = server.accept()
            with line, suppress(ConnectionError):
                line.sendall(says)
                while line.recv(100):
                    pass

        Thread(target=serve, daemon=True).start()
        yield f"127.0.0.1:{server.getsockname()[1]}"


@pytest.mark.parametrize("says", [b"", b"SSH-2.0-OpenSSH_9.2\r\n", b"HTTP/1.1 400 Bad Request\r\n\r\n"])
def test_somebody_who_is_not_ray_is_not_taken_for_it(says: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "PATIENCE", 0.1)
    with listener(says) as where:
        assert not address.answers(where)


def test_a_server_that_speaks_as_ray_is_let_pass() -> None:
    with listener(bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])) as where:
        assert address.answers(where)


class Gone(Exception):  # noqa: N818
    """Ray's word for a worker that is no more."""


def stand_in(**verbs: Any) -> Any:
    """As much of Ray as is asked for here."""
    nodes = [
        {"Alive": alive, "NodeID": name, "NodeManagerAddress": name, "Resources": has}
        for name, alive, has in (("first", True, {}), ("second", True, {"CPU": 4.0}), ("dead", False, {"CPU": 4.0}))
    ]
    remote = SimpleNamespace(options=lambda **_: remote, remote=lambda *_: object())
    told = {
        "get_runtime_context": lambda: SimpleNamespace(gcs_address="10.0.0.1:6379"),
        "remote": lambda **_: lambda _: remote,
        "nodes": lambda: nodes,
        "wait": lambda sent, **_: ([], sent),
        "cluster_resources": lambda: {"CPU": 4.0},
        "exceptions": SimpleNamespace(RayTaskError=ZeroDivisionError, RayError=Gone),
        "util": SimpleNamespace(
            scheduling_strategies=SimpleNamespace(NodeAffinitySchedulingStrategy=lambda node, **_: node)
        ),
    }
    return SimpleNamespace(**{**told, **verbs})


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock is a second later."""
    seconds = iter(range(10**6))
    monkeypatch.setattr(cluster, "monotonic", lambda: float(next(seconds)))


def told(refusal: Refusal) -> list[str]:
    return [Voice(lang).refusal(refusal) for lang in ("en", "pl")]


def test_a_machine_that_does_not_say_what_it_has_is_named() -> None:
    with pytest.raises(Refusal) as refusal:
        Cluster(stand_in()).ask_all()
    assert told(refusal.value) == [
        "The machine second of the Ray cluster has not answered for 120 seconds.",
        "Komputer second z klastra Ray nie odpowiada od 120 sekund.",
    ]


@pytest.mark.usefixtures("clock")
def test_a_cluster_without_machines_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "answers", lambda _: True)
    with pytest.raises(Refusal) as refusal:
        Cluster(stand_in(cluster_resources=dict)).done([1])
    assert told(refusal.value) == [
        "No machine of the Ray cluster has been able to work for 60 seconds.",
        "Od 60 sekund żaden komputer klastra Ray nie może pracować.",
    ]


@pytest.mark.usefixtures("clock")
def test_a_cluster_whose_first_machine_dies_is_told_before_ray_ends_the_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "answers", lambda _: False)
    with pytest.raises(Refusal) as refusal:
        Cluster(stand_in()).done([1])
    assert told(refusal.value) == [
        "The Ray cluster at 10.0.0.1:6379 no longer answers.",
        "Klaster Ray 10.0.0.1:6379 przestał odpowiadać.",
    ]


def test_a_worker_that_is_gone_is_lost_and_its_own_fault_is_told() -> None:
    def gone(_sent: object) -> None:
        raise Gone

    def fault(_sent: object) -> None:
        error = ZeroDivisionError()
        error.cause = ValueError("of the task")  # type: ignore[attr-defined]
        raise error

    with pytest.raises(Lost):
        Cluster(stand_in(get=gone)).take("slip")
    with pytest.raises(ValueError, match="of the task"):
        Cluster(stand_in(get=fault)).take("slip")


def test_rules_of_another_version_are_told() -> None:
    workers = Cluster(stand_in())
    there = {**workers.signs, "mordor": "77"}
    workers.ray.get = lambda _: ("10.0.0.2", there, None)
    with pytest.raises(Refusal) as refusal:
        workers.take("slip")
    own = workers.signs["mordor"]
    assert told(refusal.value) == [
        f"The machine 10.0.0.2 of the Ray cluster has mordor in version 77, this one in version {own}; "
        "install the same Bree on both.",
        f"Komputer 10.0.0.2 z klastra Ray ma mordor w wersji 77, a ten w wersji {own}; "
        "na obu trzeba zainstalować to samo Bree.",
    ]


def test_a_machine_in_a_cluster_that_this_one_has_not_joined() -> None:
    def init(*_: object, **__: object) -> None:
        raise ConnectionError("Failed to connect")

    with pytest.raises(Refusal) as refusal:
        cluster.enter(SimpleNamespace(init=init), "10.0.0.1:6379")
    assert told(refusal.value) == [
        "This machine is not part of the Ray cluster at 10.0.0.1:6379; "
        "join it first with ray start --address=10.0.0.1:6379.",
        "Ten komputer nie należy do klastra Ray 10.0.0.1:6379; "
        "najpierw trzeba go dołączyć: ray start --address=10.0.0.1:6379.",
    ]


ASKED = [
    "The Ray cluster at 10.0.0.1:6379 asks for its token, and this machine has none or another; "
    "ray get-auth-token prints it on a machine of the cluster, "
    "and RAY_AUTH_MODE=token with RAY_AUTH_TOKEN=… shows it from here.",
    "Klaster Ray 10.0.0.1:6379 żąda swojego tokenu, a ten komputer nie ma żadnego albo ma inny; "
    "na komputerze z klastra wypisze go polecenie ray get-auth-token, "
    "a tutaj podadzą go zmienne RAY_AUTH_MODE=token i RAY_AUTH_TOKEN=….",
]


@pytest.fixture
def guarded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[list[str]]:
    """A cluster that asks for the token `mellon` and is loud about it; which tokens it has seen."""
    from ray._raylet import AuthenticationMode, AuthenticationTokenLoader, get_authentication_mode
    from ray.exceptions import AuthenticationError

    seen = []

    def knock(address: str) -> None:
        assert address == "10.0.0.1:6379"
        seen.append(
            os.environ.get("RAY_AUTH_TOKEN", "") if get_authentication_mode() == AuthenticationMode.TOKEN else ""
        )
        if seen[-1] != "mellon":
            os.write(2, b"Failed to get cluster ID")
            raise AuthenticationError("InvalidAuthToken")

    for name in (MODE, "RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("ray._raylet.GcsClient", knock)
    monkeypatch.setattr("ray._private.services._find_address_from_flag", lambda _: {"10.0.0.1:6379"})
    AuthenticationTokenLoader.instance().reset_cache()
    yield seen
    AuthenticationTokenLoader.instance().reset_cache()


def test_the_token_of_a_cluster_that_this_machine_has_joined_is_shown(
    guarded: list[str], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RAY_AUTH_TOKEN", "mellon")
    with let_in("10.0.0.1:6379"):
        assert os.environ[MODE] == "token", "what Ray starts now shows it too"
    assert guarded == ["", "mellon"]
    assert MODE not in os.environ
    with let_in("10.0.0.1:6379"):
        pass
    assert guarded == ["", "mellon"] * 2, "another cluster may ask for none"
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("environment", "shown"),
    [
        ({}, [""]),
        ({"RAY_AUTH_TOKEN": "friend"}, ["", "friend"]),
        ({"RAY_AUTH_TOKEN_PATH": "/nowhere/token"}, [""]),
        ({"RAY_AUTH_TOKEN": "mellon", MODE: "disabled"}, [""]),
    ],
    ids=["none", "another", "file", "off"],
)
def test_a_cluster_that_asks_for_another_token_is_told(
    environment: dict[str, str],
    shown: list[str],
    guarded: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(Refusal) as refusal, let_in("10.0.0.1:6379"):
        pass
    assert told(refusal.value) == ASKED
    assert guarded == shown
    assert capfd.readouterr() == ("", "")


def test_a_stranger_does_not_get_the_token(guarded: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_TOKEN", "mellon")
    monkeypatch.setattr("ray._private.services._find_address_from_flag", lambda _: {"10.0.0.2:6379"})
    with pytest.raises(Refusal, match="cluster-token"), let_in("10.0.0.1:6379"):
        pass
    assert guarded == [""]


def test_a_server_that_is_not_ray_after_all_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    from ray.exceptions import RpcError

    def knock(**_: str) -> None:
        raise RpcError("Deadline Exceeded")

    monkeypatch.setattr("ray._raylet.GcsClient", knock)
    with pytest.raises(Refusal, match="cluster-silent"), let_in("10.0.0.1:6379"):
        pass
