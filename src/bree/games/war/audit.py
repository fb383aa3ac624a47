"""Conservation laws of a position.

Every figure, die, tile and card is in exactly one place, and no figure is in a forbidden region.
"""

from functools import lru_cache

from bree.games.war.board import REGIONS
from bree.games.war.facts import CARDS, SETUP, SMEAGOL, SMEAGOL_TILES, STANDARD, TILES, cards_of
from bree.games.war.figures import CHARACTERS, FIGURES, GOLLUM, SIDE_OF, is_played, sort_figures, tally
from bree.games.war.lords.smeagol import ONLY_SMEAGOL
from bree.games.war.map_queries import controller, is_inside, units_in
from bree.games.war.position_check import invalid_fields, unreachable_facts
from bree.games.war.rules.fellowship.phase import guides
from bree.games.war.setup import figure_id
from bree.games.war.state import (
    DOOM,
    FREE,
    FREE_NATIONS,
    NATIONS,
    NO_TRACK,
    OTHER,
    PROGRESS_MOST,
    RINGS,
    SEATS,
    SHADOW,
    Figures,
    Terms,
    War,
)


@lru_cache(maxsize=64)
def figures_in_box(terms: Terms) -> dict[str, int]:
    """Return how many of each figure the box contains."""
    found = dict.fromkeys([one for one in CHARACTERS if is_played(terms, one)], 1)
    for nation in NATIONS:
        for armies in (*SETUP["armies"][nation].values(), SETUP["reinforcements"][nation]):
            for rank, number in armies.items():
                found[figure_id(nation, rank)] = found.get(figure_id(nation, rank), 0) + number
    return found


def audit(s: War) -> list[str]:
    """Return the laws that a position breaks. The other checks need valid names, so these come first."""
    names = name_laws(s) + invalid_fields(s)
    return names or figure_laws(s) + map_laws(s) + dice_laws(s) + card_laws(s) + ring_laws(s) + unreachable_facts(s)


def name_laws(s: War) -> list[str]:
    broken = []
    places = {*s.free, *s.shadow, *s.sieges, *s.captured, s.bearers}
    if not places <= REGIONS.keys():
        broken.append(f"unknown regions: {sorted(places - REGIONS.keys())}")
    for side, here in ((FREE, s.free), (SHADOW, s.shadow)):
        for region, figures in here.items():
            if not is_army(side, figures):
                broken.append(f"{region}: {figures} of {side}")
    if not {*s.pool, *s.lost} <= set(FIGURES) or not {*s.aside, *s.fallen, *s.companions} <= CHARACTERS.keys():
        broken.append("unknown figures")
    if sorted(s.steps) != sorted(NATIONS) or not set(s.passive) <= set(FREE_NATIONS):
        broken.append(f"nations {sorted(s.steps)}, passive {s.passive}")
    if not {*s.tiles, *s.drawn, *s.specials, *s.removed} <= TILES.keys():
        broken.append("unknown tiles")
    return broken


@lru_cache(maxsize=4096)
def is_army(side: str, figures: Figures) -> bool:
    """Is this a sorted army of one side with at least one figure? The result is cached."""
    return bool(figures) and all(SIDE_OF.get(one) == side for one in figures) and sort_figures(list(figures)) == figures


def figure_laws(s: War) -> list[str]:
    """Check that each figure is on the map, in the reinforcements, out of the game, aside or in the Fellowship."""
    found: dict[str, int] = {}
    for here in (s.free, s.shadow):
        for figures in here.values():
            for figure in figures:
                found[figure] = found.get(figure, 0) + 1
    for heap in (s.pool, s.lost):
        for figure, number in heap.items():
            found[figure] = found.get(figure, 0) + number
    for one in (*s.aside, *s.fallen, *s.companions):
        found[one] = found.get(one, 0) + 1
    if s.guide == GOLLUM:
        found[GOLLUM] = found.get(GOLLUM, 0) + 1
    box = figures_in_box(s.terms)
    return [
        f"{figure}: {found.get(figure, 0)} of {box.get(figure, 0)}"
        for figure in {**box, **found}
        if found.get(figure, 0) != box.get(figure, 0)
    ]


