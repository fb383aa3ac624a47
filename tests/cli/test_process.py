"""The command line as a process: closed pipes, Ctrl-C, kill. Nothing is lost, and nobody sees a traceback."""

import os
from pathlib import Path
import re
import signal
import subprocess

import pytest

from bree.table import Sitting
from tests.command import SAVED, games, start

LONG = 60  # seconds after which a test gives up
PLAY = ["play", "mordor", "--plain", "--seats", "me,greedy", "--option", "starter=frodo", "--seed", "5"]
TELLING = """
import sys
from rich.progress import Progress
from bree.cli import main
Progress.advance = lambda *_: print("played", flush=True)
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""  # the command line, but it says when games have been played


def wait_for(process: "subprocess.Popen[str]", word: str) -> None:
    """Read on until the process has said this."""
    assert process.stdout is not None
    while line := process.stdout.readline():
        if word in line:
            return
    raise AssertionError(f"it never said {word}")


def type_line(process: "subprocess.Popen[str]", line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(line + "\n")
    process.stdin.flush()


def load(path: Path) -> Sitting:
    return Sitting.load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("words", ["rules mordor", "rules mordor MOR-2.3", "--help"])
def test_a_reader_who_goes_away_is_no_reason_to_complain(words: str, tmp_path: Path) -> None:
    process = start(tmp_path, words.split())
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(LONG) in (0, 1)


def test_a_reader_who_takes_one_line_gets_it(tmp_path: Path) -> None:
    process = start(tmp_path, ["rules", "mordor"])
    assert process.stdout is not None
    assert process.stdout.readline().startswith("MOR-1.1 ")
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(LONG) in (0, 1)


def test_a_game_whose_reader_goes_away_is_kept(tmp_path: Path) -> None:
    process = start(tmp_path, PLAY)
    wait_for(process, "which dice do you set aside?")
    assert process.stdout is not None
    process.stdout.close()
    type_line(process, "1")
    assert process.stderr is not None
    lines = process.stderr.read().splitlines()
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(LONG) != 0
    (path,) = games(tmp_path)
    assert len(lines) == 1
    assert lines[0].startswith(f"{SAVED['en']}{path}")
    assert len(load(path).answers) >= 5


def test_ctrl_c_keeps_the_game_and_resume_goes_on(tmp_path: Path) -> None:
    process = start(tmp_path, PLAY)
    wait_for(process, "which dice do you set aside?")
    type_line(process, "1")
    wait_for(process, "sets aside")
    wait_for(process, "which dice do you set aside?")
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=LONG)
    (path,) = games(tmp_path)
    assert process.returncode == 130
    assert err.splitlines() == [f'{SAVED["en"]}{path} — continue with: bree resume "{path}"']
    before = load(path)
    assert before.ask is not None
    assert before.ask.who == "frodo"

    again = start(tmp_path, ["resume", "--plain"])
    out, err = again.communicate("1\nq\n", timeout=LONG)
    assert again.returncode == 0
    assert "Traceback" not in err
    after = load(path)
    assert after.answers[: len(before.answers)] == before.answers
    assert len(after.answers) > len(before.answers)
    assert "which dice do you set aside?" in out


def test_a_game_that_is_killed_is_kept_up_to_the_last_answer(tmp_path: Path) -> None:
    process = start(tmp_path, PLAY)
    wait_for(process, "which dice do you set aside?")
    type_line(process, "1")
    wait_for(process, "sets aside")
    wait_for(process, "which dice do you set aside?")
    process.kill()
    process.communicate(timeout=LONG)
    (path,) = games(tmp_path)
    assert [answer.who for answer in load(path).answers].count("frodo") >= 1
    again = start(tmp_path, ["resume", "--plain"])
    out, _ = again.communicate("q\n", timeout=LONG)
    assert again.returncode == 0
    assert "which dice do you set aside?" in out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_simulation_with_one_sentence(jobs: str, tmp_path: Path) -> None:
    """Every process of the group is interrupted, as by a terminal, even one that has only just been started."""
    words = ["simulate", "mordor", "--games", "200000", "--jobs", jobs]
    process = start(tmp_path, words, python=("-c", TELLING))
    wait_for(process, "played")
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=LONG)
    assert process.returncode == 130
    assert re.fullmatch(r"Stopped; games played: [1-9]\d*\.\n", err)
    assert set(out.splitlines()) <= {"played"}


def test_a_simulation_on_two_processes_prints_its_figures(tmp_path: Path) -> None:
    process = start(tmp_path, ["simulate", "mordor", "--games", "60", "--jobs", "2", "--json"])
    out, err = process.communicate(timeout=LONG)
    assert (process.returncode, err) == (0, "")
    assert '"jobs": 2' in out
