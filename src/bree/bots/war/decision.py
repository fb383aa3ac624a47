"""One ask from the point of view of one side, and ways to answer it."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from bree.bots.war.armies.army_plan import ArmyPlan
from bree.bots.war.candidate import SKIP, Candidate
from bree.bots.war.characters import companions
from bree.bots.war.evaluation import Evaluation
from bree.bots.war.turn.dice_plans import DicePlans
from bree.core import DONE, Ask
from bree.games.war.picks import FACE
from bree.games.war.players.teams import side_of_seat
from bree.games.war.rules.characters.companions import companions_not_moved
from bree.games.war.state import Figures, War


class Choice(NamedTuple):
    picks: tuple[str, ...]
    candidate: Candidate = SKIP


class Decision:
    def __init__(self, s: War, ask: Ask, rng: Random | None = None) -> None:
        self.s = s
        self.rng = rng or Random(0)  # for choices that opponents must not be able to predict
        self.ask = ask
        self.seat = ask.who
        self.side = side_of_seat(ask.who)
        self.dice_plans = DicePlans(s, self.side, ask.who)
        self.args = ask.step[1:]

    @property
    def evaluation(self) -> Evaluation:
        return self.dice_plans.evaluation

    @property
    def plan(self) -> ArmyPlan:
        return self.dice_plans.evaluation.plan

    @property
    def offered(self) -> list[str]:
        return [pick.id for pick in self.ask.picks]

    def most(self, worth: Callable[[str], float], but: str = "") -> Choice:
        """Choose the pick with the highest worth, leaving out the pick `but`."""
        return Choice((max([one for one in self.offered if one != but], key=worth),))

    def run(self, group: Sequence[str], candidate: Candidate = SKIP) -> Choice:
        """Choose the rest of a group of figures that the player names one by one."""
        left = list(group)
        for figure in self.s.chosen:
            if figure in left:
                left.remove(figure)
        left = [figure for figure in left if self.ask.offers(figure)]
        if self.s.team is not None:
            # with mixed armies of two players, some may have to stay, so the bot answers one figure at a time
            left = left[:1]
        if left and self.ask.bounded:
            left = self.bounded(left)[: self.ask.most]
        if left:
            return Choice(tuple(left), candidate)
        return Choice((DONE,) if self.ask.offers(DONE) else (self.ask.picks[0].id,), candidate)

    def bounded(self, figures: Sequence[str]) -> list[str]:
        """Limit each figure to the number of copies that the pick set allows."""
        copies = {pick.id: pick.copies for pick in self.ask.picks}
        return [figure for at, figure in enumerate(figures) if figures[:at].count(figure) < copies[figure]]

    def face_worth(self, word: str) -> float:
        """Return the worth of a die result, also of a special die."""
        return self.dice_plans.best_of(FACE[word]).worth

    def attacks(self, origin: str = "", target: str = "") -> list[Candidate]:
        found = self.evaluation.attacks(int(self.args[1]))
        return [one for one in found if origin in ("", one.row[0]) and target in ("", one.row[1])]

    def best_companion_move(self, region: str) -> tuple[float, Figures, str]:
        return companions.best_companion_move(self.s, region, companions_not_moved(self.s, region))


Policy = Callable[[Decision], Choice]


def weighing(worth: Callable[[Decision, str], float], but: str = "") -> Policy:
    """Return the policy that chooses the pick with the highest worth, leaving out the pick `but`."""

    def policy(m: Decision) -> Choice:
        return m.most(lambda one: worth(m, one), but)

    return policy
