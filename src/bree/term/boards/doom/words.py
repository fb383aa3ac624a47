"""The journey to Mount Doom in numbers and names: how far each figure has to go, what threatens it, what cards are."""

from typing import NamedTuple

from bree.core import View
from bree.games.doom.state import BEARERS, COLOURS, COMPANIONS, MORGUL, NAZGUL, UNKNOWN, WAITING
from bree.lang import Voice

REACH = 6  # spaces that one die can carry
FATE = "fate"  # our word for the cards of the last stage
KINDS = {"enemy": "enemy", "special": "special", "ally": "ally", "doom": FATE}  # of cards on the track


class Danger(NamedTuple):
    """An event space ahead of a figure."""

    steps: int
    event: str
    guards: tuple[str, ...]  # the figures that stand there


def card_name(card: str, voice: Voice) -> str:
    return voice.say("card-" + card)


def card_does(card: str, voice: Voice) -> str:
    return voice.say("card-" + card, part="does")


def kind(slot: View) -> str:
    """Of the card that lies there."""
    return KINDS[slot["kind"]]


def leaves(slot: View) -> bool:
    """An enemy that strikes once and is gone."""
    return kind(slot) == "enemy" and not slot["stays"]


def die_name(die: str, voice: Voice) -> str:
    """Both black dice, and every throw of one for a card, have the same name."""
    return voice.say("die-" + (die if die in COLOURS else "black"))


def last_stage(view: View) -> bool:
    return bool(view["stage"] == view["stages"][-1])


def stage_number(view: View) -> int:
    return int(view["stages"].index(view["stage"])) + 1


def next_place(view: View, figure: str) -> int | None:
    """The number of the destination that the figure goes to; none for a companion who goes no further."""
    space, ends = view["at"][figure], view["ends"]
    if figure == BEARERS:
        return stage_number(view) - 1
    if last_stage(view) or space == WAITING or space >= ends[MORGUL]:
        return None
    return next(number for number, end in enumerate(ends) if end > space)


def steps_left(view: View, figure: str) -> int | None:
    """To that destination; 0 where the Ring-bearers have reached it."""
    place = next_place(view, figure)
    return None if place is None else view["ends"][place] - view["at"][figure]


def standing_on(view: View, space: int) -> list[str]:
    return [figure for figure, at in view["at"].items() if at == space]


def waiting(view: View) -> list[str]:
    return [figure for figure in COMPANIONS if view["at"][figure] == WAITING]


def dangers(view: View, figure: str) -> list[Danger]:
    """The event spaces that one die might bring the figure to; Nazgûl without a lord harm nobody."""
    place, space = next_place(view, figure), view["at"][figure]
    if place is None:
        return []
    far = view["ends"][place if figure == BEARERS else MORGUL]
    return [
        Danger(goal - space, view["events"][goal], tuple(standing_on(view, goal)))
        for goal in range(space + 1, min(space + REACH, far) + 1)
        if view["events"][goal] and not (view["nazgul"]["slain"] and view["events"][goal] == NAZGUL)
    ]


def uruk_hai(view: View) -> int:
    return int(view["isengard"]["warriors"]) + int(view["isengard"]["chieftain"])


def known(card: str) -> bool:
    return card not in ("", UNKNOWN)


def fighting(view: View) -> View | None:
    """The battle on the table, if there is one."""
    found: View | None = view["battle"]
    return found
