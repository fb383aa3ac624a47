"""Positions that older rules wrote, in today's shape."""

from typing import Any

from bree.games.doom.audit_steps import DEED_OF
from bree.games.doom.facts import MANNERS
from bree.games.doom.rules.book import book

Stack = list[list[Any]]


def lift(version: int, position: dict[str, Any]) -> dict[str, Any]:
    """Deeds once lay in the stack with their number on the card, and the moments of cards had names of their own.

    A position said by such a number, too, which deed of a card was fought; by this it is known.
    """
    now = dict(position)
    if now.pop("foe_part", None) is not None:
        now["todo"] = [with_arguments(step) for step in now["todo"]]
    now["todo"] = [as_moment(now, number) for number in range(len(now["todo"]))]
    return now


def with_arguments(step: list[Any]) -> list[Any]:
    name = step[0]
    if name not in book.deeds and name not in DEED_OF:
        return step
    _, card, number, *more = step
    deed = MANNERS[card].does[number]
    if type(number) is not int or number < 0 or deed[0] != DEED_OF.get(name, name):
        raise ValueError(f"{card} has no step {name} of number {number}")
    return [name, *deed[1:], *more]


def as_moment(position: dict[str, Any], number: int) -> list[Any]:
    """The step of this number; the moment at which a card is chosen is named by the step that follows."""
    todo: Stack = position["todo"]
    step = todo[number]
    seats = position["seats"]["#tuple"]
    active = seats[position["active"]]
    if step[0] == "offer":
        return ["use_card", step[1], active] if step is todo[-1] else ["moment", step[1]]
    if step[0] == "offer_owner":
        return ["use_card", step[1], seats[step[2]]]
    if step[0] == "more":
        return ["answering", step[1], active]
    if step[0] == "either":
        return ["either_deed", todo[number - 1][1], seats[position["user"]], step[1]]
    return step
