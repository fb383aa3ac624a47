"""Short forms: region names for the map, and armies for a row."""

from bree.core import View
from bree.games.war.figures import CHARACTERS, IS_UNIT, NATION, NAZGUL
from bree.lang import Voice

NAME = 9  # letters of the last word of a region's name
LEAD = 3  # letters of the words before it


def region_name(region: str, voice: Voice) -> str:
    return voice.say("region-" + region)


def short_region(region: str, voice: Voice) -> str:
    """Return `Min.Tirith`: all words except the last are shortened."""
    *leads, last = region_name(region, voice).split()
    tail = last if len(last) <= NAME else last[: NAME - 1] + "."
    return "".join(f"{lead} " if len(lead) <= LEAD else lead[:LEAD] + "." for lead in leads) + tail


def ranks(figures: dict[str, int]) -> dict[str, dict[str, int]]:
    """Return nation -> rank -> number, for units and Leaders."""
    found: dict[str, dict[str, int]] = {}
    for figure, count in figures.items():
        if figure in NATION:
            found.setdefault(NATION[figure], {})[figure.removeprefix(NATION[figure] + "-")] = count
    return found


def units(figures: dict[str, int]) -> int:
    return sum(count for figure, count in figures.items() if figure in IS_UNIT)


def others(figures: dict[str, int]) -> int:
    """Return the number of Leaders, Nazgûl and characters."""
    return sum(count for figure, count in figures.items() if figure not in IS_UNIT)


def short_army(figures: dict[str, int], voice: Voice, home: str = "") -> str:
    """Return `3r1e1l, Roh 1r, Strider`: letters for ranks, names for characters. The nation of the region has no
    name.
    """
    told = []
    for nation, some in ranks(figures).items():
        letters = "".join(f"{count}{voice.say('drawn-' + rank)}" for rank, count in some.items())
        told.append(letters if nation == home else f"{voice.say('drawn-nation-' + nation)} {letters}")
    if figures.get(NAZGUL):
        told.append(f"{figures[NAZGUL]}{voice.say('drawn-nazgul')}")
    told += [voice.say("figure-" + figure) for figure in figures if figure in CHARACTERS]
    return ", ".join(told)


def army(figures: dict[str, int], voice: Voice) -> tuple[str, ...]:
    """Return `Gondor: 3 regulars, 1 elite` and so on, in words."""
    told = []
    for nation, some in ranks(figures).items():
        counts = tuple(voice.say("line-" + rank, {"count": count}) for rank, count in some.items())
        told.append(voice.say("line-nation", {"nation": "nation-" + nation, "figures": counts}))
    if figures.get(NAZGUL):
        told.append(voice.say("line-riders", {"count": figures[NAZGUL]}))
    told += [voice.say("figure-" + figure) for figure in figures if figure in CHARACTERS]
    return tuple(told)


def faces(ready: list[str]) -> dict[str, int]:
    """Return the number of dice for each face."""
    return {face: ready.count(face) for face in dict.fromkeys(ready)}


def die_noun(word: str) -> str:
    """Return the noun of a die face. A special die has its name: `vilya-muster`."""
    return ("die-" if "-" in word else "face-") + word


def state_of(view: View, voice: Voice) -> str:
    """Return where the Fellowship is: its region, or its step on the Mordor Track."""
    fellowship = view["fellowship"]
    if fellowship["track"] >= 0:
        return voice.say("drawn-track", {"step": fellowship["track"]})
    return region_name(fellowship["region"], voice)
