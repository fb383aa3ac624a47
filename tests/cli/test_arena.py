"""`bree arena`: from the call to the files."""

import errno
import json
import os
from pathlib import Path
import sys

import polars
import pytest

from bree.bots.find import bots
from bree.core import Refusal
from bree.lab.arena.contest import Contest
from bree.lab.rows import Rows
from tests.command import bree

Capture = pytest.CaptureFixture[str]
BOTS = ", ".join(sorted(bots("mordor")))
CALL = ("arena", "mordor", "random", "greedy", "--games", "4", "--seed", "5")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BREE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("BREE_LANG", "en")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_ratings_are_told_as_tables(capsys: Capture) -> None:
    said = bree(capsys, *CALL)
    assert (said.code, said.err) == (0, [])
    text = "\n".join(said.out)
    assert said.out[0] == "Arena: Journey to Mordor: 4 games"
    assert all(word in text for word in ("Ratings", "greedy", "random", "95% interval", "Frodo", "How games ended"))


def test_the_same_from_one_file(capsys: Capture, home: Path) -> None:
    first = bree(capsys, *CALL, "--json", "--file", "arena.json", "--out", "games.parquet")
    assert (first.code, first.err) == (0, [])
    again = bree(capsys, "arena", "--again", "arena.json", "--json")
    assert (again.code, again.err) == (0, ["The figures are the same as in the file."])
    one, other = (json.loads(said.out[0]) for said in (first, again))
    assert {**one, "times": {}} == {**other, "times": {}}
    assert set(one["times"]) == {"random", "greedy"}
    assert polars.read_parquet(home / "games.parquet").height == 4


def test_other_figures_than_those_of_the_file_end_with_an_error(capsys: Capture, home: Path) -> None:
    bree(capsys, *CALL, "--file", "arena.json")
    told = json.loads((home / "arena.json").read_text())
    (home / "arena.json").write_text(json.dumps({**told, "seed": "6"}))
    said = bree(capsys, "arena", "--again", "arena.json", "--lang", "pl")
    assert (said.code, said.err) == (1, ["Liczby nie są takie same jak w pliku."])


def test_it_stops_by_itself_if_asked_to(capsys: Capture) -> None:
    said = bree(capsys, "arena", "mordor", "random", "greedy", "--games", "200", "--stop")
    assert said.code == 0
    assert "The order is clear" in "\n".join(said.out)


