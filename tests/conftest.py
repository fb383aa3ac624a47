"""Set-up of all tests. The tiny game comes last on the path, so that a compiled copy of it wins."""

from pathlib import Path
import sys

from hypothesis import settings

from tests.browser.chromium import pytest_terminal_summary  # noqa: F401  (a hook: says it loudly where there is none)

sys.path.append(str(Path(__file__).parent / "games"))

settings.register_profile("bree", deadline=None, derandomize=True, max_examples=60, database=None)
settings.load_profile("bree")


def pytest_report_header() -> str:
    from bree.cli import build

    return f"bree build: {build()}"
