"""The gate for a change of a bot: does it win more than the bot before the change, against several opponents?

Both bots play against each opponent at every seat, with the same dice and deals. This is repeated with a second family
of seeds. The change counts only if its gain is beyond its interval in every one of these comparisons. A change that
only learns to beat one opponent, or that fits the seeds, does not pass.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from bree.core import Game, Refusal, Value
from bree.lab.arena.bout import Result
from bree.lab.arena.contest import Contest
from bree.lab.arena.duels import Duel, differences, duel
from bree.lab.arena.figures import PLACES
from bree.lab.executor import Executor

FAMILIES: Final = ("first", "second")  # of seeds


Seen = Callable[[Sequence[Result]], None]  # is called with the games of each round


class PairedGain(NamedTuple):
    """The changed bot and the bot before the change, against one opponent with one family of seeds.

    A score is 0.5 if a bot and the opponent win equally often. With two places it is the share of the victory.
    """

    opponent: str
    family: str
    rounds: int
    score: float  # of the changed bot
    before: float  # of the other one
    gain: Duel

    @property
    def passed(self) -> bool:
        return self.gain.low > 0


@dataclass
class Gate:
    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]  # the changed one, and the one before the change
    opponents: tuple[str, ...]
    games: int  # of one bot against one opponent with one family of seeds
    seed: str = "0"

    def check(self) -> Game:
        """Refuse an invalid gate before the first game."""
        game = Contest(self.game, self.options, self.bots, self.games).check()
        if len(self.bots) != 2 or self.bots[0] in self.opponents or len(set(self.opponents)) < len(self.opponents):
            raise Refusal("gate-bots")
        for one in self.opponents:
            self.contest(self.bots[0], one, FAMILIES[0]).check()
        if game.cooperative:
            raise Refusal("gate-together")
        return game

    def contest(self, bot: str, opponent: str, family: str) -> Contest:
        return Contest(self.game, self.options, (bot, opponent), self.games, f"{self.seed}/{family}")

    @property
    def total(self) -> int:
        """The number of games."""
        pairs = len(FAMILIES) * sum([2 - (one == self.bots[1]) for one in self.opponents])
        one = self.contest(self.bots[0], self.opponents[0], FAMILIES[0])
        return pairs * one.rounds * one.pairings.size

    def run(self, executor: Executor, seen: Seen) -> Iterator[PairedGain]:
        changed, before = self.bots
        for opponent in self.opponents:
            for family in FAMILIES:
                mine = self.leads(executor, changed, opponent, family, seen)
                if opponent == before:  # with the same luck at every seat, a bot is exactly as good as itself
                    theirs = dict.fromkeys(mine, 0.0)
                else:
                    theirs = self.leads(executor, before, opponent, family, seen)
                rounds = sorted(mine.keys() & theirs.keys())
                gain = duel([(mine[number] - theirs[number]) / 2 for number in rounds])
                yield PairedGain(opponent, family, len(rounds), score(mine, rounds), score(theirs, rounds), gain)

    def leads(self, executor: Executor, bot: str, opponent: str, family: str, seen: Seen) -> dict[int, float]:
        """Return by how much the bot's share was larger in each round. A round with a fault does not count."""
        contest = self.contest(bot, opponent, family)
        found: dict[int, float] = {}
        for number, results in enumerate(contest.run(executor)):
            seen(results)
            if not any(result.fault for result in results):
                found[number] = differences(contest.bots, contest.pairings, results)[bot, opponent]
        return found


def score(leads: dict[int, float], rounds: Sequence[int]) -> float:
    return 0.5 + sum(leads[number] for number in rounds) / (2 * max(1, len(rounds)))


def told(gate: Gate, found: Sequence[PairedGain], *, passed: bool) -> dict[str, Any]:
    """The gate and its figures, for JSON."""
    rows = [
        {
            "opponent": one.opponent,
            "family": one.family,
            "rounds": one.rounds,
            "score": round(one.score, PLACES),
            "before": round(one.before, PLACES),
            **{name: round(getattr(one.gain, name), PLACES) for name in ("by", "low", "high")},
            "passed": one.passed,
        }
        for one in found
    ]
    asked = {"game": gate.game, "options": gate.options, "bots": gate.bots, "games": gate.games, "seed": gate.seed}
    return {**asked, "comparisons": rows, "passed": passed}
