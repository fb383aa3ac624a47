"""The help pages of the commands, and the voice in which the command line speaks.

All texts come from `lang`, so they are in the player's language. `cli-call-COMMAND` has a part for each option, and
`cli-value` describes the values that options take.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
import shutil
from textwrap import fill

from bree.cli.parameters import Parameter
from bree.core import Game
from bree.lang import LANGUAGES, Voice
from bree.lang.locale import own_language

WIDEST = 88  # columns of a page, even on a wider terminal
LEAD = 26  # columns for the names of options
NAME = "bree"


def voice_in(language: str) -> Voice:
    """The voice of a language, or of the language of the machine."""
    return Voice(language or own_language())


def voice_of(words: Sequence[str], game: Game | None = None) -> Voice:
    """The voice for a call: of the language after `--lang`, if Bree knows it, else of the language of the machine."""
    asked = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    asked += [after for word, after in pairwise(words) if word == "--lang"]
    return Voice(asked[0] if asked and asked[0] in LANGUAGES else own_language(), game)


def overview(parameters: Sequence[Parameter], commands: Iterable[str], voice: Voice) -> str:
    """The help of `bree`: its options and its commands."""
    listed = [(name, voice.say("cli-call-" + name)) for name in commands]
    usage = [NAME, voice.say("cli-help-options"), voice.say("cli-value", part="command")]
    return "\n".join(_page(NAME, usage, parameters, voice) + _section("cli-help-commands", listed, voice))


def help_page(command: str, parameters: Sequence[Parameter], voice: Voice) -> str:
    """The help of a command: its usage, its description and all its options."""
    arguments = [_value(one, voice) for one in parameters if not one.names]
    usage = [NAME, command, voice.say("cli-help-options"), *arguments]
    return "\n".join(_page(command, usage, parameters, voice))


def _page(command: str, usage: Sequence[str], parameters: Sequence[Parameter], voice: Voice) -> list[str]:
    key = "cli-call-" + command
    lines = [voice.say("cli-help-usage", {"usage": " ".join(usage)}), "", *_wrapped(voice.say(key), 2)]
    arguments = [_row(voice, key, one) for one in parameters if not one.names]
    options = [_row(voice, key, one) for one in parameters if one.names]
    lines += _section("cli-help-arguments", arguments, voice)
    return lines + _section("cli-help-options-head", options, voice)


def _section(heading: str, listed: Sequence[tuple[str, str]], voice: Voice) -> list[str]:
    """The lines of a part of a page. A part without entries is left out."""
    lines = ["", voice.say(heading)] if listed else []
    for name, text in listed:
        lines += _entry(name, text)
    return lines


def _value(one: Parameter, voice: Voice) -> str:
    """What a parameter takes: `GAME`, `[WORDS]...`."""
    value = voice.part("cli-value", one.name)
    if one.names:
        return "" if one.flag else value
    return (value if one.required else f"[{value}]") + ("..." if one.many else "")


def _row(voice: Voice, key: str, one: Parameter) -> tuple[str, str]:
    """The names and the value of an option, and its description."""
    value = _value(one, voice)
    text = voice.part(key, one.name) or voice.say("cli-call", part=one.name)
    if not one.names:
        return value, text
    names = ", ".join(sorted(one.names, key=len)) + (f" / {one.off}" if one.off else "")
    if value and one.default not in (None, ""):
        text += " " + voice.say("cli-help-default", {"value": str(one.default)})
    return f"{names} {value}".rstrip(), text


def _entry(name: str, text: str) -> list[str]:
    """A name beside its text. A long name gets a separate line."""
    lines = _wrapped(text, LEAD)
    if len(name) > LEAD - 4:
        return ["  " + name, *lines]
    return [f"  {name}".ljust(LEAD) + lines[0].lstrip(), *lines[1:]]


def _wrapped(text: str, indent: int) -> list[str]:
    width = max(min(shutil.get_terminal_size().columns, WIDEST), LEAD + 20)
    lead = " " * indent
    return fill(text, width, initial_indent=lead, subsequent_indent=lead, break_on_hyphens=False).split("\n")
