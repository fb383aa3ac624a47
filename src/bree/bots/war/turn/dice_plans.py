"""The candidates for a die of each face."""

from collections.abc import Iterator

from bree.bots.war.armies.army_plan import ArmyPlan
from bree.bots.war.candidate import SKIP, Candidate, best
from bree.bots.war.cards.events import draws, plays, table_worth
from bree.bots.war.characters.companions import arrivals, companion_moves, separations
from bree.bots.war.evaluation import Evaluation
from bree.bots.war.fellowship.hunt import nazgul_moves
from bree.bots.war.fellowship.journey import fellowship_actions
from bree.bots.war.lords.actions import lords_candidates
from bree.bots.war.lords.ring_powers import RING_PRICE
from bree.bots.war.turn.mustering import diplomacies, musters, step_worth
from bree.games.war.facts import RING_FACES
from bree.games.war.picks import FACE, SPECIAL
from bree.games.war.rules.cards.play import is_messenger
from bree.games.war.rules.cards.removal import removable
from bree.games.war.rules.characters.arrivals import wardens
from bree.games.war.rules.fellowship.phase import may_hide_by_any
from bree.games.war.rules.turn.dice import REMOVE, WARDEN
from bree.games.war.state import (
    ARMY,
    ARMY_MUSTER,
    BALROG_FACE,
    CHARACTER,
    DRAWING,
    EVENT,
    EYE,
    FREE,
    MUSTER,
    OTHER,
    SHADOW,
    WILL,
    War,
)

SECOND = 0.6  # weight of the second army of an Army result
# The cost of using a die. Versatile faces cost more.
PRICE = {
    CHARACTER: 0.06, ARMY: 0.02, MUSTER: 0.02, ARMY_MUSTER: 0.05, EVENT: 0.0, WILL: 0.2, DRAWING: 0.0, BALROG_FACE: 0.0,
}  # fmt: skip
WINGS, BANNER = "token-wings", "token-banner"
TOLL = 0.5  # cost of the cards and rings that remove a card from the table


class DicePlans:
    """The candidates of one position. Each face is computed only when it is needed."""

    def __init__(self, s: War, side: str, seat: str = "") -> None:
        self.s = s
        self.side = side
        self.evaluation = Evaluation(s, side, seat)
        self._of: dict[str, list[Candidate]] = {}

    @property
    def plan(self) -> ArmyPlan:
        return self.evaluation.plan

    def of(self, face: str) -> list[Candidate]:
        """Return the candidates for a face."""
        if face not in self._of:
            self._of[face] = [*self._plain(face), *self._any()]
        return self._of[face]

    def _plain(self, face: str) -> Iterator[Candidate]:
        s, side = self.s, self.side
        if face not in (DRAWING, BALROG_FACE):
            yield from plays(self.evaluation, face)
        if s.lords is not None:
            yield from lords_candidates(self.evaluation, face)
        if face == WILL:
            for other in (ARMY_MUSTER, CHARACTER, EVENT):
                yield from [
                    candidate
                    for candidate in self.of(other)
                    if not (other == CHARACTER and candidate.action == "attack")
                ]
            yield from arrivals(s)
            return
        if face in (ARMY, ARMY_MUSTER) or is_messenger(s, side, face):
            yield from self.pairs()
            yield from self.evaluation.attacks(0)
        if face in (MUSTER, ARMY_MUSTER):
            yield from musters(s, side, self.plan)
        if face == CHARACTER:
            yield from self.evaluation.moves(1)
            yield from self.evaluation.attacks(1)
            if side == SHADOW:
                yield from nazgul_moves(s, self.plan)
            else:
                yield from fellowship_actions(s)
                yield from separations(s)
                yield from companion_moves(s)
        if face in (EVENT, DRAWING):
            yield from draws(self.evaluation)

    def pairs(self) -> list[Candidate]:
        """An army may move, and then another one."""
        found = self.evaluation.moves(0)
        pairs = []
        for candidate in found:
            other = next((one for one in found if one.row[0] != candidate.row[0]), SKIP)
            pairs.append(candidate._replace(worth=candidate.worth + SECOND * other.worth))
        return pairs

    def _any(self) -> Iterator[Candidate]:
        """Yield what every die may do."""
        s = self.s
        if self.side == FREE:
            if may_hide_by_any(s):
                yield from [candidate for candidate in fellowship_actions(s) if candidate.action == "hide"]
            for nation in wardens(s):
                facts = {"nation": "nation-" + nation}
                yield Candidate(step_worth(s, nation), WARDEN + nation, why="captain-diplomacy", facts=facts)
        if s.table and s.die:
            # The cost depends on the die, so this is computed after a die has been chosen.
            foe = Evaluation(s, OTHER[self.side])
            for card in removable(s, self.side):
                facts = {"card": "card-" + card}
                yield Candidate(table_worth(foe, card) - TOLL, REMOVE + card, why="captain-remove", facts=facts)

    def token(self, offered: list[str]) -> Candidate:
        """Return the best action token of the Shadow: a move of Nazgûl or a political step."""
        found = {
            WINGS: best(nazgul_moves(self.s, self.plan)) if WINGS in offered else SKIP,
            BANNER: best(diplomacies(self.s, self.side)) if BANNER in offered else SKIP,
        }
        token = max(found, key=lambda one: found[one].worth)
        return Candidate(found[token].worth, token, why="captain-token-use", facts={"token": token})

    def best_of(self, face: str) -> Candidate:
        return best(self.of(face))

    def die(self, dice: tuple[str, ...]) -> tuple[str, Candidate]:
        """Return the die to use, and its action."""
        found = [(self.best_of(FACE[word]), word) for word in dict.fromkeys(dice)]
        candidate, word = max(found, key=lambda one: one[0].worth - PRICE[FACE[one[1]]])
        return word, candidate

    def ring(self, dice: tuple[str, ...]) -> tuple[float, str, str]:
        """Return the gain of an Elven Ring, the die to change, and the new face. Special dice cannot be changed."""
        poor = min(
            [word for word in dict.fromkeys(dice) if word not in SPECIAL], key=lambda face: self.best_of(face).worth
        )
        faces = [face for face in RING_FACES[self.side] if face not in (EYE, poor)]
        rich = max(faces, key=lambda face: self.best_of(face).worth)
        others = [FACE[word] for word in dice if word != poor]
        have = max((self.best_of(face).worth for face in others), default=0.0)
        gain = self.best_of(rich).worth - max(have, self.best_of(poor).worth)
        return gain - RING_PRICE[self.side], poor, rich