def test_a_page_needs_the_library_that_draws(capsys: Capture, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    said = bree(capsys, *CALL, "--page", "arena.html")
    assert (said.code, said.out, len(said.err)) == (2, [], 1)
    assert 'pip install ".[lab]"' in said.err[0]
    assert list(home.iterdir()) == []


def test_a_full_disk_is_told_once_and_the_games_go_on(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_rows: Rows, _fresh: object) -> None:
        raise Refusal("file-unwritable", file="f.parquet", why="why-full")

    monkeypatch.setattr(Rows, "add", full)
    said = bree(capsys, *CALL, "--out", "f.parquet")
    assert (said.code, len(said.err)) == (0, 1)
    assert said.out[0] == "Arena: Journey to Mordor: 4 games"


@pytest.mark.parametrize("full", ["arena.json", "arena.html", "games.parquet"])
def test_a_file_that_cannot_be_written_keeps_no_other_from_being_written(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, home: Path, full: str
) -> None:
    replace = os.replace

    def no_room(scratch: Path, path: Path) -> None:
        if Path(path).name == full:
            raise OSError(errno.ENOSPC, "full")
        replace(scratch, path)

    monkeypatch.setattr(os, "replace", no_room)
    said = bree(capsys, *CALL, "--file", "arena.json", "--page", "arena.html", "--out", "games.parquet")
    assert (said.code, len(said.err)) == (2, 1)
    assert f"Bree cannot write the file “{full}”: the disk is full." in said.err[0]
    others = {"arena.json", "arena.html", "games.parquet"} - {full}
    assert others <= {path.name for path in home.iterdir()}


def test_a_program_that_fails_is_named_and_told_in_words(capsys: Capture) -> None:
    said = bree(capsys, "arena", "mordor", "random", "outside:false", "--games", "2", "--lang", "pl")
    assert (said.code, len(said.err)) == (1, 2)
    assert said.err[0].startswith("Gra 0: outside:false: ")
    assert "Refusal" not in said.err[0]


@pytest.mark.parametrize(("bots", "code"), [("greedy random", 0), ("random greedy", 1)])
def test_a_gate_says_whether_a_change_counts(bots: str, code: int, capsys: Capture) -> None:
    call = f"arena mordor {bots} --gate {bots.split()[1]} --games 40".split()
    said = bree(capsys, *call)
    assert (said.code, said.err) == (code, [])
    verdict = "The change does not count" if code else "The change counts"
    assert verdict in "\n".join(said.out)
    told = bree(capsys, *call, "--json")
    found = json.loads(told.out[0])
    assert (told.code, found["passed"], len(found["comparisons"])) == (code, not code, 2)


def test_a_bot_that_fails_does_not_pass_a_gate(capsys: Capture) -> None:
    call = "arena mordor outside:false greedy --gate greedy --games 2 --lang pl"
    said = bree(capsys, *call.split())
    assert said.code == 1
    assert said.err[0].startswith("Gra 0: outside:false: ")
    assert "Zmiana się nie liczy" in "\n".join(said.out)


WHAT = (
    "Trzeba podać grę i co najmniej dwa boty albo plik z --again.",
    "Name a game and at least two bots, or a file with --again.",
)
AGAIN = (
    "Z --again wszystko jest w pliku; nie podaje się wtedy gry, botów, opcji, liczby gier ani ziarna.",
    "With --again, the file says everything; leave out the game, bots, options, number of games and seed.",
)
GATE = (
    "Z --gate nie podaje się --stop, --page, --out, --file ani --again.",
    "--gate cannot be used with --stop, --page, --out, --file or --again.",
)
BAD = [
    ("arena mordor turn greedy --gate random --stop", *GATE),
    ("arena mordor turn greedy --gate random --file a.json", *GATE),
    ("arena --gate random", *WHAT),
    ("arena", *WHAT),
    ("arena mordor", "Arena potrzebuje co najmniej dwóch botów.", "An arena needs at least two bots."),
    ("arena mordor random", "Arena potrzebuje co najmniej dwóch botów.", "An arena needs at least two bots."),
    ("arena mordor random random", "Każdego bota można podać tylko raz.", "Name each bot only once."),
    (
        "arena mordor random wizard",
        f"Nie ma bota „wizard”. Boty: {BOTS}.",
        f"There is no bot called “wizard”. The bots are: {BOTS}.",
    ),
    (
        "arena mordor random greedy --games 0",
        "Liczba gier musi być między 1 a 10 000 000.",
        "The number of games must be between 1 and 10,000,000.",
    ),
    (
        "arena mordor random greedy -j 0",
        "Potrzebny jest co najmniej jeden proces.",
        "The number of jobs must be at least 1.",
    ),
    (
        "arena mordor random greedy --page nowhere/a.html",
        "Nie można zapisać pliku „nowhere/a.html”: nie ma takiego folderu.",
        "Bree cannot write the file “nowhere/a.html”: there is no such folder.",
    ),
    (
        "arena mordor random greedy --out nowhere/a.parquet",
        "Nie można zapisać pliku „nowhere/a.parquet”: nie ma takiego folderu.",
        "Bree cannot write the file “nowhere/a.parquet”: there is no such folder.",
    ),
    (
        "arena mordor random greedy --file .",
        "Nie można zapisać pliku „.”: to jest folder.",
        "Bree cannot write the file “.”: it is a folder.",
    ),
    (
        "arena mordor random greedy --page a.out --out ./a.out",
        "Plik „a.out” podano dwa razy; --page, --out i --file muszą wskazywać różne pliki.",
        "“a.out” is given twice; --page, --out and --file need different files.",
    ),
    ("arena mordor random greedy --again a.json", *AGAIN),
    ("arena --again a.json --games 5", *AGAIN),
    ("arena --again a.json --seed 5", *AGAIN),
    ("arena --again a.json --stop", *AGAIN),
    ("arena --again a.json -o players=3", *AGAIN),
    ("arena --again a.json", "Nie ma pliku „a.json”.", "There is no file “a.json”."),
]


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize(("call", "polish", "english"), BAD, ids=[call for call, _, _ in BAD])
def test_what_cannot_be_done_is_said_before_the_first_game(
    call: str, polish: str, english: str, lang: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    monkeypatch.setattr(Contest, "run", lambda _self, _crew: pytest.fail("a game is played"))
    said = bree(capsys, *call.split(), "--lang", lang)
    assert (said.code, said.out, said.err) == (2, [], [polish if lang == "pl" else english])
    assert list(home.iterdir()) == []
