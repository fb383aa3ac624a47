"""The command line refuses bad input with one line in the player's language and an exit code, before it begins."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bree.bots.find import bots
from bree.core import Refusal, find
from bree.lab.simulate import Study
from bree.server.games import all_games
from tests.command import bree, games, worded

NO_GAME_PL = f"Nie ma gry „chess”. Gry: {', '.join(find.games())}."
NO_GAME_EN = f"There is no game called “chess”. The games are: {', '.join(find.games())}."
BOTS = ", ".join(sorted(bots("mordor")))
OPTIONS = ", ".join(option.name for option in find.find("mordor").options)

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
        "simulate mordor --bots wizard",
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
        "You named 2 seats, but chose 3 players.",
    ),
    (
        "play mordor --seats me",
        "Podano miejsc: 1, a gra wymaga: 2, 3, 4.",
        "The seat list names 1, but the game takes 2, 3, 4.",
    ),
    (
        "play mordor --seats me,me,me,me,me",
        "Podano miejsc: 5, a gra wymaga: 2, 3, 4.",
        "The seat list names 5, but the game takes 2, 3, 4.",
    ),
    (
        "simulate mordor --bots random,random,random",
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
    assert bree(capsys, *words.split(), "--lang", "pl") == (2, [], [worded(pl, "pl")])
    assert bree(capsys, *words.split(), "--lang=pl") == (2, [], [worded(pl, "pl")])
    assert bree(capsys, *words.split(), "--lang", "en") == (2, [], [worded(en, "en")])
    assert games(home) == []


@pytest.mark.parametrize(("own", "known"), [("pl", "Nieznany język „de”. Języki: pl, en."), ("en", "")])
@pytest.mark.parametrize("words", ["", "play mordor", "rules mordor", "simulate mordor"])
def test_an_unknown_language_is_refused_in_the_language_of_the_machine(
    words: str, own: str, known: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BREE_LANG", own)
    line = known or "The language “de” is unknown. The languages are: pl, en."
    assert bree(capsys, *words.split(), "--lang", "de") == (2, [], [line])


UNREADABLE = [
    (
        "frob",
        "Nie ma polecenia „frob”. "
        "Polecenia: play, resume, replay, rules, simulate, arena, solve, odds, serve, mcp, bench.",
        "There is no command called “frob”. "
        "The commands are: play, resume, replay, rules, simulate, arena, solve, odds, serve, mcp, bench.",
    ),
    (
        "ruls",
        "Nie ma polecenia „ruls”. Może chodzi o: rules?",
        "There is no command called “ruls”. Did you mean: rules?",
    ),
    ("play", "Brakuje argumentu: GRA.", "An argument is missing: GAME."),
    ("replay", "Brakuje argumentu: PLIK.", "An argument is missing: FILE."),
    ("play mordor --frob", "Nie ma takiej opcji: --frob.", "There is no such option: --frob."),
    (
        "play mordor --plainly",
        "Nie ma takiej opcji: --plainly. Może chodzi o: --lang, --plain?",
        "There is no such option: --plainly. Did you mean: --lang, --plain?",
    ),
    (
        "simulate mordor --games many",
        "--games wymaga wartości LICZBA, a podano „many”.",
        "--games expects NUMBER, got “many”.",
    ),
    (
        "simulate mordor -n=3x",
        "--games wymaga wartości LICZBA, a podano „3x”.",
        "--games expects NUMBER, got “3x”.",
    ),
    (
        "play mordor --seed x",
        "--seed wymaga wartości LICZBA, a podano „x”.",
        "--seed expects NUMBER, got “x”.",
    ),
    (
        "play mordor doom",
        "Zbędne słowa w poleceniu: doom.",
        "Unexpected arguments: doom.",
    ),
    ("play mordor --seats", "Opcja --seats wymaga wartości.", "The option --seats needs a value."),
    ("play mordor --plain=3", "Opcja --plain nie przyjmuje wartości.", "The option --plain takes no value."),
]


@pytest.mark.parametrize(("words", "pl", "en"), UNREADABLE, ids=[words for words, _, _ in UNREADABLE])
def test_a_command_that_cannot_be_read_gets_one_sentence_in_the_players_language(
    words: str, pl: str, en: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert bree(capsys, *words.split()) == (2, [], [en])
    assert bree(capsys, "--lang", "pl", *words.split()) == (2, [], [pl])
    monkeypatch.setenv("BREE_LANG", "pl")
    assert bree(capsys, *words.split()) == (2, [], [pl])


LONG, DIGITS = "x" * 5000, "9" * 5000
ODD = ["", " ", "-", "--", "nan", "inf", "-1", "0", "1e999", "٣", "½", "\x1b[31m", "a\nb", "żółw", LONG, DIGITS]
PLACES = [  # a call with a place for an odd value
    ["{}"],
    ["--lang", "{}"],
    ["play", "{}"],
    ["play", "mordor", "--seats", "{}"],
    ["play", "mordor", "--seats", "me,{}"],
    ["play", "mordor", "-o", "{}"],
    ["play", "mordor", "-o", "{}=1"],
    ["play", "mordor", "-o", "side={}"],
    ["play", "mordor", "-o", "players={}"],
    ["play", "mordor", "-o", "dice_faces={}"],
    ["play", "doom", "--seats", "me", "-o", "road={}"],
    ["play", "fellowship", "--seats", "me", "-o", "chapter={}"],
    ["play", "fellowship", "--seats", "me", "-o", "won={}"],
    ["play", "fellowship", "--seats", "me", "-o", "deal={}"],
    ["play", "mordor", "--seed", "{}"],
    ["play", "mordor", "--lang", "{}"],
    ["play", "mordor", "{}"],
    ["resume", "{}"],
    ["replay", "{}"],
    ["rules", "{}"],
    ["rules", "mordor", "{}"],
    ["simulate", "{}"],
    ["simulate", "mordor", "--games", "{}", "--jobs", "0"],
    ["simulate", "mordor", "--games", "1", "--jobs", "0", "--bots", "{}"],
    ["simulate", "mordor", "--games", "1", "--jobs", "{}", "--bots", "wizard"],
    ["simulate", "mordor", "--games", "0", "--seed", "{}"],
    ["solve", "{}"],
    ["solve", "mordor", "-o", "chapter={}"],
    ["solve", "fellowship", "-o", "chapter={}", "--tries", "0"],
    ["solve", "fellowship", "-o", "{}", "--tries", "0"],
    ["solve", "fellowship", "-o", "deal={}", "--tries", "0"],
    ["solve", "fellowship", "--tries", "0", "--budget", "{}"],
    ["odds", "{}"],
    ["odds", "mordor", "{}"],
    ["odds", "war", "{}"],
    ["odds", "war", "battle", "{}", "1r"],
    ["odds", "war", "hunt", "{}"],
    ["odds", "war", "walk", "{}", "--dice", "0"],
    ["odds", "war", "hunt", "1", "--rerolls", "{}"],
    ["odds", "war", "walk", "1", "--dice", "0", "--guides", "{}"],
    ["bench", "--seconds", "{}"],
    ["serve", "--port", "{}", "--workers", "0"],
    ["serve", "--workers", "{}", "--port", "-1"],
    ["serve", "--database", "{}", "--port", "-1"],
]


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("place", PLACES, ids=" ".join)
def test_no_odd_value_ever_makes_a_traceback(
    place: list[str], lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An impossible value gives one short sentence and code 2; a few odd values are valid and give no complaint."""
    monkeypatch.setenv("BREE_LANG", lang)
    monkeypatch.setattr("bree.cli.bench.LONGEST", 0)  # no odd value is measured for its seconds
    for odd in ODD:
        said = bree(capsys, *(word.replace("{}", odd) for word in place))
        assert said.code in (0, 2), (place, odd[:20])
        assert len(said.err) == (1 if said.code == 2 else 0), (place, odd[:20], said.err)
        assert all(10 < len(line) < 2600 for line in said.err), (place, odd[:20])


