"""Pick sets as the player sees them: one choice of several things, some of them more than once."""

from bree.core import Ask
from bree.lang import Voice
from bree.table.pick_set import PickSet


def whole(ask: Ask, run: PickSet) -> Ask:
    """Return the ask with all picks of its set. `done` is the confirm line."""
    return ask.offering(run.picks, run.least, run.most) if ask.many else ask


def several(ask: Ask) -> bool:
    """Can a pick be taken more than once?"""
    return ask.many and any(pick.copies > 1 for pick in ask.picks)


def counted(ask: Ask, run: PickSet, marks: int, voice: Voice) -> str:
    """Return how many picks are needed and how many are marked, with the texts of the browser. `run` can still be
    added.
    """
    least = marks + run.least if run.least else min(ask.least, marks)  # a complete selection stays complete
    facts = {"least": least, "most": marks + run.most, "count": marks}
    if least == facts["most"]:
        return voice.say("web-marked-exact", facts)
    if least:
        return voice.say("web-marked-range", facts)
    supply = sum(pick.copies for pick in run.picks)
    return voice.say("web-marked-up-to" if run.most < supply else "web-marked-any", facts)
