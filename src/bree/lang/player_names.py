"""The names of the people at a table."""

from collections.abc import Mapping

from bree.lang.voice import Voice
from bree.table import Chair

SELF = "me"  # the name of a person who gave none


def names_of(voice: Voice, chairs: Mapping[str, Chair]) -> dict[str, str]:
    """Return seat -> name of the person. A person who plays all hands has no name, so each hand keeps its own noun."""
    if plays_alone(voice, chairs):
        return {}
    return {seat: chair.name for seat, chair in chairs.items() if not chair.bot and chair.name not in ("", SELF)}


def plays_alone(voice: Voice, chairs: Mapping[str, Chair]) -> bool:
    """Does one person play every hand? A game that allows this has a text for it."""
    return len(chairs) == 1 and voice.knows("table-alone")


def seat_name(voice: Voice, chairs: Mapping[str, Chair], seat: str) -> str:
    """Return `Frodo (Anna)` or `Sam (bot)`. A single person without a name is "you"."""
    chair = chairs[seat]
    if chair.bot:
        return f"{voice.seat(seat)} ({voice.say('table-bot')})"
    persons = [one for one in chairs.values() if one.name and not one.bot]
    you = persons == [chair] and seat not in voice.names
    return f"{voice.seat(seat)} ({voice.say('table-you')})" if you else voice.seat(seat)


def introduction(voice: Voice, chairs: Mapping[str, Chair]) -> str:
    """Return the sentence that says who sits where. Front ends show it once, before the first question."""
    if plays_alone(voice, chairs):
        return voice.say("table-alone")
    return voice.say("table-seats", {"seats": tuple(seat_name(voice, chairs, seat) for seat in chairs)})
