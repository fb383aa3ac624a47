"""A position is a plain value, and what is still to be done lies inside it.

A game subclasses `State` with its own fields: each field is a list, a dict or an immutable leaf
(int, str, tuple, frozenset, named tuple). Leaves are replaced, never edited; that is why a clone
only copies one level.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, Final, NamedTuple, Self

from bree.core.ask import Fact, Facts, Step
from bree.core.clone_code import clone_source

ALL: Final = "all"
Audience = str | tuple[str, ...]  # ALL, one seat, or several


class LogEntry(NamedTuple):
    """One line of the log."""

    key: str
    rule: str  # the rule that made it happen: every line can answer "why?"
    to: Audience
    facts: Facts
    reveals: bool  # tells somebody what could not be known before, so it cannot be fairly undone

    def visible_to(self, seat: str | None) -> bool:
        """May this seat (None: the public) read the line?"""
        if self.to == ALL:
            return True
        return seat is not None and (self.to == seat if isinstance(self.to, str) else seat in self.to)


@dataclass(slots=True)
class State:
    """The stack of steps to do, top last, and the log. Games add the facts."""

    todo: list[Step] = field(default_factory=list)
    log: list[LogEntry] | None = None  # None while searching: telling costs nothing then
    ended: bool = False  # the game is over: nothing can be stacked any more

    def clone(self) -> Self:
        """A twin that shares nothing that can change, and keeps no log."""
        kind = type(self)
        copier = _COPIERS.get(kind)
        if copier is None:
            copier = _COPIERS[kind] = _copier(kind)
        twin: Self = copier(self)
        return twin

    def then(self, *steps: Step) -> None:
        """Do these next, in the listed order, before everything that waits already; nothing, if the game has ended."""
        if self.ended:
            return
        if len(steps) == 1:
            self.todo.append(steps[0])
        else:
            self.todo.extend(steps[::-1])

    def end(self) -> None:
        """The game is over: nothing that waits is carried out, and nothing more is stacked."""
        self.todo.clear()
        self.ended = True

    def tell(self, key: str, rule: str, to: Audience = ALL, *, reveals: bool = False, **facts: Fact) -> None:
        if self.log is not None:
            self.log.append(LogEntry(key, rule, to, facts, reveals))


_COPIERS: dict[type, Callable[[Any], Any]] = {}
_NAMES: dict[type, tuple[str, ...]] = {}


def _copier(kind: type[State]) -> Callable[[Any], Any]:
    """The way to copy this kind, from its fields: no text from outside is in it."""
    space: dict[str, Any] = {}
    exec(clone_source(kind), space)
    copier: Callable[[Any], Any] = space["clone"]
    return copier


def field_names(kind: type[State]) -> tuple[str, ...]:
    """The fields of a kind of state, looked up once."""
    names = _NAMES.get(kind)
    if names is None:
        names = _NAMES[kind] = tuple(f.name for f in fields(kind))
    return names
