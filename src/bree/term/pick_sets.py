"""A run of picks as the player sees it: one choice of several things, some of them more than once."""

from bree.core import Ask
from bree.lang import Voice
from bree.table.pick_set import PickSet


def whole(ask: Ask, run: PickSet) -> Ask:
    """The ask with everything that its run may still hold; `done` is left to the confirm line."""
    return ask.offering(run.picks, run.least, run.most) if ask.many else ask


def several(ask: Ask) -> bool:
    """Can one thing be taken more than once?"""
    return ask.many and any(pick.copies > 1 for pick in ask.picks)


def counted(ask: Ask, run: PickSet, marks: int, voice: Voice) -> str:
    """How many are to be marked and how many are, in the words of the browser; `run` may still be added to them."""
    least = marks + run.least if run.least else min(ask.least, marks)  # enough stays enough
    facts = {"least": least, "most": marks + run.most, "count": marks}
    if least == facts["most"]:
        return voice.say("web-marked-exact", facts)
    if least:
        return voice.say("web-marked-range", facts)
    supply = sum(pick.copies for pick in run.picks)
    return voice.say("web-marked-up-to" if run.most < supply else "web-marked-any", facts)
