"""Migrate positions of older versions to the present form."""

from typing import Any

from bree.games.doom.audit_steps import EFFECT_OF
from bree.games.doom.facts import BEHAVIOURS
from bree.games.doom.rules.book import book

Stack = list[list[Any]]


def migrate(version: int, position: dict[str, Any]) -> dict[str, Any]:
    """Replace old steps.

    Effects used to be on the stack with their number on the card, and windows had other steps. Positions that name a
    fought
    effect by such a number (`foe_part`) have this old form.
    """
    now = dict(position)
    if now.pop("foe_part", None) is not None:
        now["todo"] = [with_arguments(step) for step in now["todo"]]
    now["todo"] = [as_moment(now, number) for number in range(len(now["todo"]))]
    return now


def with_arguments(step: list[Any]) -> list[Any]:
    name = step[0]
    if name not in book.effects and name not in EFFECT_OF:
        return step
    _, card, number, *more = step
    effect = BEHAVIOURS[card].effects[number]
    if type(number) is not int or number < 0 or effect[0] != EFFECT_OF.get(name, name):
        raise ValueError(f"{card} has no step {name} of number {number}")
    return [name, *effect[1:], *more]


def as_moment(position: dict[str, Any], number: int) -> list[Any]:
    """The present form of the step with this number. The next step names the window of a choice."""
    todo: Stack = position["todo"]
    step = todo[number]
    seats = position["seats"]["#tuple"]
    active = seats[position["active"]]
    if step[0] == "offer":
        return ["use_card", step[1], active] if step is todo[-1] else ["open_window", step[1]]
    if step[0] == "offer_owner":
        return ["use_card", step[1], seats[step[2]]]
    if step[0] == "more":
        return ["answering", step[1], active]
    if step[0] == "either":
        return ["either_effect", todo[number - 1][1], seats[position["user"]], step[1]]
    return step
