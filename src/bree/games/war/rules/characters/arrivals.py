"""Section 7: how minions, Gandalf the White and Aragorn enter play, and companions that advance their nation."""

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
    has,
    minions_of,
    tally,
)
from bree.games.war.map_queries import (
    at_war,
    has_entered_play,
    has_no_rival,
    is_unconquered,
    place_figures,
    region_of,
    region_of_person,
    take_figures,
    version_in_play,
)
from bree.games.war.picks import FIGURE, REGION
from bree.games.war.players.control import controls, last_action_nations
from bree.games.war.rules.armies.reach import Regions
from bree.games.war.rules.book import book
from bree.games.war.rules.extension_points import MINION_ENTRIES, MinionEntry
from bree.games.war.rules.turn.politics import activate, activate_by_companions, can_advance
from bree.games.war.state import FREE, FREE_NATIONS, NO_TRACK, NOBODY, SHADOW, War, seat_of

ORTHANC: Final = "orthanc"
ARAGORN_PLACES: Final = ("dol_amroth", "minas_tirith", "pelargir")  # WAR-7.20
ELVEN_STRONGHOLDS: Final = tuple([name for name in STRONGHOLDS if REGIONS[name].nation == "elves"])
SAURON_STRONGHOLDS: Final = tuple([name for name in STRONGHOLDS if REGIONS[name].nation == "sauron"])
WARDENS: Final = tuple([one for one in COMPANIONS if CHARACTERS[one].advances])
MINIONS_FOR_WHITE: Final = tuple([one for one in MINIONS if CHARACTERS[one].calls_white])

# Minions (WAR-7.17). This is not recruiting (WAR-7.2).


def free_nations_at_war(s: War) -> int:
    """Count the nations of the Free Peoples that are at war."""
    return len([nation for nation in FREE_NATIONS if at_war(s, nation)])


def is_captain_due(s: War) -> bool:
    """Do the conditions for the Black Captain hold (WAR-7.17)?"""
    return at_war(s, "sauron") and free_nations_at_war(s) > 0


def saruman_places(s: War) -> Regions:
    return (ORTHANC,) if at_war(s, "isengard") and is_unconquered(s, ORTHANC) else NOBODY


def captain_places(s: War) -> Regions:
    """Return the regions where the Black Captain may enter play."""
    if not is_captain_due(s) or not has_no_rival(s, WITCH_KING):
        return NOBODY
    return tuple(sorted([region for region in s.shadow if "sauron" in tally(s.shadow[region]).nations]))


def unconquered_sauron_strongholds(s: War) -> Regions:
    return tuple([region for region in SAURON_STRONGHOLDS if is_unconquered(s, region)])


def mouth_places(s: War) -> Regions:
    """Return the regions where the Mouth of Sauron may enter play."""
    if s.track == NO_TRACK and free_nations_at_war(s) < len(FREE_NATIONS):
        return NOBODY
    return unconquered_sauron_strongholds(s) if has_no_rival(s, MOUTH) else NOBODY


def minions_ready(s: War) -> tuple[str, ...]:
    """Return the minions that may enter play. Each enters once, so it must be aside (WAR-7.18, LME-9.34)."""
    waiting = [one for one in minions_of(s.terms) if one in s.aside and controls(s, SHADOW, one)]
    return tuple([one for one in waiting if MINION_ENTRIES[one].places(s)])


@book.step
def bring_minion(s: War) -> None:
    ready = minions_ready(s)
    if len(ready) == 1:
        place_minion(s, ready[0])
    else:
        s.then(("minion",))


@book.ask
def minion(s: War) -> Ask:
    return Ask(seat_of(s, SHADOW), "minion", "WAR-7.17", tuple([FIGURE[one] for one in minions_ready(s)]))


@book.bar
def bar_minion(s: War) -> dict[str, str]:
    ready = minions_ready(s)
    others = [one for one in minions_of(s.terms) if one not in ready]
    found = {one: MINION_ENTRIES[one].rule if one in s.aside else "WAR-7.18" for one in others}
    return {one: rule if controls(s, SHADOW, one) else "WAR-27.10" for one, rule in found.items()}


@book.step
def on_minion(s: War, answer: str) -> None:
    place_minion(s, answer)


def place_minion(s: War, minion: str) -> None:
    entry = MINION_ENTRIES[minion]
    found = entry.places(s)
    if len(found) == 1:
        entry.enters(s, found[0])
    else:
        s.then(("minion_at", minion))


