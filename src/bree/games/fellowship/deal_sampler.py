"""Cards spread over rooms, every way that is possible as often as it should be.

The ways are counted, not tried: cards that may lie in the same rooms are of one kind, and what counts is how many of
each kind lie in each room. So a spread is drawn at once, however narrow the rooms are, and none is drawn too often.
"""

from functools import lru_cache
from math import comb, prod
from random import Random
from typing import NamedTuple

KEPT = 1 << 14  # counts that are remembered: a bot spreads the same cards again and again


class CardGroup(NamedTuple):
    """Cards that may lie in the same rooms."""

    size: int
    rooms: tuple[int, ...]
    weights: tuple[int, ...] = ()  # the weight of 0, 1, 2 ... of them in the first room; () where all are alike


CardGroups = tuple[CardGroup, ...]
RoomCounts = tuple[int, ...]  # how many in each room


@lru_cache(maxsize=KEPT)
def distributions(count: int, rooms: RoomCounts) -> tuple[RoomCounts, ...]:
    """All ways to put so many cards into rooms of these sizes, by numbers."""
    if not rooms:
        return () if count else ((),)
    least = max(0, count - sum(rooms[1:]))
    return tuple(
        [
            (here, *there)
            for here in range(least, min(count, rooms[0]) + 1)
            for there in distributions(count - here, rooms[1:])
        ]
    )


@lru_cache(maxsize=KEPT)
def weighted_splits(groups: CardGroups, rooms: RoomCounts) -> tuple[tuple[RoomCounts, int], ...]:
    """How the first kind may be shared out, each with the number of spreads of all kinds in which it is so."""
    first = groups[0]
    found = []
    for shares in distributions(first.size, tuple([rooms[room] for room in first.rooms])):
        weight = first.weights[shares[0]] if first.weights else 1
        left, count = list(rooms), first.size
        for room, share in zip(first.rooms, shares, strict=True):
            weight *= comb(count, share)
            count -= share
            left[room] -= share
        weight *= count_deals(groups[1:], tuple(left)) if weight else 0
        if weight:
            found.append((shares, weight))
    return tuple(found)


def count_deals(groups: CardGroups, rooms: RoomCounts) -> int:
    """How many spreads there are, each as often as its weight says."""
    if not groups:
        return 1
    return sum([weight for _, weight in weighted_splits(groups, rooms)])


def sample_deal(groups: CardGroups, rooms: RoomCounts, cards: list[list[str]], rng: Random) -> list[list[str]]:
    """What lies in each room; `cards` are those of each kind, in random order."""
    found: list[list[str]] = [[] for _ in rooms]
    left = list(rooms)
    for number, group in enumerate(groups):
        dealt = 0
        for room, share in zip(
            group.rooms, sample_split(weighted_splits(groups[number:], tuple(left)), rng), strict=True
        ):
            found[room] += cards[number][dealt : dealt + share]
            dealt += share
            left[room] -= share
    return found


def sample_split(options: tuple[tuple[RoomCounts, int], ...], rng: Random) -> RoomCounts:
    if len(options) == 1:
        return options[0][0]
    at = rng.randrange(sum([weight for _, weight in options]))
    for shares, weight in options:
        at -= weight
        if at < 0:
            return shares
    raise ValueError("no cards can lie so")


def deal_to_places(
    sizes: list[int],
    cards: dict[tuple[int, str], list[str]],
    first: list[int],
    suit_weights: list[dict[str, tuple[int, ...]]],
    rng: Random,
) -> list[list[str]]:
    """Fill places of these sizes; the cards, in random order, by the places they may lie in (as bits) and by suit.

    `leanings`, if there are any, say how often which number of a suit lies in the `first` place: each stands for some
    of the spreads. Places that may take the same cards are one room, and what lies there is dealt out to them.
    """
    order = sorted(cards, key=lambda key: (key[0].bit_count(), key))  # those with little choice first: less to count
    rooms: dict[tuple[bool, int], list[int]] = {}
    for n in range(len(sizes)):
        takes = sum([1 << at for at, (where, _) in enumerate(order) if where >> n & 1])
        rooms.setdefault((n not in first, takes), []).append(n)
    members = [rooms[key] for key in sorted(rooms)]
    space = tuple([sum([sizes[n] for n in room]) for room in members])
    plain = []
    for where, _ in order:
        plain.append(tuple([at for at, room in enumerate(members) if where >> room[0] & 1]))
    groups = tuple([CardGroup(len(cards[key]), at) for key, at in zip(order, plain, strict=True)])
    if suit_weights:
        groups = weight_groups(groups, [suit for _, suit in order], space, suit_weights, rng)
    filled = sample_deal(groups, space, [cards[key] for key in order], rng)
    found: list[list[str]] = [[] for _ in sizes]
    for room, held in zip(members, filled, strict=True):
        if len(room) > 1 and len(order) > 1:
            rng.shuffle(held)
        dealt = 0
        for n in room:
            found[n] = held[dealt : dealt + sizes[n]]
            dealt += sizes[n]
    return found


def weight_groups(
    groups: CardGroups, suits: list[str], space: RoomCounts, suit_weights: list[dict[str, tuple[int, ...]]], rng: Random
) -> CardGroups:
    """The kinds as one of the leanings weighs them, drawn by the number of its spreads."""
    options = []
    for weights in suit_weights:
        there = {suit for group, suit in zip(groups, suits, strict=True) if 0 in group.rooms}
        base = prod([often[0] for suit, often in weights.items() if suit not in there])  # none can be added to these
        if base:
            weighed = tuple(
                [
                    group._replace(weights=weights[suit]) if 0 in group.rooms and suit in weights else group
                    for group, suit in zip(groups, suits, strict=True)
                ]
            )
            options.append((weighed, base * count_deals(weighed, space)))
    at = rng.randrange(sum([weight for _, weight in options]))
    for weighed, weight in options:
        at -= weight
        if at < 0:
            return weighed
    raise ValueError("no cards can lie so")
