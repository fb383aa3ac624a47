"""Write a won game for every chapter and number of players: no chapter is unwinnable.

    python scripts/won_games.py [CHAPTER ...]

The solver finds them; `tests/solve/test_won_games.py` replays them. A file is options, then all answers.
"""

from pathlib import Path
import sys

from rich.progress import track

from bree.games.fellowship import GAME
from bree.solve.fellowship.setup_choices import win_game

HOME = Path(__file__).resolve().parent.parent / "tests" / "golden" / "fellowship_won"
CHAPTERS = (*(str(n) for n in range(1, 19)), "endless")
TRIES, BUDGET = 4, 4000  # for one deal; then another is dealt
WIDTH = 24  # answers on a line


def main(chapters: list[str]) -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    games = [(chapter, players) for chapter in chapters or CHAPTERS for players in (1, 2, 3, 4)]
    for chapter, players in track(games, description="won games"):
        answers = win_game(
            GAME.new({"chapter": chapter, "players": players}), f"won/{chapter}/{players}", TRIES, BUDGET
        )
        rows = [" ".join(answers[at : at + WIDTH]) for at in range(0, len(answers), WIDTH)]
        text = "\n".join([f"chapter={chapter} players={players}", *rows]) + "\n"
        (HOME / f"{chapter}-{players}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
