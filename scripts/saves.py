"""Write golden saves under the current rules: a few saves in which every kind of ask is waiting once.

    python scripts/saves.py [GAME ...]

Run this before you raise the version of the rules. Existing saves are never rewritten, because
tests/contract/test_saves.py checks that they still load.
"""

from pathlib import Path
import sys

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "games")]

from tests.contract.saves import saves_of, write_saves  # noqa: E402
from tests.contract.variants import GAMES  # noqa: E402


def main() -> None:
    for game in GAMES:
        if sys.argv[1:] and game.name not in sys.argv[1:]:
            continue
        if saves_of(game).exists():
            print(f"{saves_of(game).relative_to(ROOT)} exists already")
        else:
            print(f"wrote {write_saves(game).relative_to(ROOT)}")


if __name__ == "__main__":
    main()
