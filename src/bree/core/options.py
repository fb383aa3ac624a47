"""Table options: what the players agree on before the first move."""

from collections.abc import Callable, Mapping, Sequence
import re
from typing import Final, NamedTuple

from bree.core.refusal import Refusal

Value = str | int
Options = dict[str, Value]

LONGEST: Final = 10_000  # characters of a value: a small data file fits
SHOWN: Final = 80  # characters of a wrong value that a refusal repeats
LONG_NUMBER: Final = re.compile(r"\d[\da-fA-Fox_]{15,}")  # in any notation of TOML; Python itself refuses to read some


class Option(NamedTuple):
    """A named choice. The first value is the default.

    A `free` option takes any text of a sane size that the game itself checks (a list of names, faces of
    dice); its only listed value is the default. If `file` is set, doors accept the path of a data file too.
    What can be written in several ways is held as `tidy` writes it: a long file is read once and never kept.
    """

    name: str
    values: tuple[Value, ...]
    rule: str
    free: bool = False
    file: bool = False
    tidy: Callable[[str], str] | None = None  # refuses what makes no sense

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, given: Value) -> Value:
        """The value as the option holds it; text is fine for numbers."""
        if not _sane(given):
            raise Refusal("option-text", self.rule, option=self.name)
        if self.free:
            return given if self.tidy is None else self.tidy(str(given))
        for value in self.values:
            if str(value).lower() == str(given).lower():  # names are shown with capitals, so they may be typed so
                return value
        allowed = tuple(sorted((str(value) for value in self.values), key=_as_counted))
        raise Refusal("option-value", self.rule, option=self.name, value=str(given)[:SHOWN], allowed=allowed)


def _sane(given: Value) -> bool:
    """Could somebody have meant it? No game need fear a number of thousands of digits or half a letter."""
    if isinstance(given, int):
        return abs(given) <= 10**9
    if len(given) > LONGEST or "\0" in given or LONG_NUMBER.search(given):
        return False
    try:
        given.encode()
    except UnicodeEncodeError:  # half of a letter that needs two
        return False
    return True


def _as_counted(value: str) -> tuple[bool, int, str]:
    """Numbers by their size, before words."""
    return (not value.isdigit(), int(value) if value.isdigit() else 0, value)


def complete(options: Sequence[Option], given: Mapping[str, Value]) -> Options:
    """All options with a value: the given ones checked, the others by default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise Refusal("option-unknown", option=name[:SHOWN], known=tuple(known))
    return {name: o.read(given[name]) if name in given else o.default for name, o in known.items()}
