"""Charms and marks: their effects, their windows, and the number that they change."""

from collections.abc import Sequence

from bree.core.cards.behaviour import ChangedNumbers, read_behaviour
from bree.core.cards.file import read_folder
from bree.core.cards.windows import Window, WindowRules, Windows
from tiny.book import book
from tiny.state import ROUNDS, Tiny

MOMENTS = (
    Window("shown", "TINY-11", facts={"moment": "moment-shown"}, secret=True),
    Window("played", "TINY-13", facts={"moment": "moment-played"}, secret=True),
    Window("duel", "TINY-14", facts={"moment": "moment-duel"}, sealed=True),
    Window("counted", "TINY-15", facts={"moment": "moment-counted"}),
)
NUMBERS = ("stake",)


def owner(s: Tiny, card: str) -> str:
    """The player who has played the card, or else has it."""
    holders = [seat for seat in s.seats if card in s.charms[seat] or card in s.laid[seat]]
    return s.users[card] if card in s.users else holders[0]


# Effects


@book.effect()
def announce(s: Tiny, card: str) -> None:
    """Others may cancel the charm before its effect."""
    s.announced = (*s.announced, card)
    s.then(("open_window", "played"), ("quiet",))


@book.step
def quiet(s: Tiny) -> None:
    s.announced = s.announced[:-1]


@book.effect()
def still(s: Tiny, card: str) -> None:
    """Cancel the charm that it answers, unless it was cancelled itself."""
    if card not in s.stilled:
        s.stilled = (*s.stilled, s.announced[-1])
        s.tell("stilled", "TINY-13", card="card-" + s.announced[-1])


@book.effect(by=int)
def gain(s: Tiny, card: str, by: int) -> None:
    if card not in s.stilled:
        who = owner(s, card)
        s.points[who] += by
        s.tell("gains", BEHAVIOURS[card].rule, who=who, points=s.points[who])


@book.can
def can_gain(s: Tiny, card: str, by: int) -> bool:
    return s.points[owner(s, card)] + by >= 0


@book.effect(by=int)
def find_token(s: Tiny, card: str, by: int) -> None:
    s.tokens[owner(s, card)] += by
    s.tell("finds", "TINY-12", who=owner(s, card))


@book.effect()
def snatch(s: Tiny, card: str) -> None:
    who = owner(s, card)
    for other in s.seats:
        if other != who and s.points[other]:
            s.points[other] -= 1
            s.points[who] += 1
    s.tell("gains", "TINY-14", who=who, points=s.points[who])


@book.can
def can_snatch(s: Tiny, card: str) -> bool:
    return any(s.points[other] for other in s.seats if other != owner(s, card))


# Requirements


@book.requirement
def ahead(s: Tiny, card: str) -> bool:
    who = owner(s, card)
    return all(s.points[who] > s.points[other] for other in s.seats if other != who)


@book.requirement
def late(s: Tiny, card: str) -> bool:
    return s.round == ROUNDS


# The game's functions for its windows


def askers(s: Tiny, moment: str) -> Sequence[str]:
    """All players from the first player of the round; nobody cancels an own charm."""
    first = (s.round - 1) % len(s.seats)
    order = (*s.seats[first:], *s.seats[:first])
    against = s.users[s.announced[-1]] if moment == "played" else ""
    return tuple([seat for seat in order if seat != against])


def asked(s: Tiny, moment: str, seat: str) -> bool:
    """Every player with charms. The number of charms is no secret, and marks are never played."""
    return moment != "counted" and bool(s.charms[seat])


def owned(s: Tiny, seat: str) -> tuple[str, ...]:
    return (*s.charms[seat], *s.laid[seat])


def table(s: Tiny) -> list[str]:
    return [mark for seat in s.seats for mark in s.laid.get(seat, ())]


def may(s: Tiny, card: str, moment: str, seat: str) -> bool:
    return True


def refuse(s: Tiny, card: str, moment: str, seat: str) -> str:
    return BEHAVIOURS[card].rule


def still_open(s: Tiny, moment: str) -> bool:
    return moment != "played" or s.announced[-1] not in s.stilled


def spend(s: Tiny, card: str, seat: str, moment: str) -> None:
    """A mark stays on the table; a charm is played once."""
    if card in s.laid[seat]:
        s.tell("works", BEHAVIOURS[card].rule, who=seat, card="card-" + card)
        return
    s.charms[seat] = tuple([one for one in s.charms[seat] if one != card])
    s.spent = (*s.spent, card)
    s.users[card] = seat
    s.tell("plays", BEHAVIOURS[card].rule, who=seat, card="card-" + card, reveals=True)


def leave(s: Tiny, card: str) -> None:
    who = owner(s, card)
    s.laid[who] = tuple([one for one in s.laid[who] if one != card])
    s.spent = (*s.spent, card)
    s.tell("leaves", BEHAVIOURS[card].rule, card="card-" + card)


def decline(s: Tiny, seat: str) -> None:
    s.tell("declines", "TINY-14", who=seat, reveals=True)


def chosen(s: Tiny) -> dict[str, str]:
    return s.chosen


BEHAVIOURS = {
    card.id: read_behaviour(card, book, [moment.name for moment in MOMENTS], NUMBERS)
    for card in read_folder("tiny.charms", code=False).values()
}
moments = Windows(
    book, BEHAVIOURS, MOMENTS,
    WindowRules(
        askers, owned, may, refuse, spend, table, still_open, asked, seals=chosen, decline=decline, leave=leave
    ),
)  # fmt: skip
numbers = ChangedNumbers(book, BEHAVIOURS, table, owner)


def stake(s: Tiny, seat: str) -> int:
    """The points for winning a round."""
    return numbers.now(s, "stake", 1, seat)
