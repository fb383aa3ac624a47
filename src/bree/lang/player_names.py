"""The names of the people at a table."""

from collections.abc import Mapping

from bree.lang.voice import Voice
from bree.table import Chair
from bree.table.bot_names import bot_names

SELF = "me"  # the name of a person who gave none
STAR = "★"


def names_of(voice: Voice, chairs: Mapping[str, Chair]) -> dict[str, str]:
    """Return seat -> name of the person or bot. A person who plays all hands has no name: each hand keeps its noun."""
    if plays_alone(voice, chairs):
        return {}
    ours = bot_names(chairs)
    named = {seat: chair.name if _is_named(chair) else ours.get(seat, "") for seat, chair in chairs.items()}
    return {seat: name for seat, name in named.items() if name}


def _is_named(chair: Chair) -> bool:
    """Has somebody said how the person or bot is called? A server names its bots."""
    return chair.name not in ("", SELF, chair.bot)


def plays_alone(voice: Voice, chairs: Mapping[str, Chair]) -> bool:
    """Does one person play every hand? A game that allows this has a text for it."""
    return len(chairs) == 1 and voice.knows("table-alone")


def seat_name(voice: Voice, chairs: Mapping[str, Chair], seat: str, stars: Mapping[str, int]) -> str:
    """Return `Frodo (Anna)` or `Sam (bot Rosie ★★)`. A single person without a name is "you".

    `stars` says how strong the bots of the game play (`bree.bots.find.stars`).
    """
    chair = chairs[seat]
    if chair.bot:
        words = (voice.say("table-bot"), voice.names.get(seat, ""), STAR * stars.get(chair.bot, 0))
        return f"{voice.bare(seat)} ({' '.join(word for word in words if word)})"
    persons = [one for one in chairs.values() if one.name and not one.bot]
    you = persons == [chair] and seat not in voice.names
    return f"{voice.seat(seat)} ({voice.say('table-you')})" if you else voice.seat(seat)


def introduction(voice: Voice, chairs: Mapping[str, Chair], stars: Mapping[str, int]) -> str:
    """Return the sentence that says who sits where. Front ends show it once, before the first question."""
    if plays_alone(voice, chairs):
        return voice.say("table-alone")
    return voice.say("table-seats", {"seats": tuple(seat_name(voice, chairs, seat, stars) for seat in chairs)})
