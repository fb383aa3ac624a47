"""The arguments and options of a command, as the signature of its function tells them.

A parameter without a default is an argument, all others are options. `Annotated[str, CommandOption("-o")]` gives an
option other names. `Annotated[str, Argument()]` makes an argument of a parameter with a default.
"""

from collections.abc import Callable
import inspect
from pathlib import Path
from types import NoneType
from typing import Any, Final, NamedTuple, get_args, get_origin, get_type_hints


class Argument:
    """Marks an argument that has a default."""


class CommandOption:
    """Marks an option: its names, if they are not that of the parameter, and the variable that can hold its value."""

    def __init__(self, *names: str, env: str = "") -> None:
        self.names = names
        self.env = env


class Parameter(NamedTuple):
    name: str
    names: tuple[str, ...]  # of an option, such as `--games` and `-n`; none for an argument
    off: str = ""  # the name that switches a flag off, such as `--no-browser`
    type: type = str
    many: bool = False
    required: bool = False
    default: Any = None
    env: str = ""

    @property
    def flag(self) -> bool:
        return self.type is bool

    @property
    def longest(self) -> str:
        return max(self.names, key=len)

    def read(self, text: str) -> Any:
        """The value that a word means. A wrong word raises ValueError."""
        return self.type(text)


TYPES: Final = (str, int, float, bool, Path)
HELP: Final = Parameter("help", ("--help",), type=bool, default=False)


def parameters_of(command: Callable[..., Any]) -> tuple[Parameter, ...]:
    """All parameters of a command, with `--help` as the last."""
    hints = get_type_hints(command, include_extras=True)
    found = [_parameter(one, hints[one.name]) for one in inspect.signature(command).parameters.values()]
    return (*found, HELP)


def _parameter(one: inspect.Parameter, hint: Any) -> Parameter:
    mark = next(iter(getattr(hint, "__metadata__", ())), None)
    plain = hint.__origin__ if mark is not None else hint
    kinds = [kind for kind in get_args(plain) or (plain,) if kind is not NoneType]
    many = get_origin(kinds[0]) is list
    kind = get_args(kinds[0])[0] if many else kinds[0]
    if kind not in TYPES:
        raise TypeError(f"{one.name}: {hint}")
    required = one.default is one.empty
    default = None if required else one.default
    if required or isinstance(mark, Argument):
        return Parameter(one.name, (), "", kind, many, required, default)
    names, env = (mark.names, mark.env) if isinstance(mark, CommandOption) else ((), "")
    word = one.name.replace("_", "-")
    off = f"--no-{word}" if kind is bool and not names else ""
    return Parameter(one.name, names or (f"--{word}",), off, kind, many, required, default, env)
