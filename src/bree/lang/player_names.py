"""What the people at a table are called."""

from collections.abc import Mapping

from bree.lang.voice import Voice
from bree.table import Chair

SELF = "me"  # a person who gave no name


def names_of(voice: Voice, chairs: Mapping[str, Chair]) -> dict[str, str]:
    """Seat -> the person's name. A person who plays all hands has none: each hand keeps its own noun."""
    if plays_alone(voice, chairs):
        return {}
    return {seat: chair.name for seat, chair in chairs.items() if not chair.bot and chair.name not in ("", SELF)}


def plays_alone(voice: Voice, chairs: Mapping[str, Chair]) -> bool:
    """Does one person play every hand? A game where that can be says so in a sentence of its own."""
    return len(chairs) == 1 and voice.knows("table-alone")


def seat_name(voice: Voice, chairs: Mapping[str, Chair], seat: str) -> str:
    """`Frodo (Anna)`, `Sam (bot)`; the only person here, without a name, is you."""
    chair = chairs[seat]
    if chair.bot:
        return f"{voice.seat(seat)} ({voice.say('table-bot')})"
    persons = [one for one in chairs.values() if one.name and not one.bot]
    you = persons == [chair] and seat not in voice.names
    return f"{voice.seat(seat)} ({voice.say('table-you')})" if you else voice.seat(seat)


def introduction(voice: Voice, chairs: Mapping[str, Chair]) -> str:
    """Who sits where, in a sentence: said once, before the first question."""
    if plays_alone(voice, chairs):
        return voice.say("table-alone")
    return voice.say("table-seats", {"seats": tuple(seat_name(voice, chairs, seat) for seat in chairs)})
