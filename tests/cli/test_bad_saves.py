"""Saved games that cannot go on: one line in the player's language, and the file stays unchanged."""

from collections.abc import Callable
import json
from pathlib import Path
from typing import Any

import pytest

from bree.cli import resume
from bree.core import find
from tests.command import a_game, bree, games, worded

GAMES = ", ".join(find.games())
LANGS = ("pl", "en")


def change(**fields: Any) -> Callable[[str], str]:
    return lambda text: json.dumps({**json.loads(text), **fields})


def answer(number: int, word: str) -> Callable[[str], str]:
    """The save with another answer at this number, counted from 1."""

    def changed(text: str) -> str:
        data = json.loads(text)
        data["answers"][number - 1] = word
        return json.dumps(data)

    return changed


def without(name: str) -> Callable[[str], str]:
    return lambda text: json.dumps({key: value for key, value in json.loads(text).items() if key != name})


def faces(text: str) -> str:
    return text.replace("black: ring", "black: rang")


DAMAGED = (
    "Zapis gry jest uszkodzony: jest niepełny albo ma pole o niewłaściwej wartości.",
    "The saved game is damaged: something is missing or has the wrong type.",
)
CUT = (
    "Zapis gry jest ucięty albo nie jest zapisem gry; niczego nie zmieniono.",
    "The saved game is cut off or is not a saved game; nothing was changed.",
)
POSITION = ("Zapisana pozycja jest nieprawidłowa.", "The saved position is not valid.")
BAD: dict[str, tuple[Callable[[str], str], tuple[str, str]]] = {
    "truncated": (lambda text: text[:300], CUT),
    "empty": (lambda _: "", CUT),
    "not JSON": (lambda _: "hello", CUT),
    "not a save": (
        lambda _: '{"kind": "shopping list"}',
        ("Ten plik nie jest grą zapisaną przez Bree.", "This file is not a game saved by Bree."),
    ),
    "newer format": (
        change(format=3),
        (
            "Grę zapisano w formacie 3, a ta wersja Bree zna formaty do 2. Zainstaluj nowszą wersję Bree.",
            "The game was saved in format 3; this version of Bree knows formats up to 2. Please install a newer Bree.",
        ),
    ),
    "newer rules": (
        change(rules=99),
        (
            "Grę rozegrano według wersji 99 zasad, a ta wersja Bree zna wersje do 2. Zainstaluj nowszą wersję Bree.",
            "The game was played by version 99 of the rules; this Bree knows versions up to 2. "
            "Please install a newer Bree.",
        ),
    ),
    "unknown game": (
        change(game="chess"),
        (f"Nie ma gry „chess”. Gry: {GAMES}.", f"There is no game called “chess”. The games are: {GAMES}."),
    ),
    "missing field": (without("answers"), DAMAGED),
    "field too many": (change(colour="green"), DAMAGED),
    "wrong type": (change(answers="black"), DAMAGED),
    "illegal answer": (
        answer(7, "violet"),
        (
            "Nie można grać dalej: odpowiedź numer 7, „violet”, nie jest w tym miejscu dozwolona. [MOR-2.2]",
            "This saved game cannot continue: answer number 7, “violet”, is not legal there. [MOR-2.2]",
        ),
    ),
    "damaged position": (change(start={"todo": [["dance"]]}, answers=[], position_after=0), POSITION),
    "unknown option": (
        change(options={"colour": "green"}),
        ("Nie ma opcji „colour”. Opcje: ", "There is no option called “colour”. The options are: "),
    ),
    "unknown face": (
        faces,
        ("Na kostce „black” jest nieznana ścianka „rang”;", "The black die has an unknown face “rang”;"),
    ),
    "other seats": (
        lambda text: text.replace('"sam": {', '"gollum": {'),
        (
            "Potrzebne są miejsca: frodo, sam; podano: frodo, gollum.",
            "The game needs these seats: frodo, sam. You named: frodo, gollum.",
        ),
    ),
}


@pytest.fixture
def save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a save may be put; it is not the shelf."""
    monkeypatch.setenv("BREE_HOME", str(tmp_path / "home"))
    return tmp_path / "game.json"


@pytest.mark.parametrize("command", [("resume", "--plain"), ("replay",)], ids=["resume", "replay"])
@pytest.mark.parametrize("name", BAD)
def test_a_bad_save_is_refused_in_one_line_and_left_as_it_was(
    name: str, command: tuple[str, ...], save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil, lines = BAD[name]
    text = spoil(a_game().save())
    save.write_text(text, encoding="utf-8")
    for lang, line in zip(LANGS, lines, strict=True):
        said = bree(capsys, *command, str(save), "--lang", lang)
        assert (said.code, said.out, len(said.err)) == (2, [], 1)
        assert said.err[0].startswith(worded(line, lang))
    assert save.read_text(encoding="utf-8") == text
    assert games(tmp_path / "home") == []


def test_the_whole_line_is_as_promised(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("truncated", "illegal answer", "newer format", "damaged position"):
        spoil, lines = BAD[name]
        save.write_text(spoil(a_game().save()), encoding="utf-8")
        assert bree(capsys, "replay", str(save), "--lang", "pl").err == [worded(lines[0], "pl")]


@pytest.mark.parametrize("command", ["resume", "replay"])
def test_a_binary_file_or_a_folder_is_no_save(command: str, save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save.write_bytes(b"\x89PNG\xff\x00")
    assert bree(capsys, command, str(save), "--lang", "en") == (2, [], [f"The file “{save}” is not a text file."])
    said = bree(capsys, command, str(save.parent), "--lang", "pl")
    assert (said.code, said.out, len(said.err)) == (2, [], 1)
    assert said.err[0].startswith(f"Nie można odczytać pliku „{save.parent}”")


def test_a_game_with_a_bot_that_is_gone_is_refused_and_kept(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(a_game().save())
    data["seats"]["sam"] = {"name": "wizard", "bot": "wizard"}
    save.write_text(json.dumps(data), encoding="utf-8")
    said = bree(capsys, "resume", str(save), "--plain", "--lang", "en")
    assert said.code == 2
    assert said.err[-1].startswith("There is no bot called “wizard”.")
    assert json.loads(save.read_text(encoding="utf-8")) == data


def test_a_path_with_odd_letters_is_shown_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "c++ { $file } ąę" / "sam+frodo.json"
    assert bree(capsys, "replay", str(path), "--lang", "en").err == [f"There is no file “{path}”."]


@pytest.mark.parametrize("fault", [KeyError("rohan"), IndexError(7), AssertionError()])
def test_a_position_that_a_bot_or_a_board_cannot_read_is_refused_in_one_line(
    save: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    def fail(*_: object) -> None:
        raise fault

    monkeypatch.setattr(resume, "play_in_terminal", fail)
    data = json.loads(a_game().save())
    data |= {"start": data["position"], "answers": [], "position": None, "position_after": 0}
    save.write_text(json.dumps(data), encoding="utf-8")
    assert bree(capsys, "resume", str(save), "--plain", "--lang", "en") == (2, [], [POSITION[1]])
    save.write_text(a_game().save(), encoding="utf-8")
    with pytest.raises(type(fault)):  # a defect of ours is not hidden
        bree(capsys, "resume", str(save), "--plain", "--lang", "en")
