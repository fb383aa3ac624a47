"""A random full state that fits a seat's view, each with its exact probability.

This module never uses the true places of hidden cards, only the seat's knowledge. So neither an imagined state nor its
frequency reveals anything. docs/fellowship.md explains what a seat knows.
"""

from random import Random

from bree.games.fellowship.card import ONE_RING, SUIT
from bree.games.fellowship.deal_sampler import deal_to_places
from bree.games.fellowship.hidden_places import (
    HAND,
    HiddenPlace,
    SuitWeights,
    fill_places,
    hidden_places,
    is_known_place,
    known_cards,
    may_lie,
    suit_weights,
)  # fmt: skip
from bree.games.fellowship.state import PUBLIC, Fellowship
from bree.games.fellowship.threat_sampler import imagine_threats


def imagine(s: Fellowship, seat: str | None, rng: Random) -> Fellowship:
    twin = s.clone()
    places, cards = hidden_places(s, seat)
    known = known_cards(s, seat)
    share_knowledge(twin, seat, cards, known)
    if places:
        fill_places(twin, places, imagined(s, seat, places, cards, known, rng))
    imagine_threats(twin, seat, rng)
    return twin


def share_knowledge(twin: Fellowship, seat: str | None, hidden: list[str], known: dict[str, str]) -> None:
    """Keep only the knowledge of other seats that this seat shares, because the hidden cards change places."""
    for other, facts in twin.knows.items():
        if other != (seat or PUBLIC):
            twin.knows[other] = tuple([fact for fact in facts if fact[1] in known or fact[1] not in hidden])


def imagined(
    s: Fellowship, seat: str | None, places: list[HiddenPlace], cards: list[str], known: dict[str, str], rng: Random
) -> list[list[str]]:
    """The cards of each hidden place. Contradictory knowledge, which only an invalid position can have, is refused."""
    rng.shuffle(cards)
    weighted_hand, all_weights = suit_weights(s, seat)
    certain: list[list[str]] = [[] for _ in places]  # cards with only one possible place
    free: dict[tuple[int, str], list[str]] = {}  # the others, by their possible places and, if needed, their suit
    where: dict[str, int] = {}  # the possible places of a suit, as bits
    for card in cards:
        if card in known or card == ONE_RING:
            at = places_of(s, places, card, known.get(card, ""))
        else:
            if SUIT[card] not in where:
                where[SUIT[card]] = places_of(s, places, card, "")
            at = where[SUIT[card]]
        if at & (at - 1):
            free.setdefault((at, SUIT[card] if weighted_hand else ""), []).append(card)
        else:
            certain[at.bit_length() - 1].append(card)
    left = [place.size - len(held) for place, held in zip(places, certain, strict=True)]
    if min(left) < 0:
        raise ValueError("more is known of a hand than it can hold")
    first = [n for n, place in enumerate(places) if place.kind == HAND and place.which == weighted_hand]
    sure = [SUIT[card] for n in first for card in certain[n]]
    more = deal_to_places(left, free, first, [shifted(weights, sure) for weights in all_weights], rng)
    return [held + added for held, added in zip(certain, more, strict=True)]


def places_of(s: Fellowship, places: list[HiddenPlace], card: str, hand: str) -> int:
    """The possible places of a card, as bits. `hand` is its known hand or ""."""
    found = 0
    for n, place in enumerate(places):
        if is_known_place(s, place, card, hand) if hand else may_lie(s, place, card):
            found |= 1 << n
    if not found:
        raise ValueError(f"{card} can lie nowhere")
    return found


def shifted(weights: SuitWeights, sure: list[str]) -> SuitWeights:
    """The weights of further cards, if cards of these suits are already in the hand."""
    return {suit: often[sure.count(suit) :] for suit, often in weights.items()}
