"""Who fights on which side of a battle, with how many dice, and what hits (sections 7, 12, 15 and 16)."""

from typing import Final

from bree.games.war.board import REGIONS
from bree.games.war.figures import CHARACTERS, NAZGUL, SARUMAN, WHITE, WITCH_KING, Tally, tally, without
from bree.games.war.ground import figures_in, in_play
from bree.games.war.rules.moments import COMBAT_DICE, LEADERSHIP, TO_HIT, TO_HIT_AGAIN, now
from bree.games.war.state import FIELD, FREE, OTHER, SIEGE, Battle, Figures, War

DICE_MOST: Final = 5  # of a roll, and so of a re-roll (WAR-12.10, WAR-12.13)
EASY, HARD = 5, 6


def fought(s: War) -> Battle:
    """The battle that is fought now."""
    assert s.battle is not None
    return s.battle


def attackers_of(s: War, b: Battle) -> Figures:
    """They stay in their region while they fight (WAR-11.3); the rearguard takes no part (WAR-11.7)."""
    here = figures_in(s, b.attacker, b.origin)
    return without(here, b.rear) if b.rear else here


def defenders_of(s: War, b: Battle) -> Figures:
    """All that stands there (WAR-11.8)."""
    return figures_in(s, OTHER[b.attacker], b.target)


def camp(s: War, b: Battle, side: str) -> Figures:
    return attackers_of(s, b) if side == b.attacker else defenders_of(s, b)


def place_of(b: Battle, side: str) -> str:
    return b.origin if side == b.attacker else b.target


def strength(figures: Figures) -> int:
    """WAR-12.10; each Captain of the West adds one (WAR-7.22). Other characters and leaders add nothing (WAR-1.7)."""
    found = tally(figures)
    return found.units + found.captains


def dice_of(s: War, b: Battle, side: str) -> int:
    return min(now(s, COMBAT_DICE, strength(camp(s, b, side)), side), DICE_MOST)


def led_elites(s: War, found: Tally) -> int:
    """WAR-7.25: elites of Isengard that count as leaders."""
    return found.isengard_elites if found.isengard_elites and in_play(s, SARUMAN) else 0


def is_led(s: War, found: Tally) -> bool:
    """Is there a leader or a character among them, for a Character result (WAR-11.2)?"""
    return found.leaders + found.nazgul + found.characters > 0 or led_elites(s, found) > 0


def leadership(s: War, b: Battle, side: str) -> int:
    """WAR-12.12; a card may have figures forfeit theirs (WAR-12.8)."""
    figures = camp(s, b, side)
    found = tally(figures)
    base = found.leadership + led_elites(s, found)
    if b.rider:
        base -= _forfeited(figures) if side == FREE else _cancelled(figures)
    return now(s, LEADERSHIP, base, side)


def _forfeited(figures: Figures) -> int:
    return CHARACTERS[WHITE].leadership if WHITE in figures else 0


def _cancelled(figures: Figures) -> int:
    """Of the Nazgûl, their captain among them (WAR-7.28)."""
    return figures.count(NAZGUL) + (CHARACTERS[WITCH_KING].leadership if WITCH_KING in figures else 0)


def walled(s: War, b: Battle) -> bool:
    """WAR-15.1: does the defender stand in a city or at a fortification? No matter whose it is (WAR-15.3)."""
    place = REGIONS[b.target]
    if place.fortification:
        return True
    # A captor may be denied it (WAR-O4): then it is only for the side that the city belongs to by the print.
    return place.settlement == "city" and (s.terms.captor or place.side != b.attacker)


def _base(s: War, b: Battle, side: str) -> int:
    if side != b.attacker:
        return EASY
    if b.kind == SIEGE:
        return HARD  # in every round (WAR-16.10)
    # In the first round of every battle, and in no other (WAR-15.2, WAR-15.4).
    # A stronghold helps nobody in the field (WAR-16.2) or in a sortie (WAR-17.1).
    return HARD if b.kind == FIELD and b.round <= 1 and walled(s, b) else EASY


def needs(s: War, b: Battle, side: str) -> int:
    """What a die of the side must show to hit."""
    return now(s, TO_HIT, _base(s, b, side), side)


def needs_again(s: War, b: Battle, side: str) -> int:
    """The same for its leader re-roll: what changes the one does not change the other (WAR-12.14)."""
    return now(s, TO_HIT_AGAIN, _base(s, b, side), side)


def hits(rolled: tuple[int, ...], at_least: int) -> int:
    """WAR-12.11: a 1 always misses, a 6 always hits."""
    found = 0
    for pips in rolled:
        if pips == 6 or (pips >= at_least and pips > 1):
            found += 1
    return found


def rolled_by(b: Battle, side: str) -> tuple[int, ...]:
    return b.rolled if side == b.attacker else b.against


def again_by(b: Battle, side: str) -> tuple[int, ...]:
    return b.again if side == b.attacker else b.against_again


def scored(s: War, b: Battle, side: str) -> int:
    """Hits of a side in this round, with its re-roll."""
    return hits(rolled_by(b, side), needs(s, b, side)) + hits(again_by(b, side), needs_again(s, b, side))
