"""The game of `docs/own-game.md` as a package, built and installed once for all tests of this process."""

import atexit
from functools import cache
from pathlib import Path
import shutil
import subprocess
import sys
import tempfile

HOME = Path(__file__).resolve().parents[2] / "examples" / "ferry"
LIMIT = 120


@cache
def installed() -> Path:
    """Return a folder for Python's path. The checkout stays unchanged."""
    home = Path(tempfile.mkdtemp(prefix="ferry"))
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    shutil.copytree(HOME, home / "source", ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    way = ["--no-build-isolation", "--no-compile", "--target", str(home / "there"), str(home / "source")]
    done = subprocess.run([*pip, *way], capture_output=True, text=True, timeout=LIMIT, check=False, cwd=home)
    assert done.returncode == 0, done.stderr
    return home / "there"