def test_a_module_without_a_game_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREE_MORE_GAMES", '["nope"]')
    said = bree(capsys, "serve", "--no-browser", "--lang-is-not-an-option")
    assert said.code == 2
    for modules in ("nope", "json", "bree.cli", ""):
        monkeypatch.setenv("BREE_MORE_GAMES", modules)
        said = bree(capsys, "serve", "--no-browser", "--port", "0", "--workers", "0")
        assert (said.code, len(said.err)) == (2, 1)
        with pytest.raises(Refusal) as refusal:
            all_games((modules,))
        assert refusal.value.key == "module-unknown"
        assert refusal.value.facts["module"] == modules


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


NOWHERE = "Bree cannot write the file “nowhere/rows.parquet”: there is no such folder."


def test_rows_that_cannot_be_written_are_refused_before_a_game_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Study, "run", lambda *_: pytest.fail("a game was played"))
    said = bree(capsys, "simulate", "mordor", "--games", "2", "--out", "nowhere/rows.parquet")
    assert said == (2, [], [NOWHERE])


def test_figures_are_shown_even_if_their_rows_can_no_longer_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "nowhere").mkdir()
    played = Study.run

    def run(study: Study, *told: Callable[..., object]) -> None:
        played(study, *told)
        (tmp_path / "nowhere").rmdir()

    monkeypatch.setattr(Study, "run", run)
    said = bree(capsys, "simulate", "mordor", "--games", "2", "--json", "--out", "nowhere/rows.parquet")
    assert (said.code, len(said.out), said.err) == (2, 1, [NOWHERE])


