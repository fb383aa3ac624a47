"""Facts about Adventure to Mount Doom for both boards: distances, dangers and kinds of cards."""

from typing import NamedTuple

from bree.core import View
from bree.games.doom.state import BEARERS, COLOURS, COMPANIONS, MORGUL, NAZGUL, UNKNOWN, WAITING
from bree.lang import Voice

REACH = 6  # spaces that one die can move a figure
FATE = "fate"  # the kind of all cards of the last stage
KINDS = {"enemy": "enemy", "special": "special", "ally": "ally", "doom": FATE}  # of cards on the track


class Danger(NamedTuple):
    """An event space ahead of a figure."""

    steps: int
    event: str
    guards: tuple[str, ...]  # figures on that space


def card_name(card: str, voice: Voice) -> str:
    return voice.say("card-" + card)


def card_does(card: str, voice: Voice) -> str:
    return voice.say("card-" + card, part="does")


def kind(slot: View) -> str:
    """Return the kind of the slot's card."""
    return KINDS[slot["kind"]]


def leaves(slot: View) -> bool:
    """Is this an enemy that leaves after one strike?"""
    return kind(slot) == "enemy" and not slot["stays"]


def die_name(die: str, voice: Voice) -> str:
    """Return the name of a die. Both black dice, and every throw of one for a card, have the same name."""
    return voice.say("die-" + (die if die in COLOURS else "black"))


def last_stage(view: View) -> bool:
    return bool(view["stage"] == view["stages"][-1])


def stage_number(view: View) -> int:
    return int(view["stages"].index(view["stage"])) + 1


def next_place(view: View, figure: str) -> int | None:
    """Return the number of the figure's next destination, or None for a companion who goes no further."""
    space, ends = view["at"][figure], view["ends"]
    if figure == BEARERS:
        return stage_number(view) - 1
    if last_stage(view) or space == WAITING or space >= ends[MORGUL]:
        return None
    return next(number for number, end in enumerate(ends) if end > space)


def steps_left(view: View, figure: str) -> int | None:
    """Return the spaces to that destination. It is 0 when the Ring-bearers have reached it."""
    place = next_place(view, figure)
    return None if place is None else view["ends"][place] - view["at"][figure]


def standing_on(view: View, space: int) -> list[str]:
    return [figure for figure, at in view["at"].items() if at == space]


def waiting(view: View) -> list[str]:
    return [figure for figure in COMPANIONS if view["at"][figure] == WAITING]


def dangers(view: View, figure: str) -> list[Danger]:
    """Return the event spaces that one die may take the figure to. Without the Witch-king, Nazgûl are harmless."""
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
    """Return the present battle, or None."""
    found: View | None = view["battle"]
    return found
