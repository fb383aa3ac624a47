"""`python -m MODULE …` for tests: its dice follow from the test that has started the process."""

from pathlib import Path
import random
import runpy
import sys

sys.path[0] = str(Path(__file__).resolve().parents[1])  # as with `-m`, instead of the folder of this file

from tests.seeds import SEEDS, take_over  # noqa: E402

take_over()
random.seed(f"{SEEDS.shift} {SEEDS.test}")

if __name__ == "__main__":
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
