"""Reads the words of a call, such as `mordor --seats me,greedy`, as values for the parameters of a command.

Options and arguments may be mixed. `--` ends the options. A value follows its option as the next word or after `=`.
"""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
import os
from typing import Any, NamedTuple

from bree.cli.parameters import Parameter
from bree.core.refusal import Refusal

ON, OFF = "on", ""  # what the words say about a flag


class Call(NamedTuple):
    given: Mapping[str, Sequence[str]]  # parameter -> the words for it
    left: Sequence[str]  # the words after the first one that is no option, if the reader stops there

    @property
    def wants_help(self) -> bool:
        return "help" in self.given


def read_words(words: Sequence[str], parameters: Sequence[Parameter], *, stop: bool = False) -> Call:
    """Say which words belong to which parameter. With `stop`, the first word that is no option ends the options."""
    named = {name: one for one in parameters for name in (*one.names, one.off) if name}
    given: dict[str, list[str]] = {}
    loose: list[str] = []
    rest = list(words)
    while rest and not (stop and loose):
        word = rest.pop(0)
        if word == "--":
            loose += rest
            rest = []
        elif len(word) > 1 and word.startswith("-"):
            name, joined = _split(word)
            if name not in named:
                raise _unknown(name, named)
            one = named[name]
            given.setdefault(one.name, []).append(_value(one, name, joined, rest))
        else:
            loose.append(word)
    if stop:
        return Call(given, [*loose, *rest])
    for one in parameters:
        if loose and not one.names:
            given[one.name] = loose if one.many else loose[:1]
            loose = [] if one.many else loose[1:]
    return Call(given, loose)


def _split(word: str) -> tuple[str, str | None]:
    """An option and the value that is written with it: `--games=5`, `-n5`, `-n=5`."""
    if word.startswith("--"):
        name, sign, value = word.partition("=")
        return name, value if sign else None
    return word[:2], word[2:].removeprefix("=") if len(word) > 2 else None


def _value(one: Parameter, name: str, joined: str | None, rest: list[str]) -> str:
    """The value of an option: the one that is written with it, or the next word."""
    if one.flag:
        if joined is not None:
            raise Refusal("flag-takes-none", option=name)
        return OFF if name == one.off else ON
    if joined is not None:
        return joined
    if not rest:
        raise Refusal("flag-takes-one", option=name)
    return rest.pop(0)


def _unknown(name: str, named: Mapping[str, Parameter]) -> Refusal:
    close = get_close_matches(name, [known for known in named if known.startswith("--")])
    return (
        Refusal("flag-close", option=name, close=tuple(sorted(close)))
        if close
        else Refusal("flag-unknown", option=name)
    )


def values_of(
    call: Call, parameters: Sequence[Parameter], defaults: Mapping[str, Any], what: Callable[[str], str]
) -> dict[str, Any]:
    """The value of each parameter. `defaults` replaces some defaults; `what` names the kinds of values in a refusal."""
    if call.left:
        raise Refusal("words-left", words=tuple(call.left))
    values: dict[str, Any] = {}
    for one in parameters:
        words = call.given.get(one.name)
        if words is None and os.environ.get(one.env):
            words = (os.environ[one.env],)
        if words is None and one.required:
            raise Refusal("argument-missing", what=what(one.name))
        if words is None:
            values[one.name] = defaults.get(one.name, one.default)
            continue
        read = [_read(one, word, what) for word in words]
        values[one.name] = read if one.many else read[-1]
    return values


def _read(one: Parameter, word: str, what: Callable[[str], str]) -> Any:
    try:
        return one.read(word)
    except ValueError:
        name = one.longest if one.names else what(one.name)
        raise Refusal("value-unread", option=name, what=what(one.name), value=word) from None
