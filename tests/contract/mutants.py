"""Mutants of the tiny game, each with one fault. Each law must catch its mutants."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from random import Random
from typing import Any

from tiny import GAME as TINY
from tiny.state import Tiny

from bree.contract.laws.costs import SHOWN
from bree.core import Ask, Game, Pick

Wrong = Callable[..., Any]
Mutant = Callable[[], AbstractContextManager[Game]]


def rule(kind: str, name: str, wrong: Wrong) -> Mutant:
    """Replace a step, an ask, an answer or a bar. The replacement receives the original first."""

    @contextmanager
    def mutated() -> Iterator[Game]:
        rules = getattr(TINY.rules, kind)
        right = rules[name]
        rules[name] = lambda *given: wrong(right, *given)
        try:
            yield TINY
        finally:
            rules[name] = right

    return mutated


def verb(**wrong: Any) -> Mutant:
    """Replace a function of the game."""

    @contextmanager
    def mutated() -> Iterator[Game]:
        yield replace(TINY, **wrong)

    return mutated


def asked(wrong: Callable[[Ask, Tiny, str], Ask]) -> Mutant:
    """Replace the ask for a sealed card."""
    return rule("asks", "seal", lambda right, s, seat: wrong(right(s, seat), s, seat))


def sealed(wrong: Callable[[Tiny, str, str], None]) -> Mutant:
    """Do something more after a card was sealed."""

    def more(right: Wrong, s: Tiny, seat: str, card: str) -> None:
        right(s, seat, card)
        wrong(s, seat, card)

    return rule("answers", "seal", more)


def stepped(doer: Callable[[Tiny, str], None], wrong: Wrong) -> Mutant:
    """Let a sealed card add a step. The function receives the original answer first."""

    @contextmanager
    def mutated() -> Iterator[Game]:
        TINY.rules.steps["more"] = doer
        try:
            with rule("answers", "seal", wrong)() as game:
                yield game
        finally:
            del TINY.rules.steps["more"]

    return mutated


_dice = Random("a die that nobody throws")
_list: list[str] = []  # one list for all views


def same_pick_twice(ask: Ask, _s: Tiny, _seat: str) -> Ask:
    return Ask(ask.who, ask.key, ask.rule, ask.picks + ask.picks, ask.facts)


def other_each_time(ask: Ask, _s: Tiny, _seat: str) -> Ask:
    return Ask(ask.who, ask.key, ask.rule, ask.picks, {"seat": str(_dice.random())})


def unsayable(ask: Ask, _s: Tiny, _seat: str) -> Ask:
    return Ask(ask.who, "no_such_text", ask.rule, ask.picks, ask.facts)


def nothing_to_do(ask: Ask, s: Tiny, seat: str) -> Ask:
    """A hand of high cards is not really asked, and everybody sees that the ask is automatic."""
    high = all(card > "barrel06" for card in s.hands[seat])
    return Ask(ask.who, ask.key, ask.rule, (Pick("pass"),) if high else ask.picks, ask.facts)


def no_answer(ask: Ask, s: Tiny, seat: str) -> Ask:
    """A hand of high cards is asked without picks, so the game would stop."""
    low = any(card < "barrel06" for card in s.hands[seat])
    return Ask(ask.who, ask.key, ask.rule, ask.picks if low else (), ask.facts)


def swap_of_low_hands(right: Wrong, s: Tiny, seat: str) -> Ask:
    """Only a hand with a low card may swap."""
    ask: Ask = right(s, seat)
    low = bool(s.hands[seat]) and s.hands[seat][0] < "barrel06"
    return ask if low else Ask(ask.who, ask.key, ask.rule, ask.picks[1:], secret=True)


def double(s: Tiny, _seat: str, card: str) -> None:
    s.gone = (*s.gone, card)


def throw(s: Tiny, seat: str, _card: str) -> None:
    s.points[seat] += _dice.randint(0, 9)


def tell_it(s: Tiny, _seat: str, card: str) -> None:
    s.tell("buried", "TINY-1", card=card)


def tell_if_low(s: Tiny, seat: str, card: str) -> None:
    if card == s.hands[seat][0]:
        s.tell("sealed", "TINY-3", who=seat)


def peek(s: Tiny, seat: str, _card: str) -> None:
    """A player who has sealed a card sees a hand, and could undo that."""
    other = next(one for one in s.seats if one != seat)
    s.tell("drew", "TINY-2", to=seat, card=s.hands[other][0])


def peek_openly(s: Tiny, seat: str, _card: str) -> None:
    other = next(one for one in s.seats if one != seat)
    s.tell("drew", "TINY-2", to=seat, card=s.hands[other][0], reveals=True)


def feel(s: Tiny, seat: str, _card: str) -> None:
    """The player learns whether a hand is low, without a name."""
    other = next(one for one in s.seats if one != seat)
    if s.hands[other][0] < "barrel06":
        s.tell("sealed", "TINY-3", to=seat, who=other)


def tell_without_a_rule(s: Tiny, seat: str, _card: str) -> None:
    s.tell("sealed", "TINY-99", who=seat)


def tell_without_words(s: Tiny, seat: str, _card: str) -> None:
    s.tell("no-such-line", "TINY-3", who=seat)


def count_and_change(s: Tiny) -> list[str]:
    s.round += 1
    return []


def show_hands(s: Tiny, seat: str | None) -> Any:
    return {**TINY.view(s, seat), "gone": [card for hand in s.hands.values() for card in hand]}


def show_who_is_asked(s: Tiny, seat: str | None) -> Any:
    ask = TINY.rules.waiting(s)
    return {**TINY.view(s, seat), "asked": ask.who if ask else ""}


def show_hands_on_the_way(s: Tiny, seat: str | None) -> Any:
    return TINY.view(s, seat) if TINY.rules.settled(s) else show_hands(s, seat)


def show_one_list(s: Tiny, seat: str | None) -> Any:
    return {**TINY.view(s, seat), "kept": _list}


def show_after_much_trying(s: Tiny, seat: str | None) -> Any:
    for _ in range(SHOWN + 1):
        s.clone()
    return TINY.view(s, seat)


def show_the_time(s: Tiny, seat: str | None) -> Any:
    return {**TINY.view(s, seat), "round": _dice.random()}


def imagine_more(s: Tiny, seat: str | None, rng: Random) -> Tiny:
    twin: Tiny = TINY.imagine(s, seat, rng)
    twin.points["ann"] += 1
    return twin


def imagine_truth(s: Tiny, seat: str | None, rng: Random) -> Tiny:
    twin: Tiny = TINY.imagine(s, seat, rng)
    return twin if rng.random() < 0.5 else s.clone()


def read_wrong(line: str) -> Tiny:
    s: Tiny = TINY.read(line)
    s.swapping = not s.swapping
    return s


def win_twice(s: Tiny) -> dict[str, float]:
    return dict.fromkeys(s.seats, 2.0)


def whisper(s: Tiny, seat: str) -> None:
    s.tell("sealed", "TINY-3", to=seat, who=seat)


def lead_on_if_low(right: Wrong, s: Tiny, seat: str, card: str) -> None:
    right(s, seat, card)
    if card == s.hands[seat][0]:
        s.then(("more", seat))


def tell(s: Tiny, seat: str) -> None:
    s.tell("sealed", "TINY-3", who=seat)


def tell_twice(right: Wrong, s: Tiny, seat: str, card: str) -> None:
    """Everybody receives the same two lines, but for a low card in two steps."""
    right(s, seat, card)
    if card == s.hands[seat][0]:
        s.then(("more", seat))
    else:
        tell(s, seat)


def tell_a_low_hand(right: Wrong, s: Tiny, seat: str, answer: str) -> None:
    """Everybody learns of a low hand, without a name."""
    right(s, seat, answer)
    if s.hands[seat] and s.hands[seat][0] < "barrel06":
        tell(s, seat)


@contextmanager
def draw_in_order() -> Iterator[Game]:
    """All cards of a hand are drawn at once, and not at random."""

    def roll_draw(s: Tiny, seat: str, _rng: Random) -> tuple[str, ...]:
        card = s.deck.draws()[0].id
        TINY.rules.answers["draw"](s, seat, card)
        return (card,)

    TINY.rules.rolls["draw"] = roll_draw
    try:
        yield TINY
    finally:
        del TINY.rules.rolls["draw"]


swap_by_low = rule("asks", "swap", swap_of_low_hands)
swap_if_low = rule("answers", "swap", tell_a_low_hand)
whisper_if_low = stepped(whisper, lead_on_if_low)
tell_low_ones_later = stepped(tell, tell_twice)
