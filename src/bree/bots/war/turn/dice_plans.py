"""All that a side could do with a die of each face, weighed."""

from collections.abc import Iterator

from bree.bots.war.armies.campaign import Campaign
from bree.bots.war.cards.events import draws, plays, table_worth
from bree.bots.war.characters.companions import arrivals, departures, walks
from bree.bots.war.deed import NOTHING, Deed, best
from bree.bots.war.evaluation import Evaluation
from bree.bots.war.fellowship.hunt import flights
from bree.bots.war.fellowship.journey import errands
from bree.bots.war.lords.actions import lords_deeds
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

SECOND = 0.6  # of what it is worth: the second army of an Army result
# What it costs to use a die up: one that can do much is kept for that.
PRICE = {
    CHARACTER: 0.06, ARMY: 0.02, MUSTER: 0.02, ARMY_MUSTER: 0.05, EVENT: 0.0, WILL: 0.2, DRAWING: 0.0, BALROG_FACE: 0.0,
}  # fmt: skip
WINGS, BANNER = "token-wings", "token-banner"
TOLL = 0.5  # what the cards and rings cost with which a card is taken off the table


class DicePlans:
    """Made for one position; what is not asked for is not reckoned."""

    def __init__(self, s: War, side: str, seat: str = "") -> None:
        self.s = s
        self.side = side
        self.scene = Evaluation(s, side, seat)
        self._of: dict[str, list[Deed]] = {}

    @property
    def plan(self) -> Campaign:
        return self.scene.plan

    def of(self, face: str) -> list[Deed]:
        """Deeds that a face allows."""
        if face not in self._of:
            self._of[face] = [*self._plain(face), *self._any()]
        return self._of[face]

    def _plain(self, face: str) -> Iterator[Deed]:
        s, side = self.s, self.side
        if face not in (DRAWING, BALROG_FACE):
            yield from plays(self.scene, face)
        if s.lords is not None:
            yield from lords_deeds(self.scene, face)
        if face == WILL:
            for other in (ARMY_MUSTER, CHARACTER, EVENT):
                yield from [deed for deed in self.of(other) if not (other == CHARACTER and deed.action == "attack")]
            yield from arrivals(s)
            return
        if face in (ARMY, ARMY_MUSTER) or is_messenger(s, side, face):
            yield from self.pairs()
            yield from self.scene.storms(0)
        if face in (MUSTER, ARMY_MUSTER):
            yield from musters(s, side, self.plan)
        if face == CHARACTER:
            yield from self.scene.marches(1)
            yield from self.scene.storms(1)
            if side == SHADOW:
                yield from flights(s, self.plan)
            else:
                yield from errands(s)
                yield from departures(s)
                yield from walks(s)
        if face in (EVENT, DRAWING):
            yield from draws(self.scene)

    def pairs(self) -> list[Deed]:
        """An army may move, and then another."""
        found = self.scene.marches(0)
        pairs = []
        for deed in found:
            other = next((one for one in found if one.row[0] != deed.row[0]), NOTHING)
            pairs.append(deed._replace(worth=deed.worth + SECOND * other.worth))
        return pairs

    def _any(self) -> Iterator[Deed]:
        """What every die may do."""
        s = self.s
        if self.side == FREE:
            if may_hide_by_any(s):
                yield from [deed for deed in errands(s) if deed.action == "hide"]
            for nation in wardens(s):
                facts = {"nation": "nation-" + nation}
                yield Deed(step_worth(s, nation), WARDEN + nation, why="captain-diplomacy", facts=facts)
        if s.table and s.die:
            # What it costs hangs on the die: weighed when one has been chosen.
            foe = Evaluation(s, OTHER[self.side])
            for card in removable(s, self.side):
                facts = {"card": "card-" + card}
                yield Deed(table_worth(foe, card) - TOLL, REMOVE + card, why="captain-remove", facts=facts)

    def token(self, offered: list[str]) -> Deed:
        """An action token of the Shadow: wings or a step towards war."""
        found = {
            WINGS: best(flights(self.s, self.plan)) if WINGS in offered else NOTHING,
            BANNER: best(diplomacies(self.s, self.side)) if BANNER in offered else NOTHING,
        }
        token = max(found, key=lambda one: found[one].worth)
        return Deed(found[token].worth, token, why="captain-token-use", facts={"token": token})

    def best_of(self, face: str) -> Deed:
        return best(self.of(face))

    def die(self, dice: tuple[str, ...]) -> tuple[str, Deed]:
        """The die to use, and for what."""
        found = [(self.best_of(FACE[word]), word) for word in dict.fromkeys(dice)]
        deed, word = max(found, key=lambda one: one[0].worth - PRICE[FACE[one[1]]])
        return word, deed

    def ring(self, dice: tuple[str, ...]) -> tuple[float, str, str]:
        """What an Elven Ring would gain: how much, which die, to what. It never changes a special die."""
        poor = min(
            [word for word in dict.fromkeys(dice) if word not in SPECIAL], key=lambda face: self.best_of(face).worth
        )
        faces = [face for face in RING_FACES[self.side] if face not in (EYE, poor)]
        rich = max(faces, key=lambda face: self.best_of(face).worth)
        others = [FACE[word] for word in dice if word != poor]
        have = max((self.best_of(face).worth for face in others), default=0.0)
        gain = self.best_of(rich).worth - max(have, self.best_of(poor).worth)
        return gain - RING_PRICE[self.side], poor, rich