SYSTEM = [  # what the system or a library says no to, in our own words
    (
        "serve --port 99999999",
        "--port nie może mieć wartości „99999999”; dozwolona jest liczba całkowita od 0 do 65535.",
    ),
    (
        "mcp mordor --port 70000",
        "--port nie może mieć wartości „70000”; dozwolona jest liczba całkowita od 0 do 65535.",
    ),
    ("solve fellowship --out f.parquet", "--out służy do wielu rozdań; ich liczbę podaje się jako --deals."),
    ("solve fellowship --ray auto", "--ray służy do wielu rozdań; ich liczbę podaje się jako --deals."),
    ("serve --workers 0", "--workers nie może mieć wartości „0”; dozwolona jest liczba całkowita od 1 wzwyż."),
    ("BREE_PORT=x serve", "BREE_PORT nie może mieć wartości „x”; dozwolona jest liczba całkowita od 0 do 65535."),
    (
        "BREE_BOT_SECONDS=nan serve",
        "BREE_BOT_SECONDS nie może mieć wartości „nan”; dozwolona jest liczba większa od 0.",
    ),
    ("BREE_KEEP_DAYS=inf serve", "BREE_KEEP_DAYS nie może mieć wartości „inf”; dozwolona jest liczba od 0 wzwyż."),
    ("replay .", "Nie można odczytać pliku „.”: to jest folder."),
    ("replay /dev/zero", "Plik „/dev/zero” jest za duży; Bree czyta najwyżej 16 MB."),
    (
        "serve --host nope.invalid --port 0",
        "Nie można uruchomić serwera pod adresem nope.invalid, port 0: ten komputer nie ma takiego adresu.",
    ),
    (
        "serve --database sqlite:///letter",
        "Plik „letter” nie jest bazą danych. "
        "Podaj w --database albo BREE_DATABASE inny plik; Bree założy go, jeśli go nie ma.",
    ),
    (
        "play mordor -o dice_faces=a=",
        "Nie można odczytać danych: wiersz 1 nie jest poprawnym zapisem TOML. [MOR-O7]",
    ),
    ("bench --seconds 0", "--seconds musi być liczbą od 0,001 do 3 600, a nie „0”."),
    (
        "solve fellowship -o deal=x",
        "„x” nie jest zapisem rozdania; trzeba pisać tak: lost: h4 | north: h1 h2 … | east: …. [FEL-2.6]",
    ),
    (
        "simulate mordor -o dice_faces=faces=1",
        "Trzeba podać ścianki kostek: black, yellow, red, blue, green. Nie podano żadnej kostki. [MOR-O7]",
    ),
    ("solve fellowship --seed x", "--seed wymaga wartości LICZBA, a podano „x”."),
    ("simulate mordor --seed x", "--seed wymaga wartości LICZBA, a podano „x”."),
]


@pytest.mark.parametrize(("words", "line"), SYSTEM, ids=[words for words, _ in SYSTEM])
def test_what_the_system_refuses_is_said_in_the_players_language(
    words: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BREE_LANG", "pl")
    (tmp_path / "letter").write_text("Dear Sam, " * 200)
    first, *rest = words.split()
    if first.startswith("BREE_"):
        monkeypatch.setenv(*first.split("="))
    else:
        rest = [first, *rest]
    assert bree(capsys, *rest) == (2, [], [worded(line, "pl")])
