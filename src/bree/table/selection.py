"""What is marked of a run before it is sent: what may still be added, whether it is enough, and what a rule bars.

Everything is asked of the rules themselves. Where their ask tells the bounds of its run, they take the marks on a
clone, in any order. Where it does not, something may have to be taken before what is marked: all positions of the run
are looked through, if there are not too many.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from bree.core import DONE, Ask, Game, Illegal
from bree.table.pick_set import NO_PICKS, PickSet, SetPosition, SetSearch, pick_set_of, same_set


class Selection(NamedTuple):
    pick_set: PickSet  # what may still be added to exactly these marks, in any order
    ready: bool  # they are a whole run as they are
    barred: dict[str, str]  # what cannot be added, `done` too where it is not ready -> the rule that forbids it

    def must_be_whole(self) -> None:
        """Refused, with the rule, where the marks are not enough."""
        if not self.ready:
            raise Illegal("not-whole", self.barred[DONE], least=self.pick_set.least, most=self.pick_set.most)


def bounded_selection(game: Game, s: Any, ask: Ask, names: Sequence[str]) -> Selection:
    """Marks of a run whose ask tells its bounds."""
    stop = _take(game, s.clone(), ask, names)
    run = NO_PICKS if stop.last else pick_set_of(game, stop.s, stop.ask)
    return _beside(game, run, stop, None if stop.ends else stop, pick_set_of(game, s, ask), names)


def _take(game: Game, s: Any, first: Ask, names: Sequence[str]) -> SetPosition:
    """Take them as they are named. The state is ours to change."""
    stop = SetPosition(s, first)
    for name in names:
        if stop.last or name == DONE or not stop.ask.offers(name):
            raise _too_much(game, stop, name)
        before = s.clone()
        game.rules.play(s, name)
        ask = game.waiting(s)
        stop = SetPosition(s, ask) if ask is not None and same_set(first, ask) else SetPosition(before, stop.ask, name)
    return stop


def single_selection(game: Game, s: Any, ask: Ask, run: PickSet, names: Sequence[str]) -> Selection:
    """A mark of a run that has too many positions: one, for it is answered pick by pick."""
    stop = SetPosition(s, ask)
    for number, name in enumerate(names):
        if number or name == DONE or not ask.offers(name):
            raise _too_much(game, stop, name)
    short = None if names or ask.offers(DONE) else stop
    return _beside(game, NO_PICKS if names else run, stop, short, run, names)


def searched_selection(game: Game, course: SetSearch, names: Sequence[str]) -> Selection:
    """Marks of a run that was looked through."""
    run = course.run(names)
    if run is None:
        number = next(n for n in range(len(names)) if course.run(names[: n + 1]) is None)
        raise _too_much(game, course.holding(names[:number]), names[number])
    return _beside(game, run, course.holding(names), course.short(names), course.run(()) or NO_PICKS, names)


def _too_much(game: Game, stop: SetPosition, name: str) -> Illegal:
    return Illegal("not-offered", stop.barred(game).get(name, stop.ask.rule), answer=name)


def _beside(
    game: Game, run: PickSet, at: SetPosition, short: SetPosition | None, whole: PickSet, names: Sequence[str]
) -> Selection:
    """With the rule for all that one might expect beside the marks; `short`: where it shows that they are too few."""
    marks, most = Counter(names), {pick.id: pick.copies for pick in whole.picks}
    shown = {pick.id for pick in run.picks} | {name for name, n in marks.items() if n >= most.get(name, 0)} | {DONE}
    named = at.barred(game)
    barred = {name: named.get(name, at.ask.rule) for name in (*most, *named) if name not in shown}
    if short is not None:
        barred[DONE] = short.barred(game).get(DONE, short.ask.rule)
    return Selection(run, short is None, barred)
