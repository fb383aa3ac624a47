"""The powers of the Elven Rings with a Keeper, compared with the cost of spending a ring."""

from typing import Final

from bree.bots.war.armies.forces import threat
from bree.bots.war.fellowship.journey import SEEN, damage_cost
from bree.games.war.board import REGIONS, SETTLED
from bree.games.war.facts import SPECIAL_DICE, TILES
from bree.games.war.lords.balrog_on_the_way import FIRE
from bree.games.war.map_queries import in_play
from bree.games.war.odds.hunt import damage_of
from bree.games.war.rules.fellowship.damage import eye_value
from bree.games.war.rules.fellowship.hunt import current_hunt, is_void
from bree.games.war.state import CORRUPTED, FREE, SHADOW, War

RING_PRICE: Final = {FREE: 0.5, SHADOW: 0.2}  # a spent ring of the Free Peoples goes to the Shadow
POWER: Final = {"vilya": 0.6, "nenya": 0.5, "narya": 0.2}  # expected worth of the power
LATER: Final = 0.5  # share of that while the Keeper is not in play yet
FELLED: Final = 2.2  # worth of eliminating the Balrog and his die
DEADLY: Final = 6.0  # worth of avoiding defeat by corruption


def power_worth(s: War, ring: str) -> float:
    """Return the worth. It is 0 if the Keeper is eliminated or left out."""
    keeper = SPECIAL_DICE[ring].character
    if in_play(s, keeper):
        return POWER[ring]
    return LATER * POWER[ring] if keeper in s.aside else 0.0


def nenya_gain(s: War) -> float:
    """Compare the drawn Eye with the average of the other tiles."""
    others = [tile_harm(s, tile) for tile in s.tiles] or [0.0]
    return tile_harm(s, current_hunt(s).tile) - sum(others) / len(others)


def tile_harm(s: War, name: str) -> float:
    """Return the cost of a tile. A card may cancel it; an Eye drawn for the Balrog eliminates him with the Guide."""
    h, tile = current_hunt(s), TILES[name]
    if is_void(h, name):
        return 0.0
    if h.why == FIRE and tile.eye:
        return -FELLED
    value = SEEN * (tile.reveal and s.hidden and not h.blind)
    for damage, share in damage_of(tile, eye_value(s, h)).items():
        value += share * (damage_cost(s) * damage + DEADLY * (s.corruption + damage >= CORRUPTED))
    return value


def narya_worth(s: War, nation: str) -> float:
    """Return the worth of bringing a nation to war at once, for a ring and a die."""
    danger = max(threat(s, FREE, region) * REGIONS[region].points for region in SETTLED[nation])
    return 0.25 + 0.06 * min(danger, 20.0) + 0.3 * (nation in s.passive) - RING_PRICE[FREE]
