"""A position as one side looks at it: its plan, its moves and its attacks, each reckoned once and only when needed.

A deed is a row of answers, and between them the map stays as it is: what was reckoned for the same map is used again.
"""

from collections.abc import Hashable

from bree.bots.war.armies.campaign import Campaign
from bree.bots.war.armies.moving import marches
from bree.bots.war.battle.attacks import storms
from bree.bots.war.deed import Deed
from bree.games.war.facts import HAND, TEAM_HAND
from bree.games.war.map_queries import is_awake
from bree.games.war.players.teams import is_pair
from bree.games.war.state import War, seat as answering


class Reckoned:
    """What was reckoned for one map."""

    def __init__(self) -> None:
        self.plan: Campaign | None = None
        self.marches: dict[int, list[Deed]] = {}
        self.storms: dict[int, list[Deed]] = {}


_last: dict[str, tuple[Hashable, Reckoned]] = {}  # by side


def map_of(s: War, side: str) -> Hashable:
    """All that plans, moves and attacks hang on; of a team also who commands."""
    stands = (tuple(s.free.items()), tuple(s.shadow.items()), tuple(s.moved.items()), s.captured, s.sieges)
    ring = (s.corruption, s.bearers, s.table, s.orders, s.aside, s.fallen, s.terms)
    team = () if s.team is None else (answering(s, side), s.team.leading, s.team.mixed, s.team.last)
    return (*stands, tuple(s.steps.values()), *ring, is_awake(s), *team)


def reckoned(s: War, side: str) -> Reckoned:
    key = map_of(s, side)
    last = _last.get(side)
    if last is not None and last[0] == key:
        return last[1]
    fresh = Reckoned()
    _last[side] = (key, fresh)
    return fresh


class Evaluation:
    def __init__(self, s: War, side: str, seat: str = "") -> None:
        self.s = s
        self.side = side
        self.seat = seat or answering(s, side)  # whose hand it is
        self._kept: Reckoned | None = None

    @property
    def hand(self) -> tuple[str, ...]:
        return self.s.hands[self.seat]

    @property
    def is_full(self) -> bool:
        return len(self.hand) >= (TEAM_HAND if is_pair(self.seat) else HAND)

    @property
    def kept(self) -> Reckoned:
        if self._kept is None:
            self._kept = reckoned(self.s, self.side)
        return self._kept

    @property
    def plan(self) -> Campaign:
        if self.kept.plan is None:
            self.kept.plan = Campaign(self.s, self.side)
        return self.kept.plan

    def marches(self, led: int) -> list[Deed]:
        """Every move of one army that has a sense, the best first."""
        if led not in self.kept.marches:
            found = marches(self.s, self.side, self.plan, led)
            self.kept.marches[led] = sorted(found, key=lambda deed: -deed.worth)
        return self.kept.marches[led]

    def storms(self, led: int) -> list[Deed]:
        if led not in self.kept.storms:
            self.kept.storms[led] = list(storms(self.s, self.side, self.plan, led))
        return self.kept.storms[led]
