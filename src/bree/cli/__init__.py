"""The command `bree`, with one file for each subcommand."""

from bree.cli.commands import COMMANDS, main
from bree.cli.welcome import build

__all__ = ["COMMANDS", "build", "main"]
