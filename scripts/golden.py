"""Write the golden files anew: one told game per game and option set, and the perft counts.

    python scripts/golden.py

A human reads the difference before it is committed.
"""

from pathlib import Path
import sys

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "games")]

from tests.contract.golden import GOLDEN, perft_text, tell_game  # noqa: E402
from tests.contract.tables import GAMES, TABLES  # noqa: E402


def main() -> None:
    for table in TABLES:
        path = GOLDEN / table.game.name / f"{table.name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(tell_game(table), encoding="utf-8")
    for game in GAMES:
        (GOLDEN / game.name / "perft.txt").write_text(perft_text(game), encoding="utf-8")
    print(f"{len(TABLES)} games told, {len(GAMES)} games counted, in {GOLDEN.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
