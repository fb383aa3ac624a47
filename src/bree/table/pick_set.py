"""Pick sets: several picks that a player gives together, in any order, while the rules take them one by one.

A pick set is a multiset. A position inside it depends on the picks taken, not on their order (law 8), so the search
here remembers positions by the picks taken. A bounded ask says what its set may hold, and then nothing is searched. A
search for the bounds of another ask ends at the first bounded ask.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
import sys
from typing import Any, Final, NamedTuple

from bree.core import DONE, Ask, Game, Illegal, Pick
from bree.core.refusal import TooWide

POSITIONS: Final = 512  # that one search may visit; the sets of our games have less than a tenth


class PickSet(NamedTuple):
    """The picks that a set may still hold, and how many. `done` does not count."""

    picks: tuple[Pick, ...] = ()  # each with the largest number of its copies in any complete set
    least: int = 0
    most: int = 0
    wide: bool = False  # too many positions to search: only the next pick, and the set is answered pick by pick


TakenPicks = tuple[str, ...]  # sorted
AnswerLine = list[tuple[Ask, str]]  # answers in order, each with its ask

NO_PICKS = PickSet()


def too_wide(ask: Ask) -> TooWide:
    return TooWide("run-wide", ask.rule, most=POSITIONS)


def same_set(first: Ask, ask: Ask | None) -> bool:
    """Does the ask belong to the pick set that began with the first ask?

    A bounded set may follow another set of the same kind, about a different thing.
    """
    if ask is None or not ask.many or (ask.who, ask.key) != (first.who, first.key):
        return False
    return not first.bounded or _words(ask) == _words(first)


def _words(ask: Ask) -> list[str]:
    """The words in the arguments of the step that asks. Its numbers may count down during a set."""
    return [word for word in ask.step if isinstance(word, str)]


def pick_set_of(game: Game, s: Any, ask: Ask) -> PickSet:
    """The picks that the set may still hold, in the order of the asks, and how many.

    Only for the seat that is asked: the search looks at the asks that follow the picks of that seat.
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
    """A position inside a pick set with its ask. At the end of the set, the position before the last pick."""

    s: Any
    ask: Ask
    last: str = ""  # the pick that ends the set; empty: the set goes on

    @property
    def ends(self) -> bool:
        """Is the set complete here?"""
        return bool(self.last) or self.ask.offers(DONE)

    def barred(self, game: Game) -> dict[str, str]:
        """The picks that cannot be added here, with their rules. At the end of a set, the bar of
        its last ask decides.
        """
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


def walk(
    game: Game, s: Any, first: Ask, most: int, trust_bounds: bool = False
) -> Iterator[tuple[TakenPicks, SetPosition]]:
    """Visit every position of a set once, with the picks taken. Refuses more than `most` positions.

    With `trust_bounds`, nothing is searched beyond a bounded ask.
    """
    seen: set[TakenPicks] = {()}
    here = SetPosition(s, first)
    yield (), here
    ahead = _next_picks(here, ())
    while ahead:
        before, pick, taken = ahead.pop()
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
        if not here.last and not (trust_bounds and here.ask.bounded):
            ahead += _next_picks(here, taken)


def _next_picks(stop: SetPosition, taken: TakenPicks) -> list[tuple[SetPosition, str, TakenPicks]]:
    """The picks that go on from here, in the order of a stack."""
    return [(stop, pick.id, tuple(sorted((*taken, pick.id)))) for pick in reversed(stop.ask.picks) if pick.id != DONE]


