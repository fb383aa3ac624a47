"""What a game offers: six verbs, and the data that doors need to seat people at it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic

from bree.core.ask import Ask
from bree.core.options import Option, Options, Value, complete
from bree.core.rules import Rules
from bree.core.state_type import S
from bree.core.static_view import fixed_part, moving_part

View = Mapping[str, Any]  # JSON values; its shape is the game's own
Scores = dict[str, float]


def as_it_is(_version: int, position: dict[str, Any]) -> dict[str, Any]:
    """No position of this game was ever of another shape."""
    return position


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """A game: all that is not a state. `S` is the game's own kind of state."""

    name: str
    package: str  # where its texts, rulebook and data lie
    version: int  # of the rules: a save names the one it was played by
    options: tuple[Option, ...]
    rules: Rules[S]
    kind: type[S]
    seats: Callable[[Options], tuple[str, ...]]
    setup: Callable[[Options], S]  # complete options -> position, steps not yet settled
    outcome: Callable[[S], Scores]  # of an ended game: each seat's share of the victory
    view: Callable[[S, str | None], View]  # what the seat (None: the public) may know
    imagine: Callable[[S, str | None, Random], S]  # a full state the seat cannot tell from the true one
    audit: Callable[[S], list[str]]  # the conservation laws that are broken: none, we hope
    write: Callable[[S], str]  # position as a line of text ...
    read: Callable[[str], S]  # ... and back
    records: tuple[type, ...] = ()  # the named tuples found in the fields of its states, for JSON
    cooperative: bool = False
    sides: Callable[[Options], tuple[tuple[str, ...], ...]] | None = None  # where some win together, but not all
    secrets: bool = True  # may a seat know what others do not? Where not, every view shows the whole table
    lasting: tuple[str, ...] = ()  # paths to what never changes in its views, and is the same for all
    passing: Callable[[S, str | None], View] | None = None  # a view without that, where it is cheaper to make so
    folders: Mapping[str, str] = field(default_factory=dict)  # kind of thing -> folder of its card files
    former: Mapping[str, str] = field(default_factory=dict)  # old names of steps -> today's
    lift: Callable[[int, dict[str, Any]], dict[str, Any]] = as_it_is  # version, position of a save -> today's position

    def choose(self, given: Mapping[str, Value]) -> Options:
        """Complete, checked options."""
        options = complete(self.options, given)
        self.seats(options)
        return options

    def teams(self, options: Options) -> tuple[tuple[str, ...], ...]:
        """The seats, those together that win and lose together."""
        if self.sides is not None:
            return self.sides(options)
        seats = self.seats(options)
        return (seats,) if self.cooperative else tuple([(seat,) for seat in seats])

    def new(self, options: Mapping[str, Value], *, log: bool = False) -> S:
        """The first position at which someone must choose."""
        s = self.setup(self.choose(options))
        if log:
            s.log = []
        self.rules.settle(s)
        return s

    def waiting(self, s: S) -> Ask | None:
        return self.rules.waiting(s)

    def apply(self, s: S, answer: str) -> None:
        self.rules.apply(s, answer)

    def score(self, s: S) -> Scores | None:
        """Each seat's share of the victory; None while the game goes on."""
        return None if s.todo else self.outcome(s)

    def fixed(self, s: S) -> View:
        """What never changes in the views of this game: whoever looks on from afar needs it once."""
        return fixed_part(self.view(s, None), self.lasting) if self.lasting else {}

    def moving(self, s: S, seat: str | None) -> View:
        """A view without what never changes."""
        if self.passing is not None:
            return self.passing(s, seat)
        view = self.view(s, seat)
        return moving_part(view, self.lasting) if self.lasting else view
