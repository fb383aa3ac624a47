"""`scripts/strength.py`: the page is made of the results, and a run that was stopped goes on."""

from importlib import import_module
from pathlib import Path
import shlex
import sys
from typing import Any

import pytest

from bree.bots.find import bots
from bree.core import CHANCE
from bree.games.fellowship import GAME as FELLOWSHIP
from bree.solve.fellowship.setup_choices import ShuffledDecks

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "scripts"))
strength: Any = import_module("strength")
strength_page: Any = import_module("strength_page")
strength_rows: Any = import_module("strength_rows")

pytestmark = pytest.mark.xdist_group("solver")  # only one test process compiles the solver
DUE = [
    strength_rows.Row("mordor", "", ("greedy", "random")),
    strength_rows.Row("fellowship", "chapter=1 loss=end", ("random",)),
    strength_rows.Row("fellowship", "chapter=1 loss=end", ("open",)),
]


def test_the_page_is_made_of_the_results() -> None:
    made = strength_page.page(strength_rows.read(strength.RESULTS))
    assert made == strength.PAGE.read_text(encoding="utf-8")


def without_times(results: Any) -> dict[Any, Any]:
    return {row: tally._replace(seconds=(), cost=0.0) for row, tally in results.tallies.items()}


def test_a_stopped_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = strength.run(DUE, 3, tmp_path / "whole.jsonl")
    play, calls = strength_rows.play, []

    def cut(row: Any, number: int) -> Any:
        calls.append((row, number))
        if len(calls) == 6:
            raise KeyboardInterrupt
        return play(row, number)

    monkeypatch.setattr(strength, "play", cut)
    with pytest.raises(KeyboardInterrupt):
        strength.run(DUE, 3, tmp_path / "cut.jsonl")
    strength.run(DUE, 3, tmp_path / "cut.jsonl")
    assert (len(calls), len(set(calls))) == (13, 12)  # only the game that was cut is played again
    found = strength_rows.read(tmp_path / "cut.jsonl")
    assert without_times(found) == without_times(whole)
    assert without_times(strength_rows.read(tmp_path / "whole.jsonl")) == without_times(whole)
    assert [tally.games for tally in found.tallies.values()] == [6, 3, 3]
    assert strength_page.page(found).count("| 1 | 3 of 3 | ") == 1


def test_a_number_is_always_the_same_game() -> None:
    for row in DUE:
        first, again = (strength_rows.play(row, 4) for _ in range(2))
        assert first._replace(seconds=(), cost=0.0) == again._replace(seconds=(), cost=0.0)


@pytest.mark.parametrize("game", strength_rows.GAMES)
def test_every_bot_of_a_game_has_a_row(game: str) -> None:
    found = {bot for row in strength_rows.rows((game,)) for bot in row.bots}
    assert found - {strength_rows.OPEN} == set(bots(game))


def test_the_fixed_deals_can_be_played_at_any_table(capsys: pytest.CaptureFixture[str]) -> None:
    strength.print_deals()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 160
    assert not [line for line in lines if line.startswith(("--option chapter=14 ", "--option chapter=16 "))]
    for line in lines[::7]:
        chapter, deal = (word.split("=", 1)[1] for word in shlex.split(line)[1::2])
        number = lines.index(line) % 10
        dealt = [hands({"chapter": chapter}, number), hands({"chapter": chapter, "deal": deal}, number)]
        assert dealt[0] == dealt[1]


def hands(options: dict[str, Any], number: int) -> dict[str, Any]:
    """The hands before the first choice, with the decks of a number."""
    decks, s = ShuffledDecks(str(number)), FELLOWSHIP.new(options)
    while (ask := FELLOWSHIP.waiting(s)) is not None and ask.who == CHANCE:
        FELLOWSHIP.apply(s, decks.answer(ask))
    return dict(s.hands)


def test_a_deal_is_played_ten_times_at_most() -> None:
    assert [strength_rows.most(row, 30) for row in DUE] == [60, 10, 10]
