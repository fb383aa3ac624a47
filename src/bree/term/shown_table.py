"""Everything that the screen shows, read from the sitting at one moment.

While a bot computes in another thread, the sitting may change. The screen always shows the last reading.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bree.core import Ask, LogEntry, ResultNumber, Scores, View
from bree.lang import Voice
from bree.table import Sitting
from bree.term.pick_sets import whole


class ShownTable(NamedTuple):
    ask: Ask | None  # of any seat or of chance, even if only `pass` is left
    asked: Ask | None  # the ask of a person, with its whole pick set; None while others play
    view: View
    log: list[LogEntry]
    scores: Scores | None
    numbers: tuple[ResultNumber, ...] = ()  # after the end: those that decided the game
    curtain: str = ""  # the next person, who has not opened the curtain yet

    @property
    def over(self) -> bool:
        return self.ask is None

    @property
    def others_play(self) -> bool:
        return self.ask is not None and self.asked is None and not self.curtain


def onlooker(sitting: Sitting) -> str | None:
    """Return the viewer: the person who must answer, else the only person, else None for the public."""
    ask = sitting.ask
    if ask is not None and ask.who in sitting.persons:
        return ask.who
    return sitting.persons[0] if len(sitting.persons) == 1 else None


def secrets(sitting: Sitting) -> bool:
    """Do the people here see different things?"""
    first, *others = [sitting.view(seat) for seat in sitting.persons] or [{}]
    return any(other != first for other in others)


def hidden_from(sitting: Sitting, eyes: str) -> str:
    """Return the person who must answer, if that is not the last viewer and there is something to hide."""
    ask = sitting.ask
    if ask is None or ask.automatic or ask.who not in sitting.persons or ask.who == eyes or not secrets(sitting):
        return ""
    return ask.who


def shown_table(sitting: Sitting, eyes: str = "") -> ShownTable:
    """Return what the person who must answer sees. Until that person opens the curtain, return the public view."""
    ask = sitting.ask
    if curtain := hidden_from(sitting, eyes):
        return ShownTable(ask, None, sitting.view(None), sitting.log(None), None, curtain=curtain)
    seat = onlooker(sitting)
    chooses = ask is not None and ask.who in sitting.persons and not ask.automatic
    asked = whole(ask, sitting.pick_set) if ask is not None and chooses else None
    game, s = sitting.game, sitting.state
    return ShownTable(ask, asked, sitting.view(seat), sitting.log(seat), game.score(s), game.numbers(s))


def headline(seen: ShownTable, voice: Voice) -> str:
    """Return the sentence above the picks: the question, whose turn it is, or the result."""
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


def number_lines(numbers: Sequence[ResultNumber], voice: Voice) -> list[str]:
    """Return the numbers of a result in words."""
    return [voice.say("result-" + line.key, line.facts) for line in numbers]
