"""Plays the rest of its own turn exactly: every roll weighed, every set of dice compared (`thought.py`)."""

from random import Random

from bree.bots.advice import ONLY, Advice, Reason, percent, tenths
from bree.bots.bot import Sight
from bree.bots.mordor.prospect import Prospect, Prospects
from bree.bots.mordor.thought import ABOUT, Thought, without
from bree.bots.mordor.throws import Shown
from bree.core import DONE
from bree.core.key import key
from bree.games.mordor.state import NAZGUL, Mordor

REPEAT, KEEP = "repeat", "keep"
STAND, AGAIN = "stand", "again"


class Turn:
    def __init__(self) -> None:
        self._thought = Thought(Mordor())

    def choose(self, sight: Sight, rng: Random) -> str:
        ask = sight.ask
        if len(ask.picks) == 1 or ask.key not in (REPEAT, KEEP):
            return ask.picks[0].id  # the first square, Gandalf before Nazgûl: never worse (MOR-R1, R18)
        s: Mordor = sight.imagine(rng)
        thought = self._about(s)
        if ask.key == REPEAT:
            return thought.repeat(s)
        return thought.keep(s, [pick.id for pick in ask.picks])

    def advise(self, sight: Sight, rng: Random) -> Advice:
        """Of a run the whole set."""
        ask = sight.ask
        if ask.key not in (REPEAT, KEEP):
            return Advice((ask.picks[0].id,), (Reason(ask.key, {}),))
        s: Mordor = sight.imagine(rng)
        thought = self._about(s)
        return repeating(thought, s) if ask.key == REPEAT else keeping(thought, s)

    def _about(self, s: Mordor) -> Thought:
        if self._thought.about != key(s, ABOUT):
            self._thought = Thought(s)
        return self._thought


def keeping(thought: Thought, s: Mordor) -> Advice:
    ranked = thought.ranked(s)
    picks = [dice(thought, s, chosen) for chosen in ranked[:2]]
    if len(ranked) == 1:
        return Advice(picks[0], (Reason(ONLY, {}),))
    kept, shown = thought.kept(s), thought.shown(s)
    ahead = Prospects(thought).after(kept, shown, ranked[0])
    best, second = (thought.after(kept, shown, chosen) for chosen in ranked[:2])
    return Advice(picks[0], (*expects(ahead), rather(picks[1], best - second)))


def repeating(thought: Thought, s: Mordor) -> Advice:
    kept, shown = thought.kept(s), thought.shown(s)
    kinds = tuple(kind for kind, _ in shown)
    prospects = Prospects(thought)
    fresh, here = thought.roll(kept, kinds), thought.best(kept, shown)
    if thought.repeat(s) == AGAIN:
        return Advice((AGAIN,), (*expects(prospects.roll(kept, kinds)), rather((STAND,), fresh - here)))
    return Advice((STAND,), (*expects(prospects.best(kept, shown)), rather((AGAIN,), here - fresh)))


def dice(thought: Thought, s: Mordor, chosen: Shown) -> tuple[str, ...]:
    """The dice that are still to be taken for a set, a Nazgûl first; `done` where there are none."""
    missing = list(without(chosen, thought.have(s)))
    found = []
    for die in sorted(s.rolled, key=lambda die: s.rolled[die] != NAZGUL):
        if die not in s.now and (thought.kinds[die], s.rolled[die]) in missing:
            missing.remove((thought.kinds[die], s.rolled[die]))
            found.append(die)
    return tuple(found) or (DONE,)


def expects(ahead: Prospect) -> tuple[Reason, ...]:
    """What the turn brings on average; the danger and the arrival, where there are any."""
    says = [Reason("turn", tenths(circles=ahead.circles, strikes=ahead.strikes, halves=ahead.halves))]
    if percent(ahead.out):
        says.append(Reason("turn-out", {"share": percent(ahead.out)}))
    if percent(ahead.home):
        says.append(Reason("turn-home", {"share": percent(ahead.home)}))
    return tuple(says)


def rather(instead: tuple[str, ...], less: float) -> Reason:
    """How much worse the next best is, in what a circle is worth."""
    if round(less * 10):
        return Reason("turn-next", {"instead": instead, **tenths(less=less)})
    return Reason("turn-alike", {"instead": instead})


BOT = Turn
LEVEL = 2
