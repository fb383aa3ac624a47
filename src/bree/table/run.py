"""A run of picks seen at once: some of these and some of those, in any order, though the rules take it pick by pick.

A run is a multiset. Inside it a position hangs on what was taken, not on the order (law 8): what was taken is the key
by which positions are remembered here. Where the ask itself tells the bounds of its run, nothing is searched at all.
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
Known = dict[Taken, Run]
Line = list[tuple[Ask, str]]  # answers, each with the ask that it answers

NO_RUN = Run()


def goes_on(first: Ask, ask: Ask | None) -> bool:
    """Does this ask go on with the run that began with the first one?"""
    return ask is not None and ask.many and (ask.who, ask.key) == (first.who, first.key)


def whole_run(game: Game, s: Any, ask: Ask, taken: Iterable[str] = (), known: Known | None = None) -> Run:
    """Everything that the run may still hold, in the order in which it is asked for, and how much of it.

    Only for the seat that is asked: it looks at nothing but the asks that follow that seat's own picks. What is found
    out on the way is kept in `known`, for those who will ask again as the same run goes on; `taken` is what it took.
    """
    if ask.told:
        return Run(tuple([pick for pick in ask.picks if pick.id != DONE]), ask.least, ask.most)
    return searched_run(game, s, ask, taken, known) if ask.many else NO_RUN


def searched_run(game: Game, s: Any, ask: Ask, taken: Iterable[str] = (), known: Known | None = None) -> Run:
    """The same, by trying: exact, and as long as there are different multisets to take."""
    return _Search(game, ask, {} if known is None else known).look(s, ask, tuple(sorted(taken)))


class _Search:
    def __init__(self, game: Game, first: Ask, known: Known) -> None:
        self._game = game
        self._first = first
        self._known = known

    def look(self, s: Any, ask: Ask, taken: Taken) -> Run:
        found = self._known.get(taken)
        if found is None:
            found = self._known[taken] = self._try(s, ask, taken)
        return found

    def _try(self, s: Any, ask: Ask, taken: Taken) -> Run:
        offered = [pick for pick in ask.picks if pick.id != DONE]
        copies = {pick.id: pick._replace(copies=1) for pick in offered}
        bounds = [0] if len(offered) < len(ask.picks) else []
        for pick in offered:
            later = self._after(s, pick.id, taken)
            bounds += [1 + later.least, 1 + later.most]
            for other in later.picks:
                most = other.copies + (other.id == pick.id)
                if other.id not in copies or copies[other.id].copies < most:
                    copies[other.id] = other._replace(copies=most)
        return Run(tuple(copies.values()), min(bounds), max(bounds))

    def _after(self, s: Any, pick: str, taken: Taken) -> Run:
        more = list(taken)
        insort(more, pick)
        found = self._known.get(tuple(more))
        if found is not None:
            return found
        after = s.clone()
        self._game.rules.play(after, pick)
        ask = self._game.waiting(after)
        return self.look(after, ask, tuple(more)) if ask is not None and goes_on(self._first, ask) else NO_RUN


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
