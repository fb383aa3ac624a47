"""The long runs: random games over all option sets, the conservation laws checked after every answer.

python scripts/soak.py [GAMES]
"""

from functools import partial
import os
from pathlib import Path
import sys

from rich.progress import Progress

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "games")]

from bree.core.find import games  # noqa: E402
from bree.lab.simulate import Study  # noqa: E402
from tests.contract.tables import option_sets  # noqa: E402


def main(count: int) -> int:
    faults = 0
    for name, game in games().items():
        sets = option_sets(game)
        each = -(-count // len(sets))
        with Progress() as progress:
            task = progress.add_task(f"{name}, {len(sets)} option sets", total=each * len(sets))
            for options in sets.values():
                study = Study(name, options, ("random",), each, os.cpu_count() or 1, "soak", audit=True)
                study.run(partial(progress.advance, task))
                faults += len(study.faults)
                for one in study.faults[:1]:
                    print(options, one.fault)
        print(f"{name}: {each * len(sets)} random games over {len(sets)} option sets, faults: {faults}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000))
