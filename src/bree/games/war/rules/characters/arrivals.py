"""How minions, Gandalf the White and Aragorn enter play, and who is a warden at home (section 7)."""

from collections.abc import Callable
from typing import Final

from bree.core import Ask
from bree.games.war.board import REGIONS, STRONGHOLDS
from bree.games.war.figures import (
    ARAGORN,
    BALROG,
    CHARACTERS,
    CHIEF,
    COMPANIONS,
    FIRST_MINIONS,
    GOTHMOG,
    GREY,
    MINIONS,
    MOUTH,
    NUMENOREAN,
    SARUMAN,
    STRIDER,
    WHITE,
    WITCH_KING,
    has,
    is_played,
    tally,
)
from bree.games.war.lords.alternative_minions import (
    belligerent,
    chief_place,
    has_no_rival,
    is_captain_due,
    numenorean_due,
)
from bree.games.war.lords.gothmog import balrog_place, gothmog_place
from bree.games.war.map_queries import at_war, find, put, take, unconquered, version, where
from bree.games.war.picks import FIGURE, REGION
from bree.games.war.players.control import controls, worn
from bree.games.war.rules.armies.reach import Regions
from bree.games.war.rules.book import book
from bree.games.war.rules.turn.politics import activate, can_advance, rouse
from bree.games.war.state import FREE, FREE_NATIONS, NO_TRACK, NOBODY, SHADOW, War, lords_of, seat

ORTHANC: Final = "orthanc"
KINGLY: Final = ("dol_amroth", "minas_tirith", "pelargir")  # WAR-7.20
ELVEN: Final = tuple([name for name in STRONGHOLDS if REGIONS[name].nation == "elves"])
DARK: Final = tuple([name for name in STRONGHOLDS if REGIONS[name].nation == "sauron"])
WARDENS: Final = tuple([one for one in COMPANIONS if CHARACTERS[one].advances])
HERALDS: Final = tuple([one for one in MINIONS if CHARACTERS[one].calls_white])

# Minions (WAR-7.17); that is no recruiting (WAR-7.2)


def orthanc(s: War) -> Regions:
    return (ORTHANC,) if at_war(s, "isengard") and unconquered(s, ORTHANC) else NOBODY


def beside_sauron(s: War) -> Regions:
    """Where the Black Captain may come."""
    if not is_captain_due(s) or not has_no_rival(s, WITCH_KING):
        return NOBODY
    return tuple(sorted([region for region in s.shadow if "sauron" in tally(s.shadow[region]).nations]))


def dark_holds(s: War) -> Regions:
    return tuple([region for region in DARK if unconquered(s, region)])


def lieutenant(s: War) -> Regions:
    """Where the Mouth of Sauron may come."""
    if s.track == NO_TRACK and belligerent(s) < len(FREE_NATIONS):
        return NOBODY
    return dark_holds(s) if has_no_rival(s, MOUTH) else NOBODY


def numenorean(s: War) -> Regions:
    return dark_holds(s) if numenorean_due(s) and has_no_rival(s, NUMENOREAN) else NOBODY


# Where he may enter now; nowhere, if his conditions do not hold.
PLACES: Final[dict[str, Callable[[War], Regions]]] = {
    SARUMAN: orthanc, WITCH_KING: beside_sauron, MOUTH: lieutenant,
    BALROG: balrog_place, GOTHMOG: gothmog_place, NUMENOREAN: numenorean, CHIEF: chief_place,
}  # fmt: skip


def of_game(s: War) -> tuple[str, ...]:
    """Minions that belong to this game (LME-1.7)."""
    if s.lords is None:
        return FIRST_MINIONS
    return tuple([one for one in MINIONS if is_played(s.terms, one)])


def minions_ready(s: War) -> tuple[str, ...]:
    """WAR-7.18, LME-9.34: each enters once, so he must still wait aside."""
    return tuple([one for one in of_game(s) if one in s.aside and controls(s, SHADOW, one) and PLACES[one](s)])


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
    others = [one for one in of_game(s) if one not in ready]
    found = {one: why_not_yet(one) if one in s.aside else "WAR-7.18" for one in others}
    return {one: rule if controls(s, SHADOW, one) else "WAR-27.10" for one, rule in found.items()}


def why_not_yet(minion: str) -> str:
    return ENTRY_RULE.get(minion, "WAR-7.17")


