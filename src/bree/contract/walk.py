"""One random game of a table, from its seed, with all laws held on the way.

What several laws need of a position is made once: the `Stop`. A law is a function of a stop, or of the whole walk when
the game is over. One that is broken is named with the table and the answers that led there.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
import json
from random import Random
from typing import Any, NamedTuple

from bree.contract.tables import Table, random_game, watchers
from bree.contract.trial import pace, trial
from bree.core import Ask, Game, LogEntry, Value
from bree.core.recorder import Recorder
from bree.core.saves.state_json import to_plain
from bree.table import Chair, Sitting


class Beat(NamedTuple):
    """A step that told something: its lines, and what everybody saw then."""

    lines: list[LogEntry]
    views: dict[str | None, Any]


class Course:
    """An answer carried out step by step, on a state that is given away for it."""

    def __init__(self, game: Game, s: Any, answer: str, watchers: list[str | None]) -> None:
        self.game, self.watchers, self.end = game, watchers, s
        self.beats: list[Beat] = []
        first = len(s.log)
        game.rules.play(s, answer, recorder=Recorder(s, self._record))
        self.lines = s.log[first:]

    def _record(self, lines: list[LogEntry]) -> None:
        self.beats.append(Beat(lines, {seat: self.game.view(self.end, seat) for seat in self.watchers}))


class Came(NamedTuple):
    """How the walk came to a stop."""

    number: int  # of the stop before it
    course: Course
    secrets: dict[str | None, Sequence[str]]  # what each could not know there


class Walk:
    """What is kept from stop to stop."""

    def __init__(self, table: Table) -> None:
        self.table, self.game = table, table.game
        self.s: Any = None
        self.answers: list[str] = []
        self.clones: list[tuple[Any, Any]] = []  # and what they were when they were made
        self.came: Came | None = None
        witness = trial(table.game).witness
        self.witness = witness() if witness is not None else None
        seats = table.game.seats(table.game.choose(table.options))
        self.sitting = Sitting(table.game, table.options, {seat: Chair(seat) for seat in seats}, seed=1)


class Stop:
    """A position of the walk, and who looks at it. It is not to be changed."""

    def __init__(self, walk: Walk, s: Any, ask: Ask, answer: str, told: int) -> None:
        self.walk, self.game, self.s, self.ask = walk, walk.game, s, ask
        self.answer = answer  # that comes next
        self.told = told  # lines of the log that were there at the position before
        self.number = len(walk.answers)
        self.watchers = watchers(s)
        self.plain = to_plain(s)
        self.log = list(s.log)

    @cached_property
    def views(self) -> dict[str | None, Any]:
        return {seat: self.game.view(self.s, seat) for seat in self.watchers}

    @cached_property
    def view_texts(self) -> dict[str | None, str]:
        seats = self.watchers if self.game.secrets else [None]  # where nothing is secret all see the same
        return {seat: json.dumps(self.views[seat], ensure_ascii=False) for seat in seats}

    @cached_property
    def course(self) -> Course:
        return Course(self.game, self.clone(), self.answer, self.watchers)

    def went(self) -> Came:
        witness = self.walk.witness
        secrets = {seat: witness.secrets(seat) for seat in self.watchers} if witness is not None else {}
        return Came(self.number, self.course, secrets)

    def clone(self) -> Any:
        """A twin that goes on telling."""
        twin = self.s.clone()
        twin.log = list(self.log)
        return twin


Law = Callable[[Stop], None]
LastLaw = Callable[[Walk], None]


class Broken(AssertionError):  # noqa: N818  (it says what the law is)
    """A law does not hold."""


def ready_case(game: Game, options: dict[str, Value], answers: list[str]) -> str:
    """A failure as a test that can be pasted."""
    return f"replay(find({game.name!r}), {options!r}, {answers!r})"


@contextmanager
def named(law: Callable[..., None], walk: Walk) -> Iterator[None]:
    try:
        yield
    except Exception as fault:
        words = law.__name__.replace("_", " ")
        case = ready_case(walk.game, walk.table.options, walk.answers)
        raise Broken(f"{words}: {walk.game.name}, {walk.table.name}\n{fault}\n{case}") from fault


def walk(table: Table, laws: Iterable[Law], last: Iterable[LastLaw] = (), seed: object = "laws") -> Walk:
    """Play the game to its end; at every stop hold the laws in this order, and at the end the last ones."""
    here, told, rng = Walk(table), 0, Random(f"stops/{seed}")
    bound, keep = pace(table.game).bound, pace(table.game).keep
    for s, ask, answer in random_game(table.game, table.options, f"{seed}/{table.name}"):
        number = len(here.answers)
        assert number < bound, f"{table.game.name}, {table.name}: no end within {bound} answers"
        if here.witness is not None:
            here.witness.look(s)
        if number < keep or rng.random() * number < keep:
            stop = Stop(here, s, ask, answer, told)
            for law in laws:
                with named(law, here):
                    law(stop)
            here.came = stop.went() if here.witness is not None and "course" in vars(stop) else None
        told = len(s.log)
        here.answers.append(answer)
        here.s = s
    for one in last:
        with named(one, here):
            one(here)
    return here
