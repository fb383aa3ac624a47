"""Sections 7, 12, 15 and 16: which figures fight, how many dice they roll, and which numbers hit."""

from typing import Final

from bree.games.war.board import REGIONS
from bree.games.war.figures import CHARACTERS, NAZGUL, SARUMAN, WHITE, WRAITHS, ArmyTally, tally, without
from bree.games.war.map_queries import figures_in, in_play, units_in
from bree.games.war.players.control import saruman_elites
from bree.games.war.rules.extension_points import LEADERSHIP
from bree.games.war.state import FIELD, FREE, OTHER, SHADOW, SIEGE, Battle, Edge, Figures, War, has_round_mark

DICE_MOST: Final = 5  # in a roll and in a re-roll (WAR-12.10, WAR-12.13)
EASY, HARD = 5, 6
# Marks of a round: each natural 6 of the Free Peoples hits twice; the Free Peoples must leave after the round.
SIXES, WITHDRAWS = "sixes", "withdraws"
HOME_CAPTAINS: Final = frozenset([one.id for one in CHARACTERS.values() if one.captain_in])


def current_battle(s: War) -> Battle:
    """Return the current battle. Call this only during one."""
    assert s.battle is not None
    return s.battle


def attackers_of(s: War, b: Battle) -> Figures:
    """Return the attacking figures.

    They stay in their region (WAR-11.3), and the rearguard takes no part (WAR-11.7).
    """
    here = figures_in(s, b.attacker, b.origin)
    return without(here, b.rear) if b.rear else here


def defenders_of(s: War, b: Battle) -> Figures:
    """Return all figures of the defender in the region (WAR-11.8)."""
    return figures_in(s, OTHER[b.attacker], b.target)


def fighters_of(s: War, b: Battle, side: str) -> Figures:
    return attackers_of(s, b) if side == b.attacker else defenders_of(s, b)


def region_of_side(b: Battle, side: str) -> str:
    return b.origin if side == b.attacker else b.target


def edge_of(b: Battle, side: str) -> Edge:
    return b.attack if side == b.attacker else b.defence


def with_edge(b: Battle, side: str, edge: Edge) -> Battle:
    return b._replace(attack=edge) if side == b.attacker else b._replace(defence=edge)


def strength(figures: Figures) -> int:
    """Return the dice of an army without a maximum (WAR-12.10).

    Each Captain of the West adds one (WAR-7.22), the Balrog two (LME-9.9). Other characters and leaders add none
    (WAR-1.7).
    """
    found = tally(figures)
    return found.units + found.captains


def home_captains(b: Battle, side: str, figures: Figures) -> int:
    """Count companions who add a die only as defenders in their own nation (LME-11.5)."""
    if side == b.attacker or HOME_CAPTAINS.isdisjoint(figures):
        return 0
    nation = REGIONS[b.target].nation
    return len([one for one in figures if one in HOME_CAPTAINS and CHARACTERS[one].captain_in == nation])


def counting_fighters(s: War, b: Battle, side: str) -> Figures:
    """Return the figures that count: all, except a companion that a card mutes."""
    figures = fighters_of(s, b, side)
    muted = edge_of(b, side).muted
    return without(figures, (muted,)) if muted and muted in figures else figures


def dice_of(s: War, b: Battle, side: str) -> int:
    """Return the dice of the combat roll (WAR-12.10). If a card removes dice, at least one is left."""
    edge = edge_of(b, side)
    here = counting_fighters(s, b, side)
    dice = min(strength(here) + home_captains(b, side, here), DICE_MOST)
    fewer = units_in(s, FREE, b.target) if b.helped and side == SHADOW else 0
    return min(max(1, dice + edge.dice - fewer), edge.most) if dice > 0 else 0


def led_elites(s: War, found: ArmyTally) -> int:
    """Return how many elites count as leaders (WAR-7.25).

    With three or four players Southrons count too (WAR-27.18).
    """
    elites = saruman_elites(s, found)
    return elites if elites and in_play(s, SARUMAN) else 0


def is_led(s: War, found: ArmyTally) -> bool:
    """Is a leader or a character among the figures, as a Character result requires (WAR-11.2)?"""
    return found.leaders + found.nazgul + found.characters > 0 or led_elites(s, found) > 0


