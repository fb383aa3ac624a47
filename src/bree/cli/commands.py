"""The list of all commands, and `main`, which runs one and prints refusals.

A command is imported when it is called, and so are the texts, because most of the time of a short call is imports.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
import os
import sys
from typing import TYPE_CHECKING

from bree.cli.call import Call, read_words, values_of
from bree.cli.parameters import HELP, Parameter, parameters_of
from bree.core.entry_points import unreported
from bree.core.refusal import Refusal

if TYPE_CHECKING:
    from bree.core import Game
    from bree.lang import Voice

UNREAD, FAILED, INTERRUPTED = 1, 2, 130
FORMER_FLAGS = {"--guests": "--bots"}  # flag before 1.0 -> flag now
# Each is a function in the file of its name. `lang/text/help.*.ftl` describes them and their options.
COMMANDS = ("play", "resume", "replay", "rules", "simulate", "arena", "solve", "odds", "serve", "mcp", "bench")
OWN = (Parameter("version", ("--version",), type=bool, default=False), Parameter("lang", ("--lang",), default=""), HELP)


def main(words: Sequence[str] | None = None) -> int:
    """Run a command. A refusal prints one line and returns an exit code, never a traceback."""
    given = _with_current_flags(sys.argv[1:] if words is None else words)
    try:
        code = _run(given)
        sys.stdout.flush()  # here, where a closed pipe is no error, and not when Python exits
        return code
    except Refusal as refusal:
        complain(given, refusal)
    except BrokenPipeError:
        # The reader has closed the pipe. Without this, Python would complain again when it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNREAD
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        for left_out in unreported():
            complain(given, left_out)
    return FAILED


def _run(words: Sequence[str]) -> int:
    call = read_words(words, OWN, stop=True)
    lang = call.given.get("lang", ("",))[-1]
    if call.wants_help:
        from bree.cli.usage import overview, voice_of

        print(overview(OWN, COMMANDS, voice_of(words)))
        return 0
    if "version" in call.given:
        from bree.cli.welcome import version

        print(version())
        return 0
    if lang:  # `bree --lang pl play` is like `bree play --lang pl`
        from bree.lang import Voice

        Voice(lang)
    if call.left:
        return _run_command(call, lang, words)
    from bree.cli.usage import voice_in
    from bree.cli.welcome import welcome

    welcome(voice_in(lang))
    return 0


def _run_command(call: Call, lang: str, words: Sequence[str]) -> int:
    from bree.cli.usage import help_page, voice_of

    name, *rest = call.left
    function = _command(name)
    parameters = parameters_of(function)
    call = read_words(rest, parameters)
    if call.wants_help:
        print(help_page(name, parameters, voice_of(words)))
        return 0

    def what(parameter: str) -> str:
        return voice_of(words).part("cli-value", parameter) or parameter

    values = values_of(call, parameters, {"lang": lang}, what)
    del values[HELP.name]
    return function(**values) or 0


def _command(name: str) -> Callable[..., int | None]:
    """The function of a command."""
    if name in COMMANDS:
        function: Callable[..., int | None] = getattr(import_module(f"bree.cli.{name}"), name)
        return function
    from difflib import get_close_matches

    close = get_close_matches(name, COMMANDS)
    if close:
        raise Refusal("command-close", command=name, close=tuple(close))
    raise Refusal("command-unknown", command=name, known=COMMANDS)


def _with_current_flags(words: Sequence[str]) -> list[str]:
    """Replace former flags by current ones, with one line on standard error for each."""
    current: list[str] = []
    for word in words:
        flag, equals, value = word.partition("=")
        now = FORMER_FLAGS.get(flag)
        if now is not None:
            from bree.cli.usage import voice_of

            print(voice_of(words).say("cli-former-flag", {"old": flag, "new": now}), file=sys.stderr)
        current.append(word if now is None else now + equals + value)
    return current


def complain(words: Sequence[str], refusal: Refusal) -> None:
    """Print a refusal as one line, even if the words that it quotes have line breaks."""
    voice = _voice_for(words, refusal)
    game = voice.game.name if voice.game is not None else ""
    text = voice.refusal(refusal, more=voice.say("cli-more", {"game": game, "id": refusal.rule}))
    print(" ".join(text.split()), file=sys.stderr)


def _voice_for(words: Sequence[str], refusal: Refusal) -> "Voice":
    """The voice that knows the refusal: of the game with its rule, else of a game in the call, else of any game."""
    from bree.cli.usage import voice_of
    from bree.core.rulebook import rulebook

    if not refusal.rule and voice_of(words).knows("no-" + refusal.key):
        return voice_of(words)
    known = _known()
    whose = [game for game in known if refusal.rule and refusal.rule in rulebook(game.package)]
    named = [game for game in known if game.name in words]
    for game in (*whose, *named, None, *known):
        try:
            voice = voice_of(words, game)
        except Refusal:  # the files of the game are invalid, and so are its texts
            continue
        if voice.knows("no-" + refusal.key):
            return voice
    return voice_of(words)


def _known() -> "list[Game]":
    """All games. Empty if a file of a game is invalid: the refusal is then about that file."""
    from bree.core.find import games

    try:
        return list(games().values())
    except Refusal:
        return []
