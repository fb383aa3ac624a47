"""What cannot be done is said in one line of the player's language, with an exit code, and nothing is begun."""

from pathlib import Path

import pytest

from bree.core import find
from tests.command import bree, games

NO_GAME_PL = f"Nie ma gry „chess”. Gry: {', '.join(find.games())}."
NO_GAME_EN = f"There is no game called “chess”. The games are: {', '.join(find.games())}."
BOTS = "greedy, random, turn"
OPTIONS = (
    "players, hobbits, starter, side, arrival, last_standing, gandalf_square, symbol_order, safe_in_mordor, "
    "nazgul_squares, dice_faces"
)

COMMANDS = [
    ("play chess", NO_GAME_PL, NO_GAME_EN),
    ("rules chess", NO_GAME_PL, NO_GAME_EN),
    ("simulate chess", NO_GAME_PL, NO_GAME_EN),
    (
        "play mordor --seats me,wizard",
        f"Nie ma bota „wizard”. Boty: {BOTS}.",
        f"There is no bot called “wizard”. The bots are: {BOTS}.",
    ),
    (
        "simulate mordor --guests wizard",
        f"Nie ma bota „wizard”. Boty: {BOTS}.",
        f"There is no bot called “wizard”. The bots are: {BOTS}.",
    ),
    (
        "play mordor -o colour=green",
        f"Nie ma opcji „colour”. Opcje: {OPTIONS}.",
        f"There is no option called “colour”. The options are: {OPTIONS}.",
    ),
    (
        "simulate mordor --option side",
        "„side” nie jest opcją; trzeba napisać NAZWA=WARTOŚĆ.",
        "“side” is not an option; write NAME=VALUE.",
    ),
    (
        "play mordor -o nazgul_squares=12",
        "„12” nie jest wartością opcji nazgul_squares; dozwolone: 5, 6, 7, 8. [MOR-O6]",
        "“12” is not a value of the option nazgul_squares; allowed are: 5, 6, 7, 8. [MOR-O6]",
    ),
    (
        "simulate mordor -o players=five",
        "„five” nie jest wartością opcji players; dozwolone: 2, 3, 4. [MOR-1.1]",
        "“five” is not a value of the option players; allowed are: 2, 3, 4. [MOR-1.1]",
    ),
    (
        "play mordor --seats me,greedy -o players=3",
        "Liczba miejsc (2) nie zgadza się z podaną liczbą graczy (3).",
        "2 seats do not fit the players that were asked for: 3.",
    ),
    (
        "play mordor --seats me",
        "„1” nie jest wartością opcji players; dozwolone: 2, 3, 4. [MOR-1.1]",
        "“1” is not a value of the option players; allowed are: 2, 3, 4. [MOR-1.1]",
    ),
    (
        "play mordor --seats me,me,me,me,me",
        "„5” nie jest wartością opcji players; dozwolone: 2, 3, 4. [MOR-1.1]",
        "“5” is not a value of the option players; allowed are: 2, 3, 4. [MOR-1.1]",
    ),
    (
        "simulate mordor --guests random,random,random",
        "Podano miejsc: 3, a gra wymaga: 2.",
        "The seat list names 3, but the game takes 2.",
    ),
    (
        "play mordor -o hobbits=sam,gollum",
        "Nie ma hobbita „gollum”; do wyboru: Frodo, Sam, Merry, Pippin. [MOR-1.2]",
        "There is no hobbit called “gollum”; choose from: Frodo, Sam, Merry, Pippin. [MOR-1.2]",
    ),
    (
        "play mordor -o starter=merry",
        "Merry nie gra, więc nie może zacząć. [MOR-1.7]",
        "Merry does not play, so Merry cannot start. [MOR-1.7]",
    ),
    ("simulate mordor --games 0", "Trzeba rozegrać co najmniej jedną grę.", "The number of games must be at least 1."),
    ("simulate mordor --jobs 0", "Potrzebny jest co najmniej jeden proces.", "The number of jobs must be at least 1."),
    ("rules mordor xyzzy", "Żadna zasada nie wspomina o „xyzzy”.", "No rule mentions “xyzzy”."),
    ("resume", "Nie ma zapisanej gry, którą można by wznowić.", "There is no saved game to resume."),
    ("replay nowhere.json", "Nie ma pliku „nowhere.json”.", "There is no file “nowhere.json”."),
    ("resume nowhere.json", "Nie ma pliku „nowhere.json”.", "There is no file “nowhere.json”."),
    (
        "play mordor -o dice_faces=nowhere.toml",
        "Nie ma pliku „nowhere.toml”.",
        "There is no file “nowhere.toml”.",
    ),
]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BREE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("BREE_LANG", "en")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


@pytest.mark.parametrize(("words", "pl", "en"), COMMANDS, ids=[words for words, _, _ in COMMANDS])
def test_a_bad_command_gets_one_line_in_the_players_language(
    words: str, pl: str, en: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bree(capsys, *words.split(), "--lang", "pl") == (2, [], [pl])
    assert bree(capsys, *words.split(), "--lang=pl") == (2, [], [pl])
    assert bree(capsys, *words.split(), "--lang", "en") == (2, [], [en])
    assert games(home) == []


@pytest.mark.parametrize(("own", "known"), [("pl", "Nieznany język „de”. Języki: pl, en."), ("en", "")])
@pytest.mark.parametrize("words", ["", "play mordor", "rules mordor", "simulate mordor"])
def test_an_unknown_language_is_refused_in_the_language_of_the_machine(
    words: str, own: str, known: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BREE_LANG", own)
    line = known or "The language “de” is unknown. The languages are: pl, en."
    assert bree(capsys, *words.split(), "--lang", "de") == (2, [], [line])


UNREADABLE = ["frob", "play", "replay", "play mordor --frob", "simulate mordor --games many", "play mordor --seed x"]


@pytest.mark.parametrize("words", [*UNREADABLE, "play mordor doom"])
def test_a_command_that_cannot_be_read_gets_one_line_that_says_something(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = bree(capsys, *words.split())
    assert (said.code, said.out, len(said.err)) == (2, [], 1)
    assert len(said.err[0]) > 10


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "Tu nie ma terminala. Dodaj --plain, aby grać wiersz po wierszu."),
        ("en", "There is no terminal here. Add --plain to play line by line."),
    ],
)
def test_without_a_terminal_the_screen_is_refused(
    lang: str, line: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bree(capsys, "play", "mordor", "--lang", lang) == (2, [], [line])
    assert games(home) == []


def test_figures_are_shown_even_if_their_rows_cannot_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    said = bree(capsys, "simulate", "mordor", "--games", "2", "--json", "--out", "nowhere/rows.parquet")
    assert (said.code, len(said.out), len(said.err)) == (2, 1, 1)
    assert said.err[0].startswith("The file “nowhere/rows.parquet” cannot be written: ")
