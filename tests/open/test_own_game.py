"""The game of `docs/own-game.md`: the page shows its files, it can be installed, it keeps all laws, and it can be
played.
"""

from collections.abc import Iterator
from dataclasses import replace
import io
import os
from pathlib import Path
import re
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from bree.bots.find import bots, strongest
from bree.contract import plugin
from bree.core.find import games, own_games
from bree.lang import Voice
from tests.command import bree
from tests.open.ferry import HOME, LIMIT, installed
from tests.open.strangers import shelf
from tests.tree import environment

pytestmark = pytest.mark.xdist_group("browser")  # another test of this group installs the game too
PAGE = HOME.parents[1] / "docs" / "own-game.md"
SHOWN = re.compile(r"^`(\S+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_page_shows_all_files_as_they_are() -> None:
    shown = dict(SHOWN.findall(PAGE.read_text(encoding="utf-8")))
    files = [path for path in HOME.rglob("*") if path.suffix in (".py", ".toml", ".ftl") and "build" not in path.parts]
    assert shown == {str(path.relative_to(HOME)): path.read_text(encoding="utf-8") for path in files}


def test_it_passes_the_battery_by_one_line(tmp_path: Path) -> None:
    settings = re.search(r"^\[tool\.pytest.*", (HOME / "pyproject.toml").read_text(), re.MULTILINE | re.DOTALL)
    assert settings is not None
    (tmp_path / "pyproject.toml").write_text(settings[0])
    path = os.pathsep.join([str(installed()), environment()["PYTHONPATH"]])
    pytest_alone = ["-m", "pytest", "-q", "-p", "bree.contract.plugin", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = subprocess.run(
        [sys.executable, *pytest_alone],
        env=environment(PYTHONPATH=path, PYTEST_ADDOPTS="", BREE_LANG="en"),
        capture_output=True, text=True, timeout=LIMIT, check=False, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^70 passed", done.stdout, re.MULTILINE), done.stdout


@pytest.fixture
def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("BREE_HOME", str(tmp_path))
    with shelf(installed()):
        yield


@pytest.mark.usefixtures("there")
def test_it_is_found_with_its_bot() -> None:
    assert list(games()) == [*own_games(), "ferry"]
    assert set(bots("ferry")) == {"random", "mcts", "lamplighter"}
    assert strongest("ferry") == "lamplighter"
    assert "lamplighter" not in bots("mordor")
    assert Voice("pl", games()["ferry"]).noun("bot-lamplighter") == "Latarnik (odpoczywa w porę)"
    again = [replace(game) for game in games().values()]  # copies, so that no cache knows them
    assert len({Voice("pl", game).say("game-title") for game in again}) == len(again), "each has its own name"


TOLD = {
    "en": "“rest” is not possible now. FER-3: After a roll the player may rest: the steps in the fog are safe and the "
    "turn ends. No rest before the first roll.",
    "pl": "„odpocznij” nie jest teraz możliwe. FER-3: Po rzucie można odpocząć: kroki we mgle są bezpieczne, a tura "
    "się kończy. Nikt nie odpoczywa przed pierwszym rzutem.",
}
SHOWS = {"en": "Frodo shows a lantern of 1.", "pl": "Frodo pokazuje latarnię o liczbie 1."}


@pytest.mark.usefixtures("there")
@pytest.mark.parametrize("lang", TOLD)
def test_it_is_played_line_by_line(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refused answer with its rule, a die, the hidden card, a hint, and then the rest of the game."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("rest\nroll\nshow\nh\n" + "roll\nrest\n" * 40))
    said = bree(capsys, "play", "ferry", "--plain", "--seats", "me,lamplighter", "--seed", "3", "--lang", lang)
    voice = Voice(lang, games()["ferry"])
    assert said.code == 0
    assert [line for line in said.out if line in (TOLD[lang], SHOWS[lang])][:2] == [TOLD[lang], SHOWS[lang]]
    assert any(voice.noun("bot-lamplighter") in line for line in said.out)
    named = Voice(lang, games()["ferry"], {"sam": "Heather"})  # the bot's name
    wins = [named.say("log-wins", {"who": seat}) for seat in ("frodo", "sam")]
    assert len([line for line in said.out if line in wins]) == 1


@pytest.mark.usefixtures("there")
def test_it_comes_through_the_doors_of_researchers(capsys: pytest.CaptureFixture[str]) -> None:
    from bree.adapters.gymnasium import TableEnv
    from bree.adapters.pettingzoo import env

    table = env("ferry", players=3)
    table.reset(seed=1)
    for _ in range(5):
        seen, _, over, _, _ = table.last()
        assert not over
        table.step(int(seen["action_mask"].argmax()))  # the first legal action: a roll
    assert table.agents == ["frodo", "sam", "merry"]
    alone = TableEnv("ferry", far=12, opponents="lamplighter")
    _, info = alone.reset(seed=1)
    assert info["action_mask"].sum() == 2, "roll and show"
    said = bree(capsys, "arena", "ferry", "random", "lamplighter", "--games", "4", "--lang", "en")
    assert (said.code, said.err) == (0, [])
    assert any("lamplighter" in line for line in said.out)


EXTRA = (
    "This needs the extra “contract”, which is not installed. "
    'In a clone of Bree, run pip install ".[contract]" or make install.'
)


@pytest.mark.parametrize(
    ("lang", "game", "line"),
    [
        ("en", "chess", "There is no game called “chess”. The games are: doom, fellowship, mordor, war."),
        ("pl", "chess", "Nie ma gry „chess”. Gry: doom, fellowship, mordor, war."),
        ("en", "mordor", EXTRA),
    ],
)
def test_the_battery_says_what_stands_in_its_way(
    lang: str, game: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BREE_LANG", lang)
    monkeypatch.setattr(plugin, "find_spec", lambda _name: None)  # as if Hypothesis were missing
    config: Any = SimpleNamespace(args=[], getoption=lambda _name: [game], getini=lambda _name: [])
    with pytest.raises(pytest.UsageError) as refused:
        plugin.pytest_configure(config)
    assert (str(refused.value), config.args) == (line, [])
