"""Positions that older rules wrote, in today's shape."""

from typing import Any

from bree.games.doom.audit_steps import DEED_OF
from bree.games.doom.facts import DOES
from bree.games.doom.rules.book import book


def lift(version: int, position: dict[str, Any]) -> dict[str, Any]:
    """Deeds once lay in the stack with their number on the card, not with what they are given.

    Then a position said by such a number, too, which deed of a card was fought; by this it is known.
    """
    if "foe_part" not in position:
        return position
    now = {name: value for name, value in position.items() if name != "foe_part"}
    now["todo"] = [lifted(step) for step in position["todo"]]
    return now


def lifted(step: list[Any]) -> list[Any]:
    name = step[0]
    if name not in book.deeds and name not in DEED_OF:
        return step
    _, card, number, *more = step
    deed = DOES[card][number]
    if type(number) is not int or number < 0 or deed[0] != DEED_OF.get(name, name):
        raise ValueError(f"{card} has no step {name} of number {number}")
    return [name, *deed[1:], *more]
