"""Check a selection: the picks of a set that a person has marked but not sent.

The result says what may still be added, whether the set is complete, and which rules bar the rest. Only the rules
decide. If the ask is bounded, they take the picks on a clone, in any order. If it is not, another pick may have to come
first. The table then searches all positions of the set, if there are not too many.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from bree.core import DONE, Ask, Game, Illegal
from bree.table.pick_set import NO_PICKS, PickSet, SetPosition, SetSearch, pick_set_of, same_set


class Selection(NamedTuple):
    pick_set: PickSet  # the picks that may still be added, in any order
    ready: bool  # the selection is a complete set
    barred: dict[str, str]  # pick that cannot be added -> the rule that forbids it; has `done` if not ready

    def must_be_complete(self) -> None:
        """Refuse a selection that has too few picks, with the rule."""
        if not self.ready:
            raise Illegal("not-whole", self.barred[DONE], least=self.pick_set.least, most=self.pick_set.most)


def bounded_selection(game: Game, s: Any, ask: Ask, names: Sequence[str]) -> Selection:
    """A selection for a bounded ask."""
    stop = _take(game, s.clone(), ask, names)
    run = NO_PICKS if stop.last else pick_set_of(game, stop.s, stop.ask)
    return _selection(game, run, stop, None if stop.ends else stop, pick_set_of(game, s, ask), names)


def _take(game: Game, s: Any, first: Ask, names: Sequence[str]) -> SetPosition:
    """Take the picks in the given order. Changes `s`."""
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
    """A selection from a set with too many positions. It holds one pick, because such a set is
    answered pick by pick.
    """
    stop = SetPosition(s, ask)
    for number, name in enumerate(names):
        if number or name == DONE or not ask.offers(name):
            raise _too_much(game, stop, name)
    short = None if names or ask.offers(DONE) else stop
    return _selection(game, NO_PICKS if names else run, stop, short, run, names)


def searched_selection(game: Game, search: SetSearch, names: Sequence[str]) -> Selection:
    """A selection from a set whose positions were all searched."""
    run = search.remaining(names)
    if run is None:
        number = next(n for n in range(len(names)) if search.remaining(names[: n + 1]) is None)
        raise _too_much(game, search.holding(names[:number]), names[number])
    return _selection(game, run, search.holding(names), search.short(names), search.remaining(()) or NO_PICKS, names)


def _too_much(game: Game, stop: SetPosition, name: str) -> Illegal:
    return Illegal("not-offered", stop.barred(game).get(name, stop.ask.rule), answer=name)


def _selection(
    game: Game, run: PickSet, at: SetPosition, short: SetPosition | None, complete: PickSet, names: Sequence[str]
) -> Selection:
    """Add the rules for all picks that are barred. `short` is the position that shows that picks are missing."""
    selected, most = Counter(names), {pick.id: pick.copies for pick in complete.picks}
    shown = {pick.id for pick in run.picks} | {name for name, n in selected.items() if n >= most.get(name, 0)} | {DONE}
    named = at.barred(game)
    barred = {name: named.get(name, at.ask.rule) for name in (*most, *named) if name not in shown}
    if short is not None:
        barred[DONE] = short.barred(game).get(DONE, short.ask.rule)
    return Selection(run, short is None, barred)
