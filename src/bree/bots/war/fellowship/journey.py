"""The Fellowship, for the Free Peoples: when it moves, hides and declares itself, and whom it gives up."""

from collections.abc import Iterator
from functools import lru_cache

from bree.bots.war.armies.distances import to_gate
from bree.bots.war.candidate import Candidate
from bree.core import PASS, Ask
from bree.games.war.board import GATES, REGIONS
from bree.games.war.facts import STANDARD, TILES
from bree.games.war.figures import BALROG, GOLLUM, GREY, PERSON, SMEAGOL, STRIDER, counts
from bree.games.war.map_queries import controller, level_of, tally_in
from bree.games.war.odds.hunt import HuntOdds, hunt, tile_in_mordor
from bree.games.war.rules.armies.reach import strongholds_passed
from bree.games.war.rules.battle.capture import victory_points
from bree.games.war.rules.fellowship.declaring import is_refuge
from bree.games.war.rules.fellowship.hunt import hunt_rerolls
from bree.games.war.rules.fellowship.phase import can_hide, can_move_fellowship
from bree.games.war.state import CORRUPTED, DOOM, NO_TRACK, SHADOW, War

STEP = 1.1  # worth of a step of the Fellowship
HASTE = 0.08  # added for each victory point of the Shadow
MORDOR_STEP = 2.2
SEEN = 0.45  # cost of being revealed: a die
HIDING = 1.5
USUAL_BOX = 3  # usual number of dice in the Hunt Box at the start of a turn
RISK = 0.08
FALLEN = 0.1  # cost of losing a companion
FALLEN_LEVEL = 0.15
BURNT = 1.0  # cost of an extra tile in the Balrog's region
BETRAYED = 0.4  # cost of losing Sméagol: a card for the Shadow, and a companion less


@lru_cache(1 << 12)
def hunted(level: int, bonus: int, rerolls: int, tiles: tuple[str, ...], gollum: bool) -> HuntOdds:
    return hunt(level, bonus, rerolls, counts(tiles), gollum)


@lru_cache(1 << 12)
def tile_drawn(box: int, tiles: tuple[str, ...], gollum: bool) -> HuntOdds:
    return tile_in_mordor(box, counts(tiles), gollum)


def move_odds(s: War) -> HuntOdds:
    """Return the odds of the next move of the Fellowship."""
    gollum = s.guide == GOLLUM
    tiles = s.tiles or STANDARD
    if s.track != NO_TRACK:
        return tile_drawn(s.box_shadow + s.box_free, tiles, gollum)
    return hunted(min(s.box_shadow, 5), s.box_free, hunt_rerolls(s), tiles, gollum)


def damage_capacity(s: War) -> int:
    """Return the damage that companions could still take."""
    return sum(level_of(s, one) for one in s.companions)


def damage_cost(s: War) -> float:
    """Return the cost of a point of damage. It rises as the end nears and companions are lost."""
    left = CORRUPTED - s.corruption + 0.6 * damage_capacity(s)
    return min(2.5, 6.0 / max(left, 1.0))


def deadly(s: War, odds: HuntOdds, more: int = 0) -> float:
    """Return the chance that the damage is deadly even if the best companion takes it."""
    best = max((level_of(s, one) for one in s.companions), default=0)
    left = CORRUPTED - s.corruption - more
    return sum([share for damage, share in odds.damage.items() if max(damage - best, 0) >= left], 0.0)


def fellowship_actions(s: War) -> Iterator[Candidate]:
    """Yield what a die can do for the Fellowship itself."""
    if can_move_fellowship(s) and (s.track != NO_TRACK or to_gate(s.bearers) > s.progress):
        yield Candidate(mordor_move_worth(s) if s.track != NO_TRACK else move_worth(s), "fellowship", why="captain-run")
    if can_hide(s):
        yield Candidate(HIDING + (1.0 if s.track != NO_TRACK else 0.0), "hide", why="captain-hide")


def move_worth(s: War) -> float:
    """Return the worth of a step towards Mordor, minus the cost of the hunt."""
    odds = move_odds(s)
    return (
        STEP
        + HASTE * victory_points(s, SHADOW)
        - damage_cost(s) * odds.mean
        - SEEN * odds.reveal
        - 12.0 * deadly(s, odds)
    )


