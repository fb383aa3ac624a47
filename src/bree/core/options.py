"""Options: what the players agree on before the game."""

from collections.abc import Callable, Mapping, Sequence
import re
from typing import Final, NamedTuple

from bree.core.refusal import Refusal

Value = str | int
Options = dict[str, Value]

LONGEST: Final = 10_000  # characters of a value; enough for a small data file
SHOWN: Final = 80  # characters of a wrong value that a refusal repeats
LONG_NUMBER: Final = re.compile(r"\d[\da-fA-Fox_]{15,}")  # in any notation of TOML; Python refuses long numbers


class Option(NamedTuple):
    """A named choice. The first value is the default.

    A `free` option takes any text that the game itself checks, such as a list of names; `values` lists only its
    default.
    If `file` is true, programs also accept the path of a data file. `tidy` converts equivalent texts to one form, so
    that a
    long file is read only once.
    """

    name: str
    values: tuple[Value, ...]
    rule: str
    free: bool = False
    file: bool = False
    tidy: Callable[[str], str] | None = None  # refuses invalid texts

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, given: Value) -> Value:
        """The value in the form of `values`; numbers may be given as text."""
        if not _sane(given):
            raise Refusal("option-text", self.rule, option=self.name)
        if self.free:
            return given if self.tidy is None else self.tidy(str(given))
        for value in self.values:
            if str(value).lower() == str(given).lower():  # names are shown with capitals, so capitals are accepted
                return value
        allowed = tuple(sorted((str(value) for value in self.values), key=_as_counted))
        raise Refusal("option-value", self.rule, option=self.name, value=str(given)[:SHOWN], allowed=allowed)


def _sane(given: Value) -> bool:
    """Whether a value is plausible. Games need not handle numbers with thousands of digits or broken characters."""
    if isinstance(given, int):
        return abs(given) <= 10**9
    if len(given) > LONGEST or "\0" in given or LONG_NUMBER.search(given):
        return False
    try:
        given.encode()
    except UnicodeEncodeError:  # half of a surrogate pair
        return False
    return True


def _as_counted(value: str) -> tuple[bool, int, str]:
    """A sort key: numbers by value, then words."""
    return (not value.isdigit(), int(value) if value.isdigit() else 0, value)


def complete(options: Sequence[Option], given: Mapping[str, Value]) -> Options:
    """Check the given options and add the defaults of the others."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise Refusal("option-unknown", option=name[:SHOWN], known=tuple(known))
    return {name: o.read(given[name]) if name in given else o.default for name, o in known.items()}
