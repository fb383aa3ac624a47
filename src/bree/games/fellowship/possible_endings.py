"""All possible endings of the round, as far as the public can know.

Every world that the public cannot rule out is set up on a clone and played to its end with all picks of the rules. This
module contains no rules.
"""

from collections.abc import Iterator
from itertools import zip_longest
from math import factorial
from typing import NamedTuple

from bree.games.fellowship.card import RANK, SUIT
from bree.games.fellowship.hidden_places import (
    HAND,
    SLOT,
    HiddenPlace,
    fill_places,
    hidden_places,
    is_known_place,
    known_cards,
    may_lie,
)
from bree.games.fellowship.last_trick import is_simple, simple_ends
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.tricks import takes_grim
from bree.games.fellowship.state import Fellowship

MOST_ENDINGS = 1000  # more endings are not tried
END = "round_over"
UNTOLD = ("give", "give_back")  # hidden cards change hands, so the endings would not be public
ASIDE = {"announce": "silent", "early_end": "go_on"}  # asks that do not move cards -> the answer that continues
Layout = list[list[str]]  # the cards in each room


class HiddenRooms(NamedTuple):
    """The cards that are hidden from the public."""

    places: list[list[HiddenPlace]]  # the places of each room: one, or all covered places of a pyramid
    sizes: list[int]
    cards: list[str]
    where: list[list[int]]  # the possible rooms of each card


def endings(s: Fellowship) -> Iterator[Fellowship | None]:
    """Yield the round at its end for every possible ending; None if there are too many or they would not be public."""
    rooms = rooms_of(s)
    if most_endings(s, rooms) > MOST_ENDINGS:
        yield None
        return
    tried = 0
    simple = is_simple(s)
    for lie in interleaved(s, rooms, list(layouts(rooms.sizes, rooms.cards, rooms.where))):
        there = world(s, rooms.places, lie)
        for end in simple_ends(there) if simple else play_to_end(there):
            tried += 1
            if end is None or tried > MOST_ENDINGS:
                yield None
                return
            yield end


def most_endings(s: Fellowship, rooms: HiddenRooms) -> int:
    """An upper bound of the number of endings, as if all layouts and all plays were possible."""
    count = factorial(len(rooms.cards))
    for size in rooms.sizes:
        count //= factorial(size)
    for hand, cards in s.hands.items():
        if hand not in s.trick:
            count *= max(1, len(cards))
    return count


def play_to_end(first: Fellowship) -> Iterator[Fellowship | None]:
    """All ways to play this world to the end of the round."""
    if first.early:  # it was ended between two tricks; undo that
        first.early, first.todo = False, [("trick",)]
    book.settle(first, END)
    waiting = [first]
    while waiting:
        s = waiting.pop()
        name = s.todo[-1][0]
        if name == END:
            yield s
        elif name in UNTOLD:
            yield None
            return
        else:
            answers = choices(s, name)
            for answer in answers[1:]:
                twin = s.clone()
                book.play(twin, answer, END)
                waiting.append(twin)
            book.play(s, answers[0], END)
            waiting.append(s)


def choices(s: Fellowship, name: str) -> list[str]:
    """The answers that can make a difference."""
    if name in ASIDE:
        return [ASIDE[name]]
    ask = book.asks[name](s, *s.todo[-1][1:])
    if name == "grim_card" and takes_grim(s):
        return [ask.picks[0].id]  # goals do not depend on the Balrog's cards
    return [pick.id for pick in ask.picks]


# The worlds.


def rooms_of(s: Fellowship) -> HiddenRooms:
    places, cards = hidden_places(s, None)
    known = known_cards(s, None)
    slots = [place for place in places if place.kind == SLOT]
    rooms = [[place] for place in places if place.kind != SLOT] + ([slots] if slots else [])
    where = []
    for card in cards:
        if card in known:
            at = [n for n, room in enumerate(rooms) if is_known_place(s, room[0], card, known[card])]
        else:
            at = [n for n, room in enumerate(rooms) if may_lie(s, room[0], card)]
        where.append(at)
    return HiddenRooms(rooms, [sum([place.size for place in room]) for room in rooms], cards, where)


def layouts(sizes: list[int], cards: list[str], where: list[list[int]]) -> Iterator[Layout]:
    """All ways to fill rooms of these sizes with the cards. `where` has the possible rooms of each card."""
    if not cards:
        yield [[] for _ in sizes]
        return
    for at in where[0]:
        if sizes[at]:
            rest = [*sizes[:at], sizes[at] - 1, *sizes[at + 1 :]]
            for lie in layouts(rest, cards[1:], where[1:]):
                lie[at].append(cards[0])
                yield lie


def interleaved(s: Fellowship, rooms: HiddenRooms, lies: list[Layout]) -> Iterator[Layout]:
    """The layouts in an order that alternates between the probable winners of the trick.

    So two different endings are usually found early. The guess of the winner affects only the order.
    """
    led = next(iter((*s.trick.values(), *s.hands[s.leader])), "")
    hands = [n for n, room in enumerate(rooms.places) if room[0].kind == HAND]
    leader = next((n for n in hands if rooms.places[n][0].which == s.leader and not s.trick), -1)
    heaps: dict[int, list[Layout]] = {}
    for lie in lies:
        lead = led if leader < 0 else lie[leader][0]
        winner, highest = leader, RANK.get(lead, 0)
        for n in hands:
            for card in lie[n]:
                if RANK[card] > highest and SUIT[card] == SUIT.get(lead):
                    winner, highest = n, RANK[card]
        heaps.setdefault(winner, []).append(lie)
    for row in zip_longest(*heaps.values()):
        yield from [lie for lie in row if lie is not None]


def world(s: Fellowship, rooms: list[list[HiddenPlace]], lie: Layout) -> Fellowship:
    """A clone with this layout."""
    twin = s.clone()
    twin.hidden, twin.played_on = (), True  # the check for an early end is not needed
    for room, held in zip(rooms, lie, strict=True):
        fill_places(twin, room, [held] if len(room) == 1 else [[card] for card in held])
    return twin
