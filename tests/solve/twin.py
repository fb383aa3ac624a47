"""A slow twin of the solver: it tries every answer on clones of the state, without bounds or tables."""

from bree.core import CHANCE
from bree.games.fellowship import GAME
from bree.games.fellowship.state import Fellowship
from bree.solve.fellowship import DeckOrder


class TooLong(Exception):  # noqa: N818
    """The search exceeds the limit of the test."""


class Twin:
    def __init__(self, order: DeckOrder, limit: int) -> None:
        self.order = order
        self.left = limit

    def wins(self, s: Fellowship, drawn: int = 0, turned: int = 0) -> bool:
        """Can the round be won from here with this order of the decks?"""
        self.left -= 1
        if self.left < 0:
            raise TooLong
        ask = GAME.waiting(s)
        assert ask is not None
        if ask.who == CHANCE:
            if ask.key == "top_up":
                return self.after(s, self.order.draws[drawn], drawn + 1, turned)
            return self.after(s, self.order.grim[turned], drawn, turned + 1)
        if ask.key == "shirt":
            return self.after(s, "leave", drawn, turned)  # a goal that only the shirt saves does not count as met
        if ask.key == "early_end":
            return self.after(s, "go_on", drawn, turned)
        return any(self.after(s, pick.id, drawn, turned) for pick in ask.picks)

    def after(self, s: Fellowship, answer: str, drawn: int, turned: int) -> bool:
        twin = s.clone()
        GAME.rules.play(twin, answer)
        if twin.over:
            return twin.over == "won"
        if twin.rounds > s.rounds:
            return True
        if twin.result == "lost":
            return False
        return self.wins(twin, drawn, turned)
