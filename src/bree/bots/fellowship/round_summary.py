"""The state of a round in numbers, for an imagined position in which the place of every card is known."""

from typing import NamedTuple

from bree.games.fellowship.card import BIT, ONE_RING, RIVERS, SUIT_BITS, bits
from bree.games.fellowship.queries import covered
from bree.games.fellowship.rules.tricks import drawing_hands, trumps
from bree.games.fellowship.sealed_exchange import sealed
from bree.games.fellowship.state import FOREST, PYRAMID, Fellowship


class RoundSummary(NamedTuple):
    hands: tuple[str, ...]
    holds: tuple[int, ...]  # the cards of each hand, in all places
    won: tuple[int, ...]
    tricks: tuple[int, ...]
    wins: tuple[tuple[int, ...], ...]  # the numbers of the tricks won, from 0
    with_cards: tuple[tuple[int, int], ...]  # (winner, cards) of every trick
    to_come: int
    total: int
    plays: tuple[int, ...]  # tricks in which each hand will still take part
    left: int  # cards that somebody may still win
    power: dict[int, float]  # card -> its chance to win the trick in which it is played
    rate: tuple[float, ...]  # the chance of each hand to win a trick


def summarise(s: Fellowship) -> RoundSummary:
    number = {hand: at for at, hand in enumerate(s.order)}
    won, tricks, wins, with_cards = won_so_far(s, number)
    holds = [held(s, hand) for hand in s.order]
    for way, card in sealed(s):
        holds[number[way.receiver]] |= BIT[card]
    sizes = [hold.bit_count() - s.keeps.get(hand, 0) for hand, hold in zip(s.order, holds, strict=True)]
    drawing = drawing_hands(s) if s.characters and len(s.characters) == len(s.order) else []
    for hand in drawing:
        sizes[number[hand]] += (s.deck.size + len(drawing) - 1) // len(drawing)
    total = s.length or max(sizes)
    to_come = total - len(s.tricks)
    left = bits(s.deck.cards()) if drawing else 0
    for hold in holds:
        left |= hold
    power = powers(s, holds, left)
    plays = tuple(min(to_come, max(0, count)) for count in sizes)
    rate = rates(holds, power, to_come, [at for at in range(len(holds)) if plays[at]])
    return RoundSummary(
        s.order, tuple(holds), won, tricks, wins, with_cards, to_come, total, plays, left, power, rate
    )  # fmt: skip


def won_so_far(
    s: Fellowship, number: dict[str, int]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...], tuple[tuple[int, int], ...]]:
    won, wins = [0] * len(s.order), [()] * len(s.order)  # type: list[int], list[tuple[int, ...]]
    with_cards = []
    for at, trick in enumerate(s.tricks):
        cards = bits(card for _, card in trick.plays)
        if trick.winner != FOREST:
            who = number[trick.winner]
            won[who] |= cards
            wins[who] = (*wins[who], at)
        with_cards.append((number.get(trick.winner, -1), cards))
    return tuple(won), tuple(len(row) for row in wins), tuple(wins), tuple(with_cards)


def held(s: Fellowship, hand: str) -> int:
    cards = bits(s.hands[hand])
    for aside in (s.tucked, s.fixed, s.laid, s.trick):
        if hand in aside:
            cards |= BIT[aside[hand]]
    return cards | bits(covered(s)) if hand == PYRAMID and s.rows else cards


def powers(s: Fellowship, holds: list[int], left: int) -> dict[int, float]:
    """Rate each card by the number of lower cards of its suit in other hands."""
    trump = s.characters and trumps(s)
    found = {}
    for hold in holds:
        for suit, cards in SUIT_BITS.items():
            mine, others = hold & cards, left & cards & ~hold
            while mine:
                bit = mine & -mine
                mine &= mine - 1
                lower, all_others = (others & (bit - 1)).bit_count(), others.bit_count()
                chance = (lower + 0.4) / (all_others + 1)
                found[bit] = min(0.95, 0.5 + 0.5 * chance) if trump and suit == RIVERS else chance * chance
    found[BIT[ONE_RING]] = 0.9
    return found


def rates(holds: list[int], power: dict[int, float], to_come: int, playing: list[int]) -> tuple[float, ...]:
    """Return each hand's share of the remaining tricks, from the strength of its cards."""
    strength = []
    for at, hold in enumerate(holds):
        total, mine = 0.25, hold
        while mine:
            total += power[mine & -mine]
            mine &= mine - 1
        strength.append(total if at in playing else 0.0)
    everyone = sum(strength) or 1.0
    return tuple(min(0.97, value / everyone) for value in strength) if to_come else (0.0,) * len(holds)
