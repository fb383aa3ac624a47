"""How minions, Gandalf the White and Aragorn enter play, and who is a warden at home (section 7)."""

from typing import Final

from bree.core import Ask
from bree.games.war.board import REGIONS, STRONGHOLDS
from bree.games.war.figures import (
    ARAGORN,
    CHARACTERS,
    COMPANIONS,
    GREY,
    MINIONS,
    MOUTH,
    SARUMAN,
    STRIDER,
    WHITE,
    WITCH_KING,
    is_played,
    tally,
)
from bree.games.war.ground import at_war, put, take, unconquered, where
from bree.games.war.picks import FIGURE, REGION
from bree.games.war.rules.book import book
from bree.games.war.rules.politics import activate, can_advance, rouse
from bree.games.war.rules.reach import Regions
from bree.games.war.state import FREE, FREE_NATIONS, NO_TRACK, NOBODY, SHADOW, War, seat

ORTHANC: Final = "orthanc"
KINGLY: Final = ("dol_amroth", "minas_tirith", "pelargir")  # WAR-7.20
ELVEN: Final = tuple([name for name in STRONGHOLDS if REGIONS[name].nation == "elves"])
DARK: Final = tuple([name for name in STRONGHOLDS if REGIONS[name].nation == "sauron"])
WARDENS: Final = tuple([one for one in COMPANIONS if CHARACTERS[one].advances])
HERALDS: Final = tuple([one for one in MINIONS if CHARACTERS[one].calls_white])

# Minions (WAR-7.17); that is no recruiting (WAR-7.2)


def belligerent(s: War) -> int:
    """How many nations of the Free Peoples are at war."""
    return len([nation for nation in FREE_NATIONS if at_war(s, nation)])


def places_of(s: War, minion: str) -> Regions:
    """Where he may enter now; nowhere, if his conditions do not hold."""
    if minion == SARUMAN:
        return (ORTHANC,) if at_war(s, "isengard") and unconquered(s, ORTHANC) else NOBODY
    if minion == WITCH_KING:
        if not at_war(s, "sauron") or not belligerent(s):
            return NOBODY
        return tuple(sorted([region for region in s.shadow if "sauron" in tally(s.shadow[region]).nations]))
    if minion != MOUTH or (s.track == NO_TRACK and belligerent(s) < len(FREE_NATIONS)):
        return NOBODY
    return tuple([region for region in DARK if unconquered(s, region)])


def minions_ready(s: War) -> tuple[str, ...]:
    """WAR-7.18: each enters once, so he must still wait aside."""
    return tuple([one for one in MINIONS if one in s.aside and places_of(s, one)])


@book.step
def bring_minion(s: War) -> None:
    ready = minions_ready(s)
    if len(ready) == 1:
        place_minion(s, ready[0])
    else:
        s.then(("minion",))


@book.ask
def minion(s: War) -> Ask:
    return Ask(seat(s, SHADOW), "minion", "WAR-7.17", tuple([FIGURE[one] for one in minions_ready(s)]))


@book.bar
def bar_minion(s: War) -> dict[str, str]:
    ready = minions_ready(s)
    others = [one for one in MINIONS if one not in ready and is_played(s.terms, one)]
    return {one: "WAR-7.17" if one in s.aside else "WAR-7.18" for one in others}


@book.step
def on_minion(s: War, answer: str) -> None:
    place_minion(s, answer)


def place_minion(s: War, minion: str) -> None:
    found = places_of(s, minion)
    if len(found) == 1:
        enter_minion(s, minion, found[0])
    else:
        s.then(("minion_at", minion))


@book.ask
def minion_at(s: War, minion: str) -> Ask:
    picks = tuple([REGION[name] for name in places_of(s, minion)])
    return Ask(seat(s, SHADOW), "minion_at", "WAR-7.17", picks, {"minion": "figure-" + minion})


@book.step
def on_minion_at(s: War, minion: str, answer: str) -> None:
    enter_minion(s, minion, answer)


def enter_minion(s: War, minion: str, region: str) -> None:
    enter(s, SHADOW, minion, region, "WAR-7.17")
    if minion == WITCH_KING:
        for nation in FREE_NATIONS:
            activate(s, nation, "WAR-19.6")


def enter(s: War, side: str, character: str, region: str, rule: str) -> None:
    s.aside = tuple([one for one in s.aside if one != character])
    put(s, side, region, (character,))
    s.tell("enters", rule, who="figure-" + character, region="region-" + region)


# Gandalf the White and Aragorn (WAR-7.1)


def white_places(s: War) -> Regions:
    """WAR-7.19: where the Grey is; if he is dead, Fangorn or an Elven stronghold, under siege too."""
    found = where(s, GREY)
    if found:
        return (found,)
    return tuple(sorted(["fangorn", *[name for name in ELVEN if unconquered(s, name)]]))


def can_bring_white(s: War) -> bool:
    """The Grey is out of the Fellowship, and a minion is in play or was."""
    if WHITE not in s.aside or GREY in s.companions:
        return False
    return any(one not in s.aside and is_played(s.terms, one) for one in HERALDS)


@book.step
def bring_white(s: War) -> None:
    found = white_places(s)
    if len(found) == 1:
        replace(s, WHITE, found[0], "WAR-7.19")
    else:
        s.then(("white_at",))


@book.ask
def white_at(s: War) -> Ask:
    return Ask(seat(s, FREE), "white_at", "WAR-7.19", tuple([REGION[name] for name in white_places(s)]))


@book.step
def on_white_at(s: War, answer: str) -> None:
    replace(s, WHITE, answer, "WAR-7.19")


def can_bring_aragorn(s: War) -> bool:
    """WAR-7.20: a siege is no obstacle."""
    if ARAGORN not in s.aside or STRIDER in s.companions:
        return False
    found = where(s, STRIDER)
    return found in KINGLY and unconquered(s, found)


@book.step
def bring_aragorn(s: War) -> None:
    replace(s, ARAGORN, where(s, STRIDER), "WAR-7.20")


def replace(s: War, character: str, region: str, rule: str) -> None:
    """He takes the place of the other he is; what he can rouse there is roused (WAR-7.21)."""
    former = CHARACTERS[character].replaces
    if former in s.free.get(region, NOBODY):
        take(s, FREE, region, (former,))
        s.fallen = (*s.fallen, former)
    enter(s, FREE, character, region, rule)
    rouse(s, (character,), region)


def wardens(s: War) -> tuple[str, ...]:
    """WAR-7.23: nations that a companion at home lets any die advance."""
    found = []
    for one in WARDENS:
        facts = CHARACTERS[one]
        if one not in s.companions and can_advance(s, facts.advances):
            region = where(s, one)
            if region in facts.advances_in and unconquered(s, region):
                found.append(facts.advances)
    return tuple(found)
