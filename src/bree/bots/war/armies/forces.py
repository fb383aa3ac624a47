"""The strength of armies, and threats from armies nearby."""

from functools import lru_cache

from bree.bots.war.armies.distances import APART
from bree.games.war.board import REGIONS
from bree.games.war.figures import IS_ELITE, IS_UNIT, NATION, tally
from bree.games.war.map_queries import armies_of, controller, is_inside
from bree.games.war.odds.battle import CITY, PLAIN, SIEGE, Army, BattleOdds, Tactics, battle
from bree.games.war.rules.battle.capture import victory_points
from bree.games.war.rules.battle.fighters import led_elites
from bree.games.war.rules.battle.rearguard import attack_groups
from bree.games.war.rules.turn.phases import FREE_WINS, SHADOW_WINS
from bree.games.war.state import FREE, OTHER, SHADOW, Figures, War

NEAR_BY = 3  # regions: an army within this distance is a threat
MANNED = 5  # units that fit inside a besieged stronghold
HASTE = (1.0, 1.0, 0.7, 0.4)  # weight of an enemy's units, by their distance
AT_WAR = (1.0, 0.6, 0.35, 0.2)  # weight by the political steps of their nation before war
# Another unit stays as a guard from each of these threats on.
GUARDS = {FREE: (0.5, 2.0, 5.0, 9.0), SHADOW: (0.5, 4.0, 9.0)}
PRECIOUS = 0.5  # guards matter more when the enemy has nearly won
WINS = {FREE: FREE_WINS, SHADOW: SHADOW_WINS}
STOP = 2  # an attacker with fewer units stops


@lru_cache(1 << 14)
def as_army(figures: Figures, elites_lead: bool = False) -> Army:
    found = tally(figures)
    return Army(found.units - found.elites, found.elites, min(found.leadership, 5), found.captains, elites_lead)


def army_of(s: War, figures: Figures) -> Army:
    """Return the army of these figures. With Saruman in play, elites of Isengard count as leaders."""
    found = tally(figures)
    lead = found.elites > 0 and led_elites(s, found) == found.elites
    return as_army(figures, lead)


def hits(figures: Figures) -> int:
    """Return the number of hits that the figures can take."""
    found = tally(figures)
    return found.units + found.elites


def may_attack(s: War, side: str, region: str) -> Figures:
    """The part of an army that may attack now."""
    return attack_groups(s, side, region).may


def ground_of(s: War, side: str, origin: str, target: str) -> str:
    """Return the kind of ground on which an attack of the side takes place."""
    if origin == target:
        return PLAIN if is_inside(s, side, origin) else SIEGE
    place = REGIONS[target]
    return CITY if place.fortification or place.settlement == "city" else PLAIN


def fight_odds(s: War, attackers: Figures, defenders: Figures, ground: str, extensions: int = 0) -> BattleOdds:
    """Return the odds of a battle to the end, or until the attacker has too few units. In a siege no elites are spent
    by default.
    """
    manner = Tactics(stop_below=STOP, extensions=extensions)
    return battle(army_of(s, attackers), army_of(s, defenders), ground, manner)


def threat(s: War, side: str, region: str) -> float:
    """Return the enemy's strength that could arrive soon. Close units and nations close to war count more."""
    found = 0.0
    apart = APART[region]
    for other, figures in armies_of(s, OTHER[side]).items():
        far = apart[other]
        if far <= NEAR_BY:
            for nation in tally(figures).nations:
                found += HASTE[far] * AT_WAR[s.steps[nation]] * units_of(figures, nation)
    return found


@lru_cache(1 << 14)
def units_of(figures: Figures, nation: str) -> int:
    return len([figure for figure in figures if figure in IS_UNIT and NATION[figure] == nation])


def guard(s: War, side: str, region: str) -> int:
    """Return the number of units that should stay in a settlement of the side. It rises with the threat."""
    if not REGIONS[region].points or controller(s, region) != side:
        return 0
    danger = threat(s, side, region) * (1.0 + PRECIOUS * victory_points(s, OTHER[side]) / WINS[OTHER[side]])
    return len([limit for limit in GUARDS[side] if danger >= limit])


def weakest_first(figures: Figures) -> list[str]:
    """Return the units, regulars before elites."""
    units = [figure for figure in figures if figure in IS_UNIT]
    return sorted(units, key=lambda figure: figure in IS_ELITE)
