"""A position from the point of view of one side: its plan, moves and attacks. Each is computed once, when it is needed.

An action takes several answers, and the map stays the same between them. So the results for one map are used again.
"""

from collections.abc import Hashable

from bree.bots.war.armies.army_plan import ArmyPlan
from bree.bots.war.armies.moving import army_moves
from bree.bots.war.battle.attacks import army_attacks
from bree.bots.war.candidate import Candidate
from bree.games.war.facts import HAND, TEAM_HAND
from bree.games.war.map_queries import is_awake
from bree.games.war.players.teams import is_pair
from bree.games.war.state import War, seat_of as answering


class MapPlans:
    """The results for one map."""

    def __init__(self) -> None:
        self.plan: ArmyPlan | None = None
        self.moves: dict[int, list[Candidate]] = {}
        self.attacks: dict[int, list[Candidate]] = {}


_last: dict[str, tuple[Hashable, MapPlans]] = {}  # by side


def map_of(s: War, side: str) -> Hashable:
    """Return everything that plans, moves and attacks depend on, for teams also who commands."""
    stands = (tuple(s.free.items()), tuple(s.shadow.items()), tuple(s.moved.items()), s.captured, s.sieges)
    ring = (s.corruption, s.bearers, s.table, s.orders, s.aside, s.fallen, s.terms)
    team = () if s.team is None else (answering(s, side), s.team.leading, s.team.mixed, s.team.last)
    return (*stands, tuple(s.steps.values()), *ring, is_awake(s), *team)


def plans_for_map(s: War, side: str) -> MapPlans:
    key = map_of(s, side)
    last = _last.get(side)
    if last is not None and last[0] == key:
        return last[1]
    fresh = MapPlans()
    _last[side] = (key, fresh)
    return fresh


class Evaluation:
    def __init__(self, s: War, side: str, seat: str = "") -> None:
        self.s = s
        self.side = side
        self.seat = seat or answering(s, side)  # the owner of the hand
        self._kept: MapPlans | None = None

    @property
    def hand(self) -> tuple[str, ...]:
        return self.s.hands[self.seat]

    @property
    def is_full(self) -> bool:
        return len(self.hand) >= (TEAM_HAND if is_pair(self.seat) else HAND)

    @property
    def kept(self) -> MapPlans:
        if self._kept is None:
            self._kept = plans_for_map(self.s, self.side)
        return self._kept

    @property
    def plan(self) -> ArmyPlan:
        if self.kept.plan is None:
            self.kept.plan = ArmyPlan(self.s, self.side)
        return self.kept.plan

    def moves(self, led: int) -> list[Candidate]:
        """Return every useful move of one army, the best first."""
        if led not in self.kept.moves:
            found = army_moves(self.s, self.side, self.plan, led)
            self.kept.moves[led] = sorted(found, key=lambda candidate: -candidate.worth)
        return self.kept.moves[led]

    def attacks(self, led: int) -> list[Candidate]:
        if led not in self.kept.attacks:
            self.kept.attacks[led] = list(army_attacks(self.s, self.side, self.plan, led))
        return self.kept.attacks[led]
