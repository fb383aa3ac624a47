"""The command line in tests: called in this process or as a separate one."""

from collections.abc import Sequence
from pathlib import Path
import re
import signal
import subprocess
import sys
from typing import NamedTuple

import pytest

from bree.cli import main
from bree.core import find
from bree.core.rulebook import rulebook
from bree.games.mordor import GAME
from bree.lang.short_rule import short_rule
from bree.table import Chair, Sitting
from tests.tree import SEEDED, environment

SAVED = {"pl": "Gra jest zapisana: ", "en": "The game is saved: "}
ENDED = {"pl": "Gra skończona i zapisana: ", "en": "The game is over and saved: "}


class Said(NamedTuple):
    code: int
    out: list[str]
    err: list[str]


def bree(capsys: pytest.CaptureFixture[str], *words: str) -> Said:
    """A command in this process."""
    capsys.readouterr()
    code = main(words)
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    return Said(code, out.splitlines(), err.splitlines())


def worded(line: str, lang: str) -> str:
    """`… [MOR-1.1]` as the command line says it: the rule in words."""
    found = re.search(r" \[([A-Z]+-[\w.]+)\]$", line)
    if found is None:
        return line
    game = next(game for game in find.games().values() if found[1] in rulebook(game.package))
    whole = rulebook(game.package)[found[1]].text[lang]
    short = short_rule(whole)
    more = {"pl": "cała zasada", "en": "all of it"}[lang]
    tail = f" ({more}: bree rules {game.name} {found[1]})" if short != whole else ""
    return f"{line[: found.start()]} {found[1]}: {short}{tail}"


def start(home: Path, words: Sequence[str], *, python: Sequence[str] = (SEEDED, "bree")) -> "subprocess.Popen[str]":
    """Start a command as a process with pipes; it leads a process group, as in a terminal."""
    return subprocess.Popen(
        [sys.executable, *python, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(BREE_HOME=str(home), BREE_LANG="en", PYTHONIOENCODING="utf-8"),
        start_new_session=True,
        preexec_fn=hear_interrupts,  # noqa: PLW1509  (no thread of ours holds a lock here)
    )


def hear_interrupts() -> None:
    """As from a terminal, though the tests may have been started deaf."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def games(home: Path) -> list[Path]:
    """The files on the shelf."""
    return sorted((home / "games").glob("*")) if home.exists() else []


def a_game(answers: int = 12, *, seed: int = 1) -> Sitting:
    """A game of two persons, some answers old."""
    sitting = Sitting(GAME, {}, {"frodo": Chair("Anna"), "sam": Chair("Jan")}, seed)
    while len(sitting.answers) < answers:
        ask = sitting.ask
        assert ask is not None
        if ask.who in sitting.chairs:
            sitting.answer(ask.who, ask.picks[0].id)
        else:
            sitting.play_automatic()
    return sitting