ENTRY_RULE: Final = {BALROG: "LME-9.2", GOTHMOG: "LME-9.24", NUMENOREAN: "LME-10.2", CHIEF: "LME-10.8"}


@book.step
def on_minion(s: War, answer: str) -> None:
    place_minion(s, answer)


def place_minion(s: War, minion: str) -> None:
    found = PLACES[minion](s)
    if len(found) == 1:
        enter_minion(s, minion, found[0])
    else:
        s.then(("minion_at", minion))


@book.ask
def minion_at(s: War, minion: str) -> Ask:
    picks = tuple([REGION[name] for name in PLACES[minion](s)])
    return Ask(seat(s, SHADOW), "minion_at", why_not_yet(minion), picks, {"minion": "figure-" + minion})


@book.step
def on_minion_at(s: War, minion: str, answer: str) -> None:
    enter_minion(s, minion, answer)


def enter_minion(s: War, minion: str, region: str) -> None:
    if minion == CHIEF and where(s, WITCH_KING):
        s.then(("swap_king", CHIEF))
        return
    enter(s, SHADOW, minion, region, why_not_yet(minion))
    if minion == WITCH_KING:
        alarm(s)
    elif minion == BALROG:
        s.then(("balrog_stirs",))


def alarm(s: War) -> None:
    """The Black Captain has come."""
    for nation in FREE_NATIONS:
        activate(s, nation, "WAR-19.6")


@book.step
def swap_king(s: War, other: str) -> None:
    """One Witch-king for the other where he is, once in a game (LME-10.10, LME-10.11); nobody is eliminated."""
    region, was = find(s, WITCH_KING), version(s, WITCH_KING)
    take(s, SHADOW, region, (was,))
    s.lords = lords_of(s)._replace(swapped=True)
    s.aside = tuple([one for one in CHARACTERS if one in s.aside or one == was])
    enter(s, SHADOW, other, region, "LME-10.10" if other == CHIEF else "LME-10.11")
    if other == WITCH_KING:
        alarm(s)


def enter(s: War, side: str, character: str, region: str, rule: str) -> None:
    s.aside = tuple([one for one in s.aside if one != character])
    put(s, side, region, (character,))
    s.tell("enters", rule, who="figure-" + character, region="region-" + region)


# Gandalf the White and Aragorn (WAR-7.1)


def white_places(s: War) -> Regions:
    """WAR-7.19: where the Grey is; if he is dead, Fangorn or an Elven stronghold, under siege too."""
    found = find(s, GREY)
    if found:
        return (found,)
    return tuple(sorted(["fangorn", *[name for name in ELVEN if unconquered(s, name)]]))


def can_bring_white(s: War) -> bool:
    """The Grey is out of the Fellowship, and a minion is in play or was."""
    if WHITE not in s.aside or has(s.companions, GREY):
        return False
    # The Black Captain may have been in play and be aside again.
    swapped = s.lords is not None and s.lords.swapped
    return swapped or any(one not in s.aside and is_played(s.terms, one) for one in HERALDS)


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
    if ARAGORN not in s.aside or has(s.companions, STRIDER):
        return False
    found = find(s, STRIDER)
    return found in KINGLY and unconquered(s, found)


@book.step
def bring_aragorn(s: War) -> None:
    replace(s, ARAGORN, find(s, STRIDER), "WAR-7.20")


def replace(s: War, character: str, region: str, rule: str) -> None:
    """He takes the place of the other he is; what he can rouse there is roused (WAR-7.21)."""
    former = version(s, CHARACTERS[character].replaces)
    if former in s.free.get(region, NOBODY):
        take(s, FREE, region, (former,))
        s.fallen = (*s.fallen, former)
    enter(s, FREE, character, region, rule)
    rouse(s, (character,), region)


def wardens(s: War) -> tuple[str, ...]:
    """WAR-7.23: nations that a companion at home lets any die advance."""
    found = []
    tired = worn(s.team) if s.team is not None else ()
    for one in WARDENS:
        facts = CHARACTERS[one]
        if one not in s.companions and can_advance(s, facts.advances) and facts.advances not in tired:
            region = where(s, one)
            if region in facts.advances_in and unconquered(s, region):
                found.append(facts.advances)
    return tuple(dict.fromkeys(found))
