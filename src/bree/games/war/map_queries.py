"""Queries about figures, regions and settlements, and functions that place and remove figures."""

from typing import Final

from bree.games.war.board import REGIONS
from bree.games.war.figures import (
    BALROG,
    CHARACTERS,
    IMMOBILE,
    IS_LEADER,
    IS_UNIT,
    NAZGUL,
    PERSON,
    SIDE_OF,
    SMEAGOL,
    VERSIONS,
    WITCH_KING,
    ArmyTally,
    has_units,
    is_played,
    joined,
    tally,
    without,
)
from bree.games.war.state import FREE, NOBODY, OTHER, SHADOW, Figures, War

AWAKE: Final = 2  # level of the active Balrog (LME-9.12)


def armies_of(s: War, side: str) -> dict[str, Figures]:
    return s.free if side == FREE else s.shadow


def figures_in(s: War, side: str, region: str) -> Figures:
    """Return all figures of a side in a region, inside and outside a besieged stronghold."""
    return (s.free if side == FREE else s.shadow).get(region, NOBODY)


def tally_in(s: War, side: str, region: str) -> ArmyTally:
    return tally((s.free if side == FREE else s.shadow).get(region, NOBODY))


def units_in(s: War, side: str, region: str) -> int:
    found = (s.free if side == FREE else s.shadow).get(region)
    return tally(found).units if found else 0


def controller(s: War, region: str) -> str:
    """Return the side that controls the settlement; "" if there is none (WAR-1.13)."""
    place = REGIONS[region]
    if not place.settlement:
        return ""
    return OTHER[place.side] if region in s.captured else place.side


def is_unconquered(s: War, region: str) -> bool:
    """Does its first owner hold the settlement, perhaps under siege (WAR-1.14, LME-3.1, LME-3.2, LME-3.3)?"""
    return bool(REGIONS[region].settlement) and region not in s.captured


def is_inside(s: War, side: str, region: str) -> bool:
    """Are the figures of the side in this region inside a besieged stronghold?"""
    return region in s.sieges and controller(s, region) == side


def has_army(s: War, side: str, region: str) -> bool:
    """Has the side a unit in the region? Figures without a unit take no part in a battle (WAR-7.14)."""
    return has_units((s.free if side == FREE else s.shadow).get(region, NOBODY))


def is_free(s: War, side: str, region: str) -> bool:
    """Is the region free for the side (WAR-1.10)?

    A region is free without an enemy army and an enemy settlement, or if the side besieges its stronghold. Characters
    and Nazgûl without units do not count (WAR-1.11).
    """
    if region in s.sieges:
        return controller(s, region) != side
    return not has_army(s, OTHER[side], region) and controller(s, region) != OTHER[side]


def is_open(s: War, side: str, region: str) -> bool:
    """May armies of the side move into the region (WAR-1.12)? Characters without units block no army (WAR-10.14)."""
    if region in s.sieges:
        # An army joins the besiegers by a move (WAR-10.13).
        return controller(s, region) != side
    return not has_army(s, OTHER[side], region)


def at_war(s: War, nation: str) -> bool:
    """Is the nation at war (WAR-1.16)?"""
    return not s.steps[nation]


def in_play(s: War, character: str) -> bool:
    """Is the character on the map or in the Fellowship?"""
    return character not in s.aside and character not in s.fallen and is_played(s.terms, character)


def region_of(s: War, character: str) -> str:
    """Return the region of a character on the map; "" if he is not there."""
    for region, figures in armies_of(s, SIDE_OF[character]).items():
        if character in figures:
            return region
    return ""


def version_in_play(s: War, person: str) -> str:
    """Return the version of a person that is in play; without one, the version of the base game."""
    if s.lords is not None:
        for one in VERSIONS[PERSON[person]]:
            if in_play(s, one):
                return one
    return person


def region_of_person(s: War, person: str) -> str:
    """Return the region of any version of a person on the map (LME-7.31, LME-10.18, LME-11.25)."""
    return region_of(s, version_in_play(s, person))


def has_no_rival(s: War, minion: str) -> bool:
    """Is no other version of this minion in play, and was none eliminated (LME-10.4, LME-10.13)?"""
    others = [other for other in VERSIONS[PERSON[minion]] if other != minion]
    return not any(other in s.fallen or in_play(s, other) for other in others)


def has_entered_play(s: War, character: str) -> bool:
    """Has the character entered play at any time? The Chief may have replaced the Black Captain (LME-10.10)."""
    if character == WITCH_KING and s.lords is not None and s.lords.swapped:
        return True
    return character not in s.aside and is_played(s.terms, character)


def region_of_balrog(s: War) -> str:
    """Return the region of the Balrog; "" if he is not on the map."""
    return region_of(s, BALROG) if s.terms.lesser else ""


def is_awake(s: War) -> bool:
    """Is the Balrog active (LME-9.12)?"""
    return s.lords is not None and s.lords.active


def level_of(s: War, character: str) -> int:
    """Return the level of a character.

    The Balrog's level depends on whether he is active (LME-9.12). Sméagol has the highest level of the other companions
    (LME-8.1).
    """
    if character == BALROG:
        return AWAKE if is_awake(s) else 0
    if character == SMEAGOL:
        return max([CHARACTERS[one].level for one in s.companions])
    return CHARACTERS[character].level


def never_moves(s: War, figure: str) -> bool:
    """Can this figure never move (WAR-7.12, WAR-14.4, LME-3.12)? This is true of characters of level 0."""
    return figure in IMMOBILE and not (figure == BALROG and is_awake(s))


def place_figures(s: War, side: str, region: str, figures: Figures) -> None:
    if figures:
        here = armies_of(s, side)
        here[region] = joined(here.get(region, NOBODY), figures)


def take_figures(s: War, side: str, region: str, figures: Figures) -> None:
    """Take figures from a region. A siege without besiegers ends at the end of the action (`rules/battle/siege.py`)."""
    if figures:
        here = armies_of(s, side)
        left = without(here[region], figures)
        if left:
            here[region] = left
        else:
            del here[region]


def remove_figures(s: War, side: str, region: str, figures: Figures) -> None:
    """Remove figures from the map (WAR-7.16, WAR-9.11, WAR-13.7).

    They return to the reinforcements or leave the game.
    """
    take_figures(s, side, region, figures)
    for figure in figures:
        count_as_lost(s, side, figure)


def count_as_lost(s: War, side: str, figure: str) -> None:
    """Put a casualty into the reinforcements, the lost figures or the fallen characters."""
    if figure in IS_UNIT or figure in IS_LEADER or figure == NAZGUL:
        heap = s.pool if side == SHADOW else s.lost
        heap[figure] = heap.get(figure, 0) + 1
    else:
        s.fallen = (*s.fallen, figure)
        if figure == BALROG and s.lords is not None:
            s.lords = s.lords._replace(active=False)
