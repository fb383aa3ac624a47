"""war: the share of battles that the player wins, without combat cards, if both sides fight to the end."""

from bree.core import Ask
from bree.games.war import GAME
from bree.games.war.board import REGIONS
from bree.games.war.map_queries import figures_in, is_inside
from bree.games.war.odds.battle import PLAIN, battle
from bree.games.war.odds.hints import army_of, battle_ground, changed_by_card
from bree.games.war.players.teams import SIDE_OF_SEAT
from bree.games.war.rules.battle.fighters import attackers_of, current_battle, defenders_of
from bree.games.war.rules.battle.rearguard import attack_groups
from bree.games.war.state import FIELD, OTHER, SIEGE as IN_SIEGE, Battle, War
from bree.lab.puzzles.exact import Exact, played_by

HIT = "hit"
ATTACKS = ("attack_from", "attack_at")


class UnknownValueError(Exception):
    """An answer has no exact value."""


def values(s: War) -> dict[str, float]:
    """Return the exact value of every answer; nothing if the question has no exact values."""
    ask = GAME.waiting(s)
    if ask is None or ask.key not in (*ATTACKS, HIT) or changed_by_card(s):
        return {}
    try:
        return {pick.id: loss(s, ask, pick.id) if ask.key == HIT else attack(after(s, pick.id)) for pick in ask.picks}
    except UnknownValueError:
        return {}


def after(s: War, pick: str) -> War:
    twin = s.clone()
    GAME.apply(twin, pick)
    return twin


def attack(s: War) -> float:
    """Return the value of the best attack that the position leaves open."""
    ask = GAME.waiting(s)
    if ask is not None and ask.key == "attack_at":
        return max(attack(after(s, pick.id)) for pick in ask.picks)
    if ask is None or ask.key != "attack_who":
        raise UnknownValueError
    _, _, _, origin, target, *_ = map(str, ask.step)
    side = SIDE_OF_SEAT[ask.who]
    inside = is_inside(s, side, origin)
    kind = FIELD if origin != target else "sortie" if inside else IN_SIEGE
    if kind == FIELD and REGIONS[target].settlement == "stronghold":
        raise UnknownValueError  # the defender may retreat into the stronghold
    b = Battle(kind, side, origin, target)
    mine = army_of(s, attack_groups(s, side, origin).may)
    return battle(mine, army_of(s, figures_in(s, OTHER[side], target), b), battle_ground(s, b)).won


def loss(s: War, ask: Ask, pick: str) -> float:
    """Return the value of a casualty, the last one of its round in the open field."""
    if s.battle is None:  # a card takes units away
        raise UnknownValueError
    b = current_battle(s)
    if b.kind == IN_SIEGE or ask.facts["left"] != 1:
        raise UnknownValueError
    twin = after(s, pick)
    following = GAME.waiting(twin)
    if twin.battle is None or following is None or following.key == HIT:
        raise UnknownValueError
    now = current_battle(twin)
    odds = battle(army_of(twin, attackers_of(twin, now)), army_of(twin, defenders_of(twin, now), now), PLAIN)
    return odds.won if SIDE_OF_SEAT[ask.who] == b.attacker else odds.lost


EXACT = Exact(({"players": 2},), values, played_by("war", "captain"), alike=0.5, daily=True)
