"""The win chances during one game: positions of the game, and the results of games played from each of them."""

from collections.abc import Iterator, Sequence

from bree.core import Refusal, State
from bree.server import clock
from bree.server.bots.thinking import Estimate
from bree.server.routes.forms import Chance, Chances

MAX_POINTS = 24  # positions to estimate
MIN_POINTS = 5  # positions if games take long
WANTED_GAMES = 16  # games from each point; it is better to have fewer points than fewer games
MAX_GAMES = 40  # games from each point, if they are quick
STEPS = (8, 4, 2, 1)  # the distances of the points of the first round
NEARLY = 0.99  # the part of the work that is done before `close`


class Point:
    """A position of the game, with the estimates so far."""

    def __init__(self, n: int, state: State, number: int = 0) -> None:
        self.n = n  # answers so far
        self.state = state
        self.round = number  # that is played; 0: the game has no rounds
        self.games = 0
        self.played = True  # False: the bot has estimated the chances itself
        self._totals: dict[str, float] = {}

    def add(self, found: Estimate) -> None:
        for seat, share in found.shares.items():
            self._totals[seat] = self._totals.get(seat, 0.0) + share
        self.games += bool(found.shares)
        self.played = found.played

    def chance(self) -> Chance:
        return chance(self.n, {seat: total / self.games for seat, total in self._totals.items()})


class WinChances:
    """The results so far, and the order of the work."""

    def __init__(self, bot: str, seconds: float) -> None:
        self.bot = bot
        self._seconds = seconds
        self._games = 0
        self._chances: list[Chance] = []
        self._ends: list[Chance] = []  # the result of the game itself, or of each of its rounds
        self.done = 0.0

    def work(
        self, points: list[Point], last: int, end: dict[str, float], rounds: Sequence[Chance] = ()
    ) -> Iterator[Point]:
        """Yield the points to estimate: each of them once, then all of them repeatedly while there is time.

        The last point is the first one, because its games are the shortest: so a chart is there at once. Then the first
        round goes over the whole game ever more densely, so that the chart has its shape early.
        """
        begun = clock.monotonic()
        self._ends = [*rounds] or [chance(last, end)]
        first = points[0]
        if len(points) > 1:
            yield points[-1]
            self._note(points)
        before = clock.monotonic()
        yield first
        if not first.games:
            raise Refusal("no-estimate")
        if first.played:
            points = thinned(points, clock.monotonic() - before, self._seconds)
        self._note(points)
        for number, point in enumerate(coarse_first(points[1:-1]), 2):
            passed = (clock.monotonic() - begun) / self._seconds
            self.done = min(passed, NEARLY) if first.played else number / len(points)
            yield point
            self._note(points)
        while first.played and self._games < MAX_GAMES:
            for point in points:
                passed = (clock.monotonic() - begun) / self._seconds
                if passed >= 1:
                    return
                self.done = max(self.done, passed, self._games / MAX_GAMES)
                yield point
            self._note(points)

    def close(self, points: list[Point]) -> None:
        """End the work."""
        self._note(points)
        self.done = 1.0

    def _note(self, points: list[Point]) -> None:
        known = [point for point in points if point.games]
        self._games = min((point.games for point in known if point.played), default=0)
        self._chances = [point.chance() for point in known]

    def shown(self) -> Chances:
        return Chances(bot=self.bot, games=self._games, done=self.done, chances=self.course)

    @property
    def course(self) -> list[Chance]:
        """The known chances in the order of the game. Nothing is known before the first estimate."""
        known = self._chances + self._ends * bool(self._chances)
        return sorted(known, key=lambda one: one.n)


def coarse_first(points: list[Point]) -> list[Point]:
    """The same points in another order: every eighth, then those between them, and so on."""
    order = sorted(range(len(points)), key=lambda at: -next(step for step in STEPS if (at + 1) % step == 0))
    return [points[at] for at in order]


def thinned(points: list[Point], seconds: float, given: float) -> list[Point]:
    """As many points as leave time for `WANTED_GAMES` from each, and the last one. A game from the start has taken
    `seconds`.
    """
    each = max(seconds / 2, 1e-3) * WANTED_GAMES  # on average, half of the game is left
    count = min(len(points), max(MIN_POINTS, int(given / each)))
    found = [points[at * len(points) // count] for at in range(count)]
    return found if found[-1] is points[-1] else [*found, points[-1]]


def chance(n: int, shares: dict[str, float]) -> Chance:
    return Chance.model_validate({**shares, "n": n})