def mordor_move_worth(s: War) -> float:
    """Return the worth of a step on the Mordor Track.

    Standing still costs corruption, so moving is usually better. Waiting can be better if the Hunt Box is much fuller
    than usual, or after a first attempt in the same turn.
    """
    now = deadly(s, move_odds(s))
    box = tile_drawn(USUAL_BOX, s.tiles or STANDARD, s.guide == GOLLUM)
    later = deadly(s, box, 0 if s.strove else 1)
    if now > later + RISK:
        return -1.0
    return MORDOR_STEP if s.strove else MORDOR_STEP + 3.0


def declare(s: War, ask: Ask) -> str:
    """Declare at a gate of Mordor, where the Fellowship can heal or be safe, or away from enemies at its last known
    position.
    """
    offered = [pick.id for pick in ask.picks if pick.id != PASS]
    gates = [region for region in offered if region in GATES]
    if gates:
        return gates[0]
    if not s.progress:
        return PASS
    ahead = to_gate(s.bearers) - s.progress
    # In a city of the Free Peoples Sméagol would leave, so one point of corruption is not worth it.
    if s.corruption > (s.guide == SMEAGOL) or (not is_refuge(s, s.bearers) and s.guide != SMEAGOL):
        patience = s.corruption > 3
        homes = [region for region in offered if is_refuge(s, region) and to_gate(region) <= ahead + patience]
        if homes:
            return min(homes, key=to_gate)
    if hunt_rerolls(s):
        # This costs no step, and the Nazgûl must move again.
        wild = [
            region
            for region in offered
            if to_gate(region) <= ahead
            and region not in s.shadow
            and not is_shadow_stronghold(s, region)
            and not (s.guide == SMEAGOL and is_refuge(s, region))
        ]
        if wild:
            return min(wild, key=to_gate)
    return PASS


def is_shadow_stronghold(s: War, region: str) -> bool:
    return REGIONS[region].settlement == "stronghold" and controller(s, region) == SHADOW


def reveal_to(s: War, ask: Ask) -> str:
    """Choose the region closest to Mordor that avoids strongholds and armies of the Shadow."""

    def cost(region: str) -> float:
        toll = min(strongholds_passed(s.bearers, region, s.progress, s.captured, ()), default=0)
        here = tally_in(s, SHADOW, region)
        gate = (
            0.0 if region in GATES else 0.4 * (is_shadow_stronghold(s, region) + (here.units > 0) + (here.nazgul > 0))
        )
        return to_gate(region) + 1.2 * toll + gate + BURNT * (BALROG in s.shadow.get(region, ()))

    return min([pick.id for pick in ask.picks], key=cost)


def guide(s: War, ask: Ask) -> str:
    """Choose Strider if the Fellowship must hide. Choose Gandalf if a guide may be eliminated, because he can come
    back.
    """
    offered = {PERSON[pick.id]: pick.id for pick in ask.picks}
    for one in (STRIDER, GREY) if not s.hidden else (GREY, STRIDER):
        if one in offered:
            return offered[one]
    return ask.picks[0].id


def casualty(s: War, ask: Ask) -> str:
    """Choose the companion who prevents most damage for his worth."""
    h = s.hunt
    assert h is not None
    hurt = damage_cost(s)
    if s.corruption + h.damage >= CORRUPTED:
        hurt = 5.0

    def saved(one: str) -> float:
        level = level_of(s, one)
        if one == SMEAGOL:
            return hurt * min(h.damage, level) - BETRAYED
        worth = FALLEN + FALLEN_LEVEL * level - (0.4 if PERSON[one] == GREY else 0.0)
        return hurt * min(h.damage, level) - worth

    values = {"none": 0.0, "guide": saved(s.guide)}
    if len(s.companions) > 1:
        values["random"] = sum([saved(one) for one in s.companions], 0.0) / len(s.companions)
    offered = [pick.id for pick in ask.picks]
    return max(offered, key=lambda answer: values[answer])


def guide_power(s: War, ask: Ask) -> str:
    """A Hobbit leaves. Gollum reveals himself only if that matters."""
    h = s.hunt
    assert h is not None
    if ask.offers("separate"):
        return "separate"
    last = s.track == DOOM - 1 and not TILES[h.tile].stop
    return "reveal" if last or s.corruption + h.damage >= CORRUPTED - 2 else PASS
