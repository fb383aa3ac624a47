"""Section 13: losses. The owner chooses them, hit by hit, among the units that fight."""

from typing import Final

from bree.core import Ask, Pick
from bree.games.war.figures import ELITE, IS_ELITE, IS_UNIT, NATION, REGULAR, UNITS, counts, tally
from bree.games.war.map_queries import discard, put, remove, take
from bree.games.war.picks import FIGURE
from bree.games.war.rules.battle.fighters import camp, fought, place_of, scored
from bree.games.war.rules.book import book
from bree.games.war.state import NATIONS, OTHER, Battle, Figures, War, seat

BOTH: Final = "both-"  # two hits for one elite
BOTH_PICK: Final = {nation + ELITE: Pick(BOTH + nation + ELITE, ("figure:" + nation + ELITE,)) for nation in NATIONS}


@book.step
def take_hits(s: War, side: str) -> None:
    """As many hits as the enemy scored (WAR-13.1)."""
    b = fought(s)
    found = scored(s, b, OTHER[side])
    if found:
        s.battle = b._replace(taking=side, hits=found)
        take_on(s, side)


def take_on(s: War, side: str) -> None:
    """Hit by hit, until somebody has to choose. What is left when no unit is left is lost (WAR-13.4)."""
    while True:
        b = fought(s)
        figures = camp(s, b, side)
        if not b.hits or not tally(figures).units:
            s.battle = b._replace(taking="", hits=0)
            return
        ways = losses(figures, b.hits)
        if len(ways) > 1:
            s.then(("hit", side))
            return
        lose(s, b, side, ways[0].id)


def losses(figures: Figures, hits: int) -> tuple[Pick, ...]:
    """Units alone, never leaders or characters (WAR-13.10); of whatever nation (WAR-13.4)."""
    found: list[Pick] = []
    for figure in counts(figures):
        if figure in IS_UNIT:
            found.append(FIGURE[figure])
            if hits > 1 and figure in IS_ELITE:
                found.append(BOTH_PICK[figure])
    return tuple(found)


@book.ask
def hit(s: War, side: str) -> Ask:
    b = fought(s)
    return Ask(seat(s, side), "hit", "WAR-13.2", losses(camp(s, b, side), b.hits), {"left": b.hits})


@book.bar
def bar_hit(s: War, side: str) -> dict[str, str]:
    b = fought(s)
    figures = camp(s, b, side)
    found = {figure: "WAR-13.10" for figure in figures if figure not in IS_UNIT}
    for figure in UNITS:
        if figure not in figures:
            found[figure] = "WAR-11.7" if side == b.attacker and figure in b.rear else "WAR-13.4"
    if b.hits < 2:
        found.update({BOTH + figure: "WAR-13.3" for figure in figures if figure in IS_ELITE})
    return found


@book.step
def on_hit(s: War, side: str, answer: str) -> None:
    b = fought(s)
    lose(s, b, side, answer)
    take_on(s, side)


def lose(s: War, b: Battle, side: str, way: str) -> None:
    region = place_of(b, side)
    figure = way.removeprefix(BOTH)
    s.battle = b._replace(hits=b.hits - (1 if figure == way else 2))
    if figure == way and figure in IS_ELITE:
        reduce(s, side, region, figure, "WAR-13.2")
        return
    remove(s, side, region, (figure,))
    s.tell("unit-lost", "WAR-13.2" if figure == way else "WAR-13.3", who=side, figure="figure-" + figure)


def spare(s: War, regular: str) -> dict[str, int] | None:
    """WAR-13.5: where a regular comes from that takes the place of an elite; the Shadow's dead are reinforcements."""
    if s.lost.get(regular):
        return s.lost
    return s.pool if s.pool.get(regular) else None


def reduce(s: War, side: str, region: str, elite: str, rule: str) -> None:
    """A regular for an elite, which goes where the dead go (WAR-13.6). Where there is none, the elite is gone."""
    regular = NATION[elite] + REGULAR
    heap = spare(s, regular)
    take(s, side, region, (elite,))
    discard(s, side, elite)
    if heap is None:
        s.tell("unit-lost", "WAR-13.5", who=side, figure="figure-" + elite)
        return
    heap[regular] -= 1
    if heap is s.lost and not heap[regular]:
        del heap[regular]
    put(s, side, region, (regular,))
    s.tell("elite-reduced", rule, who=side, figure="figure-" + elite)


def fall(s: War, b: Battle, side: str) -> None:
    """The last unit is gone, and with it whoever led it, in the field or inside (WAR-7.15, WAR-13.8, WAR-16.21)."""
    figures = camp(s, b, side)
    s.tell("wiped-out", "WAR-13.8", who=side)
    if figures:
        remove(s, side, place_of(b, side), figures)
        s.tell("leaders-fall", "WAR-7.15", who=side, figures=tuple(["figure-" + figure for figure in figures]))
