"""There is a won game for every chapter and number of players, and the rules replay it."""

from pathlib import Path

import pytest

from bree.core.saves.replay import replay
from bree.games.fellowship import GAME

HOME = Path(__file__).resolve().parent.parent / "golden" / "fellowship_won"
CHAPTERS = (*(str(n) for n in range(1, 19)), "endless")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_recorded_game_is_won(chapter: str, players: int) -> None:
    first, *rows = (HOME / f"{chapter}-{players}.txt").read_text(encoding="utf-8").splitlines()
    options = dict(word.split("=") for word in first.split())
    assert options == {"chapter": chapter, "players": str(players)}
    s = replay(GAME, options, [answer for row in rows for answer in row.split()])
    assert s.over == "won"  # type: ignore[attr-defined]
    assert not GAME.audit(s)
