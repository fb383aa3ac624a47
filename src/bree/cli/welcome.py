"""The output of `bree` without a command: the version, or the games and how to start."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from bree import __version__

if TYPE_CHECKING:
    from bree.lang import Voice


def build() -> str:
    """The build that runs: "plain" Python or "compiled" with mypyc."""
    rules = find_spec("bree.core.rules")
    return "plain" if rules is not None and str(rules.origin).endswith(".py") else "compiled"


def version() -> str:
    return f"bree {__version__} ({build()})"


def welcome(voice: "Voice") -> None:
    """Print the games and how to start."""
    from bree.core.find import games
    from bree.lang import Voice

    print(voice.say("cli-welcome"))
    for game in games().values():
        at_game = Voice(voice.language, game)
        print(f"  {game.name:<12} {at_game.say('game-title')}: {at_game.say('game-about')}")
    print(voice.say("cli-start"))
