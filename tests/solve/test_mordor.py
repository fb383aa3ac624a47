"""`mordor` solved for two: it agrees with a direct recursion over the rules, can be resumed, and `perfect` reads it."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
import signal
import subprocess
import sys

import numpy as np
import pytest

from bree.bots.bot import Sight
from bree.bots.mordor.kept_dice import after_turn
from bree.bots.mordor.perfect import PerfectBot, exact_share, permille
from bree.bots.mordor.turn import dice as dice_of
from bree.bots.mordor.turn_values import TurnValues
from bree.core import CHANCE, Refusal, Value, sample
from bree.games.mordor import GAME
from bree.games.mordor.place import PLACES
from bree.games.mordor.setup import setup
from bree.solve.mordor.exact_table import file_name, find_table, read_table, write_table
from bree.solve.mordor.problem import Problem
from bree.solve.mordor.sheet_index import sheet_numbers
from bree.solve.mordor.solve import SPOTS, Values, solve
from tests.command import bree
from tests.solve.direct_recursion import direct_shares, position
from tests.tree import environment

pytestmark = pytest.mark.xdist_group("solver")  # only one test process compiles the solver


def dice(**faces: str) -> str:
    """Return the faces of each die, repeated up to six."""
    return "; ".join(f"{die}: {' '.join((text.split() * 6)[:6])}" for die, text in faces.items())


FEW = dice(black="ring gandalf nazgul", yellow="orc", red="nazgul ring", blue="weapon", green="nazgul")
TREE = dice(black="ring tree nazgul", yellow="nazgul weapon", red="nazgul ring", blue="orc", green="weapon")
EACH_PLACE = dice(black="ring gandalf", yellow="nazgul", red="orc", blue="weapon", green="nazgul ring")
QUIET = {"side": "basic", "arrival": "finish_round", "last_standing": "off", "dice_faces": FEW}


def solved(problem: Problem) -> Values:
    return solve(problem, lambda *_: None)


@pytest.mark.parametrize(
    ("options", "circles"),
    [
        ({}, (8, 8)),
        ({"dice_faces": TREE}, (8, 8)),
        ({"arrival": "instant_win"}, (8, 8)),
        ({"last_standing": "on"}, (8, 8)),
        ({"side": "advanced", "safe_in_mordor": "on", "dice_faces": TREE}, (7, 8)),
        ({"side": "advanced", "safe_in_mordor": "on", "safe_colour": "void", "dice_faces": TREE}, (7, 8)),
        *[({"side": "advanced", "dice_faces": EACH_PLACE}, (place.circle, 8)) for place in PLACES[1:-1]],
    ],
)
def test_the_values_are_those_of_a_direct_recursion(options: Mapping[str, Value], circles: tuple[int, int]) -> None:
    s = position({**QUIET, **options}, 1, circles)
    values = solved(Problem(s.terms))
    start = sheet_numbers(1)[1, 0] * SPOTS
    found = [values.first[player, start + circles[0], start + circles[1]] for player in (0, 1)]
    assert found == pytest.approx(direct_shares(s), abs=1e-9)


def small(**options: Value) -> Problem:
    problem = Problem(setup(GAME.choose({**QUIET, "starter": "frodo", **options})).terms)
    return problem._replace(terms=problem.terms._replace(squares=1))


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, part = solved(small()), tmp_path / "part.npz"

    calls: list[int] = []

    def cut(done: int, _: int) -> None:
        calls.append(done)
        if len(calls) == 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve(small(), cut, part)
    heard: list[int] = []
    again = solve(small(), lambda done, _: heard.append(done), part)
    assert heard[0] == calls[-2]  # the last complete layer
    assert all(np.array_equal(one, other) for one, other in zip(whole, again, strict=True))


KILLED = """
import os, signal, sys
from pathlib import Path
from bree.games.mordor import GAME
from bree.games.mordor.setup import setup
from bree.solve.mordor.problem import Problem
from bree.solve.mordor.solve import solve

calls = []
def kill(done, total):
    calls.append(done)
    if len(calls) == 6:
        print(calls[-2], flush=True)
        os.kill(os.getpid(), signal.SIGKILL)

