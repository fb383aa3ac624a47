"""Processes that a test starts run the tree under test."""

from pathlib import Path
import subprocess
import sys

import pytest

from tests.tree import SOURCE, environment


def test_a_process_has_the_package_of_this_one_and_what_the_path_had(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    asks = "import bree, sys, tiny; print(bree.__file__, '/elsewhere' in sys.path, sep='\\n')"
    command = [sys.executable, "-c", asks]
    told = subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=120, check=True)
    file, kept = told.stdout.splitlines()
    assert Path(file).parents[1] == SOURCE
    assert kept == "True"
