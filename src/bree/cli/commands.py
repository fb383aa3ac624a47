"""The list of all commands, and `main`, which runs one and prints refusals."""

from collections.abc import Sequence
import os
import sys
from typing import Annotated

import typer
from typer.exceptions import TyperException

from bree.cli.arena import arena
from bree.cli.arguments import LangOption
from bree.cli.bench import bench
from bree.cli.mcp import mcp
from bree.cli.odds import odds
from bree.cli.play import play
from bree.cli.replay import replay
from bree.cli.resume import resume
from bree.cli.rules import rules
from bree.cli.serve import serve
from bree.cli.simulate import simulate
from bree.cli.solve import solve
from bree.cli.usage import Command, CommandGroup, language_of, refusal_of
from bree.cli.welcome import version as version_text, welcome
from bree.core import Game, Refusal
from bree.core.entry_points import unreported
from bree.core.find import games
from bree.core.rulebook import rulebook
from bree.lang import Voice
from bree.lang.locale import own_language

FAILED, INTERRUPTED = 2, 130
FORMER_FLAGS = {"--guests": "--bots"}  # flag before 1.0 -> flag now
COMMANDS = (play, resume, replay, rules, simulate, arena, solve, odds, serve, mcp, bench)

app = typer.Typer(cls=CommandGroup, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
for command in COMMANDS:  # `lang/text/help.*.ftl` describes each command and its options
    app.command(cls=Command)(command)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context, version: Annotated[bool, typer.Option("--version")] = False, lang: LangOption = ""
) -> None:
    """Bree: the tabletop games of Middle-earth."""
    if version:
        print(version_text())
        raise typer.Exit
    if lang:  # `bree --lang pl play` is like `bree play --lang pl`
        Voice(lang)
        context.default_map = {command.__name__: {"lang": lang} for command in COMMANDS}
    if context.invoked_subcommand is None:
        welcome(Voice(lang or own_language()))


def main(words: Sequence[str] | None = None) -> int:
    """Run a command. A refusal prints one line and returns an exit code, never a traceback."""
    given = list(sys.argv[1:] if words is None else words)
    voice = Voice(language_of(given))
    given = _with_current_flags(given, voice)
    try:
        return app(given, prog_name="bree", standalone_mode=False, obj=voice) or 0
    except Refusal as refusal:
        complain(given, refusal)
    except TyperException as fault:
        complain(given, refusal_of(fault, given, voice))
    except BrokenPipeError:
        # The reader has closed the pipe. Without this, Python would complain again when it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    finally:
        for left_out in unreported():
            complain(given, left_out)
    return FAILED


def _with_current_flags(words: Sequence[str], voice: Voice) -> list[str]:
    """Replace former flags by current ones, with one line on standard error for each."""
    current: list[str] = []
    for word in words:
        flag, equals, value = word.partition("=")
        now = FORMER_FLAGS.get(flag)
        if now is not None:
            print(voice.say("cli-former-flag", {"old": flag, "new": now}), file=sys.stderr)
        current.append(word if now is None else now + equals + value)
    return current


def complain(words: Sequence[str], refusal: Refusal) -> None:
    """Print a refusal as one line, even if the words that it quotes have line breaks."""
    voice = _voice_for(words, refusal)
    game = voice.game.name if voice.game is not None else ""
    text = voice.refusal(refusal, more=voice.say("cli-more", {"game": game, "id": refusal.rule}))
    print(" ".join(text.split()), file=sys.stderr)


def _voice_for(words: Sequence[str], refusal: Refusal) -> Voice:
    """The voice that knows the refusal: of the game with its rule, else of a game in the call, else of any game."""
    known = _known()
    whose = [game for game in known if refusal.rule and refusal.rule in rulebook(game.package)]
    named = [game for game in known if game.name in words]
    for game in (*whose, *named, None, *known):
        try:
            voice = Voice(language_of(words), game)
        except Refusal:  # the files of the game are invalid, and so are its texts
            continue
        if voice.knows("no-" + refusal.key):
            return voice
    return Voice(language_of(words))


def _known() -> list[Game]:
    """All games. Empty if a file of a game is invalid: the refusal is then about that file."""
    try:
        return list(games().values())
    except Refusal:
        return []
