"""Positions that older rules wrote, in today's shape."""

from typing import Any

from bree.games.fellowship.facts import CHAPTERS, CHARACTERS

GIFTS = {"glamdring": "glamdring", "sting": "sting", "shirt": "mithril_shirt"}  # asks that had steps of their own


SHARES_FIRST = 3  # since this version a share of the draw deck is taken before its character acts, not by its acting
SHARE, ON_THE_DOWNS = 5, 4  # cards of it
WITH_THREATS = 4  # since this version a position says with which threats a hand could announce that its goal is met


def lift(version: int, position: dict[str, Any]) -> dict[str, Any]:
    todo = [step for old in position["todo"] for step in steps(old, position)]
    if version < SHARES_FIRST and len(position["seats"]["#tuple"]) == 1:
        todo = [step for old in todo for step in with_share(old, position)]
    if version < WITH_THREATS:
        position = {**position, "announced": announced(position)}
    return {**position, "todo": todo}


def announced(position: dict[str, Any]) -> dict[str, Any]:
    """Older rules did not note it, so it may be any."""
    numbers = list(range(1, CHAPTERS[position["chapter"]].threats + 1))
    return {hand: {"#tuple": numbers} for hand in position["announced"]["#tuple"]}


def with_share(old: list[Any], position: dict[str, Any]) -> list[list[Any]]:
    if old[0] == "act" and CHARACTERS[position["characters"][old[1]]].solo_share:
        return [old, ["extra", old[1], ON_THE_DOWNS if position["chapter"] == 6 else SHARE]]
    return [old]


def steps(old: list[Any], position: dict[str, Any]) -> list[list[Any]]:
    """What an old step is today. What comes first lies last, as on the stack."""
    name = old[0]
    if name == "sound_horn":
        return [["gifts_at", "setup_over"]]
    if name == "draw_sting":
        return [["gifts_at", "before_turns"]] if CHAPTERS[position["chapter"]].gifts or position["gift"] else []
    if name == "glamdring" and ["draw_sting"] in position["todo"]:
        return []  # it is offered with the others
    if name == "sword":
        return [["spend", "broken_sword"], ["pair", "broken_sword"]]
    return [["use_gift", GIFTS[name]]] if name in GIFTS else [old]
