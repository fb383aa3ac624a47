"""Chromium, which pip cannot bring: where it is, how it is started, and what is said where there is none."""

import shutil

import pytest

# The shell is Chromium without the frame around its pages, and takes a fifth less of the processor.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
MISSING = """\
There is no Chromium on this machine: the client was NOT tested in a browser.
To get it: python scripts/system_packages.py chromium (as root),
or on Debian: sudo apt-get install chromium-headless-shell"""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Taken up by tests/conftest.py: with several workers only that one is heard at the end."""
    if CHROMIUM is None:
        terminalreporter.section("NO BROWSER", sep="!", red=True, bold=True)
        terminalreporter.write_line(MISSING, red=True, bold=True)
