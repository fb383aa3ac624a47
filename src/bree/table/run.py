"""A run of picks seen at once: some of these and some of those, in any order, though the rules take it pick by pick.

A run is a multiset. Inside it a position hangs on what was taken, not on the order (law 8): what was taken is the key
by which positions are remembered here. Where the ask itself tells the bounds of its run, nothing is searched at all,
and a search for the bounds ends at the first ask that does.
"""

from bisect import insort
from collections import Counter
from collections.abc import Iterable
import sys
from typing import Any, NamedTuple

from bree.core import DONE, Ask, Game, Illegal, Pick


class Run(NamedTuple):
    """What a run may still hold. `done` is not counted."""

    picks: tuple[Pick, ...] = ()  # each with the most copies of it that some end of this run has
    least: int = 0
    most: int = 0


Taken = tuple[str, ...]  # in the order of the alphabet
Line = list[tuple[Ask, str]]  # answers, each with the ask that it answers

NO_RUN = Run()


def goes_on(first: Ask, ask: Ask | None) -> bool:
    """Does this ask go on with the run that began with the first one?

    Where runs tell their bounds, one may follow another of its kind: they are put for different things.
    """
    if ask is None or not ask.many or (ask.who, ask.key) != (first.who, first.key):
        return False
    return not first.told or _words(ask) == _words(first)


def _words(ask: Ask) -> list[str]:
    """What the step names that puts the ask; numbers may count down in a run."""
    return [word for word in ask.step if isinstance(word, str)]


def whole_run(game: Game, s: Any, ask: Ask) -> Run:
    """Everything that the run may still hold, in the order in which it is asked for, and how much of it.

    Only for the seat that is asked: it looks at nothing but the asks that follow that seat's own picks.
    """
    if ask.told:
        return told_run(ask)
    return Bounds(game, s, ask).run() if ask.many else NO_RUN


def told_run(ask: Ask) -> Run:
    return Run(tuple([pick for pick in ask.picks if pick.id != DONE]), ask.least, ask.most)


def searched_run(game: Game, s: Any, ask: Ask) -> Run:
    """The same by trying everything, whatever the asks tell: exact, and as long as there are multisets to take."""
    return Course(game, s, ask).run() or NO_RUN


class Bounds:
    """What a run that does not tell its bounds may hold. Where an ask on the way tells, it is believed."""

    def __init__(self, game: Game, s: Any, ask: Ask) -> None:
        self._game = game
        self._first = ask
        self._offered: dict[str, Pick] = {}  # in the order in which things are asked for
        self._copies: Counter[str] = Counter()  # of each the most
        self._sizes: list[int] = []
        self._seen: set[Taken] = set()
        self._look(s, ask, ())

    def run(self) -> Run:
        picks = [pick._replace(copies=self._copies[name]) for name, pick in self._offered.items()]
        return Run(tuple(picks), min(self._sizes, default=0), max(self._sizes, default=0))

    def _look(self, s: Any, ask: Ask, taken: Taken) -> None:
        offered = [pick for pick in ask.picks if pick.id != DONE]
        for pick in offered:
            copies = taken.count(pick.id) + (pick.copies if ask.told else 1)
            self._offered.setdefault(pick.id, pick)
            self._copies[pick.id] = max(copies, self._copies[pick.id])
        if ask.told:
            self._sizes += (len(taken) + ask.least, len(taken) + ask.most)
            return
        if ask.offers(DONE):
            self._sizes.append(len(taken))
        for pick in offered:
            more = list(taken)
            insort(more, pick.id)
            self._go(s, pick.id, tuple(more))

    def _go(self, s: Any, pick: str, taken: Taken) -> None:
        if taken in self._seen:
            return
        self._seen.add(taken)
        after = s.clone()
        self._game.rules.play(after, pick)
        then = self._game.waiting(after)
        if then is not None and goes_on(self._first, then):
            self._look(after, then, taken)
        else:
            self._sizes.append(len(taken))


class Stop(NamedTuple):
    """A position of a run, with the ask that goes on from there; where the run is over, the one before it."""

    s: Any
    ask: Ask
    last: str = ""  # the pick with which the run is over

    @property
    def ends(self) -> bool:
        """May a whole run be just this?"""
        return bool(self.last) or self.ask.offers(DONE)

    def barred(self, game: Game) -> dict[str, str]:
        """What cannot be added here, by the rules' own bar: of a run that is over, at the moment of its last pick."""
        if not self.last:
            return game.rules.barred(self.s)
        name, *rest = self.ask.step
        bar = game.rules.bars.get(name)
        if bar is None:
            return {}
        after = self.s.clone()
        after.todo.pop()
        game.rules.answers[name](after, *rest, self.last)
        return bar(after, *rest)


