"""The snippets for researchers run, and say the same each time."""

from pathlib import Path
import runpy
import warnings

import pytest

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
OTHERS = {"bot.py", "mcp_player.py"}  # in tests/server/test_play.py, tests/adapters/test_mcp.py
PAGE = EXAMPLES.parent / "docs" / "research.md"
SAY = {
    "plain.py": "{'frodo': 6.0, 'sam': 9.0, 'merry': 4.0}",
    "gym_doom.py": "95 answers, reward 0.0",
    "zoo_mordor.py": "{'frodo': 1.0, 'sam': -0.5, 'merry': -0.5}",
    "openspiel_game.py": "returns: [",
    "plot_lengths.py": "│ frodo",
}


def test_all_are_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == {*SAY, *OTHERS}


def test_the_page_for_researchers_shows_the_snippet_of_pettingzoo() -> None:
    snippet = (EXAMPLES / "zoo_mordor.py").read_text(encoding="utf-8")
    assert f"```python\n{snippet}```" in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SAY)
def test_a_snippet_runs(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what other libraries say of themselves
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    assert SAY[name] in capsys.readouterr().out
    assert (name == "plot_lengths.py") == (tmp_path / "lengths.svg").is_file()
