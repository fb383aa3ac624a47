"""The War of the Ring in short words: regions that fit a map, armies that fit a row."""

from bree.core import View
from bree.games.war.figures import CHARACTERS, IS_UNIT, NATION, NAZGUL
from bree.lang import Voice

NAME = 9  # letters of the last word of a region on the map
LEAD = 3  # letters of the words before it


def region_name(region: str, voice: Voice) -> str:
    return voice.say("region-" + region)


def short_region(region: str, voice: Voice) -> str:
    """`Min.Tirith`: all words but the last are cut."""
    *leads, last = region_name(region, voice).split()
    tail = last if len(last) <= NAME else last[: NAME - 1] + "."
    return "".join(f"{lead} " if len(lead) <= LEAD else lead[:LEAD] + "." for lead in leads) + tail


def ranks(figures: dict[str, int]) -> dict[str, dict[str, int]]:
    """Nation -> rank -> how many, of units and Leaders."""
    found: dict[str, dict[str, int]] = {}
    for figure, count in figures.items():
        if figure in NATION:
            found.setdefault(NATION[figure], {})[figure.removeprefix(NATION[figure] + "-")] = count
    return found


def units(figures: dict[str, int]) -> int:
    return sum(count for figure, count in figures.items() if figure in IS_UNIT)


def others(figures: dict[str, int]) -> int:
    """Leaders, Nazgûl and characters."""
    return sum(count for figure, count in figures.items() if figure not in IS_UNIT)


def short_army(figures: dict[str, int], voice: Voice, home: str = "") -> str:
    """`3r1e1l, Roh 1r, Strider`: letters for ranks, names for characters; the nation at home goes without its name."""
    told = []
    for nation, some in ranks(figures).items():
        letters = "".join(f"{count}{voice.say('drawn-' + rank)}" for rank, count in some.items())
        told.append(letters if nation == home else f"{voice.say('drawn-nation-' + nation)} {letters}")
    if figures.get(NAZGUL):
        told.append(f"{figures[NAZGUL]}{voice.say('drawn-nazgul')}")
    told += [voice.say("figure-" + figure) for figure in figures if figure in CHARACTERS]
    return ", ".join(told)


def army(figures: dict[str, int], voice: Voice) -> tuple[str, ...]:
    """`Gondor: 3 regulars, 1 elite`, piece by piece, in words."""
    told = []
    for nation, some in ranks(figures).items():
        counts = tuple(voice.say("line-" + rank, {"count": count}) for rank, count in some.items())
        told.append(voice.say("line-nation", {"nation": "nation-" + nation, "figures": counts}))
    if figures.get(NAZGUL):
        told.append(voice.say("line-riders", {"count": figures[NAZGUL]}))
    told += [voice.say("figure-" + figure) for figure in figures if figure in CHARACTERS]
    return tuple(told)


def faces(ready: list[str]) -> dict[str, int]:
    """How many dice show each face."""
    return {face: ready.count(face) for face in dict.fromkeys(ready)}


def die_noun(word: str) -> str:
    """A special die is told with its name: `vilya-muster`."""
    return ("die-" if "-" in word else "face-") + word


def state_of(view: View, voice: Voice) -> str:
    """Where the Fellowship is: its region, or the step of the Mordor Track."""
    fellowship = view["fellowship"]
    if fellowship["track"] >= 0:
        return voice.say("drawn-track", {"step": fellowship["track"]})
    return region_name(fellowship["region"], voice)
