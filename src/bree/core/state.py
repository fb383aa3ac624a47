"""A state is a plain value. The steps that are still to be done are part of it.

A game subclasses `State` with its own fields. Each field is a list, a dict or an immutable leaf (int, str, tuple,
frozenset, named tuple). Rules replace leaves and never change them, so a clone copies only one level.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, Final, NamedTuple, Self

from bree.core.ask import Fact, Facts, Step
from bree.core.clone_code import clone_source

ALL: Final = "all"
Audience = str | tuple[str, ...]  # ALL, one seat, or several


class LogEntry(NamedTuple):
    """One entry of the log."""

    key: str
    rule: str  # the rule that caused it
    to: Audience
    facts: Facts
    reveals: bool  # tells a seat something new, so an undo past it needs consent

    def visible_to(self, seat: str | None) -> bool:
        """Whether this seat (None: the public) may read the entry."""
        if self.to == ALL:
            return True
        return seat is not None and (self.to == seat if isinstance(self.to, str) else seat in self.to)


@dataclass(slots=True)
class State:
    """The stack of steps, with the next step last, and the log. Games add their fields."""

    todo: list[Step] = field(default_factory=list)
    log: list[LogEntry] | None = None  # None in searches, so that writing to the log costs nothing
    ended: bool = False  # the game is over, and nothing can be added to the stack

    def clone(self) -> Self:
        """A copy that shares nothing changeable. It has no log."""
        kind = type(self)
        copier = _COPIERS.get(kind)
        if copier is None:
            copier = _COPIERS[kind] = _copier(kind)
        twin: Self = copier(self)
        return twin

    def then(self, *steps: Step) -> None:
        """Put steps on the stack, before everything that waits there.

        They run in the given order; nothing runs after the end.
        """
        if self.ended:
            return
        if len(steps) == 1:
            self.todo.append(steps[0])
        else:
            self.todo.extend(steps[::-1])

    def end(self) -> None:
        """End the game and clear the stack."""
        self.todo.clear()
        self.ended = True

    def tell(self, key: str, rule: str, to: Audience = ALL, *, reveals: bool = False, **facts: Fact) -> None:
        if self.log is not None:
            self.log.append(LogEntry(key, rule, to, facts, reveals))


_COPIERS: dict[type, Callable[[Any], Any]] = {}
_NAMES: dict[type, tuple[str, ...]] = {}


def _copier(kind: type[State]) -> Callable[[Any], Any]:
    """The compiled clone function of a type. Its source depends only on the type's own fields."""
    space: dict[str, Any] = {}
    exec(clone_source(kind), space)
    copier: Callable[[Any], Any] = space["clone"]
    return copier


def field_names(kind: type[State]) -> tuple[str, ...]:
    """The field names of a type of state, looked up once."""
    names = _NAMES.get(kind)
    if names is None:
        names = _NAMES[kind] = tuple(f.name for f in fields(kind))
    return names
