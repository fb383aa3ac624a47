"""The worth of event cards for armies: new figures, marches, attacks and volleys."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from bree.bots.war.armies.forces import AT_WAR, hits
from bree.bots.war.armies.moving import TAKING, manned
from bree.bots.war.battle.attacks import LOSS, POINT, assault_worth, attack_party, worth_of
from bree.bots.war.candidate import best
from bree.bots.war.characters.arrivals import FORTUNE
from bree.bots.war.evaluation import Evaluation
from bree.bots.war.turn.mustering import WRAITH, recruit_worth, step_worth
from bree.games.war.board import NEAR, REGIONS
from bree.games.war.cards.dreadful_spells import armies_near, armies_to_hit, regions_with_nazgul
from bree.games.war.cards.hill_trolls import regions_with_regulars
from bree.games.war.cards.rage_of_the_dunlendings import DUNLAND
from bree.games.war.cards.return_to_valinor import ELVEN_STRONGHOLDS, elves_in
from bree.games.war.cards.stormcrow import visited_nations
from bree.games.war.cards.the_eagles_are_coming import nazgul_armies_to_hit
from bree.games.war.effects.attacks import regions_besieged_by, sieges_of as storming_at
from bree.games.war.effects.companions import current_king
from bree.games.war.effects.recruiting import figures_of_word, may_place_in, regions_of_word
from bree.games.war.effects.volleys import TWO_NATIONS
from bree.games.war.effects.voyages import SEA, possible_landings, starting_regions
from bree.games.war.figures import COMPANIONS, IS_LEADER, NATION, NAZGUL, SARUMAN, WITCH_KING, tally
from bree.games.war.map_queries import armies_of, controller, figures_in, region_of, units_in
from bree.games.war.rules.armies.leading import BY_NAZGUL, BY_WITCH_KING
from bree.games.war.state import OTHER, SHADOW, WILL

Effect = Callable[..., float]
CROWD: Final = 0.92  # each further recruit of a card is worth a little less
NEXT_STEP: Final = 0.6  # share of the first region's worth for each further region of a march
WALLED_IN: Final = 2.0  # a hit on a besieged army counts for more
IS_COMPANION: Final = frozenset(COMPANIONS)


# Figures


def figure_worth(c: Evaluation, figure: str, region: str) -> float:
    """Return the worth of a recruit there. It is less if the nation is not At War."""
    value = recruit_worth(c.s, c.side, c.plan, figure, region)
    return value * AT_WAR[c.s.steps[NATION[figure]]] if c.side == SHADOW and figure in NATION else value


def levy(c: Evaluation, nation: str, figures: str, region: str) -> float:
    s, side = c.s, c.side
    if not region or not may_place_in(s, side, region):
        return 0.0
    taken = Counter[str]()
    units, total, share = units_in(s, side, region), 0.0, 1.0
    for word in figures.split():
        found = [one for one in figures_of_word(nation, word) if s.pool.get(one, 0) > taken[one]]
        if not found or (found[-1] in IS_LEADER and not units):
            continue
        figure = found[-1]  # an elite if there is one
        taken[figure] += 1
        units += figure not in IS_LEADER
        total += share * figure_worth(c, figure, region)
        share *= CROWD
    return total


def levy_with_army(c: Evaluation, nation: str, figures: str, region: str) -> float:
    return levy(c, nation, figures, region) if units_in(c.s, c.side, region) else 0.0


def levy_in(c: Evaluation, nation: str, figures: str, where_: str, times: int) -> float:
    found = sorted((levy(c, nation, figures, one) for one in regions_of_word(c.s, where_)), reverse=True)
    return sum(found[:times])


def levy_beside(c: Evaluation, companion: str, nation: str, figures: str) -> float:
    return levy(c, nation, figures, region_of(c.s, companion))


def harden(c: Evaluation, units: int) -> float:
    found = sorted((0.8 * figure_worth(c, "sauron-regular", one) for one in regions_with_regulars(c.s)), reverse=True)
    return sum(found[:1]) * min(units, c.s.pool.get("sauron-elite", 0))


def raid(c: Evaluation) -> float:
    around = {near for one in DUNLAND for near in NEAR[one]}
    return max(levy(c, "isengard", "regular regular", one) for one in around)


def ride_to_angmar(c: Evaluation) -> float:
    """The Witch-king leaves the army that he leads."""
    here = region_of(c.s, WITCH_KING)
    return -0.8 if here and units_in(c.s, SHADOW, here) > 2 else 0.0


def promote(c: Evaluation) -> float:
    region = region_of(c.s, current_king(c.s))
    return 0.8 * figure_worth(c, "gondor-regular", region) if region in REGIONS else 0.0


def lead_the_dead(c: Evaluation, regions: str, units: int) -> float:
    return max(dead_worth(c, region, units) for region in regions.split())


def dead_worth(c: Evaluation, region: str, units: int) -> float:
    """Return the worth of hits on the figures there, of their retreat, and of the new units of Gondor."""
    there = figures_in(c.s, SHADOW, region)
    struck = LOSS[SHADOW] * min(3.5, hits(there)) + 0.3 * bool(there)
    home = POINT * REGIONS[region].points * (controller(c.s, region) == SHADOW)
    return struck + home + sum([figure_worth(c, "gondor-regular", region) for _ in range(units)], 0.0)


# Armies


def march_armies(c: Evaluation, armies: int, regions: int, end: str) -> float:
    """Return the worth of the best moves of different armies. If the armies must join another one, fewer moves
    count.
    """
    found: dict[str, float] = {}
    for candidate in c.moves(0):
        if end == "led" and IS_COMPANION.isdisjoint(figures_in(c.s, c.side, candidate.row[0])):
            continue
        if end == "joins" and not joins(c, candidate.row[0]):
            continue
        found.setdefault(candidate.row[0], candidate.worth)
    best_of = sorted(found.values(), reverse=True)[:armies]
    return sum(best_of) * (1.0 + NEXT_STEP * (regions - 1))


def joins(c: Evaluation, region: str) -> bool:
    """Is this an army that moves to the main one?"""
    goal = c.plan.of.get(region)
    return goal is not None and goal.main != region


def voyage(c: Evaluation, way: str) -> float:
    return max(
        (
            port_worth(c, way, one, to)
            for one in starting_regions(c.s, way)
            for to in possible_landings(c.s, c.side, one, way)
        ),
        default=0.0,
    )


def port_worth(c: Evaluation, way: str, region: str, to: str) -> float:
    """Return the worth of a landing: it takes a settlement, attacks one, or reinforces one."""
    s, side = c.s, c.side
    if way != SEA:
        units = units_in(s, side, region)
        return manned(s, to, units) - manned(s, region, -units)
    if units_in(s, OTHER[side], to):
        return worth_of(s, side, c.plan, region, to, figures_in(s, side, region))[0]
    return TAKING * REGIONS[to].points * (controller(s, to) == OTHER[side]) + 0.1


def storm(c: Evaluation, host: str) -> float:
    """Return the worth of a siege battle of three rounds that costs no elites."""
    found = [assault_worth(c.s, one, attack_party(c.s, SHADOW, one, one, 0)) for one in storming_at(c.s, host)]
    return max(found, default=0.0)


def relieve(c: Evaluation) -> float:
    ats = regions_besieged_by(c.s, OTHER[c.side])
    return 1.2 * best(candidate for candidate in c.attacks(0) if candidate.row[1] in ats).worth


def march(c: Evaluation, by: str) -> float:
    led = BY_WITCH_KING if by == WITCH_KING else BY_NAZGUL
    return max(best(c.moves(led)).worth, best(c.attacks(led)).worth)


# Volleys


def struck(c: Evaluation, region: str, dice: int, needs: int) -> float:
    """Return the worth of hits on an enemy army."""
    foe = OTHER[c.side]
    expected = min(dice * (7 - needs) / 6, hits(figures_in(c.s, foe, region)))
    return expected * LOSS[foe] * (WALLED_IN if region in c.s.sieges else 1.0)


def aims(c: Evaluation, where_: str) -> Sequence[str]:
    if where_ != TWO_NATIONS:
        return where_.split()
    return [region for region, army in armies_of(c.s, OTHER[c.side]).items() if len(tally(army).nations) > 1]


def shoot(c: Evaluation, where_: str, dice: int, needs: int) -> float:
    return max((struck(c, region, dice, needs) for region in aims(c, where_)), default=0.0)


def spell_worth(c: Evaluation, region: str, most: int, needs: int) -> float:
    near = [tally(c.s.shadow[one]).nazgul for one in regions_with_nazgul(c.s) if region in armies_near(c.s, one)]
    return struck(c, region, min(most, max(near, default=0)), needs)


def cast_spells(c: Evaluation, most: int, needs: int) -> float:
    return max((spell_worth(c, region, most, needs) for region in armies_to_hit(c.s)), default=0.0)


def sail_west(c: Evaluation) -> float:
    return sum([struck(c, one, elves_in(c.s, one), 6) for one in ELVEN_STRONGHOLDS if one not in c.s.sieges], 0.0)


def drown(c: Evaluation, region: str, dice: int, needs: int) -> float:
    """If the last unit is eliminated, Saruman is too."""
    here = figures_in(c.s, SHADOW, region)
    if not here:
        return 0.0
    expected = dice * (7 - needs) / 6
    falls = max(0.0, 1.0 - (hits(here) / dice if hits(here) <= dice else 1.0)) + 0.1
    return struck(c, region, dice, needs) + (FORTUNE[SARUMAN] * falls if SARUMAN in here else 0.0) * min(1.0, expected)


def strike_nazgul(c: Evaluation, most: int, _needs: int) -> float:
    count = max((figures_in(c.s, SHADOW, one).count(NAZGUL) for one in nazgul_armies_to_hit(c.s)), default=0)
    return min(most, count) * WRAITH


def despair(_c: Evaluation) -> float:
    return 0.15


# Nations and dice


def advance_nation(c: Evaluation, nation: str) -> float:
    return step_worth(c.s, nation) if c.s.steps[nation] else 0.0


def call_to_war(c: Evaluation, nation: str, _regions: str) -> float:
    return 1.5 * advance_nation(c, nation)


def counsel(c: Evaluation) -> float:
    return max(counsel_worth(c, nation) for nation in c.s.steps if nation not in ("isengard", "sauron", "southrons"))


def counsel_worth(c: Evaluation, nation: str) -> float:
    return advance_nation(c, nation) + (0.5 if nation in c.s.passive else 0.0)


def stir_nations(c: Evaluation, _names: str, _regions: str, _rouses: str, advances: str) -> float:
    return sum([advance_nation(c, nation) for nation in advances.split()], 0.0)


def draw_back(c: Evaluation) -> float:
    """The nation moves a step back and recruits a figure."""
    return max((0.2 + step_worth(c.s, nation) for nation in visited_nations(c.s)), default=0.0)


def darken(c: Evaluation) -> float:
    return 0.9 * c.s.free_dice.count(WILL)


EFFECTS: Final[dict[str, Effect]] = {
    one.__name__: one
    for one in (
        levy, levy_with_army, levy_in, levy_beside, harden, raid, ride_to_angmar, promote, lead_the_dead, march_armies,
        voyage, storm, relieve, march, shoot, cast_spells, sail_west, drown, strike_nazgul, despair, advance_nation,
        call_to_war, counsel, stir_nations, draw_back, darken,
    )
}  # fmt: skip
