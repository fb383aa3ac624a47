"""The command line where all goes well."""

import io
import json
from pathlib import Path
import re

import polars
import pytest

from bree import __version__
from bree.cli import COMMANDS
from bree.core.rulebook import rulebook
from bree.games.mordor import GAME
from bree.server import serve
from bree.server.routes import pages
from bree.table import Chair, Sitting
from tests.command import ENDED, SAVED, a_game, bree, games

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BREE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("BREE_LANG", "en")
    return tmp_path / "home"


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))


def test_the_version_names_the_build(capsys: Capture) -> None:
    said = bree(capsys, "--version")
    assert (said.code, said.err, len(said.out)) == (0, [], 1)
    assert re.fullmatch(rf"bree {re.escape(__version__)} \((plain|compiled)\)", said.out[0])


@pytest.mark.parametrize(
    ("lang", "title", "start"), [("pl", "Wyprawa do Mordoru", "Na początek:"), ("en", "Journey to Mordor", "To start:")]
)
def test_bree_alone_tells_what_there_is_and_how_to_start(lang: str, title: str, start: str, capsys: Capture) -> None:
    said = bree(capsys, "--lang", lang)
    assert (said.code, said.err) == (0, [])
    assert any(line.startswith("  mordor ") and title in line for line in said.out)
    assert start in said.out


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_page_of_help_is_in_the_players_language(command: str, lang: str, capsys: Capture) -> None:
    """Every command, argument and option has a text in both languages."""
    said = bree(capsys, "--lang", lang, *command.split(), "--help")
    assert (said.code, said.err) == (0, [])
    assert said.out[0].startswith({"pl": "Użycie: bree", "en": "Usage: bree"}[lang])
    names = re.findall(r"(?<![\w-])--[a-z-]+", "\n".join(said.out))
    assert "--help" in names
    assert (bree(capsys, *command.split(), "--help").out == said.out) == (lang == "en")
    polish = {"Opcje:", "Polecenia:", "Argumenty:"} & set(said.out)
    english = {"Options:", "Commands:", "Arguments:"} & set(said.out)
    assert (bool(polish), bool(english)) == ((True, False) if lang == "pl" else (False, True))
    for row in said.out:
        if row.startswith("  -"):
            described = row[26:].strip() or said.out[said.out.index(row) + 1].strip()
            assert described, row


def test_a_page_of_help_says_what_an_option_takes(capsys: Capture) -> None:
    said = bree(capsys, "--lang", "pl", "play", "--help").out
    assert said[0] == "Użycie: bree play [OPCJE] GRA"
    assert "  --seed LICZBA           ta sama liczba daje te same kości i karty" in said
    assert any(row.startswith("  --seats LISTA ") for row in said)


def test_a_language_before_the_command_counts_for_the_command(capsys: Capture) -> None:
    assert bree(capsys, "--lang", "pl", "rules", "mordor", "MOR-1.9").out[0].startswith("MOR-1.9  Kolejne tury")


def test_help_lists_the_commands(capsys: Capture) -> None:
    said = bree(capsys, "--help")
    assert said.code == 0
    for command in ("play", "resume", "simulate", "replay", "rules", "bench"):
        assert any(line.split()[:1] == [command] for line in said.out)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_plain_game_is_played_to_its_end_with_scripted_answers(
    lang: str, home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, *["1"] * 500)
    words = [
        "play",
        "mordor",
        "--plain",
        "--seats",
        "Anna,greedy",
        "--seed",
        "3",
        "-o",
        "gandalf_square=first",
        "--lang",
    ]
    said = bree(capsys, *words, lang)
    (path,) = games(home)
    assert said.code == 0
    assert len(said.err) == 1
    assert said.err[0].startswith(f"{ENDED[lang]}{path} ")
    sitting = Sitting.load(path.read_text(encoding="utf-8"))
    assert sitting.ask is None
    assert sitting.chairs["frodo"] == Chair("Anna")
    assert sitting.chairs["sam"] == Chair("greedy", "greedy")


