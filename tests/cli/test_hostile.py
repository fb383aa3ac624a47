"""Saves and words of somebody who means ill: not one byte that a terminal would obey comes out."""

from collections.abc import Sequence
import json
from pathlib import Path
import sys

import pytest

from bree.core import find
from bree.table import Chair, Sitting
from tests.command import bree, start
from tests.hostile import ALL, NAME, unseen

LONG = 60  # seconds after which a test gives up
WORD = NAME.replace("\n", "")
# Hostile input at a table: answers, rules, cards and numbers that do not exist.
TYPED = [WORD, f"? {WORD}", f"1 {WORD}", "b", "k", "h", "?", "999", "help", "u", "q"]


def a_save(folder: Path, game: str, name: str) -> Path:
    """A game in the middle; the first seat is a person of this name."""
    played = find.find(game)
    options = played.choose({})
    seats = played.seats(options)
    chairs = {seat: Chair("random", "random") for seat in seats} | {seats[0]: Chair("Anna")}
    sitting = Sitting(played, options, chairs, seed=3)
    sitting.play_automatic()
    save = json.loads(sitting.save())
    save["seats"][seats[0]]["name"] = name
    path = folder / f"{game}.json"
    path.write_text(json.dumps(save), encoding="utf-8")
    return path


def told(home: Path, words: Sequence[str], typed: Sequence[str] = ()) -> str:
    """All that a real process writes, on both streams."""
    process = start(home, words)
    out, err = process.communicate("".join(line + "\n" for line in typed), timeout=LONG)
    assert "Traceback" not in err
    return out + err


@pytest.mark.parametrize("game", ["doom", "fellowship", "mordor", "war"])
def test_the_names_of_a_save_do_not_steer_the_terminal(game: str, tmp_path: Path) -> None:
    path = a_save(tmp_path, game, NAME)
    said = told(tmp_path, ["resume", str(path), "--plain"], TYPED)
    assert "Al f\\u009b2J\\u202e Eve" in said
    assert unseen(said) == set()
    assert unseen(told(tmp_path, ["replay", str(path), "--why"])) == set()


def test_every_sign_may_be_in_a_name(tmp_path: Path) -> None:
    path = a_save(tmp_path, "mordor", ALL + "\ud800")
    assert unseen(told(tmp_path, ["resume", str(path), "--plain"], TYPED)) == set()


REFUSED = {
    "command": [WORD],
    "flag": ["rules", "mordor", f"--{WORD}"],
    "flag without value": ["play", "mordor", "--seed"],
    "number": ["play", "mordor", "--seed", WORD],
    "words left": ["serve", WORD],
    "language": ["rules", "mordor", "--lang", WORD],
    "game": ["play", WORD],
    "rule": ["rules", "mordor", WORD],
    "card": ["rules", "war", WORD],
    "option form": ["play", "mordor", "-o", WORD],
    "option name": ["play", "mordor", "-o", f"{WORD}=1"],
    "option value": ["play", "mordor", "-o", f"side={WORD}"],
    "free option": ["play", "mordor", "-o", f"dice_faces={WORD}"],
    "option file": ["play", "doom", "-o", f"cards={WORD}.toml"],
    "bot": ["play", "mordor", "--seats", f"me,{WORD}"],
    "bot of a study": ["simulate", "mordor", "--bots", WORD, "--games", "1"],
    "program": ["arena", "mordor", f"outside:{WORD}", "random", "--games", "2"],
    "program at a table": ["play", "mordor", "--plain", "--seats", f"me,outside:{WORD}"],
    "file": ["resume", WORD],
    "file of rows": ["simulate", "mordor", "--games", "1", "--out", f"{WORD}/rows.csv"],
    "database": ["serve", "--database", WORD],
    "host": ["serve", "--host", WORD],
    "server": ["mcp", "--server", f"http://{WORD}", "--table", WORD, "--seat", WORD],
}


@pytest.mark.parametrize("words", REFUSED.values(), ids=REFUSED)
def test_no_refusal_of_the_command_line_steers_the_terminal(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BREE_HOME", str(tmp_path))
    monkeypatch.setenv("BREE_LANG", "en")
    said = bree(capsys, *words)
    assert said.err
    assert unseen("\n".join(said.out + said.err)) == set()


@pytest.mark.parametrize("field", ["game", "options", "seats", "bot", "answers", "origin"])
def test_no_save_that_is_refused_steers_the_terminal(
    field: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BREE_HOME", str(tmp_path))
    path = a_save(tmp_path, "mordor", "Anna")
    save = json.loads(path.read_text(encoding="utf-8"))
    match field:
        case "options":
            save["options"] = {**save["options"], NAME: NAME}
        case "seats":
            save["seats"][NAME] = {"name": NAME}
        case "bot":
            save["seats"]["frodo"] = {"name": NAME, "bot": NAME}
        case "answers":
            save["answers"].append(NAME)
        case _:
            save[field] = NAME
    path.write_text(json.dumps(save), encoding="utf-8")
    said = bree(capsys, "resume", str(path), "--plain")
    assert said.code == 2
    assert unseen("\n".join(said.out + said.err)) == set()


def test_a_program_in_the_tables_of_an_arena_is_shown_as_it_is_called(tmp_path: Path) -> None:
    program = f"outside:{sys.executable} -c pass [/red] \x1b]0;pwned\x07"
    said = told(tmp_path, ["arena", "mordor", program, "random", "--games", "2"])
    assert "-c pass [/red] \\u001b]0;pwned\\u0007" in "".join(said)
    assert unseen(said) == set()
