"""Simulates many games in several processes and summarizes them."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from time import perf_counter
from typing import Any

from bree.bots.bot import Bot
from bree.core import Game, Refusal, Value
from bree.core.find import find
from bree.lab.executor import executor
from bree.lab.playing import Played, play_one, seat_bots
from bree.lab.rows import Rows
from bree.lab.stats import wilson

NOTHING: dict[str, dict[str, int]] = {}


@dataclass
class Study:
    """The parameters of a simulation."""

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    games: int
    jobs: int = 1
    seed: str = "0"
    audit: int = 0  # answers between two checks of the conservation laws; 0: never
    counted: tuple[str, ...] = ()  # asks whose answers are counted
    ray: str = ""  # the cluster that plays them: its address, or `auto`
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0

    def check(self) -> Game:
        """Refuse an invalid study before the first game."""
        game = find(self.game)
        options = game.choose(self.options)
        game.setup(options)
        seats = game.seats(options)
        if self.games < 1:
            raise Refusal("games-count")
        if self.jobs < 1:
            raise Refusal("jobs-count")
        if len(self.bots) not in (1, len(seats)):
            raise Refusal("seats-count", players=len(seats), found=len(self.bots))
        seat_bots(game, self.options, self.bots)
        return game

    def run(self, progress: Callable[[int], None] | None = None, seen: Callable[[Played], None] | None = None) -> None:
        """Play all games. Calls `seen` for each game when it ends, in any order."""
        self.check()
        began = perf_counter()
        known: dict[tuple[tuple[str, float], ...], dict[str, float]] = {}
        with executor(self.jobs, self.ray) as workers:
            for _, one in workers.run(Playing(replace(self, played=[])), range(self.games)):
                score = known.setdefault(tuple(one.score.items()), one.score)  # millions of games share few scores
                self.played.append(one._replace(score=score, given=one.given or NOTHING))
                if seen:
                    seen(one)
                if progress:
                    progress(1)
        self.played.sort()
        self.seconds = perf_counter() - began

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
            "bots": list(self.bots),
            "games": self.games,
            "win_share": share[first] if game.cooperative else share,
            "interval": interval[first] if game.cooperative else interval,
            "mean_answers": sum(one.answers for one in ended) / max(len(ended), 1),
            "faults": len(self.faults),
            "seconds": round(self.seconds, 3),
            "seed": self.seed,
            "jobs": self.jobs,
        }


class Playing:
    """Plays games of a study by their numbers, in any process."""

    def __init__(self, study: Study) -> None:
        self.study = study

    @cached_property
    def bots(self) -> dict[str, Bot]:
        return seat_bots(find(self.study.game), self.study.options, self.study.bots)

    def __call__(self, number: int) -> Played:
        study = self.study
        return play_one(find(study.game), study.options, self.bots, study.seed, number, study.audit, study.counted)


def rows_for(study: Study, path: str) -> Rows:
    """A Parquet file with a row for each game."""
    game = find(study.game)
    seats = game.seats(game.choose(study.options))
    return Rows(path, {"game": int, "answers": int, "fault": str, **{f"score_{seat}": float for seat in seats}})


def row(one: Played) -> dict[str, Any]:
    scores = {f"score_{seat}": share for seat, share in one.score.items()}
    return {"game": one.number, "answers": one.answers, "fault": one.fault, **scores}
