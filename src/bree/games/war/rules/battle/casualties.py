"""Section 13: losses. Their owner chooses them, hit by hit, among the units in the battle."""

from typing import Final

from bree.core import Ask, Pick
from bree.games.war.figures import ELITE, IS_ELITE, IS_UNIT, NATION, REGULAR, UNITS, counts, tally
from bree.games.war.map_queries import count_as_lost, place_figures, remove_figures, take_figures
from bree.games.war.picks import FIGURE
from bree.games.war.rules.battle.fighters import current_battle, fighters_of, hits_scored, region_of_side
from bree.games.war.rules.book import book
from bree.games.war.state import NATIONS, OTHER, Battle, Figures, War, seat_of

BOTH: Final = "both-"  # two hits for one elite
BOTH_PICK: Final = {nation + ELITE: Pick(BOTH + nation + ELITE, ("figure:" + nation + ELITE,)) for nation in NATIONS}


@book.step
def take_hits(s: War, side: str) -> None:
    """Take the hits that the enemy scored (WAR-13.1)."""
    b = current_battle(s)
    found = hits_scored(s, b, OTHER[side])
    if found:
        s.battle = b._replace(taking=side, hits=found)
        take_remaining_hits(s, side)


def take_remaining_hits(s: War, side: str) -> None:
    """Take hits until there is a choice. Hits without a unit left for them have no effect (WAR-13.4)."""
    while True:
        b = current_battle(s)
        figures = fighters_of(s, b, side)
        if not b.hits or not tally(figures).units:
            s.battle = b._replace(taking="", hits=0)
            return
        ways = losses(figures, b.hits)
        if len(ways) > 1:
            s.then(("hit", side))
            return
        apply_loss(s, b, side, ways[0].id)


def losses(figures: Figures, hits: int) -> tuple[Pick, ...]:
    """Return the possible losses: units of any nation (WAR-13.4), but no leaders or characters (WAR-13.10)."""
    found: list[Pick] = []
    for figure in counts(figures):
        if figure in IS_UNIT:
            found.append(FIGURE[figure])
            if hits > 1 and figure in IS_ELITE:
                found.append(BOTH_PICK[figure])
    return tuple(found)


@book.ask
def hit(s: War, side: str) -> Ask:
    b = current_battle(s)
    return Ask(seat_of(s, side), "hit", "WAR-13.2", losses(fighters_of(s, b, side), b.hits), {"left": b.hits})


@book.bar
def bar_hit(s: War, side: str) -> dict[str, str]:
    b = current_battle(s)
    figures = fighters_of(s, b, side)
    found = {figure: "WAR-13.10" for figure in figures if figure not in IS_UNIT}
    for figure in UNITS:
        if figure not in figures:
            found[figure] = "WAR-11.7" if side == b.attacker and figure in b.rear else "WAR-13.4"
    if b.hits < 2:
        found.update({BOTH + figure: "WAR-13.3" for figure in figures if figure in IS_ELITE})
    return found


@book.step
def on_hit(s: War, side: str, answer: str) -> None:
    b = current_battle(s)
    apply_loss(s, b, side, answer)
    take_remaining_hits(s, side)


def apply_loss(s: War, b: Battle, side: str, way: str) -> None:
    region = region_of_side(b, side)
    figure = way.removeprefix(BOTH)
    s.battle = b._replace(hits=b.hits - (1 if figure == way else 2))
    if figure == way and figure in IS_ELITE:
        reduce_elite(s, side, region, figure, "WAR-13.2")
        return
    remove_figures(s, side, region, (figure,))
    s.tell("unit-lost", "WAR-13.2" if figure == way else "WAR-13.3", who=side, figure="figure-" + figure)


def source_of_regulars(s: War, regular: str) -> dict[str, int] | None:
    """Return the pile of regulars that can replace an elite (WAR-13.5). Lost units of the Shadow are reinforcements."""
    if s.lost.get(regular):
        return s.lost
    return s.pool if s.pool.get(regular) else None


def reduce_elite(s: War, side: str, region: str, elite: str, rule: str) -> None:
    """Replace an elite with a regular; the elite counts as lost (WAR-13.6).

    Without a regular only the elite is lost.
    """
    regular = NATION[elite] + REGULAR
    heap = source_of_regulars(s, regular)
    take_figures(s, side, region, (elite,))
    count_as_lost(s, side, elite)
    if heap is None:
        s.tell("unit-lost", "WAR-13.5", who=side, figure="figure-" + elite)
        return
    heap[regular] -= 1
    if heap is s.lost and not heap[regular]:
        del heap[regular]
    place_figures(s, side, region, (regular,))
    s.tell("elite-reduced", rule, who=side, figure="figure-" + elite)


def lose_leaders(s: War, b: Battle, side: str) -> None:
    """Remove the leaders and characters of a side that lost its last unit (WAR-7.15, WAR-13.8, WAR-16.21)."""
    figures = fighters_of(s, b, side)
    s.tell("wiped-out", "WAR-13.8", who=side)
    if figures:
        remove_figures(s, side, region_of_side(b, side), figures)
        s.tell("leaders-fall", "WAR-7.15", who=side, figures=tuple(["figure-" + figure for figure in figures]))