class Course:
    """All positions of a run that does not tell its bounds, each by what was taken. For as long as the state stands."""

    def __init__(self, game: Game, s: Any, ask: Ask) -> None:
        self._game = game
        self._first = ask
        self._offered: dict[str, Pick] = {}  # in the order in which things are asked for
        self.stops: dict[Taken, Stop] = {}
        self._look(s, ask, ())
        self._whole = [Counter(taken) for taken, stop in self.stops.items() if stop.ends]

    def _look(self, s: Any, ask: Ask, taken: Taken) -> None:
        self.stops[taken] = Stop(s, ask)
        offered = [pick for pick in ask.picks if pick.id != DONE]
        for pick in offered:
            self._offered.setdefault(pick.id, pick)
        for pick in offered:
            more = list(taken)
            insort(more, pick.id)
            if tuple(more) not in self.stops:
                self._go(s, ask, pick.id, tuple(more))

    def _go(self, s: Any, ask: Ask, pick: str, taken: Taken) -> None:
        after = s.clone()
        self._game.rules.play(after, pick)
        then = self._game.waiting(after)
        if then is not None and goes_on(self._first, then):
            self._look(after, then, taken)
        else:
            self.stops[taken] = Stop(s, ask, pick)

    def run(self, marks: Iterable[str] = ()) -> Run | None:
        """What may still be added to these; None where no whole run holds them all."""
        some = Counter(marks)
        left = [whole - some for whole in self._whole if some <= whole]
        if not left:
            return None
        copies: Counter[str] = Counter()
        for more in left:
            copies |= more
        sizes = [more.total() for more in left]
        picks = [pick._replace(copies=copies[name]) for name, pick in self._offered.items() if copies[name]]
        return Run(tuple(picks), min(sizes), max(sizes))

    def holding(self, marks: Iterable[str]) -> Stop:
        """The first position that holds these: something else may have to be taken before them."""
        some = Counter(marks)
        return self.stops[min((taken for taken in self.stops if some <= Counter(taken)), key=len)]

    def short(self, marks: Iterable[str]) -> Stop | None:
        """Where it shows that these are too few: the last position on the way to them. None: they are a whole run."""
        some = Counter(marks)
        if some in self._whole:
            return None
        return self.stops[max((taken for taken in self.stops if Counter(taken) <= some), key=len)]


def in_order(game: Game, s: Any, ask: Ask, wanted: Iterable[str]) -> Line:
    """Answers that take all of it from one run, however it was named, and end the run where it may end.

    Where `done` is among what is wanted, the run must end with it; where not, what is too little for a whole run is
    its first picks. Refused with the rule that forbids the pick which cannot be taken; the state stays as it is.
    """
    named = Counter(wanted)
    plan = _Plan(game, ask, ends=named.pop(DONE, 0) > 0)
    line = plan.find(s.clone(), ask, named, ask)
    if line is None:
        raise plan.why or Illegal("not-offered", ask.rule, answer=DONE)
    return line


class _Plan:
    def __init__(self, game: Game, first: Ask, ends: bool) -> None:
        self._game = game
        self._first = first
        self._ends = ends
        self._vain: set[frozenset[tuple[str, int]]] = set()  # what was left where no order led on
        self.why: Illegal | None = None  # of a pick that could not be taken ...
        self._lacking = sys.maxsize  # ... and how many were left then

    def find(self, s: Any, ask: Ask | None, left: Counter[str], last: Ask) -> Line | None:
        """A line from here. The state is ours to change."""
        if not left.total():
            return self._end(s, ask)
        if ask is None or not goes_on(self._first, ask):
            self._refuse(last.rule, min(left), left)
            return None
        key = frozenset(left.items())
        if key not in self._vain:
            for pick in ask.picks:
                if left[pick.id] > 0:
                    line = self._take(s, ask, pick.id, left)
                    if line is not None or ask.told:  # in any order, so the first is as good as all
                        return line
            self._vain.add(key)
            if not any(left[pick.id] for pick in ask.picks):
                barred, names = self._game.rules.barred(s), sorted(left)
                name = next((name for name in names if name in barred), names[0])
                self._refuse(barred.get(name, ask.rule), name, left)
        return None

    def _take(self, s: Any, ask: Ask, pick: str, left: Counter[str]) -> Line | None:
        after = s if ask.told else s.clone()
        self._game.rules.play(after, pick)
        line = self.find(after, self._game.waiting(after), left - Counter((pick,)), ask)
        return None if line is None else [(ask, pick), *line]

    def _end(self, s: Any, ask: Ask | None) -> Line | None:
        if ask is None or not goes_on(self._first, ask):
            return []
        if ask.offers(DONE):
            return [(ask, DONE)]
        if not self._ends:
            return []
        self._refuse(self._game.rules.barred(s).get(DONE, ask.rule), DONE, Counter())
        return None

    def _refuse(self, rule: str, answer: str, left: Counter[str]) -> None:
        """The reason that is met where most was taken: of several such orders that in which things are offered."""
        if left.total() < self._lacking:
            self._lacking = left.total()
            self.why = Illegal("not-offered", rule, answer=answer)
