"""Facts about the trick-taking game for both boards: goals, their progress, and who plays which hand."""

from typing import Any

from bree.core import View
from bree.lang import Voice

PYRAMID = "pyramid"


def hand_name(view: View, hand: str, voice: Voice) -> str:
    """Return `North (Anna)`, or only the hand if one person has all hands or nobody plays it."""
    solo = len({shown["controller"] for shown in view["hands"]}) == 1
    return voice.say("hand-" + hand) if solo or hand == PYRAMID else voice.seat(hand)


def short_name(view: View, hand: str, voice: Voice) -> str:
    """Return the name that the log uses."""
    solo = len({shown["controller"] for shown in view["hands"]}) == 1
    return voice.say("hand-" + hand) if solo else voice.noun(hand)


def goal(hand: View, voice: Voice) -> str:
    """Return the goal as a sentence, with the numbers of this round."""
    g: dict[str, Any] = hand["goal"]
    suits = ["suit-" + suit for suit in g["suits"]] + ["suit-any"] * 3
    threat = [*(hand["threat"] if isinstance(hand["threat"], list) else []), 0, 0]
    facts = {
        **{name: g[name] for name in ("n", "low", "high", "window")},
        "forbid": g["forbid"] or "nothing", "way": hand["declared"] or "either",
        "suit": suits[0], "second": suits[1], "third": suits[2], "threat": threat[0], "also": threat[1],
    }  # fmt: skip
    return voice.say("goal-" + g["kind"], facts)


def verdict(hand: View) -> str:
    """Return `sure`, `met`, `open` or `lost`."""
    if hand["final"]:
        return "sure" if hand["met"] else "lost"
    return "met" if hand["met"] else "open"


def gifts(view: View, hand: View) -> dict[str, bool]:
    """Return the gifts of this hand's character -> whether they are used."""
    name = hand["character"]
    return {
        gift: one["used"]
        for gift, one in view["chapter"]["gifts"].items()
        if name and (name == one["owner"] or name.startswith(one["owner"] + "_"))
    }


def own_hands(view: View) -> list[View]:
    """Return the hands that the viewer plays. The free cards of a pyramid are on the table."""
    return [hand for hand in view["hands"] if hand["cards"] and not hand["open"] and hand["hand"] != PYRAMID]


def choosing(view: View) -> bool:
    """Do some hands still need a character?"""
    return bool(view["chapter"]["roster"]) and not all(hand["character"] for hand in view["hands"])


def balrog(view: View) -> bool:
    """Is the deck beside the trick the Balrog's? Otherwise it is the Old Forest's."""
    return "bridge_of_khazad_dum" in view["chapter"]["active_events"]


def between_chapters(view: View) -> bool:
    """Is this a campaign between two rounds?"""
    return bool(view["campaign"]["on"]) and (view["round"]["result"] == "won" or not view["round"]["number"])
