"""Table options: what the players agree on before the first move."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bree.core.refusal import Refusal

Value = str | int
Options = dict[str, Value]


class Option(NamedTuple):
    """A named choice. The first value is the default.

    A `free` option takes any text that the game itself checks (a list of names, faces of dice); its
    only listed value is the default. If `file` is set, doors accept the path of a data file too.
    """

    name: str
    values: tuple[Value, ...]
    rule: str
    free: bool = False
    file: bool = False

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, given: Value) -> Value:
        """The value as the option holds it; text is fine for numbers."""
        if self.free:
            return given
        for value in self.values:
            if str(value) == str(given):
                return value
        allowed = tuple(sorted((str(value) for value in self.values), key=_as_counted))
        raise Refusal("option-value", self.rule, option=self.name, value=str(given), allowed=allowed)


def _as_counted(value: str) -> tuple[bool, int, str]:
    """Numbers by their size, before words."""
    return (not value.isdigit(), int(value) if value.isdigit() else 0, value)


def complete(options: Sequence[Option], given: Mapping[str, Value]) -> Options:
    """All options with a value: the given ones checked, the others by default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise Refusal("option-unknown", option=name, known=tuple(known))
    return {name: o.read(given[name]) if name in given else o.default for name, o in known.items()}