@book.ask
def minion_at(s: War, minion: str) -> Ask:
    entry = MINION_ENTRIES[minion]
    picks = tuple([REGION[name] for name in entry.places(s)])
    return Ask(seat_of(s, SHADOW), "minion_at", entry.rule, picks, {"minion": "figure-" + minion})


@book.step
def on_minion_at(s: War, minion: str, answer: str) -> None:
    MINION_ENTRIES[minion].enters(s, answer)


def enter_saruman(s: War, region: str) -> None:
    enter_play(s, SHADOW, SARUMAN, region, "WAR-7.17")


def enter_captain(s: War, region: str) -> None:
    enter_play(s, SHADOW, WITCH_KING, region, "WAR-7.17")
    activate_all_free_nations(s)


def enter_mouth(s: War, region: str) -> None:
    enter_play(s, SHADOW, MOUTH, region, "WAR-7.17")


MINION_ENTRIES[SARUMAN] = MinionEntry(saruman_places, "WAR-7.17", enter_saruman)
MINION_ENTRIES[WITCH_KING] = MinionEntry(captain_places, "WAR-7.17", enter_captain)
MINION_ENTRIES[MOUTH] = MinionEntry(mouth_places, "WAR-7.17", enter_mouth)


def activate_all_free_nations(s: War) -> None:
    """Activate all nations, because the Black Captain has entered play."""
    for nation in FREE_NATIONS:
        activate(s, nation, "WAR-19.6")


def enter_play(s: War, side: str, character: str, region: str, rule: str) -> None:
    s.aside = tuple([one for one in s.aside if one != character])
    place_figures(s, side, region, (character,))
    s.tell("enters", rule, who="figure-" + character, region="region-" + region)


# Gandalf the White and Aragorn (WAR-7.1)


def white_places(s: War) -> Regions:
    """Return where Gandalf the White may enter play (WAR-7.19).

    That is the region of the Grey. After his loss it is Fangorn or an Elven stronghold, also under siege.
    """
    found = region_of_person(s, GREY)
    if found:
        return (found,)
    return tuple(sorted(["fangorn", *[name for name in ELVEN_STRONGHOLDS if is_unconquered(s, name)]]))


def can_bring_white(s: War) -> bool:
    """Is the Grey not in the Fellowship, and has a minion entered play?"""
    if WHITE not in s.aside or has(s.companions, GREY):
        return False
    return any(has_entered_play(s, one) for one in MINIONS_FOR_WHITE)


@book.step
def bring_white(s: War) -> None:
    found = white_places(s)
    if len(found) == 1:
        replace_character(s, WHITE, found[0], "WAR-7.19")
    else:
        s.then(("white_at",))


@book.ask
def white_at(s: War) -> Ask:
    return Ask(seat_of(s, FREE), "white_at", "WAR-7.19", tuple([REGION[name] for name in white_places(s)]))


@book.step
def on_white_at(s: War, answer: str) -> None:
    replace_character(s, WHITE, answer, "WAR-7.19")


def can_bring_aragorn(s: War) -> bool:
    """Is Strider in a region where he can become Aragorn (WAR-7.20)? A siege does not matter."""
    if ARAGORN not in s.aside or has(s.companions, STRIDER):
        return False
    found = region_of_person(s, STRIDER)
    return found in ARAGORN_PLACES and is_unconquered(s, found)


@book.step
def bring_aragorn(s: War) -> None:
    replace_character(s, ARAGORN, region_of_person(s, STRIDER), "WAR-7.20")


def replace_character(s: War, character: str, region: str, rule: str) -> None:
    """Replace the earlier version. The new character activates the nation of the region if he can (WAR-7.21)."""
    former = version_in_play(s, CHARACTERS[character].replaces)
    if former in s.free.get(region, NOBODY):
        take_figures(s, FREE, region, (former,))
        s.fallen = (*s.fallen, former)
    enter_play(s, FREE, character, region, rule)
    activate_by_companions(s, (character,), region)


def wardens(s: War) -> tuple[str, ...]:
    """Return nations that any die may advance, because a companion is in the nation (WAR-7.23)."""
    found = []
    tired = last_action_nations(s)
    for one in WARDENS:
        facts = CHARACTERS[one]
        if one not in s.companions and can_advance(s, facts.advances) and facts.advances not in tired:
            region = region_of(s, one)
            if region in facts.advances_in and is_unconquered(s, region):
                found.append(facts.advances)
    return tuple(dict.fromkeys(found))
