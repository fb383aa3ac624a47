"""One game of the arena and its result."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from time import perf_counter, process_time
from typing import NamedTuple

from bree.bots.bot import Bot, Sight, dismiss
from bree.bots.find import bots, invite
from bree.bots.outside import is_outside
from bree.core import Game, Refusal, Value
from bree.lab.arena.pairings import Bout, Pairings
from bree.lab.playing import play_one


class Spent(NamedTuple):
    answers: int
    seconds: float  # while the bot was thinking


class Result(NamedTuple):
    bout: Bout
    scores: tuple[float, ...]  # of each place; empty if the game was not played to its end
    answers: int
    end: str  # how it ended
    fault: str
    culprit: str  # the bot that caused the fault; empty: none
    spent: Mapping[str, Spent]  # by each bot
    refused: Refusal | None = None  # of a fault that has a text for players

    @property
    def shares(self) -> tuple[float, ...]:
        """Each place's share of the victory. If nobody wins, all shares are equal."""
        whole = sum(self.scores)
        return tuple(score / whole if whole else 1 / len(self.scores) for score in self.scores)


@dataclass
class Seated:
    """A bot at its seat. It has a separate random generator, so its random numbers do not change the dice."""

    name: str
    bot: Bot
    rng: Random
    clock: Callable[[], float]
    answers: int = 0
    seconds: float = 0.0
    failed: bool = False

    def choose(self, sight: Sight, _rng: Random) -> str:
        self.failed = True
        began = self.clock()
        try:
            answer = self.bot.choose(sight, self.rng)
        finally:
            self.seconds += self.clock() - began
            self.answers += 1
        self.failed = not sight.ask.offers(answer)
        return answer

    def leave(self) -> None:
        dismiss((self.bot,))


def play_bout(game: Game, options: Mapping[str, Value], pairings: Pairings, bout: Bout, seed: str) -> Result:
    """Play a game. The same bout gives the same game on any machine: `luck` seeds dice and deals, and with the seat
    each bot.
    """
    seated = {
        seat: Seated(name, invited(game.name, name), Random(f"{seed}/{bout.luck}/{seat}"), clock_for(name))
        for seat, name in pairings.seated(bout.seating).items()
    }
    played = play_one(game, options, seated, seed, bout.luck, 0, told=True)
    scores = tuple(sum(played.score[seat] for seat in place) for place in pairings.places) if played.score else ()
    culprit = next((one.name for one in seated.values() if one.failed), "")
    spent = {
        name: Spent(
            sum(one.answers for one in seated.values() if one.name == name),
            sum(one.seconds for one in seated.values() if one.name == name),
        )
        for name in dict.fromkeys(bout.seating)
    }
    return Result(bout, scores, played.answers, played.end, played.fault, culprit, spent, played.refused)


def clock_for(name: str) -> Callable[[], float]:
    """Processor time. For an external program, wall-clock time, because its processor time is not visible here."""
    return perf_counter if is_outside(name) else process_time


def invited(game: str, name: str) -> Bot:
    """A new bot for every game, so that it remembers nothing of other games."""
    maker = _makers(game).get(name)
    return maker() if maker is not None else invite(game, name, outside=True)


@cache
def _makers(game: str) -> dict[str, Callable[[], Bot]]:
    """The classes of the bots. Cached, because the lookup reads folders."""
    return bots(game)
