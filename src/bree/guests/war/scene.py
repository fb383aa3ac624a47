"""A position as one side looks at it: its plan, its moves and its attacks, each reckoned once and only when needed."""

from bree.games.war.state import War
from bree.guests.war.campaign import Campaign
from bree.guests.war.deed import Deed
from bree.guests.war.marching import marches
from bree.guests.war.storming import storms


class Scene:
    def __init__(self, s: War, side: str) -> None:
        self.s = s
        self.side = side
        self._plan: Campaign | None = None
        self._marches: dict[int, list[Deed]] = {}
        self._storms: dict[int, list[Deed]] = {}

    @property
    def plan(self) -> Campaign:
        if self._plan is None:
            self._plan = Campaign(self.s, self.side)
        return self._plan

    def marches(self, led: int) -> list[Deed]:
        """Every move of one army that has a sense, the best first."""
        if led not in self._marches:
            found = marches(self.s, self.side, self.plan, led)
            self._marches[led] = sorted(found, key=lambda deed: -deed.worth)
        return self._marches[led]

    def storms(self, led: int) -> list[Deed]:
        if led not in self._storms:
            self._storms[led] = list(storms(self.s, self.side, self.plan, led))
        return self._storms[led]
