"""A real cluster of two nodes: the same figures as alone, also where one of them is killed in the middle."""

from collections.abc import Iterator
import json
import os
from pathlib import Path
import re
import shutil
import signal
from threading import Thread
from time import monotonic, sleep

import pytest

from bree import __version__
from bree.core import Refusal
from bree.lab.executor import executor
from bree.lab.playing import Played
from bree.lab.simulate import Playing, Study
from bree.lang import Voice
from tests.command import bree, start
from tests.lab.nodes import Nodes, two_nodes

pytestmark = pytest.mark.xdist_group("ray")  # one cluster is enough

LIMIT = 240  # seconds for what waits here

TELLING = """
import sys
from rich.progress import Progress
from bree.cli import main
Progress.advance = lambda *_: print("played", file=sys.__stdout__, flush=True)
sys.exit(main(sys.argv[1:]))
"""  # the command line, but it says when games have been played


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    with two_nodes() as nodes:
        yield nodes


def refused(nodes: Nodes) -> Refusal:
    with pytest.raises(Refusal) as refusal, executor(1, nodes.address):
        pass
    return refusal.value


@pytest.fixture
def joined(nodes: Nodes) -> Iterator[Nodes]:
    """An open connection to the cluster. An executor inside uses the same connection and does not close it."""
    with executor(1, "auto"):
        yield nodes


@pytest.mark.usefixtures("joined")
def test_the_figures_are_those_of_one_process(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["simulate", "mordor", "--games", "200", "--bots", "random,greedy", "--seed", "3", "--json", "--out"]
    on_two, alone = tmp_path / "two.parquet", tmp_path / "one.parquet"
    said = bree(capsys, *words, str(on_two), "--ray", "auto")
    expected = bree(capsys, *words, str(alone))
    figures = [{**json.loads(one.out[0]), "seconds": 0} for one in (said, expected)]
    assert (said.code, said.err, len(said.out)) == (0, [], 1)
    assert figures[0] == figures[1]
    assert on_two.read_bytes() == alone.read_bytes()

    words = ["arena", "mordor", "random", "greedy", "--games", "12", "--seed", "3", "--json"]
    on_two_nodes, in_one = (json.loads(bree(capsys, *words, *more).out[0]) for more in (["--ray", "auto"], []))
    assert {**on_two_nodes, "times": {}} == {**in_one, "times": {}}


@pytest.mark.parametrize(
    ("code", "says"),
    [
        (
            "raise ImportError",
            {
                "en": "Bree is not installed on the machine 127.0.0.1 of the Ray cluster. "
                "Install the same version there as here.",
                "pl": "Na komputerze 127.0.0.1 z klastra Ray nie ma Bree; "
                "trzeba tam zainstalować tę samą wersję co tutaj.",
            },
        ),
        (
            "__version__ = '0.0.1'",
            {
                "en": "The machine 127.0.0.1 of the Ray cluster has bree 0.0.1, this machine has {own}. "
                "Install the same Bree on both.",
                "pl": "Komputer 127.0.0.1 z klastra Ray ma bree w wersji 0.0.1, a ten w wersji {own}; "
                "na obu trzeba zainstalować to samo Bree.",
            },
        ),
    ],
    ids=["none", "other"],
)
def test_a_machine_without_this_bree_is_named(code: str, says: dict[str, str], nodes: Nodes) -> None:
    package = nodes.shadow / "bree"
    package.mkdir()
    (package / "__init__.py").write_text(code)
    try:
        refusal = refused(nodes)
    finally:
        shutil.rmtree(package)
    assert {lang: Voice(lang).refusal(refusal) for lang in says} == {
        lang: line.format(own=__version__) for lang, line in says.items()
    }


def test_ctrl_c_ends_a_simulation_with_one_sentence_and_keeps_its_rows(nodes: Nodes, tmp_path: Path) -> None:
    words = ["simulate", "mordor", "--games", "10000000", "--ray", nodes.address, "--out", str(tmp_path / "g.parquet")]
    process = start(tmp_path, words, python=("-c", TELLING))
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == "played\n"
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=LIMIT)
    finally:
        process.kill()
    assert process.returncode == 130
    assert re.fullmatch(r"Stopped; games played: [1-9]\d*; their rows are in “.*/g\.parquet\.parts”\.\n", err)
    assert set(out.splitlines()) <= {"played"}
    assert len(list((tmp_path / "g.parquet.parts").iterdir())) >= 1


def test_a_node_is_killed_in_the_middle_and_nothing_is_lost_or_counted_twice(
    nodes: Nodes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The second node takes games, never ends them, and is killed over them."""
    playing, held, doomed = Playing(Study("mordor", {}, ("random",), 60)), str(tmp_path / "held"), nodes.second_id

    def play_unless_doomed(number: int) -> Played:  # pickled by what it does: workers do not know the tests
        import ray

        if ray.get_runtime_context().get_node_id() == doomed:
            Path(held).touch()
            sleep(LIMIT)
        until = monotonic() + LIMIT
        while not Path(held).exists() and monotonic() < until:  # the first node is not to play them all before
            sleep(0.02)
        return playing(number)

    def refuse(_number: int) -> None:
        raise Refusal("games-count")

    killer = Thread(target=kill_when, args=(Path(held), nodes))
    with executor(1, nodes.address) as workers:
        with pytest.raises(Refusal, match="games-count"):
            list(workers.run(refuse, range(3)))
        killer.start()
        found = list(workers.run(play_unless_doomed, range(60)))
    killer.join(LIMIT)
    assert Path(held).exists(), "the second node had games in hand"
    assert capsys.readouterr().out == "", "Ray's messages do not mix with our results"
    with executor(1) as one:
        assert sorted(found) == sorted(one.run(playing, range(60)))


def kill_when(held: Path, nodes: Nodes) -> None:
    until = monotonic() + LIMIT
    while not held.exists() and monotonic() < until:
        sleep(0.02)
    nodes.second.kill_all_processes(check_alive=False, allow_graceful=False, wait=True)
