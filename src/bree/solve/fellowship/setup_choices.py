"""The decisions before play: characters, threats and exchanges. The solver tries many random choices."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from bree.core import CHANCE, Ask
from bree.games.fellowship import GAME
from bree.games.fellowship.queries import chapter, solo
from bree.games.fellowship.rules.choosing import missing
from bree.games.fellowship.rules.side_deck import cards_up, whole_deck
from bree.games.fellowship.state import Fellowship
from bree.solve.fellowship.line import how_it_went
from bree.solve.fellowship.solve import BRANCHES, DeckOrder, search_line

PLAY = ("play", "fixed_ring", *BRANCHES[:4])


class WonRound(NamedTuple):
    """The answers from a position to the end of its round, which they win."""

    answers: tuple[str, ...]
    tries: int


class RoundAttempt(NamedTuple):
    won: WonRound | None
    sure: bool  # whether it is certain that none of the choices tried can win


class ShuffledDecks:
    """All decks, shuffled once. Every draw from a deck gives its next card, whatever happened before."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.place: dict[tuple[str, str], float] = {}

    def order(self, key: str, card: str) -> float:
        if (key, card) not in self.place:
            self.place[key, card] = Random(f"{self.seed}/{key}/{card}").random()
        return self.place[key, card]

    def answer(self, ask: Ask) -> str:
        return min((pick.id for pick in ask.picks), key=lambda card: self.order(ask.key, card))

    def to_come(self, s: Fellowship) -> DeckOrder:
        """Return the cards of the draw deck and of the grim deck in their order, for the solver."""
        draws = sorted(s.deck.cards(), key=lambda card: self.order("top_up", card)) if solo(s) else []
        grim = sorted(s.grim.cards(), key=lambda card: self.order("grim_card", card))
        anew = sorted(whole_deck(s), key=lambda card: self.order("grim_card", card))
        for _ in range(cards_up(s) * s.length // 9 + 1 if cards_up(s) else 0):
            grim += anew
        return DeckOrder(tuple(draws), tuple(grim))


def sensible(s: Fellowship, ask: Ask, rng: Random) -> str:
    """Return a random choice. Where it matters, prefer characters that are still missing."""
    picks = [pick.id for pick in ask.picks]
    if ask.key == "choose" and chapter(s).length == "long":
        wanted = [name for name in picks if name in missing(s)]
        return rng.choice(wanted or picks)
    return rng.choice(picks)


def set_up(s: Fellowship, decks: ShuffledDecks, rng: Random) -> list[str]:
    """Answer at random up to the first decision of the play, and return the answers. `s` changes."""
    answers = []
    while (ask := GAME.waiting(s)) is not None and ask.key not in PLAY and not s.over:
        if s.length and ask.who == CHANCE:
            break  # the first Forest card means that play has begun
        answer = decks.answer(ask) if ask.who == CHANCE else sensible(s, ask, rng)
        GAME.apply(s, answer)
        answers.append(answer)
    return answers


def win_round(
    s: Fellowship, decks: ShuffledDecks, rng: Random, tries: int, budget: int, step: Callable[[], None] | None = None
) -> RoundAttempt:
    """Return choices and a line that win the round from its beginning, after at most `tries` random choices."""
    sure = True
    for number in range(1, tries + 1):
        twin = s.clone()
        answers = set_up(twin, decks, rng)
        found = search_line(twin, chance=decks.to_come(twin), budget=budget)
        sure = sure and found.sure
        if step is not None:
            step()
        if found.line is not None:
            return RoundAttempt(WonRound((*answers, *found.line.answers), number), True)
    return RoundAttempt(None, sure)


def win_game(s: Fellowship, seed: str, tries: int, budget: int) -> tuple[str, ...]:
    """Return answers that win the whole chapter. Every round is dealt again until it can be won."""
    answers: list[str] = []
    number = 0
    while not s.over:
        number += 1
        tried = win_round(s, ShuffledDecks(f"{seed}/{number}"), Random(f"{seed}/{number}"), tries, budget)
        if tried.won is None:
            continue
        before = s.rounds
        for answer in tried.won.answers:
            GAME.apply(s, answer)
        assert how_it_went(s, before) == "won"
        answers += tried.won.answers
    return tuple(answers)
