"""Sample deals of hidden cards, each possible deal with its exact probability.

Deals are counted instead of tried. Cards that may be in the same rooms form a group, and only the number of cards of
each group in each room matters. So one sample needs no retries, even if the rooms leave little choice.
"""

from functools import lru_cache
from math import comb, prod
from random import Random
from typing import NamedTuple

KEPT = 1 << 14  # cached counts; bots sample the same cards again and again


class CardGroup(NamedTuple):
    """Cards that may be in the same rooms."""

    size: int
    rooms: tuple[int, ...]
    weights: tuple[int, ...] = ()  # the weight of 0, 1, 2 ... of them in the first room; () if all weigh the same


CardGroups = tuple[CardGroup, ...]
RoomCounts = tuple[int, ...]  # the number of cards in each room


@lru_cache(maxsize=KEPT)
def distributions(count: int, rooms: RoomCounts) -> tuple[RoomCounts, ...]:
    """All ways to distribute this many cards over rooms of these sizes, as numbers."""
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
    """The distributions of the first group, each with the number of deals of all groups that contain it."""
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
    """The weighted number of deals."""
    if not groups:
        return 1
    return sum([weight for _, weight in weighted_splits(groups, rooms)])


def sample_deal(groups: CardGroups, rooms: RoomCounts, cards: list[list[str]], rng: Random) -> list[list[str]]:
    """A random deal: the cards of each room. `cards` are those of each group in random order."""
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
    """Fill places of these sizes with cards, which are given in random order by their possible places (as bits) and
    suit.

    Each of the `suit_weights` gives the weights of the numbers of a suit in the `first` place, and stands for a
    separate
    part of the deals. Places that may take the same cards form one room; its cards are then dealt to them.
    """
    order = sorted(cards, key=lambda key: (key[0].bit_count(), key))  # groups with few rooms first: less counting
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
    """The groups with one of the `suit_weights`, drawn in proportion to its number of deals."""
    options = []
    for weights in suit_weights:
        there = {suit for group, suit in zip(groups, suits, strict=True) if 0 in group.rooms}
        base = prod(
            [often[0] for suit, often in weights.items() if suit not in there]
        )  # suits without more cards there
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
