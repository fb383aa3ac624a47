"""A run of picks seen at once: some of these and some of those, in any order, though the rules take it pick by pick.

A run is a multiset. Inside it a position hangs on what was taken, not on the order (law 8): what was taken is the key
by which positions are remembered here. Where the ask itself tells the bounds of its run, nothing is searched at all,
and a search for the bounds ends at the first ask that does.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
import sys
from typing import Any, Final, NamedTuple

from bree.core import DONE, Ask, Game, Illegal, Pick
from bree.core.refusal import TooWide

POSITIONS: Final = 512  # of a run that one search looks at; no game of ours has a tenth of them


class PickSet(NamedTuple):
    """What a run may still hold. `done` is not counted."""

    picks: tuple[Pick, ...] = ()  # each with the most copies of it that some end of this run has
    least: int = 0
    most: int = 0
    wide: bool = False  # it has too many positions to search: this is its next pick alone, and so it is answered


TakenPicks = tuple[str, ...]  # in the order of the alphabet
AnswerLine = list[tuple[Ask, str]]  # answers, each with the ask that it answers

NO_PICKS = PickSet()


def too_wide(ask: Ask) -> TooWide:
    return TooWide("run-wide", ask.rule, most=POSITIONS)


def same_set(first: Ask, ask: Ask | None) -> bool:
    """Does this ask go on with the run that began with the first one?

    Where runs tell their bounds, one may follow another of its kind: they are put for different things.
    """
    if ask is None or not ask.many or (ask.who, ask.key) != (first.who, first.key):
        return False
    return not first.bounded or _words(ask) == _words(first)


def _words(ask: Ask) -> list[str]:
    """What the step names that puts the ask; numbers may count down in a run."""
    return [word for word in ask.step if isinstance(word, str)]


def pick_set_of(game: Game, s: Any, ask: Ask) -> PickSet:
    """Everything that the run may still hold, in the order in which it is asked for, and how much of it.

    Only for the seat that is asked: it looks at nothing but the asks that follow that seat's own picks.
    """
    if ask.bounded:
        return bounded_set(ask)
    if not ask.many:
        return NO_PICKS
    try:
        return bounds(game, s, ask)
    except TooWide:
        return PickSet(_without_done(ask), 0 if ask.offers(DONE) else 1, 1, wide=True)


def bounded_set(ask: Ask) -> PickSet:
    return PickSet(_without_done(ask), ask.least, ask.most)


def _without_done(ask: Ask) -> tuple[Pick, ...]:
    return tuple([pick for pick in ask.picks if pick.id != DONE])


class SetPosition(NamedTuple):
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


def walk(game: Game, s: Any, first: Ask, most: int, believes: bool = False) -> Iterator[tuple[TakenPicks, SetPosition]]:
    """Every position of a run once, with what was taken. Refused where there are more than so many.

    `believes`: nothing is searched beyond an ask that tells its bounds.
    """
    seen: set[TakenPicks] = {()}
    here = SetPosition(s, first)
    yield (), here
    ways = _ways(here, ())
    while ways:
        before, pick, taken = ways.pop()
        if taken in seen:
            continue
        if len(seen) == most:
            raise too_wide(first)
        seen.add(taken)
        after = before.s.clone()
        game.rules.play(after, pick)
        ask = game.waiting(after)
        here = (
            SetPosition(after, ask)
            if ask is not None and same_set(first, ask)
            else SetPosition(before.s, before.ask, pick)
        )
        yield taken, here
        if not here.last and not (believes and here.ask.bounded):
            ways += _ways(here, taken)


def _ways(stop: SetPosition, taken: TakenPicks) -> list[tuple[SetPosition, str, TakenPicks]]:
    """The picks that lead on; the last one is gone first."""
    return [(stop, pick.id, tuple(sorted((*taken, pick.id)))) for pick in reversed(stop.ask.picks) if pick.id != DONE]


def bounds(game: Game, s: Any, ask: Ask) -> PickSet:
    """What a run that does not tell its bounds may hold. Where an ask on the way tells, it is believed."""
    offered: dict[str, Pick] = {}  # in the order in which things are asked for
    copies: Counter[str] = Counter()  # of each the most
    sizes: list[int] = []
    for taken, stop in walk(game, s, ask, POSITIONS, believes=True):
        if stop.last:
            sizes.append(len(taken))
            continue
        for pick in _without_done(stop.ask):
            offered.setdefault(pick.id, pick)
            copies[pick.id] = max(taken.count(pick.id) + (pick.copies if stop.ask.bounded else 1), copies[pick.id])
        if stop.ask.bounded:
            sizes += (len(taken) + stop.ask.least, len(taken) + stop.ask.most)
        elif stop.ask.offers(DONE):
            sizes.append(len(taken))
    picks = [pick._replace(copies=copies[name]) for name, pick in offered.items()]
    return PickSet(tuple(picks), min(sizes, default=0), max(sizes, default=0))


class SetSearch:
    """All positions of a run that does not tell its bounds, each by what was taken. For as long as the state stands."""

    def __init__(self, game: Game, s: Any, ask: Ask, most: int = POSITIONS) -> None:
        self.stops: dict[TakenPicks, SetPosition] = dict(walk(game, s, ask, most))
        self._offered: dict[str, Pick] = {}  # in the order in which things are asked for
        for stop in self.stops.values():
            for pick in _without_done(stop.ask):
                self._offered.setdefault(pick.id, pick)
        self._whole = [Counter(taken) for taken, stop in self.stops.items() if stop.ends]

    def run(self, marks: Iterable[str] = ()) -> PickSet | None:
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
        return PickSet(tuple(picks), min(sizes), max(sizes))

    def holding(self, marks: Iterable[str]) -> SetPosition:
        """The first position that holds these: something else may have to be taken before them."""
        some = Counter(marks)
        return self.stops[min((taken for taken in self.stops if some <= Counter(taken)), key=len)]

    def short(self, marks: Iterable[str]) -> SetPosition | None:
        """Where it shows that these are too few: the last position on the way to them. None: they are a whole run."""
        some = Counter(marks)
        if some in self._whole:
            return None
        return self.stops[max((taken for taken in self.stops if Counter(taken) <= some), key=len)]


def answers_for(game: Game, s: Any, ask: Ask, run: PickSet, wanted: Sequence[str]) -> AnswerLine:
    """Answers that take all of it from the run that the ask begins, and end the run where it may end."""
    named = Counter(name for name in wanted if name != DONE)
    if run.wide:
        if named.total() > 1:
            raise too_wide(ask)
        return ordered_answers(game, s, ask, named)[:1]
    copies = {pick.id: pick.copies for pick in run.picks}
    for name, number in sorted(named.items()):
        if number > copies.get(name, 0):
            ordered_answers(
                game, s, ask, [name] * number
            )  # refused without a search: by itself it can be taken in one way
    return ordered_answers(game, s, ask, wanted)


def ordered_answers(game: Game, s: Any, ask: Ask, wanted: Iterable[str]) -> AnswerLine:
    """Answers that take all of it from one run, however it was named, and end the run where it may end.

    Where `done` is among what is wanted, the run must end with it; where not, what is too little for a whole run is
    its first picks. Refused with the rule that forbids the pick which cannot be taken; the state stays as it is.
    """
    named = Counter(wanted)
    plan = _OrderSearch(game, ask, ends=named.pop(DONE, 0) > 0)
    line = plan.find(s.clone(), ask, named, ask)
    if line is None:
        raise plan.why or Illegal("not-offered", ask.rule, answer=DONE)
    return line


class _OrderSearch:
    def __init__(self, game: Game, first: Ask, ends: bool) -> None:
        self._game = game
        self._first = first
        self._ends = ends
        self._met: set[frozenset[tuple[str, int]]] = set()  # what was left where it was searched already
        self.why: Illegal | None = None  # of a pick that could not be taken ...
        self._lacking = sys.maxsize  # ... and how many were left then

    def find(self, s: Any, ask: Ask | None, left: Counter[str], last: Ask) -> AnswerLine | None:
        """A line from here. The state is ours to change."""
        if not left.total():
            return self._end(s, ask)
        if ask is None or not same_set(self._first, ask):
            self._refuse(last.rule, min(left), left)
            return None
        for pick in ask.picks:
            if left[pick.id] > 0:
                line = self._take(s, ask, pick.id, left - Counter((pick.id,)))
                if line is not None or ask.bounded:  # in any order, so the first is as good as all
                    return line
        if not any(left[pick.id] for pick in ask.picks):
            barred, names = self._game.rules.barred(s), sorted(left)
            name = next((name for name in names if name in barred), names[0])
            self._refuse(barred.get(name, ask.rule), name, left)
        return None

    def _take(self, s: Any, ask: Ask, pick: str, left: Counter[str]) -> AnswerLine | None:
        """What is left hangs on what was taken: where it was searched in vain, another order leads to nothing else."""
        key = frozenset(left.items())
        if key in self._met:
            return None
        if len(self._met) == POSITIONS:
            raise too_wide(ask)
        self._met.add(key)
        after = s if ask.bounded else s.clone()
        self._game.rules.play(after, pick)
        line = self.find(after, self._game.waiting(after), left, ask)
        return None if line is None else [(ask, pick), *line]

    def _end(self, s: Any, ask: Ask | None) -> AnswerLine | None:
        if ask is None or not same_set(self._first, ask):
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
