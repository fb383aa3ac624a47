"""One look at the table: all that the screen shows, taken at a moment when nobody moves anything.

While a bot thinks in another thread the sitting may change under our hands; the screen is drawn from the last look.
"""

from typing import NamedTuple

from bree.core import Ask, LogEntry, Scores, View
from bree.lang import Voice
from bree.table import Sitting
from bree.term.pick_sets import whole


class ShownTable(NamedTuple):
    ask: Ask | None  # whoever is asked, chance too, even where only `pass` is left
    asked: Ask | None  # a person's ask, with all picks of its run; None while others play
    view: View
    log: list[LogEntry]
    scores: Scores | None
    curtain: str = ""  # the person who is to look next, and has not yet

    @property
    def over(self) -> bool:
        return self.ask is None

    @property
    def others_play(self) -> bool:
        return self.ask is not None and self.asked is None and not self.curtain


def onlooker(sitting: Sitting) -> str | None:
    """Whose eyes are on the screen: the person asked, else the only person, else the public."""
    ask = sitting.ask
    if ask is not None and ask.who in sitting.persons:
        return ask.who
    return sitting.persons[0] if len(sitting.persons) == 1 else None


def secrets(sitting: Sitting) -> bool:
    """Do the persons here see different things?"""
    first, *others = [sitting.view(seat) for seat in sitting.persons] or [{}]
    return any(other != first for other in others)


def hidden_from(sitting: Sitting, eyes: str) -> str:
    """The person asked, if it is another than the one whose eyes were on the screen and there is something to hide."""
    ask = sitting.ask
    if ask is None or ask.automatic or ask.who not in sitting.persons or ask.who == eyes or not secrets(sitting):
        return ""
    return ask.who


def shown_table(sitting: Sitting, eyes: str = "") -> ShownTable:
    """What the person asked sees; behind a curtain, until that person says so, what everybody may see."""
    ask = sitting.ask
    if curtain := hidden_from(sitting, eyes):
        return ShownTable(ask, None, sitting.view(None), sitting.log(None), None, curtain)
    seat = onlooker(sitting)
    chooses = ask is not None and ask.who in sitting.persons and not ask.automatic
    asked = whole(ask, sitting.pick_set) if ask is not None and chooses else None
    return ShownTable(ask, asked, sitting.view(seat), sitting.log(seat), sitting.game.score(sitting.state))


def headline(seen: ShownTable, voice: Voice) -> str:
    """The one sentence above the picks: what is asked, who plays, or how it ended."""
    if seen.scores is not None:
        winners = tuple(seat for seat, share in seen.scores.items() if share > 0)
        return voice.say("term-won", {"who": winners}) if winners else voice.say("term-lost")
    if seen.curtain:
        return voice.say("term-curtain", {"who": voice.seat(seen.curtain)})
    if seen.asked is not None:
        return voice.prompt(seen.asked)
    if seen.ask is not None and voice.knows(seen.ask.who):
        return voice.say("term-plays", {"who": seen.ask.who})
    return voice.say("term-chance")
