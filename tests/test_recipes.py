"""A recipe of CONTRIBUTING, followed to the letter in a copy of the house."""

import json
import os
from pathlib import Path
import re
import shutil
import subprocess
import sys

import pytest

from bree.guests.find import guests
from tests.test_readme import ROOT, blocks
from tests.tree import GAMES

GUIDE = ROOT / "CONTRIBUTING.md"
LIMIT = 300  # seconds for one command
HINT = {"en": "The reckoner (the whole turn)", "pl": "Rachmistrz (cała tura)"}
ASK = "from bree.guests.find import *; print(strongest('mordor'), strongest('tiny'), *sorted(guests('tiny')))"
NAMES = "from bree.lang import Voice; print(*[Voice(lang).noun('guest-last') for lang in ('en', 'pl')], sep='\\n')"


@pytest.fixture(scope="module")
def bot() -> str:
    """The bot of the recipe, as it is printed there."""
    return next(code for code in blocks(GUIDE, "python") if "GUEST = " in code)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, bot: str) -> Path:
    """The house with that bot in it, made by the steps of the recipe."""
    home = tmp_path_factory.mktemp("house")
    shutil.copytree(
        ROOT / "src" / "bree", home / "src" / "bree", ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    guide = GUIDE.read_text(encoding="utf-8")
    file = re.findall(r"This is `(\S+)`:", guide)
    assert len(file) == 1
    (home / file[0]).write_text(bot, encoding="utf-8")
    names = re.findall(r"`(guest-last = [^`]+)` in\s+`(\S+\.ftl)`", guide)
    assert len(names) == 2
    for line, texts in names:
        with (home / texts).open("a", encoding="utf-8") as page:
            page.write(line + "\n")
    return home


def run(house: Path, *words: str, typed: str = "") -> str:
    path = os.pathsep.join([str(house / "src"), str(GAMES)])
    env = {**os.environ, "PYTHONPATH": path, "BREE_HOME": str(house / "saves"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *words],
        env=env,
        input=typed,
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_bot_passes_the_checks_of_the_house(bot: str) -> None:
    name = ["--stdin-filename", "src/bree/guests/last.py", "-"]
    for check in (["check", "--quiet"], ["format", "--check", "--quiet"]):
        ruff = [sys.executable, "-m", "ruff", *check, *name]
        done = subprocess.run(ruff, input=bot, capture_output=True, text=True, timeout=LIMIT, check=False, cwd=ROOT)
        assert (done.returncode, done.stdout) == (0, "")


def test_it_plays_at_both_ends_of_the_table(house: Path) -> None:
    told = json.loads(run(house, "-m", "bree", "arena", "mordor", "last", "greedy", "random", "--games", "6", "--json"))
    assert (told["guests"], told["games"], told["faults"]) == (["last", "greedy", "random"], 6, {})
    assert told["ratings"]["last"]["games"] == 4


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_hints_come_from_another_bot_as_before(house: Path, lang: str) -> None:
    words = ["-m", "bree", "play", "mordor", "--plain", "--seats", "me,last", "--seed", "1", "--lang", lang]
    assert HINT[lang] in run(house, *words, typed="h\nq\n")
    assert run(house, "-c", ASK).split() == ["turn", "random", *sorted({*guests("tiny"), "last"})]


def test_it_is_called_by_its_name_in_both_languages(house: Path) -> None:
    assert run(house, "-c", NAMES).splitlines() == ["The laggard (the last pick)", "Maruder (ostatnia możliwość)"]


def test_what_holds_for_every_bot_is_tested_for_it(house: Path) -> None:
    told = run(
        house, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/guests/test_protocol.py", "-k", "last"
    )
    assert re.search(r"^\d+ passed", told.splitlines()[-1]), told