def map_laws(s: War) -> list[str]:
    broken = []
    broken += [f"{region} cannot be besieged" for region in s.sieges if REGIONS[region].settlement != "stronghold"]
    # WAR-8.8
    for region, figures in s.free.items():
        if tally(figures).units and units_in(s, SHADOW, region) and region not in s.sieges:
            broken.append(f"both armies in {region}")
    broken += [f"{region} cannot be captured" for region in s.captured if not REGIONS[region].settlement]
    if any(not 0 <= s.steps[nation] <= 3 for nation in NATIONS):
        broken.append(f"politics {s.steps}")
    if [nation for nation in s.passive if not s.steps[nation]]:
        broken.append(f"passive and at war: {s.passive}")
    if not s.battle and not s.die and not s.ended:
        broken += stacking_laws(s)
    return broken


def stacking_laws(s: War) -> list[str]:
    """Check stacking limits, lone Leaders and sieges without besiegers. This is for positions between two actions."""
    broken = [
        f"nobody besieges {region}" for region in s.sieges if not units_in(s, OTHER[controller(s, region)], region)
    ]
    for side, here in ((FREE, s.free), (SHADOW, s.shadow)):
        for region, figures in here.items():
            count = tally(figures)
            if count.units > (5 if is_inside(s, side, region) else 10):
                broken.append(f"{count.units} units in {region}")
            if count.leaders and not count.units:
                broken.append(f"Leaders alone in {region}")
    return broken


def dice_laws(s: War) -> list[str]:
    """Check in the action phase that each die is ready, used, in the Hunt Box, or pays for the current action."""
    if s.phase != 5:
        return []
    broken = []
    paying = {side: int(bool(s.die) and s.acting == side) for side in SEATS}
    free = len(s.free_dice) + s.free_used + s.box_free
    shadow = len(s.shadow_dice) + s.shadow_used + s.box_shadow
    if not s.free_pool - paying[FREE] <= free <= s.free_pool:
        broken.append(f"{free} dice of {s.free_pool}")
    if not s.shadow_pool - paying[SHADOW] <= shadow <= s.shadow_pool:
        broken.append(f"{shadow} Shadow dice of {s.shadow_pool}")
    return broken


def card_laws(s: War) -> list[str]:
    found = [card for deck in s.decks.values() for card in deck.cards()]
    for heap in (s.hands, s.discards):
        found += [card for cards in heap.values() for card in cards]
    found += [*s.played, *s.table]
    cards = cards_of(s.terms.lords_cards)
    mine = [card for card in found if not CARDS[card].outside]
    right = len(mine) == len(cards) and set(mine) == cards and len(found) - len(mine) <= 1
    broken = [] if right else [f"cards are lost or doubled: {len(found)} of {len(cards)}"]
    tiles = [*s.tiles, *s.drawn, *s.removed]
    standard = sorted([tile for tile in tiles if not TILES[tile].special and not TILES[tile].smeagol])
    if standard != sorted(STANDARD):
        broken.append(f"tiles {standard}")
    if tiles.count(SMEAGOL) > (SMEAGOL_TILES if s.terms.smeagol else 0) or SMEAGOL in s.drawn:
        broken.append(f"{tiles.count(SMEAGOL)} tiles of Sméagol")
    return broken


def ring_laws(s: War) -> list[str]:
    broken = []
    if not NO_TRACK <= s.track <= DOOM or not 0 <= s.progress <= PROGRESS_MOST or s.corruption < 0:
        broken.append(f"Fellowship: track {s.track}, progress {s.progress}, corruption {s.corruption}")
    if s.companions == ONLY_SMEAGOL:
        broken.append("Sméagol alone")  # LME-8.13
    if s.guide not in guides(s):  # WAR-20.7
        broken.append(f"the Guide {s.guide} is not one of {guides(s)}")
    if not 0 <= sum(s.rings.values()) <= 3:
        broken.append(f"rings {s.rings}")
    if s.lords and s.terms.keepers:
        named = {*s.lords.rings, *s.lords.out}
        counted = len(s.lords.rings) == s.rings[FREE] and len(RINGS) - len(named) == s.rings[SHADOW]
        if not counted or len(named) < len(s.lords.rings) + len(s.lords.out):
            broken.append(f"rings {s.rings}, {s.lords.rings}, out {s.lords.out}")
    if s.over and s.todo:
        broken.append("the game goes on after it was over")
    return broken
