"""Migrate positions of older versions to the present form."""

from typing import Any

from bree.games.fellowship.facts import CHAPTERS, CHARACTERS

GIFTS = {"glamdring": "glamdring", "sting": "sting", "shirt": "mithril_shirt"}  # old asks of single gifts -> the gifts


SHARES_FIRST = 3  # since this version a share of the draw deck is drawn before the character acts
SHARE, ON_THE_DOWNS = 5, 4  # cards of a share


def migrate(version: int, position: dict[str, Any]) -> dict[str, Any]:
    todo = [step for old in position["todo"] for step in steps(old, position)]
    if version < SHARES_FIRST and len(position["seats"]["#tuple"]) == 1:
        todo = [step for old in todo for step in with_share(old, position)]
    return {**position, "todo": todo, "announced": announced(position)}


def announced(position: dict[str, Any]) -> dict[str, Any]:
    """The hands that announced, with their possible threats.

    Before version 4 a position had only the hands, so any threat is possible.
    """
    told: dict[str, Any] = position["announced"]
    if "#tuple" not in told:
        return told
    numbers = list(range(1, CHAPTERS[position["chapter"]].threats + 1))
    return {hand: {"#tuple": numbers} for hand in told["#tuple"]}


def with_share(old: list[Any], position: dict[str, Any]) -> list[list[Any]]:
    if old[0] == "act" and CHARACTERS[position["characters"][old[1]]].solo_share:
        return [old, ["extra", old[1], ON_THE_DOWNS if position["chapter"] == 6 else SHARE]]
    return [old]


def steps(old: list[Any], position: dict[str, Any]) -> list[list[Any]]:
    """The present form of an old step. The next step is last, as on the stack."""
    name = old[0]
    if name == "sound_horn":
        return [["gifts_at", "setup_over"]]
    if name == "draw_sting":
        return [["gifts_at", "before_turns"]] if CHAPTERS[position["chapter"]].gifts or position["gift"] else []
    if name == "glamdring" and ["draw_sting"] in position["todo"]:
        return []  # it is offered together with the others
    if name == "sword":
        return [["spend", "broken_sword"], ["pair", "broken_sword"]]
    return [["use_gift", GIFTS[name]]] if name in GIFTS else [old]
