"""Play one random game from its seed and check the laws on the way.

A law is a function of a `Position`, or of the whole `CheckedGame` when the game is over. `Position` caches the values
that several laws need. A failure names the law, the variant and the answers that led there.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
import json
from random import Random
from typing import Any, NamedTuple

from bree.contract.trial import pace, trial
from bree.contract.variants import Variant, random_game, watchers
from bree.core import Ask, Game, LogEntry, Value
from bree.core.recorder import Recorder
from bree.core.saves.state_json import to_plain
from bree.table import Chair, Sitting


class ShownStep(NamedTuple):
    """A step that wrote to the log: its lines, and every view after it."""

    lines: list[LogEntry]
    views: dict[str | None, Any]


class PlayedAnswer:
    """An answer and its steps. The state that the constructor receives is changed."""

    def __init__(self, game: Game, s: Any, answer: str, watchers: list[str | None]) -> None:
        self.game, self.watchers, self.end = game, watchers, s
        self.steps: list[ShownStep] = []
        first = len(s.log)
        game.rules.play(s, answer, recorder=Recorder(s, self._record))
        self.lines = s.log[first:]

    def _record(self, lines: list[LogEntry]) -> None:
        self.steps.append(ShownStep(lines, {seat: self.game.view(self.end, seat) for seat in self.watchers}))


class PreviousPosition(NamedTuple):
    """The position that was checked before the present one."""

    number: int  # its number
    played: PlayedAnswer
    secrets: dict[str | None, Sequence[str]]  # what each seat could not know there


class CheckedGame:
    """The data that lasts for the whole game."""

    def __init__(self, variant: Variant) -> None:
        self.variant, self.game = variant, variant.game
        self.s: Any = None
        self.answers: list[str] = []
        self.clones: list[tuple[Any, Any]] = []  # each clone with its JSON when it was made
        self.previous: PreviousPosition | None = None
        witness = trial(variant.game).witness
        self.witness = witness() if witness is not None else None
        seats = variant.game.seats(variant.game.choose(variant.options))
        self.sitting = Sitting(variant.game, variant.options, {seat: Chair(seat) for seat in seats}, seed=1)


class Position:
    """A position of a checked game, with everybody who looks at it. Laws must not change it."""

    def __init__(self, checked: CheckedGame, s: Any, ask: Ask, answer: str, lines_before: int) -> None:
        self.checked, self.game, self.s, self.ask = checked, checked.game, s, ask
        self.answer = answer  # the next answer
        self.lines_before = lines_before  # log lines at the position before
        self.number = len(checked.answers)
        self.watchers = watchers(s)
        self.plain = to_plain(s)
        self.log = list(s.log)

    @cached_property
    def views(self) -> dict[str | None, Any]:
        return {seat: self.game.view(self.s, seat) for seat in self.watchers}

    @cached_property
    def view_texts(self) -> dict[str | None, str]:
        seats = self.watchers if self.game.secrets else [None]  # without secrets all views are equal
        return {seat: json.dumps(self.views[seat], ensure_ascii=False) for seat in seats}

    @cached_property
    def played(self) -> PlayedAnswer:
        return PlayedAnswer(self.game, self.clone(), self.answer, self.watchers)

    def as_previous(self) -> PreviousPosition:
        witness = self.checked.witness
        secrets = {seat: witness.secrets(seat) for seat in self.watchers} if witness is not None else {}
        return PreviousPosition(self.number, self.played, secrets)

    def clone(self) -> Any:
        """A clone that keeps writing the log."""
        twin = self.s.clone()
        twin.log = list(self.log)
        return twin


Law = Callable[[Position], None]
LastLaw = Callable[[CheckedGame], None]


class BrokenLaw(AssertionError):  # noqa: N818  (it says what the law is)
    """A position or a game breaks a law."""


def ready_case(game: Game, options: dict[str, Value], answers: list[str]) -> str:
    """A failure as a call that can be pasted into a test."""
    return f"replay(find({game.name!r}), {options!r}, {answers!r})"


@contextmanager
def naming_the_law(law: Callable[..., None], checked: CheckedGame) -> Iterator[None]:
    try:
        yield
    except Exception as fault:
        words = law.__name__.replace("_", " ")
        case = ready_case(checked.game, checked.variant.options, checked.answers)
        raise BrokenLaw(f"{words}: {checked.game.name}, {checked.variant.name}\n{fault}\n{case}") from fault


def check_game(
    variant: Variant, laws: Iterable[Law], last: Iterable[LastLaw] = (), seed: object = "laws"
) -> CheckedGame:
    """Play a game to its end. Check `laws` in their order at its positions, and `last` when the game is over."""
    here, lines_before, rng = CheckedGame(variant), 0, Random(f"stops/{seed}")
    bound, keep = pace(variant.game).bound, pace(variant.game).keep
    for s, ask, answer in random_game(variant.game, variant.options, f"{seed}/{variant.name}"):
        number = len(here.answers)
        assert number < bound, f"{variant.game.name}, {variant.name}: no end within {bound} answers"
        if here.witness is not None:
            here.witness.look(s)
        if number < keep or rng.random() * number < keep:
            position = Position(here, s, ask, answer, lines_before)
            for law in laws:
                with naming_the_law(law, here):
                    law(position)
            here.previous = position.as_previous() if here.witness is not None and "played" in vars(position) else None
        lines_before = len(s.log)
        here.answers.append(answer)
        here.s = s
    for one in last:
        with naming_the_law(one, here):
            one(here)
    return here
