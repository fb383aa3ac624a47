"""Write the golden files again: one game for each game and option set, and the perft counts.

    python scripts/golden.py [GAME ...]

A golden game repeats the answers of its file as long as the rules still offer them. Delete a file to get another game.
Read the difference before you commit it.
"""

from pathlib import Path
import sys

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "games")]

from tests.contract.golden import GOLDEN, path_of, perft_text, recorded, write_told  # noqa: E402
from tests.contract.telling import tell_game  # noqa: E402
from tests.contract.variants import GAMES, VARIANTS  # noqa: E402


def main(names: list[str]) -> None:
    games = [game for game in GAMES if not names or game.name in names]
    variants = [variant for variant in VARIANTS if variant.game in games]
    told = {path_of(variant): tell_game(variant, recorded(variant)) for variant in variants}
    for variant in variants:
        path = path_of(variant)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write_told(variant, told[path], lambda other: told[path_of(other)]), encoding="utf-8")
    for game in games:
        (GOLDEN / game.name / "perft.txt").write_text(perft_text(game), encoding="utf-8")
    print(f"{len(variants)} games told, {len(games)} games counted, in {GOLDEN.relative_to(ROOT)}")


if __name__ == "__main__":
    main(sys.argv[1:])
