"""A long command that breaks off: one sentence says how far it came and where the rows are."""

from pathlib import Path

import polars
import pytest
from rich.progress import Progress

from bree.core import Refusal
from bree.solve.fellowship.deals import Deal, Deals
from tests.command import bree

COMMANDS = {
    "simulate": ("simulate mordor --games 50", 3),
    "arena": ("arena mordor random greedy --games 50", 6),  # by rounds of two games
    "solve": ("solve fellowship -o chapter=1 -o players=3 --deals 50", 3),
}
TOLD = {
    "en": ("Stopped; {what}: {count}", "; their rows are in “{kept}”.", {"solve": "deals solved"}, "games played"),
    "pl": (
        "Przerwano; {what}: {count}",
        "; ich wiersze są w „{kept}”.",
        {"solve": "zbadane rozdania"},
        "rozegrane gry",
    ),
}


def stop(monkeypatch: pytest.MonkeyPatch, fault: BaseException) -> None:
    """When the bar has moved three times."""
    left = iter((1, 2))

    def advance(*_: object) -> None:
        if next(left, 0) == 0:
            raise fault

    monkeypatch.setattr(Progress, "advance", advance)


@pytest.fixture(autouse=True)
def stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl-C. Deals are solved in no time here."""
    stop(monkeypatch, KeyboardInterrupt())
    monkeypatch.setattr(Deals, "ready", True)
    monkeypatch.setattr(Deals, "__call__", lambda *_: Deal(True, True, True))


@pytest.mark.parametrize("lang", TOLD)
@pytest.mark.parametrize("command", COMMANDS)
def test_how_far_it_came_is_told(command: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words, count = COMMANDS[command]
    begins, ends, others, games = TOLD[lang]
    begins = begins.format(what=others.get(command, games), count=count)
    said = bree(capsys, *words.split(), "--lang", lang, "--out", str(tmp_path / "rows.parquet"))
    kept = tmp_path / "rows.parquet.parts"
    assert said == (130, [], [begins + ends.format(kept=kept)])
    assert len(polars.read_parquet(kept / "*.parquet")) == count


@pytest.mark.parametrize("lang", TOLD)
def test_without_a_file_there_are_no_rows_to_name(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    begins, _, _, games = TOLD[lang]
    said = bree(capsys, "simulate", "mordor", "--games", "50", "--lang", lang)
    assert said == (130, [], [begins.format(what=games, count=3) + "."])


@pytest.mark.parametrize("lang", TOLD)
def test_where_the_rows_are_is_told_too_when_the_workers_are_gone(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stop(monkeypatch, Refusal("game-unknown", game="'x", known=("y",)))  # any refusal in the middle of a run
    begins, ends, _, games = TOLD[lang]
    said = bree(capsys, "simulate", "mordor", "--games", "50", "--lang", lang, "--out", str(tmp_path / "rows.parquet"))
    kept = tmp_path / "rows.parquet.parts"
    assert (said.code, len(said.err)) == (2, 2)
    assert said.err[0] == begins.format(what=games, count=3) + ends.format(kept=kept)
    assert len(polars.read_parquet(kept / "*.parquet")) == 3
