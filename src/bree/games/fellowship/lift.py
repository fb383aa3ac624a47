"""Positions that older rules wrote, in today's shape."""

from typing import Any

from bree.games.fellowship.facts import CHAPTERS

GIFTS = {"glamdring": "glamdring", "sting": "sting", "shirt": "mithril_shirt"}  # asks that had steps of their own


def lift(_version: int, position: dict[str, Any]) -> dict[str, Any]:
    return {**position, "todo": [step for old in position["todo"] for step in steps(old, position)]}


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
