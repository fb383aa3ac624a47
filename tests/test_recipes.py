"""Recipes of CONTRIBUTING, followed to the letter in a copy of the house: a bot, and a card of the war."""

import json
import os
from pathlib import Path
import re
import shutil
import subprocess
import sys

import pytest

from bree.bots.find import bots
from tests.test_readme import ROOT, blocks
from tests.tree import GAMES

GUIDE = ROOT / "CONTRIBUTING.md"
LIMIT = 300  # seconds for one command
HINT = {"en": "The sage (exact values)", "pl": "Mędrzec (dokładne wartości)"}
ASK = "from bree.bots.find import *; print(strongest('mordor'), strongest('tiny'), *sorted(bots('tiny')))"
NAMES = "from bree.lang import Voice; print(*[Voice(lang).noun('bot-last') for lang in ('en', 'pl')], sep='\\n')"


@pytest.fixture(scope="module")
def bot() -> str:
    """The bot of the recipe, as the page prints it."""
    return next(code for code in blocks(GUIDE, "python") if "BOT = " in code)


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
    names = re.findall(r"`(bot-last = [^`]+)` in\s+`(\S+\.ftl)`", guide)
    assert len(names) == 2
    for line, texts in names:
        with (home / texts).open("a", encoding="utf-8") as page:
            page.write(line + "\n")
    return home


def run(house: Path, *words: str, typed: str = "", at: Path = ROOT) -> str:
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
        cwd=at,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_bot_passes_the_checks_of_the_house(bot: str) -> None:
    name = ["--stdin-filename", "src/bree/bots/last.py", "-"]
    for check in (["check", "--quiet"], ["format", "--check", "--quiet"]):
        ruff = [sys.executable, "-m", "ruff", *check, *name]
        done = subprocess.run(ruff, input=bot, capture_output=True, text=True, timeout=LIMIT, check=False, cwd=ROOT)
        assert (done.returncode, done.stdout) == (0, "")


def test_it_plays_at_both_ends_of_the_table(house: Path) -> None:
    told = json.loads(run(house, "-m", "bree", "arena", "mordor", "last", "greedy", "random", "--games", "6", "--json"))
    assert (told["bots"], told["games"], told["faults"]) == (["last", "greedy", "random"], 6, {})
    assert told["ratings"]["last"]["games"] == 4


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_hints_come_from_another_bot_as_before(house: Path, lang: str) -> None:
    words = ["-m", "bree", "play", "mordor", "--plain", "--seats", "me,last", "--seed", "1", "--lang", lang]
    assert HINT[lang] in run(house, *words, typed="h\nq\n")
    assert run(house, "-c", ASK).split() == ["perfect", "random", *sorted({*bots("tiny"), "last"})]


def test_it_is_called_by_its_name_in_both_languages(house: Path) -> None:
    assert run(house, "-c", NAMES).splitlines() == ["The laggard (the last pick)", "Maruder (ostatnia możliwość)"]


def test_what_holds_for_every_bot_is_tested_for_it(house: Path) -> None:
    told = run(house, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/bots/test_protocol.py", "-k", "last")
    assert re.search(r"^\d+ passed", told.splitlines()[-1]), told


# A card of the war with a new effect

CARD = "the_beacons_are_lit"
# What looks at all cards: with one more of them it holds as before.
OF_ALL_CARDS = (
    "tests/rulebook/war/test_02_setup.py",
    "tests/rulebook/war/test_28_hidden.py",
    "tests/rulebook/war/test_audit.py",
    "tests/rulebook/war/test_notation.py",
    "tests/rulebook/war/cards/test_shared_needs.py",
    "tests/rulebook/war/cards/test_shared_mutants.py",
    "tests/rulebook/war/lords/test_02_setup.py",
    "tests/bots/test_captain_cards.py",
    "tests/contract/test_texts.py",
    "tests/test_soak.py",
    "tests/lang/test_cards.py",
)


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    """The files of the recipe, by their paths."""
    guide = GUIDE.read_text(encoding="utf-8")
    recipe = guide[guide.index("## Recipe 2") : guide.index("## Recipe 3")]
    paths = re.findall(r"is\s+`((?:src|tests)/\S+)`", recipe)
    codes = re.findall(r"^```(?:toml|python)\n(.*?)^```$", recipe, re.MULTILINE | re.DOTALL)
    return dict(zip(paths, codes, strict=True))


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory, made: dict[str, str]) -> Path:
    """The package and the tests with that card."""
    home = tmp_path_factory.mktemp("box")
    ignored = shutil.ignore_patterns("static", "__pycache__", "golden", "saves")
    shutil.copytree(
        ROOT / "src" / "bree", home / "src" / "bree", ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    for folder in ("tests", "scripts"):
        shutil.copytree(ROOT / folder, home / folder, ignore=ignored)
    for name in ("pyproject.toml", "CONTRIBUTING.md"):
        shutil.copy(ROOT / name, home / name)
    for path, text in made.items():
        assert not (home / path).exists()
        (home / path).write_text(text, encoding="utf-8")
    return home


def test_a_new_card_touches_its_own_files_alone(made: dict[str, str]) -> None:
    assert sorted(made) == [
        f"src/bree/games/war/cards/{CARD}.py",
        f"src/bree/games/war/cards/{CARD}.toml",
        f"tests/rulebook/war/cards/test_{CARD}.py",
    ]
    for path, text in made.items():
        if path.endswith(".py"):
            for check in (["check", "--quiet"], ["format", "--check", "--quiet"]):
                ruff = [sys.executable, "-m", "ruff", *check, "--stdin-filename", path, "-"]
                done = subprocess.run(
                    ruff, input=text, capture_output=True, text=True, timeout=LIMIT, check=False, cwd=ROOT
                )
                assert (done.returncode, done.stdout) == (0, ""), path


def test_the_test_of_the_card_passes_and_so_do_those_of_all_cards(box: Path) -> None:
    quiet = ["-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"]
    told = run(box, *quiet, f"tests/rulebook/war/cards/test_{CARD}.py", *OF_ALL_CARDS, at=box)
    assert "failed" not in told


def test_the_card_is_explained_and_played_by_bots(box: Path) -> None:
    assert "The Beacons Are Lit" in run(box, "-m", "bree", "rules", "war", "beacons", "--lang", "en")
    words = ["-m", "bree", "simulate", "war", "--games", "2", "--bots", "captain,random", "--audit", "--json"]
    told = json.loads(run(box, *words))
    assert (told["games"], told["faults"]) == (2, 0)
