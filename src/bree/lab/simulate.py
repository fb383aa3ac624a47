"""Many games: over several processes, with progress, and their summary."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
import signal
from time import perf_counter
from typing import Any

from bree.core import Game, Refusal, Value
from bree.core.find import find
from bree.lab.playing import Played, play_one, seat_guests
from bree.lab.stats import wilson
from bree.table.trouble import reason

CHUNK = 50


@dataclass
class Study:
    """What to simulate."""

    game: str
    options: dict[str, Value]
    guests: tuple[str, ...]
    games: int
    jobs: int = 1
    seed: str = "0"
    audit: int = 0  # after so many answers the conservation laws are checked, again and again; 0: never
    counted: tuple[str, ...] = ()  # asks whose answers are counted
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0

    def check(self) -> Game:
        """Refuse what cannot be simulated before the first game."""
        game = find(self.game)
        options = game.choose(self.options)
        game.setup(options)
        seats = game.seats(options)
        if self.games < 1:
            raise Refusal("games-count")
        if self.jobs < 1:
            raise Refusal("jobs-count")
        if len(self.guests) not in (1, len(seats)):
            raise Refusal("seats-count", players=len(seats), found=len(self.guests))
        seat_guests(game, self.options, self.guests)
        return game

    def run(self, progress: Callable[[int], None] | None = None) -> None:
        self.check()
        began = perf_counter()
        for part in self._parts():
            self.played += part
            if progress:
                progress(len(part))
        self.played.sort()
        self.seconds = perf_counter() - began

    def _parts(self) -> Iterator[list[Played]]:
        starts = range(0, self.games, CHUNK)
        if self.jobs == 1:
            yield from (play_some(self, start) for start in starts)
            return
        task = replace(self, played=[])  # what is sent to every process, without what has come back
        pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), end_silently)
        try:
            with deaf():
                parts = [pool.submit(play_some, task, start) for start in starts]
            for part in as_completed(parts):
                yield part.result()
        finally:
            pool.shutdown(cancel_futures=True)

    @property
    def faults(self) -> list[Played]:
        return [one for one in self.played if one.fault]

    def report(self) -> dict[str, Any]:
        """The figures, ready for JSON."""
        game = find(self.game)
        options = game.choose(self.options)
        ended = [one for one in self.played if not one.fault]
        shares = {seat: sum(one.score[seat] for one in ended) for seat in game.seats(options)}
        share = {seat: won / max(len(ended), 1) for seat, won in shares.items()}
        interval = {seat: wilson(won, len(ended)) for seat, won in shares.items()}
        first = next(iter(shares))
        return {
            "game": self.game,
            "options": options,
            "guests": list(self.guests),
            "games": self.games,
            "win_share": share[first] if game.cooperative else share,
            "interval": interval[first] if game.cooperative else interval,
            "mean_answers": sum(one.answers for one in ended) / max(len(ended), 1),
            "faults": len(self.faults),
            "seconds": round(self.seconds, 3),
            "seed": self.seed,
            "jobs": self.jobs,
        }


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that are started meanwhile do not hear Ctrl-C before they know what to do about it (`end_silently`)."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def end_silently() -> None:
    """In a process of the pool: Ctrl-C ends it, and only the first process has something to say about that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def play_some(study: Study, start: int) -> list[Played]:
    """A share of the games, in whichever process this is."""
    game = find(study.game)
    guests = seat_guests(game, study.options, study.guests)
    numbers = range(start, min(start + CHUNK, study.games))
    return [play_one(game, study.options, guests, study.seed, number, study.audit, study.counted) for number in numbers]


def check_rows(path: str) -> None:
    """Can they be written there? Asked before the games are played; nothing is changed."""
    if find_spec("polars") is None:
        raise Refusal("missing-library", extra="lab")
    new = not Path(path).exists()
    try:
        with open(path, "ab"):
            pass
        if new:
            Path(path).unlink()
    except OSError as fault:
        raise Refusal("file-unwritable", file=path, why=reason(fault)) from fault


def write_rows(played: list[Played], path: str) -> None:
    """One row a game, as Parquet."""
    try:
        import polars
    except ImportError:
        raise Refusal("missing-library", extra="lab") from None
    rows = [
        {
            "game": one.number,
            "answers": one.answers,
            "fault": one.fault,
            **{f"score_{seat}": share for seat, share in one.score.items()},
        }
        for one in played
    ]
    try:
        polars.DataFrame(rows, infer_schema_length=None).write_parquet(path)
    except OSError as fault:
        raise Refusal("file-unwritable", file=path, why=reason(fault)) from fault
