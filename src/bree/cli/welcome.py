"""The output of `bree` without a command: the version, or the games and how to start."""

from bree import __version__
from bree.core.find import games
import bree.core.rules
from bree.lang import Voice


def build() -> str:
    """The build that runs: "plain" Python or "compiled" with mypyc."""
    return "plain" if str(bree.core.rules.__file__).endswith(".py") else "compiled"


def version() -> str:
    return f"bree {__version__} ({build()})"


def welcome(voice: Voice) -> None:
    """Print the games and how to start."""
    print(voice.say("cli-welcome"))
    for game in games().values():
        at_game = Voice(voice.language, game)
        print(f"  {game.name:<12} {at_game.say('game-title')}: {at_game.say('game-about')}")
    print(voice.say("cli-start"))
