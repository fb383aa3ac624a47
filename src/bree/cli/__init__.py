"""The command `bree`, with one file for each subcommand."""

from bree.cli.commands import app, main
from bree.cli.welcome import build

__all__ = ["app", "build", "main"]