def bounds(game: Game, s: Any, ask: Ask) -> PickSet:
    """Search what the set of an unbounded ask may hold, up to the first bounded ask."""
    offered: dict[str, Pick] = {}  # in the order of the asks
    copies: Counter[str] = Counter()  # the largest number of each
    sizes: list[int] = []
    for taken, stop in walk(game, s, ask, POSITIONS, trust_bounds=True):
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
    """All positions of the set of an unbounded ask, by the picks taken. Valid until the state changes."""

    def __init__(self, game: Game, s: Any, ask: Ask, most: int = POSITIONS) -> None:
        self.stops: dict[TakenPicks, SetPosition] = dict(walk(game, s, ask, most))
        self._offered: dict[str, Pick] = {}  # in the order of the asks
        for stop in self.stops.values():
            for pick in _without_done(stop.ask):
                self._offered.setdefault(pick.id, pick)
        self._whole = [Counter(taken) for taken, stop in self.stops.items() if stop.ends]

    def remaining(self, selected: Iterable[str] = ()) -> PickSet | None:
        """The picks that may be added to a selection. None if no complete set contains it."""
        some = Counter(selected)
        left = [whole - some for whole in self._whole if some <= whole]
        if not left:
            return None
        copies: Counter[str] = Counter()
        for more in left:
            copies |= more
        sizes = [more.total() for more in left]
        picks = [pick._replace(copies=copies[name]) for name, pick in self._offered.items() if copies[name]]
        return PickSet(tuple(picks), min(sizes), max(sizes))

    def holding(self, selected: Iterable[str]) -> SetPosition:
        """The first position that contains the selection. Other picks may have to be taken before it."""
        some = Counter(selected)
        return self.stops[min((taken for taken in self.stops if some <= Counter(taken)), key=len)]

    def short(self, selected: Iterable[str]) -> SetPosition | None:
        """The last position inside the selection, which shows that picks are missing. None if the set is complete."""
        some = Counter(selected)
        if some in self._whole:
            return None
        return self.stops[max((taken for taken in self.stops if Counter(taken) <= some), key=len)]


def answers_for(game: Game, s: Any, ask: Ask, run: PickSet, wanted: Sequence[str]) -> AnswerLine:
    """Answers that take all wanted picks from the set that the ask begins, and end it if it may end there."""
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
            )  # refused without a search: the order of equal picks does not matter
    return ordered_answers(game, s, ask, wanted)


def ordered_answers(game: Game, s: Any, ask: Ask, wanted: Iterable[str]) -> AnswerLine:
    """Find an order of answers that takes all wanted picks from one set, and ends the set if it may end there.

    If `done` is wanted, the set must end there. Without it, too few picks count as the first picks of the set. A
    refusal names the rule that forbids a pick. The state does not change.
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
        self._visited: set[frozenset[tuple[str, int]]] = set()  # picks left at the positions searched already
        self.why: Illegal | None = None  # why a pick could not be taken ...
        self._lacking = sys.maxsize  # ... and how many picks were left then

    def find(self, s: Any, ask: Ask | None, left: Counter[str], last: Ask) -> AnswerLine | None:
        """Find the answers from here on. Changes `s`."""
        if not left.total():
            return self._end(s, ask)
        if ask is None or not same_set(self._first, ask):
            self._refuse(last.rule, min(left), left)
            return None
        for pick in ask.picks:
            if left[pick.id] > 0:
                line = self._take(s, ask, pick.id, left - Counter((pick.id,)))
                if line is not None or ask.bounded:  # any order is allowed, so the first one decides
                    return line
        if not any(left[pick.id] for pick in ask.picks):
            barred, names = self._game.rules.barred(s), sorted(left)
            name = next((name for name in names if name in barred), names[0])
            self._refuse(barred.get(name, ask.rule), name, left)
        return None

    def _take(self, s: Any, ask: Ask, pick: str, left: Counter[str]) -> AnswerLine | None:
        """Take a pick and search on. The picks left identify the position, so each is searched once."""
        key = frozenset(left.items())
        if key in self._visited:
            return None
        if len(self._visited) == POSITIONS:
            raise too_wide(ask)
        self._visited.add(key)
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
        """Keep the reason from the position where the fewest picks were left; of several, the first one."""
        if left.total() < self._lacking:
            self._lacking = left.total()
            self.why = Illegal("not-offered", rule, answer=answer)
