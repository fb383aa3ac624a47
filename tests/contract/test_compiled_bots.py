"""The bots make the same choices on the compiled build as in plain Python."""

import json
from pathlib import Path
from random import Random
import subprocess
import sys

import pytest

from bree.bots.bot import Sight
from bree.bots.find import invite
from bree.cli import build
from bree.core import CHANCE, sample
from bree.core.find import find
from tests.tree import environment

ROOT = Path(__file__).resolve().parents[2]
# game, bot, answers of bots, options
PLAYED = [
    ("mordor", "turn", 60, {}),
    ("mordor", "perfect", 60, {"players": 2}),
    ("doom", "search", 40, {}),
    ("doom", "greedy", 80, {}),
    ("fellowship", "careful", 60, {}),
    ("fellowship", "beginner", 60, {}),
    ("war", "captain", 900, {}),
    ("war", "captain", 400, {"lords": "whole"}),
    ("war", "captain", 400, {"players": 4}),
    ("war", "queller", 900, {}),
    ("war", "queller", 400, {"lords": "whole"}),
    ("war", "queller", 400, {"players": 4}),
    ("war", "greedy", 60, {}),
]


def picks(name: str, bot: str, answers: int, options: dict[str, object]) -> list[str]:
    """The answers of one bot in all seats."""
    game, rng = find(name), Random(f"{name} {bot} {options}")
    s = game.new(game.choose(options))
    bots = {seat: invite(name, bot) for seat in game.seats(game.choose(options))}
    given: list[str] = []
    while len(given) < answers and (ask := game.waiting(s)) is not None:
        if ask.who == CHANCE:
            game.apply(s, sample(ask.picks, rng))
            continue
        given.append(bots[ask.who].choose(Sight(game, s, ask.who, ask), rng))
        game.apply(s, given[-1])
    return given


@pytest.mark.skipif(build() == "plain", reason="this test compares the compiled build with the plain one")
@pytest.mark.parametrize(("game", "bot", "answers", "options"), PLAYED)
def test_the_picks_are_those_of_plain_python(game: str, bot: str, answers: int, options: dict[str, object]) -> None:
    words = json.dumps([game, bot, answers, options])
    said = subprocess.run(
        [sys.executable, "-m", __name__, words],
        capture_output=True,
        check=True,
        cwd=ROOT,
        env=environment(PYTHONPATH=str(ROOT / "src")),
        text=True,
    )
    ours = picks(game, bot, answers, options)
    assert len(ours) > answers // 3
    assert said.stdout == f"plain {json.dumps(ours)}\n"


if __name__ == "__main__":
    print(build(), json.dumps(picks(*json.loads(sys.argv[1]))))
