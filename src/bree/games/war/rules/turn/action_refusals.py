"""Why an action that a die allows cannot be done now: the rule that stands in its way."""

from typing import Final

from bree.games.war.figures import COMPANIONS, minions_of
from bree.games.war.map_queries import rooted, standing, units_in, where
from bree.games.war.rules.armies.moving import can_move
from bree.games.war.rules.armies.recruiting import OF_SIDE, why_not
from bree.games.war.rules.battle.attack import can_attack, has_target
from bree.games.war.rules.cards.play import suits, why_not as why_not_played
from bree.games.war.state import War, hand_of

CANNOT: Final = {
    "diplomacy": "WAR-19.11", "minion": "WAR-7.17", "voice_regulars": "WAR-7.24", "voice_elites": "WAR-7.24",
    "draw_character": "WAR-4.21", "draw_strategy": "WAR-4.21", "fellowship": "WAR-20.3", "hide": "WAR-20.5",
    "separate": "WAR-22.1", "companions": "WAR-7.4", "nazgul": "WAR-7.9", "white": "WAR-7.19", "aragorn": "WAR-7.20",
    "move": "WAR-10.4", "attack": "WAR-11.1", "event": "WAR-6.5",
}  # fmt: skip


def hindrance(s: War, side: str, name: str, led: bool) -> str:
    if name == "attack":
        return no_attack(s, side, led)
    if name == "recruit":
        return no_recruits(s, side)
    if name == "move" and led and can_move(s, side, False):
        return "WAR-10.2"
    if name == "minion" and not [one for one in minions_of(s.terms) if one in s.aside]:
        return "WAR-7.18"
    if name == "companions" and [one for one in COMPANIONS if where(s, one) and not rooted(s, one)]:
        return "WAR-7.7"
    if name == "fellowship" and s.hidden:
        return "WAR-20.1"
    if name == "event":
        return no_event(s, side)
    return CANNOT[name]


def no_event(s: War, side: str) -> str:
    """A card would fit but for this: nothing of it could be applied."""
    icons = suits(s, side, s.die)
    rules = [why_not_played(s, side, card, icons) for card in hand_of(s, side)]
    return "WAR-O5" if "WAR-O5" in rules else CANNOT["event"]


def no_attack(s: War, side: str, led: bool) -> str:
    """Nobody leads, or nobody is at war, or no enemy is near."""
    if led and can_attack(s, side, False):
        return "WAR-11.2"
    armies = [region for region in standing(s, side) if units_in(s, side, region)]
    return "WAR-11.4" if any(has_target(s, side, region) for region in armies) else CANNOT["attack"]


def no_recruits(s: War, side: str) -> str:
    """What keeps back those who are nearest to coming."""
    rules = [why_not(s, figure, False) for figure in OF_SIDE[side]]
    for rule in ("WAR-9.10", "WAR-9.4", "WAR-9.2"):
        if rule in rules:
            return rule
    return "WAR-9.3"
