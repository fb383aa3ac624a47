"""Set-up of all tests. The tiny game comes last on the path, so that a compiled copy of it wins."""

import sys

from hypothesis import settings

import bree.contract.plugin  # noqa: F401  (a failing law says what it has found)
from tests.browser.chromium import pytest_terminal_summary  # noqa: F401  (a hook: says it loudly where there is none)
from tests.limit import pytest_runtest_call, pytest_runtest_setup  # noqa: F401  (hooks: no test hangs)
from tests.tree import GAMES

sys.path.append(str(GAMES))

settings.register_profile("bree", deadline=None, derandomize=True, max_examples=60, database=None)
settings.load_profile("bree")


def pytest_report_header() -> str:
    from bree.cli import build

    return f"bree build: {build()}"
