"""A run of picks seen at once: one set to choose, though the rules take it pick by pick."""

from typing import Any

from bree.core import DONE, Ask, Game, Pick

BOUND = 256  # positions looked at; a set of n things has 2 ** n parts, and each leads on to at most n others
Open = dict[tuple[Pick, ...], tuple[Pick, ...]]  # what is offered -> everything that is still open then


def goes_on(first: Ask, ask: Ask | None) -> bool:
    """Does this ask go on with the run that began with the first one?"""
    return ask is not None and ask.many and (ask.who, ask.key) == (first.who, first.key)


def whole_run(game: Game, s: Any, ask: Ask, known: Open | None = None) -> tuple[Pick, ...]:
    """Everything that some set of this run may hold, in the order in which it is asked for, without `done`.

    Only for the seat that is asked: it looks at nothing but the asks that follow that seat's own picks. What is found
    out on the way is kept in `known`, for those who will ask again as the same run goes on.
    """
    return _Search(game, ask, {} if known is None else known).open(s, ask)


class _Search:
    def __init__(self, game: Game, first: Ask, known: Open) -> None:
        self._game = game
        self._first = first
        self._known = known  # two ways to the same offer need not both be followed
        self._left = BOUND

    def open(self, s: Any, ask: Ask | None) -> tuple[Pick, ...]:
        if ask is None or not goes_on(self._first, ask):
            return ()
        found = self._known.get(ask.picks)
        return self._look(s, ask) if found is None else found

    def _look(self, s: Any, ask: Ask) -> tuple[Pick, ...]:
        found = {pick.id: pick for pick in ask.picks if pick.id != DONE}
        for pick in tuple(found.values()):
            if self._left > 0:
                self._left -= 1
                after = s.clone()
                self._game.rules.play(after, pick.id)
                for later in self.open(after, self._game.waiting(after)):
                    found.setdefault(later.id, later)
        self._known[ask.picks] = picks = tuple(found.values())
        return picks
