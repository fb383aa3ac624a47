"""The door: every call comes in here, and what is refused is told here."""

from collections.abc import Sequence
import os
import sys
from typing import Annotated

import typer
from typer.exceptions import TyperException

from bree.cli.arena import arena
from bree.cli.bench import bench
from bree.cli.front import version as version_told, welcome
from bree.cli.given import Lang
from bree.cli.mcp import mcp
from bree.cli.odds import odds
from bree.cli.play import play
from bree.cli.replay import replay
from bree.cli.resume import resume
from bree.cli.rules import rules
from bree.cli.serve import serve
from bree.cli.simulate import simulate
from bree.cli.solve import solve
from bree.cli.usage import Call, Front, language_of, unread
from bree.core import Game, Refusal
from bree.core.entry_points import unreported
from bree.core.find import games
from bree.core.rulebook import rulebook
from bree.lang import Voice
from bree.lang.locale import own_language

FAILED, INTERRUPTED = 2, 130
FORMER_FLAGS = {"--guests": "--bots"}  # before 1.0 -> now
COMMANDS = (play, resume, replay, rules, simulate, arena, solve, odds, serve, mcp, bench)

app = typer.Typer(cls=Front, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
for command in COMMANDS:  # what each does, and its options, is told in `lang/text/help.*.ftl`
    app.command(cls=Call)(command)


@app.callback(invoke_without_command=True)
def front(context: typer.Context, version: Annotated[bool, typer.Option("--version")] = False, lang: Lang = "") -> None:
    """Bree: the tabletop games of Middle-earth."""
    if version:
        print(version_told())
        raise typer.Exit
    if lang:  # said before the command, it counts for the command too
        Voice(lang)
        context.default_map = {command.__name__: {"lang": lang} for command in COMMANDS}
    if context.invoked_subcommand is None:
        welcome(Voice(lang or own_language()))


def main(words: Sequence[str] | None = None) -> int:
    """Run a command. What is refused is one line and an exit code, never a traceback."""
    given = list(sys.argv[1:] if words is None else words)
    voice = Voice(language_of(given))
    given = _with_current_flags(given, voice)
    try:
        return app(given, prog_name="bree", standalone_mode=False, obj=voice) or 0
    except Refusal as refusal:
        complain(given, refusal)
    except TyperException as fault:
        complain(given, unread(fault, given, voice))
    except BrokenPipeError:
        # The reader went away; Python must not complain about it again at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    finally:
        for left_out in unreported():
            complain(given, left_out)
    return FAILED


def _with_current_flags(words: Sequence[str], voice: Voice) -> list[str]:
    """The words with the flags of today. A former flag works and is told once, on the error stream."""
    current: list[str] = []
    for word in words:
        flag, equals, value = word.partition("=")
        now = FORMER_FLAGS.get(flag)
        if now is not None:
            print(voice.say("cli-former-flag", {"old": flag, "new": now}), file=sys.stderr)
        current.append(word if now is None else now + equals + value)
    return current


def complain(words: Sequence[str], refusal: Refusal) -> None:
    """One line, whatever was in the words that it quotes."""
    voice = _voice_for(words, refusal)
    game = voice.game.name if voice.game is not None else ""
    text = voice.refusal(refusal, more=voice.say("cli-more", {"game": game, "id": refusal.rule}))
    print(" ".join(text.split()), file=sys.stderr)


def _voice_for(words: Sequence[str], refusal: Refusal) -> Voice:
    """The voice for a refusal: of the game whose rule it is, else of a game that is named, else of any with the key."""
    known = _known()
    whose = [game for game in known if refusal.rule and refusal.rule in rulebook(game.package)]
    named = [game for game in known if game.name in words]
    for game in (*whose, *named, None, *known):
        try:
            voice = Voice(language_of(words), game)
        except Refusal:  # a game's own files are at fault: its texts cannot be had either
            continue
        if voice.knows("no-" + refusal.key):
            return voice
    return Voice(language_of(words))


def _known() -> list[Game]:
    """All games; none where a file of one of them is at fault, which is what is to be said then."""
    try:
        return list(games().values())
    except Refusal:
        return []
