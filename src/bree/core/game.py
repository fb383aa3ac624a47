"""The record `Game`: the functions of a game, and what programs must know to set up a table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Generic

from bree.core.ask import Ask
from bree.core.former_names import GAME_NAMES, accept_game_fields, read_former_names
from bree.core.options import Option, Options, Value, complete
from bree.core.result_number import ResultNumber
from bree.core.rounds import Rounds
from bree.core.rules import Rules
from bree.core.state_type import S
from bree.core.static_view import dynamic_part, static_part

View = Mapping[str, Any]  # JSON values; its shape is the game's own
Scores = dict[str, float]


def unchanged(_version: int, position: dict[str, Any]) -> dict[str, Any]:
    """The default of `Game.migrate`: positions of all versions have the same shape."""
    return position


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """Everything about a game except its states. `S` is the game's own type of state."""

    name: str
    package: str  # holds its texts, rulebook and data
    version: int  # of the rules; a save stores it
    options: tuple[Option, ...]
    rules: Rules[S]
    state_type: type[S]
    seats: Callable[[Options], tuple[str, ...]]
    setup: Callable[[Options], S]  # complete options -> the position before its first steps are run
    outcome: Callable[[S], Scores]  # of a finished game: each seat's share of the victory
    view: Callable[[S, str | None], View]  # what the seat (None: the public) may know
    imagine: Callable[[S, str | None, Random], S]  # a random full state that fits the seat's view
    audit: Callable[[S], list[str]]  # broken conservation laws, which should be none
    write: Callable[[S], str]  # a position as a line of text ...
    read: Callable[[str], S]  # ... and back
    leaf_types: tuple[type, ...] = ()  # the named tuples in the fields of its states, for JSON
    cooperative: bool = False
    sides: Callable[[Options], tuple[tuple[str, ...], ...]] | None = None  # the teams, if only some seats win together
    secrets: bool = True  # False if every view shows the whole table
    static_paths: tuple[str, ...] = ()  # parts of the view that never change in a game and are the same for all seats
    make_dynamic_view: Callable[[S, str | None], View] | None = None  # a view without these parts, if that is cheaper
    # Makes such views of one position for all who look at it, if what they share need not be made for each.
    view_maker: Callable[[S], Callable[[str | None], View]] | None = None
    look_ahead: frozenset[str] = frozenset()  # asks that only say what will be done: a seat may look past them
    folders: Mapping[str, str] = field(default_factory=dict)  # kind of thing -> folder of its card files
    renamed_steps: Mapping[str, str] = field(default_factory=dict)  # old names of steps -> present names
    migrate: Callable[[int, dict[str, Any]], dict[str, Any]] = unchanged  # version, position of a save -> present form
    open_hands: Callable[[S], Mapping[str, list[str]]] | None = None  # seat -> the things in its hand, for puzzles
    next_options: Callable[[S], Mapping[str, Value]] | None = None  # finished game -> options of the next chapter
    rounds: Rounds | None = None  # of a game that is won or lost round by round
    result_numbers: Callable[[S], tuple[ResultNumber, ...]] | None = None  # finished game -> numbers that all may know

    def choose(self, given: Mapping[str, Value]) -> Options:
        """Check the given options and add the defaults of the others."""
        options = complete(self.options, given)
        self.seats(options)
        return options

    def teams(self, options: Options) -> tuple[tuple[str, ...], ...]:
        """The seats, grouped into teams that win and lose together."""
        if self.sides is not None:
            return self.sides(options)
        seats = self.seats(options)
        return (seats,) if self.cooperative else tuple([(seat,) for seat in seats])

    def new(self, options: Mapping[str, Value], *, log: bool = False) -> S:
        """The first position with a decision."""
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
        """Each seat's share of the victory; None until the game is over."""
        return None if s.todo else self.outcome(s)

    def numbers(self, s: S) -> tuple[ResultNumber, ...]:
        """The numbers of the result that decided the game, for everybody. Empty before the end."""
        return () if s.todo or self.result_numbers is None else self.result_numbers(s)

    def static_view(self, s: S) -> View:
        """The parts of every view that never change; the server sends them once."""
        return static_part(self.view(s, None), self.static_paths) if self.static_paths else {}

    def dynamic_view(self, s: S, seat: str | None) -> View:
        """A view without the parts that never change."""
        if self.make_dynamic_view is not None:
            return self.make_dynamic_view(s, seat)
        view = self.view(s, seat)
        return dynamic_part(view, self.static_paths) if self.static_paths else view

    def dynamic_views(self, s: S) -> Callable[[str | None], View]:
        """Makes the dynamic views of this position for several seats.

        The position must not change meanwhile. The views may share parts, so nobody may change them.
        """
        return partial(self.dynamic_view, s) if self.view_maker is None else self.view_maker(s)


setattr(Game, "__init__", accept_game_fields(Game.__init__))  # noqa: B010  (mypy forbids the plain assignment)
read_former_names(Game, GAME_NAMES)
