"""The help pages of the commands, and the refusals of calls that Typer cannot read.

All texts come from `lang`, so they are in the player's language. `cli-call-COMMAND` has a part for each option, and
`cli-value` describes the values that options take. Typer only parses the call.
"""

from collections.abc import Sequence
from difflib import get_close_matches
from itertools import pairwise
import shutil
from textwrap import fill
from typing import Any

from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from bree.core import Refusal
from bree.lang import LANGUAGES, Voice
from bree.lang.locale import own_language

WIDEST = 88  # columns of a page, even on a wider terminal
LEAD = 26  # columns for the names of options


def language_of(words: Sequence[str]) -> str:
    """The language after `--lang`, if Bree knows it, else the language of the machine."""
    asked = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    asked += [after for word, after in pairwise(words) if word == "--lang"]
    return asked[0] if asked and asked[0] in LANGUAGES else own_language()


class Command(TyperCommand):
    """A subcommand such as `bree play`."""

    def get_help(self, ctx: Any) -> str:
        return help_page(self, ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        left = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            raise Refusal("words-left", words=tuple(str(word) for word in left))
        return left


class CommandGroup(TyperGroup):
    """The command `bree` with its subcommands."""

    def get_help(self, ctx: Any) -> str:
        return help_page(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] in self.commands:
            return super().resolve_command(ctx, args)
        close = get_close_matches(args[0], self.commands)
        if close:
            raise Refusal("command-close", command=args[0], close=tuple(close))
        raise Refusal("command-unknown", command=args[0], known=tuple(self.commands))


def help_page(command: Any, ctx: Any) -> str:
    """The help of a command: its usage, its description and all its options."""
    voice = ctx.obj if isinstance(ctx.obj, Voice) else Voice(own_language())
    key = "cli-call-" + (command.name if ctx.parent else "bree")
    rows = [(param.param_type_name, *_row(voice, key, param)) for param in command.get_params(ctx)]
    arguments = [row[1:] for row in rows if row[0] == "argument"]
    options = [row[1:] for row in rows if row[0] == "option"]
    commands = getattr(command, "commands", {})
    more = [voice.say("cli-value", part="command")] if commands else [name for name, _ in arguments]
    usage = " ".join([ctx.command_path, voice.say("cli-help-options"), *more])
    lines = [voice.say("cli-help-usage", {"usage": usage}), "", *_wrapped(voice.say(key), 2)]
    for heading, listed in (
        ("cli-help-arguments", arguments),
        ("cli-help-options-head", options),
        ("cli-help-commands", [(name, voice.say("cli-call-" + name)) for name in commands]),
    ):
        if listed:
            lines += ["", voice.say(heading)]
            for name, text in listed:
                lines += _entry(name, text)
    return "\n".join(lines)


def _row(voice: Voice, key: str, param: Any) -> tuple[str, str]:
    """The names and the value of an option, and its description."""
    value = voice.part("cli-value", param.name)
    text = voice.part(key, param.name) or voice.say("cli-call", part=param.name)
    if param.param_type_name == "argument":
        many = "..." if param.nargs == -1 else ""
        return (value if param.required else f"[{value}]") + many, text
    names = ", ".join(sorted(param.opts, key=len)) + "".join(f" / {name}" for name in param.secondary_opts)
    if value and param.default not in (None, ""):
        text += " " + voice.say("cli-help-default", {"value": str(param.default)})
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


def refusal_of(fault: TyperException, words: Sequence[str], voice: Voice) -> Refusal:
    """The refusal for a call that Typer could not read. Its exception classes are private, so their names decide."""
    kind, param = type(fault).__name__, getattr(fault, "param", None)
    option = str(getattr(fault, "option_name", ""))
    if kind == "NoSuchOption":
        close = tuple(sorted(getattr(fault, "possibilities", None) or ()))
        return Refusal("flag-close", option=option, close=close) if close else Refusal("flag-unknown", option=option)
    if kind == "BadOptionUsage":
        return Refusal("flag-takes-none" if "not take" in fault.message else "flag-takes-one", option=option)
    if param is None:
        return Refusal("call-unread", why=fault.format_message())
    what = voice.part("cli-value", param.name) or param.name
    if kind == "MissingParameter":
        return Refusal("argument-missing", what=what)
    name = max(param.opts, key=len) if param.param_type_name == "option" else what
    return Refusal("value-unread", option=name, what=what, value=_given(param.opts, words))


def _given(names: Sequence[str], words: Sequence[str]) -> str:
    """The value that a call gave to an option."""
    for name in names:
        for word, after in pairwise([*words, ""]):
            if word == name:
                return after
            if word.startswith(name + "=") or (len(name) == 2 and word.startswith(name) and word[1:2] != "-"):
                return word.removeprefix(name).removeprefix("=")
    return ""
