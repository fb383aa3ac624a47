"""A contest: its bots, its number of games, and its rounds."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property, partial

from bree.core import Game, Refusal, Value
from bree.core.find import find
from bree.lab.arena.bout import Result, invited, play_bout
from bree.lab.arena.duels import differences
from bree.lab.arena.pairings import Pairings, pair
from bree.lab.arena.sequential import Order
from bree.lab.executor import Executor

MOST = 10_000_000  # games
MOST_SEATINGS = 100_000


@dataclass
class Contest:
    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    games: int  # a minimum, because every round is finished
    seed: str = "0"
    stop: bool = False  # as soon as the order is clear
    clear: bool = field(default=False, compare=False)  # the order was clear after the last round

    def check(self) -> Game:
        """Refuse an invalid contest before the first game."""
        if not self.game:
            raise Refusal("arena-what")
        game = find(self.game)
        game.setup(game.choose(self.options))
        for bot in self.bots:
            invited(self.game, bot)
        if len(set(self.bots)) < len(self.bots):
            raise Refusal("arena-twice")
        if len(self.bots) < 2:
            raise Refusal("arena-alone")
        if not 1 <= self.games <= MOST:
            raise Refusal("arena-games", most=MOST)
        if len(self.bots) ** len(game.seats(game.choose(self.options))) > MOST_SEATINGS:
            raise Refusal("arena-bots", found=len(self.bots))
        return game

    @cached_property
    def pairings(self) -> Pairings:
        return pair(find(self.game), self.options, self.bots)

    @property
    def rounds(self) -> int:
        """The largest number of rounds."""
        return -(-self.games // self.pairings.size)

    def run(self, executor: Executor) -> Iterator[list[Result]]:
        """Play the rounds in order. A contest ends after the same round with any executor."""
        order, ready, due = Order(self.bots), dict[int, list[Result]](), 0
        for number, results in executor.run(partial(play_round, self), range(self.rounds)):
            ready[number] = results
            while due in ready:
                played = ready.pop(due)
                due += 1
                order.add(differences(self.bots, self.pairings, played))
                self.clear = order.clear
                yield played
                if self.stop and self.clear:
                    return


def play_round(contest: Contest, number: int) -> list[Result]:
    """Play a round, in any process."""
    game, pairings = find(contest.game), contest.pairings
    return [play_bout(game, contest.options, pairings, bout, contest.seed) for bout in pairings.bouts(number)]
