"""The decisions before play: characters, threats, exchanges. Many at random, each tried with the solver."""

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
    """Answers from a position to the end of its round, which is won."""

    answers: tuple[str, ...]
    tries: int


class RoundAttempt(NamedTuple):
    won: WonRound | None
    sure: bool  # for the choices that were tried: none of them can win


class ShuffledDecks:
    """All decks as they lie, shuffled once: whoever draws from one gets its next card, whatever came before."""

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
        """The cards of the draw deck and of the grim deck in their order, for the solver."""
        draws = sorted(s.deck.cards(), key=lambda card: self.order("top_up", card)) if solo(s) else []
        grim = sorted(s.grim.cards(), key=lambda card: self.order("grim_card", card))
        anew = sorted(whole_deck(s), key=lambda card: self.order("grim_card", card))
        for _ in range(cards_up(s) * s.length // 9 + 1 if cards_up(s) else 0):
            grim += anew
        return DeckOrder(tuple(draws), tuple(grim))


def sensible(s: Fellowship, ask: Ask, rng: Random) -> str:
    """A random choice, but one that gets on: characters that are still missing first."""
    picks = [pick.id for pick in ask.picks]
    if ask.key == "choose" and chapter(s).length == "long":
        wanted = [name for name in picks if name in missing(s)]
        return rng.choice(wanted or picks)
    return rng.choice(picks)


def set_up(s: Fellowship, decks: ShuffledDecks, rng: Random) -> list[str]:
    """Answers, at random, up to the first decision of the play; `s` is there afterwards."""
    answers = []
    while (ask := GAME.waiting(s)) is not None and ask.key not in PLAY and not s.over:
        if s.length and ask.who == CHANCE:
            break  # the first Forest card: play has begun
        answer = decks.answer(ask) if ask.who == CHANCE else sensible(s, ask, rng)
        GAME.apply(s, answer)
        answers.append(answer)
    return answers


def win_round(
    s: Fellowship, decks: ShuffledDecks, rng: Random, tries: int, budget: int, step: Callable[[], None] | None = None
) -> RoundAttempt:
    """Choices and a line that win the round which begins here, among so many random choices."""
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
    """Answers that win the whole chapter, however many rounds it takes: every round is dealt until one can be won."""
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
