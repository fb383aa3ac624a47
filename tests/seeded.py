"""`python -m MODULE …` for tests: a table that gets no seed takes that of the test which has started the process."""

from pathlib import Path
import runpy
import sys

sys.path[0] = str(Path(__file__).resolve().parents[1])  # as `-m` has it, in place of our own folder

from tests.seeds import take_over  # noqa: E402

take_over()

if __name__ == "__main__":
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
