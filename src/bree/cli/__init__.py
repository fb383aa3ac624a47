"""One door to all, with a file for each command: play, resume, replay, rules, simulate, solve, serve, bench."""

from bree.cli.door import app, main
from bree.cli.front import build

__all__ = ["app", "build", "main"]
