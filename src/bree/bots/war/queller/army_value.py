"""The value of an army: one number for its hits, dice, re-rolls and walls."""

from typing import Final

from bree.games.war.board import REGIONS
from bree.games.war.figures import NATION, tally
from bree.games.war.map_queries import controller, figures_in
from bree.games.war.rules.battle.fighters import led_elites
from bree.games.war.state import Figures, War

DICE: Final = 5
WALLS: Final = 1.5  # of a stronghold
SORTIE: Final = 0.5
RAMPART: Final = 1.0  # of a city or fortification


def army_value(s: War, figures: Figures) -> float:
    """Return the value in the open field: hits, dice, re-rolls and Captains of the West."""
    found = tally(figures)
    dice = min(DICE, found.units)
    again = min(dice, found.leadership + led_elites(s, found))
    return float(found.units + found.elites + dice + again + found.captains)


def defence_value(s: War, side: str, region: str, figures: Figures) -> float:
    """Return the value of an army that defends the region."""
    value = army_value(s, figures)
    place = REGIONS[region]
    if not value:
        return 0.0
    if place.settlement == "stronghold" and controller(s, region) == side:
        return value * WALLS
    if place.fortification or (place.settlement == "city" and controller(s, region) == side):
        return value + RAMPART
    return value


def garrison_value(s: War, side: str, region: str) -> float:
    return defence_value(s, side, region, figures_in(s, side, region))


def at_war_part(s: War, figures: Figures) -> Figures:
    """Return the figures that may attack: those whose nation is at war, and characters."""
    return tuple([one for one in figures if one not in NATION or not s.steps[NATION[one]]])