problem = Problem(setup(GAME.choose({options!r})).terms)
solve(problem._replace(terms=problem.terms._replace(squares=1)), kill, Path({part!r}))
"""


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    part = tmp_path / "part.npz"
    source = KILLED.format(options={**QUIET, "starter": "frodo"}, part=str(part))
    killed = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, env=environment(), check=False
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    heard: list[int] = []
    again = solve(small(), lambda done, _: heard.append(done), part)
    assert heard[0] == int(killed.stdout) > 0  # the last complete layer
    assert all(np.array_equal(one, other) for one, other in zip(solved(small()), again, strict=True))


@pytest.mark.parametrize("harm", ["cut", "other"])
def test_a_part_that_does_not_fit_is_not_used(tmp_path: Path, harm: str) -> None:
    part = tmp_path / "part.npz"
    solve(small(last_standing="on") if harm == "other" else small(), lambda *_: None, part)
    if harm == "cut":
        part.write_bytes(part.read_bytes()[:-100])
    heard: list[int] = []
    again = solve(small(), lambda done, _: heard.append(done), part)
    assert heard[0] == 0
    assert np.array_equal(again.first, solved(small()).first)


def written(problem: Problem, folder: Path) -> Path:
    values = solved(problem)
    path = folder / file_name(problem.terms, problem.hobbits)
    write_table(
        path, problem.terms, problem.hobbits, (values.alone[0], values.first[1].ravel(), values.second[0].ravel())
    )
    return path


def test_a_table_holds_the_values(tmp_path: Path) -> None:
    problem = small()
    values, table = solved(problem), read_table(written(problem, tmp_path), problem.terms, problem.hobbits)
    assert np.allclose(np.array(table.first) / 65535, values.first[1].ravel(), atol=1e-5)
    assert np.allclose(np.array(table.second) / 65535, values.second[0].ravel(), atol=1e-5)
    assert np.allclose(np.array(table.alone) / 65535, values.alone[0], atol=1e-5)


@pytest.mark.parametrize(
    ("harm", "key"),
    [
        ("cut", "table-broken"),
        ("changed", "table-broken"),
        ("other", "table-other"),
        ("version", "table-other"),
        ("empty", "table-other"),
    ],
)
def test_a_damaged_table_is_refused(tmp_path: Path, harm: str, key: str) -> None:
    problem = small()
    path = written(problem, tmp_path)
    data = path.read_bytes()
    harmed = {
        "cut": data[:-60],
        "changed": data[:-40] + bytes(40),
        "other": data.replace(b"finish_round", b"instant_win"),
        "version": data.replace(b'"rules": %d' % GAME.version, b'"rules": %d' % (GAME.version - 1)),
        "empty": b"",
    }
    assert harmed[harm] != data
    path.write_bytes(harmed[harm])
    with pytest.raises(Refusal) as refusal:
        read_table(path, problem.terms, problem.hobbits)
    assert refusal.value.key == key


@pytest.mark.parametrize("side", ["basic", "advanced"])
@pytest.mark.parametrize("ending", [{}, {"arrival": "instant_win"}, {"last_standing": "on"}])
def test_the_package_has_the_table_of_the_usual_options(side: str, ending: dict[str, Value]) -> None:
    terms = setup(GAME.choose({"side": side, "starter": "frodo", **ending})).terms
    table = find_table(terms, ("frodo", "sam"))
    assert table is not None
    assert 0.9 < table.alone[sheet_numbers(6)[6, 0] * SPOTS] / 65535 < 1


def test_perfect_says_the_exact_share_of_its_choice_and_of_the_next() -> None:
    s = GAME.new({"starter": "frodo"})
    rng = Random(5)
    while (ask := GAME.waiting(s)) is not None and ask.who == CHANCE:
        GAME.apply(s, sample(ask.picks, rng))
    assert ask is not None
    advice = PerfectBot().advise(Sight(GAME, s, ask.who, ask), rng)
    assert [advice.says[0].key, advice.says[-1].key] == ["share", "share-next"]
    assert advice.worth is not None
    assert advice.says[0].facts == permille(share=advice.worth)
    assert advice.picks[0] == PerfectBot().choose(Sight(GAME, s, ask.who, ask), rng)
    values = TurnValues(s, exact_share(s) or after_turn)
    kept, shown = values.kept(s), values.shown(s)
    shares = {dice_of(values, s, chosen): values.after(kept, shown, chosen) for chosen in values.ranked(s)}
    best, second, *_ = sorted(shares, key=lambda picks: -shares[picks])
    assert advice.picks == best
    assert advice.says[-1].facts == {"instead": second, **permille(share=shares[second])}


def test_without_a_table_perfect_plays_like_turn_and_says_so() -> None:
    s = GAME.new({"players": 3, "starter": "frodo"})
    rng = Random(5)
    while (ask := GAME.waiting(s)) is not None and ask.who == CHANCE:
        GAME.apply(s, sample(ask.picks, rng))
    assert ask is not None
    advice = PerfectBot().advise(Sight(GAME, s, ask.who, ask), rng)
    assert advice.says[0].key == "no-table"


def test_the_command_writes_a_table_and_tells_the_values(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BREE_HOME", str(tmp_path))
    few = dice(black="ring nazgul", yellow="ring", red="orc", blue="weapon", green="weapon")
    words = ["-o", "nazgul_squares=5", "-o", f"dice_faces={few}", "-o", "starter=frodo", "--lang", "en"]
    said = bree(capsys, "solve", "mordor", *words)
    assert said.code == 0
    terms = setup(GAME.choose({"nazgul_squares": 5, "dice_faces": few, "starter": "frodo"})).terms
    values = solved(Problem(terms))
    first, second = values.at_start(Problem(terms))
    assert said.out[:2] == [f"The player who starts wins {first:.6f}", f"The other player wins {second:.6f}"]
    (table,) = (tmp_path / "tables").iterdir()
    assert table.name == file_name(terms, ("frodo", "sam"))
    whole = table.read_bytes()
    table.write_bytes(whole[:-60])
    assert find_table(terms, ("frodo", "sam")) is None
    again = bree(capsys, "solve", "mordor", *words)
    assert again.out == [f"The table {table.name} is damaged; bree solve mordor creates it again.", *said.out]
    assert table.read_bytes() == whole
    assert find_table(terms, ("frodo", "sam")) is not None


def test_only_the_game_for_two_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    said = bree(capsys, "solve", "mordor", "-o", "players=3", "--lang", "en")
    assert said.code != 0
    assert "two players only" in " ".join(said.err)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--deals", "5"], "--deals does not fit mordor: this game is solved as a whole."),
        (["--ray", "auto"], "--ray does not fit mordor: this game is solved as a whole."),
        (["--out", "/dev/null/table"], "/dev/null/table"),
    ],
)
def test_what_does_not_fit_is_refused_before_the_work(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bree.solve.mordor.explain.solve", lambda *_: pytest.fail("the work began"))
    said = bree(capsys, "solve", "mordor", *words, "--lang", "en")
    assert said.code == 2
    assert told in " ".join(said.err)
