"""One look at the table: all that the screen shows, taken at a moment when nobody moves anything.

While a guest thinks in another thread the sitting may change under our hands; the screen is drawn from the last look.
"""

from typing import NamedTuple

from bree.core import Ask, Entry, Scores, View
from bree.lang import Voice
from bree.table import Sitting
from bree.term.run import whole


class Glance(NamedTuple):
    ask: Ask | None  # whoever is asked, chance too
    asked: Ask | None  # a person's ask, with all picks of its run; None while others play
    view: View
    log: list[Entry]
    scores: Scores | None

    @property
    def over(self) -> bool:
        return self.ask is None

    @property
    def others_play(self) -> bool:
        return self.ask is not None and self.asked is None


def onlooker(sitting: Sitting) -> str | None:
    """Whose eyes are on the screen: the person asked, else the only person, else the public.

    A curtain between two persons with hidden hands belongs where this changes.
    """
    ask = sitting.ask
    if ask is not None and ask.who in sitting.persons:
        return ask.who
    return sitting.persons[0] if len(sitting.persons) == 1 else None


def glance(sitting: Sitting) -> Glance:
    ask = sitting.ask
    seat = onlooker(sitting)
    asked = whole(sitting.game, sitting.state, ask) if ask is not None and ask.who in sitting.persons else None
    return Glance(ask, asked, sitting.view(seat), sitting.log(seat), sitting.game.score(sitting.state))


def headline(seen: Glance, voice: Voice) -> str:
    """The one sentence above the picks: what is asked, who plays, or how it ended."""
    if seen.scores is not None:
        winners = tuple(seat for seat, share in seen.scores.items() if share > 0)
        return voice.say("term-won", {"who": winners}) if winners else voice.say("term-lost")
    if seen.asked is not None:
        return voice.prompt(seen.asked)
    if seen.ask is not None and voice.knows(seen.ask.who):
        return voice.say("term-plays", {"who": seen.ask.who})
    return voice.say("term-chance")
