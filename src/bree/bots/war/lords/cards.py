"""The worth of the event cards of Lords of Middle-earth, by effect."""

from collections.abc import Callable
from typing import Final

from bree.bots.war.candidate import Candidate, best
from bree.bots.war.cards.army_effects import CROWD, figure_worth, levy, struck
from bree.bots.war.cards.ring_effects import LATER, harm
from bree.bots.war.characters.arrivals import SPECIAL
from bree.bots.war.evaluation import Evaluation
from bree.bots.war.fellowship.journey import damage_cost
from bree.bots.war.lords import balrog
from bree.bots.war.lords.ring_powers import RING_PRICE
from bree.games.war.board import NEAR, REGIONS
from bree.games.war.cards.shadow_of_dol_guldur import regulars_to_recruit
from bree.games.war.cards.you_know_the_way_there import tiles_aside
from bree.games.war.effects.ambushes import REGIONS_TO_STRIKE
from bree.games.war.facts import SMEAGOL, TILES
from bree.games.war.figures import GOLLUM
from bree.games.war.lords.balrog import can_balrog_alone
from bree.games.war.lords.smeagol import why_smeagol_tile_replaced
from bree.games.war.map_queries import in_play, is_awake, is_free, units_in
from bree.games.war.state import FREE, NO_TRACK, OTHER, War

Effect = Callable[..., float]
DRAWS: Final = 4  # approximate number of tiles that will still be drawn
USUAL_EYE: Final = 2


def mean_harm(s: War) -> float:
    found = [harm(TILES[one], USUAL_EYE) for one in s.tiles]
    return sum(found) / len(found) if found else 0.0


def add_smeagol_tiles(c: Evaluation, tiles: int) -> float:
    """Every tile of Sméagol that is drawn does no damage, unless he has already left the game."""
    s = c.s
    if why_smeagol_tile_replaced(s):
        return 0.0
    more = min(tiles, tiles_aside(s))
    return DRAWS * mean_harm(s) * more / (len(s.tiles) + more) * max(LATER, damage_cost(s))


def ambush(c: Evaluation, where: str, dice: int, needs: int, nation: str, figures: str) -> float:
    aims = [region for region in REGIONS_TO_STRIKE[where] if units_in(c.s, OTHER[c.side], region)]
    return max((ambush_worth(c, region, dice, needs, nation, figures) for region in aims), default=0.0)


def ambush_worth(c: Evaluation, region: str, dice: int, needs: int, nation: str, figures: str) -> float:
    """Return the worth of the hits, and of recruits in a neighbouring region."""
    near = [one for one in NEAR[region] if is_free(c.s, c.side, one)]
    if c.side == FREE:
        near = [one for one in near if REGIONS[one].nation == nation]
    return struck(c, region, dice, needs) + max((levy(c, nation, figures, one) for one in near), default=0.0)


def levy_by_dread(c: Evaluation, region: str, most: int) -> float:
    units = regulars_to_recruit(c.s, "", region, most)
    return sum([CROWD**number * figure_worth(c, "sauron-regular", region) for number in range(units)], 0.0)


def go_forth(c: Evaluation, region: str) -> float:
    return best(goings(c, region)).worth


def goings(c: Evaluation, region: str) -> list[Candidate]:
    """Return the moves and attacks of the army in a region."""
    return [candidate for candidate in (*c.moves(0), *c.attacks(0)) if candidate.row[0] == region]


def rouse_balrog(c: Evaluation) -> float:
    if not is_awake(c.s):
        return best(balrog.wake(c)).worth
    return best(balrog_ways(c)).worth


def balrog_ways(c: Evaluation) -> list[Candidate]:
    """Return what the active Balrog may do."""
    alone = balrog.alone(c) if can_balrog_alone(c.s) else ()
    return [*balrog.move(c), *balrog.attack(c), *alone]


def recover_rings(c: Evaluation, dice: int, needs: int) -> float:
    lost = 3 - c.s.rings[FREE]
    return RING_PRICE[FREE] * min(lost, dice * (7 - needs) / 6)


# On the table


def whisper(s: War) -> float:
    """The card adds two corruption if a tile of Sméagol is drawn."""
    share = s.tiles.count(SMEAGOL) / max(1, len(s.tiles))
    return 2.0 * min(1.0, DRAWS * share) * max(LATER, damage_cost(s))


def use_lore(s: War) -> float:
    return 0.5 if any(in_play(s, one) for one in SPECIAL[FREE]) else 0.1


def search_blindly(s: War) -> float:
    return 0.35 if s.track == NO_TRACK else 0.0


def draw_instead(s: War) -> float:
    return 0.5 * max(LATER, damage_cost(s)) * (1.0 if s.guide == GOLLUM else 0.5)


LORDS_EFFECTS: Final[dict[str, Effect]] = {
    one.__name__: one for one in (add_smeagol_tiles, ambush, levy_by_dread, go_forth, rouse_balrog, recover_rings)
}
LORDS_USED: Final[dict[str, Callable[[War], float]]] = {
    one.__name__: one for one in (whisper, use_lore, search_blindly, draw_instead)
}