def leadership(s: War, b: Battle, side: str) -> int:
    """Return the leadership of a side (WAR-12.12). A card can make figures forfeit theirs (WAR-12.8)."""
    figures = counting_fighters(s, b, side)
    found = tally(figures)
    base = found.leadership + led_elites(s, found) - edge_of(b, side).forfeited
    for lead_more in LEADERSHIP:
        base += lead_more(s, b, side, found)
    if b.rider:
        base -= _forfeited(figures) if side == FREE else _cancelled(figures)
    return max(0, base)


def nazgul_leadership(s: War, b: Battle) -> int:
    """Return the leadership of the Nazgûl that the Shadow can still forfeit (WAR-12.8)."""
    return 0 if b.rider else max(0, _cancelled(fighters_of(s, b, SHADOW)) - edge_of(b, SHADOW).forfeited)


def _forfeited(figures: Figures) -> int:
    return CHARACTERS[WHITE].leadership if WHITE in figures else 0


def _cancelled(figures: Figures) -> int:
    """Return the leadership of the Nazgûl and of the Witch-king (WAR-7.28)."""
    captains = [CHARACTERS[one].leadership for one in figures if one in WRAITHS and one != NAZGUL]
    return figures.count(NAZGUL) + sum(captains)


def has_walls(s: War, b: Battle) -> bool:
    """Is the defender in a city or at a fortification (WAR-15.1)? The controller does not matter (WAR-15.3)."""
    place = REGIONS[b.target]
    if place.fortification:
        return True
    # With the option WAR-O4 a captor has no benefit. Then only the printed side of the city has it.
    return place.settlement == "city" and (s.terms.captor or place.side != b.attacker)


def needs_without_cards(s: War, b: Battle, side: str) -> int:
    """Return the number that hits without the effects of cards."""
    if side != b.attacker:
        return EASY
    if b.kind == SIEGE:
        return HARD  # in every round (WAR-16.10)
    # This holds in the first round only (WAR-15.2, WAR-15.4). A stronghold has no effect in a field battle (WAR-16.2)
    # or in a sortie (WAR-17.1).
    return HARD if b.kind == FIELD and b.round <= 1 and has_walls(s, b) else EASY


def needs(s: War, b: Battle, side: str) -> int:
    """Return the number that a die of the side needs to hit."""
    return needs_without_cards(s, b, side) - edge_of(b, side).bonus


def needs_again(s: War, b: Battle, side: str) -> int:
    """Return the same for the leader re-roll. Changes of one roll do not affect the other (WAR-12.14)."""
    return needs_without_cards(s, b, side) - edge_of(b, side).again


def hits(rolled: tuple[int, ...], at_least: int) -> int:
    """Count the hits of a roll. A 1 always misses, and a 6 always hits (WAR-12.11)."""
    found = 0
    for pips in rolled:
        if pips == 6 or (pips >= at_least and pips > 1):
            found += 1
    return found


def rolled_by(b: Battle, side: str) -> tuple[int, ...]:
    return b.rolled if side == b.attacker else b.against


def again_by(b: Battle, side: str) -> tuple[int, ...]:
    return b.again if side == b.attacker else b.against_again


def rolled_hits(s: War, b: Battle, side: str) -> int:
    """Return the hits of the combat roll, including missed dice that a card turned into hits."""
    return hits(rolled_by(b, side), needs(s, b, side)) + edge_of(b, side).turned


def again_hits(s: War, b: Battle, side: str) -> int:
    """Return the hits of the leader re-roll."""
    return hits(again_by(b, side), needs_again(s, b, side))


def extra_hits_for_sixes(s: War, b: Battle, side: str) -> int:
    """Return the additional hits for natural sixes."""
    if side != FREE or not has_round_mark(s, SIXES):
        return 0
    return rolled_by(b, side).count(6) + again_by(b, side).count(6)


def hits_scored(s: War, b: Battle, side: str) -> int:
    """Return the hits of a side in this round.

    Hits that the enemy took at once do not count here, nor hits that the enemy's card cancels.
    """
    found = rolled_hits(s, b, side) + again_hits(s, b, side) + edge_of(b, side).more + extra_hits_for_sixes(s, b, side)
    return max(0, found - edge_of(b, OTHER[side]).saved)