def test_the_same_seed_and_the_same_answers_are_the_same_game(
    home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    for seed in ("3", "3", "4"):
        typed(monkeypatch, *["1"] * 20)
        told.append(bree(capsys, "play", "mordor", "--plain", "--seed", seed).out)
    assert told[0] == told[1] != told[2]
    assert home.exists()


def test_leaving_keeps_the_game_and_resume_goes_on_with_the_newest(
    home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "1", "q")
    said = bree(capsys, "play", "mordor", "--plain", "--seats", "me,greedy", "-o", "starter=frodo", "--seed", "5")
    (path,) = games(home)
    assert said.code == 0
    assert said.err == [f'{SAVED["en"]}{path} — continue with: bree resume "{path}"']
    before = Sitting.load(path.read_text(encoding="utf-8"))
    assert before.ask is not None
    assert len(before.answers) > 5
    typed(monkeypatch, "1", "q")
    assert bree(capsys, "resume", "--plain").code == 0
    after = Sitting.load(path.read_text(encoding="utf-8"))
    assert after.answers[: len(before.answers)] == before.answers
    assert len(after.answers) > len(before.answers)
    assert games(home) == [path]


def test_the_end_of_the_input_keeps_the_game(home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch)
    said = bree(capsys, "play", "mordor", "--plain", "--lang", "pl")
    (path,) = games(home)
    assert len(said.err) == 1
    assert said.err[0].startswith(SAVED["pl"] + str(path))
    assert Sitting.load(path.read_text(encoding="utf-8")).ask is not None


def test_a_file_to_resume_is_written_back_to_its_own_place(
    tmp_path: Path, home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.json"
    path.write_text(a_game().save(), encoding="utf-8")
    typed(monkeypatch, "1")
    said = bree(capsys, "resume", str(path), "--plain", "--lang", "en")
    assert said.err == [f'{SAVED["en"]}{path} — continue with: bree resume "{path}"']
    assert len(Sitting.load(path.read_text(encoding="utf-8")).answers) > 12
    assert games(home) == []


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_replay_tells_the_game_and_with_why_the_rule_of_each_line(lang: str, tmp_path: Path, capsys: Capture) -> None:
    sitting = a_game(40)
    path = tmp_path / "game.json"
    path.write_text(sitting.save(), encoding="utf-8")
    plain = bree(capsys, "replay", str(path), "--lang", lang)
    why = bree(capsys, "replay", str(path), "--why", "--lang", lang)
    rules = [entry.rule for entry in sitting.log(None)]
    assert (plain.code, why.code, plain.err, why.err) == (0, 0, [], [])
    assert len(plain.out) == len(rules) + 1
    assert why.out == [f"{line}  [{rule}]" for line, rule in zip(plain.out, rules, strict=False)] + plain.out[-1:]
    assert f" {len(sitting.answers)}" in plain.out[-1].replace("(", " ")


def test_a_rule_is_found_by_its_id_in_any_case(capsys: Capture) -> None:
    rule = rulebook(GAME.package)["MOR-2.3"]
    for word in ("MOR-2.3", "mor-2.3"):
        said = bree(capsys, "rules", "mordor", word, "--lang", "pl")
        assert said == (0, [f"MOR-2.3  {rule.text['pl']}  ({rule.section})"], [])


@pytest.mark.parametrize(("lang", "words"), [("pl", "Białe Drzewo"), ("en", "white tree"), ("pl", "biale drzewo")])
def test_rules_are_found_by_words_without_capitals_and_accents(lang: str, words: str, capsys: Capture) -> None:
    said = bree(capsys, "rules", "mordor", *words.split(), "--lang", lang)
    assert any(line.startswith("MOR-3.1 ") for line in said.out)
    assert len(said.out) < len(rulebook(GAME.package))


def test_without_words_all_rules_are_told_in_the_order_of_the_book(capsys: Capture) -> None:
    said = bree(capsys, "rules", "mordor")
    assert [line.split()[0] for line in said.out] == list(rulebook(GAME.package))


def test_simulate_prints_one_object_with_the_figures(capsys: Capture) -> None:
    words = "simulate mordor --games 20 --bots random,greedy --option side=advanced --seed 7 --json"
    said = bree(capsys, *words.split())
    assert (said.code, said.err, len(said.out)) == (0, [], 1)
    report = json.loads(said.out[0])
    assert {name: report[name] for name in ("game", "bots", "games", "faults")} == {
        "game": "mordor",
        "bots": ["random", "greedy"],
        "games": 20,
        "faults": 0,
    }
    assert report["options"]["side"] == "advanced"
    assert set(report) >= {"win_share", "interval", "mean_answers", "seconds"}
    again = json.loads(bree(capsys, *words.split()).out[0])
    assert {**again, "seconds": 0} == {**report, "seconds": 0}


def test_simulate_takes_players_as_an_option_and_writes_rows(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "rows.parquet"
    said = bree(capsys, *f"simulate mordor --games 5 --option players=4 --json --out {out}".split())
    assert list(json.loads(said.out[0])["win_share"]) == ["frodo", "sam", "merry", "pippin"]
    assert polars.read_parquet(out).height == 5


@pytest.mark.parametrize(("lang", "title"), [("pl", "Wyprawa do Mordoru"), ("en", "Journey to Mordor")])
def test_simulate_shows_a_table_with_a_row_for_each_seat(lang: str, title: str, capsys: Capture) -> None:
    said = bree(capsys, "simulate", "mordor", "--games", "5", "--lang", lang)
    assert (said.code, said.err) == (0, [])
    assert title in said.out[0]
    assert [line for line in said.out if "Frodo" in line or ("Sam" in line and "%" in line)]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_bree_alone_says_how_to_open_the_browser(lang: str, capsys: Capture) -> None:
    assert any(line.strip().startswith("bree serve ") for line in bree(capsys, "--lang", lang).out)


@pytest.mark.parametrize(("lang", "says"), [("en", "is not built"), ("pl", "nie zbudowano")])
def test_a_server_without_pages_says_what_to_do(
    lang: str, says: str, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BREE_LANG", lang)
    monkeypatch.setattr(serve, "serve", lambda *_: None)
    monkeypatch.setattr(pages, "HOME", tmp_path)
    (line,) = bree(capsys, "serve", "--no-browser").err
    assert says in line
    assert "make web" in line
    (tmp_path / "index.html").touch()
    assert bree(capsys, "serve", "--no-browser") == (0, [], [])
