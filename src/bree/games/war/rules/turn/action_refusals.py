"""Finds the rule that forbids an action which the die allows."""

from typing import Final

from bree.games.war.figures import COMPANIONS, minions_of
from bree.games.war.map_queries import armies_of, never_moves, region_of, units_in
from bree.games.war.rules.armies.moving import can_move
from bree.games.war.rules.armies.recruiting import OF_SIDE, why_not
from bree.games.war.rules.battle.attack import can_attack, has_target
from bree.games.war.rules.cards.play import playable_icons, why_not as why_not_played
from bree.games.war.state import War, hand_of

CANNOT: Final = {
    "diplomacy": "WAR-19.11", "minion": "WAR-7.17", "voice_regulars": "WAR-7.24", "voice_elites": "WAR-7.24",
    "draw_character": "WAR-4.21", "draw_strategy": "WAR-4.21", "fellowship": "WAR-20.3", "hide": "WAR-20.5",
    "separate": "WAR-22.1", "companions": "WAR-7.4", "nazgul": "WAR-7.9", "white": "WAR-7.19", "aragorn": "WAR-7.20",
    "move": "WAR-10.4", "attack": "WAR-11.1", "event": "WAR-6.5",
}  # fmt: skip


def why_not_action(s: War, side: str, name: str, led: bool) -> str:
    if name == "attack":
        return why_no_attack(s, side, led)
    if name == "recruit":
        return why_no_recruits(s, side)
    if name == "move" and led and can_move(s, side, False):
        return "WAR-10.2"
    if name == "minion" and not [one for one in minions_of(s.terms) if one in s.aside]:
        return "WAR-7.18"
    if name == "companions" and [one for one in COMPANIONS if region_of(s, one) and not never_moves(s, one)]:
        return "WAR-7.7"
    if name == "fellowship" and s.hidden:
        return "WAR-20.1"
    if name == "event":
        return why_no_event(s, side)
    return CANNOT[name]


def why_no_event(s: War, side: str) -> str:
    """Say that a suitable card was refused because it has no effect, else that no card can be played."""
    icons = playable_icons(s, side, s.die)
    rules = [why_not_played(s, side, card, icons) for card in hand_of(s, side)]
    return "WAR-O5" if "WAR-O5" in rules else CANNOT["event"]


def why_no_attack(s: War, side: str, led: bool) -> str:
    """Find out whether a leader, a nation at war or an enemy is missing."""
    if led and can_attack(s, side, False):
        return "WAR-11.2"
    armies = [region for region in armies_of(s, side) if units_in(s, side, region)]
    return "WAR-11.4" if any(has_target(s, side, region) for region in armies) else CANNOT["attack"]


def why_no_recruits(s: War, side: str) -> str:
    """Return the rule that forbids the figures that are closest to being recruited."""
    rules = [why_not(s, figure, False) for figure in OF_SIDE[side]]
    for rule in ("WAR-9.10", "WAR-9.4", "WAR-9.2"):
        if rule in rules:
            return rule
    return "WAR-9.3"
