"""Turns the kernel's tricks into answers. The rules then play the line, and must report a won round."""

from bree.core import CHANCE
from bree.games.fellowship import GAME
from bree.games.fellowship.card import ALL_CARDS, ONE_RING, TO_WIN
from bree.games.fellowship.state import Fellowship
from bree.solve.fellowship import array_layout as at

WON, LOST, OPEN = "won", "lost", ""


def how_it_went(s: Fellowship, rounds: int) -> str:
    """Return how the round with this number ended, or OPEN."""
    if s.over:
        return WON if s.over == "won" else LOST
    if s.rounds > rounds:
        return WON
    return LOST if s.result == "lost" else OPEN


class ChanceCards:
    """The cards that chance will draw, in order."""

    def __init__(self, draws: tuple[str, ...], grim: tuple[str, ...]) -> None:
        self.left = {"top_up": list(draws), "grim_card": list(grim)}

    def next(self, kind: str) -> str:
        return self.left[kind].pop(0)


class Script:
    """Answers the asks of a round with the kernel's codes."""

    def __init__(self, s: Fellowship, codes: list[int]) -> None:
        self.codes = codes
        self.first = len(s.tricks)
        self.names = s.order

    def code(self, s: Fellowship, more: int = 0) -> int:
        return self.codes[len(s.tricks) - self.first + more]

    def answer(self, s: Fellowship, key: str) -> str:
        if key in ("play", "fixed_ring"):
            card = self.code(s) >> 6 * len(s.trick) & 63
            return ONE_RING + TO_WIN if card == at.RING_TO_WIN else ALL_CARDS[card]
        if key == "take_back_card":
            return "back" if self.code(s) >> at.BACK & 1 else "leave"
        if key == "sting":
            return "leave" if self.code(s) >> at.GIVE & at.NO_CARD == at.NO_CARD else "use"
        if key in ("give", "drop"):
            return ALL_CARDS[self.code(s) >> at.GIVE & at.NO_CARD]
        if key == "give_back":
            return ALL_CARDS[self.code(s) >> at.GET & at.NO_CARD]
        if key == "next_leader":
            hand = self.code(s, -1) >> at.NEXT & 7
            return self.names[hand] if hand < len(self.names) else s.tricks[-1].winner
        return {"announce": "silent", "early_end": "stop"}[key]


def played(s: Fellowship, codes: list[int], cards: ChanceCards) -> tuple[str, ...]:
    """Return the answers from this position to the end of the round. Raise an error if the rules do not report a won
    round.
    """
    twin = s.clone()
    script = Script(s, codes)
    rounds = s.rounds
    answers: list[str] = []
    while not how_it_went(twin, rounds):
        ask = GAME.waiting(twin)
        assert ask is not None
        answer = cards.next(ask.key) if ask.who == CHANCE else script.answer(twin, ask.key)
        GAME.apply(twin, answer)
        answers.append(answer)
    if how_it_went(twin, rounds) != WON:
        raise AssertionError(f"the rules call this line lost: {' '.join(answers)}")
    return tuple(answers)
