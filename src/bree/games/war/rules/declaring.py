"""Where the Fellowship is: declaring it, and what happens when it is revealed (section 21)."""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask, Pick
from bree.games.war.board import INNER_MORDOR, REGIONS
from bree.games.war.facts import NUMBERS
from bree.games.war.ground import controller
from bree.games.war.picks import REGION
from bree.games.war.rules.book import book
from bree.games.war.rules.moments import MORIA_WATCHED, OFFER, ON_THE_WAY, REVEALED, SEEN, now
from bree.games.war.rules.politics import activate
from bree.games.war.rules.reach import MORIA, around, shut_to_bearers, tolls, ways
from bree.games.war.state import FREE, NO_TRACK, War, seat


def is_refuge(s: War, region: str) -> bool:
    """A city or stronghold of a nation of the Free Peoples that they control; a town never is (WAR-21.5)."""
    place = REGIONS[region]
    return place.points > 0 and place.side == FREE and controller(s, region) == FREE


# Declaring (WAR-21.1)


@book.ask
def declare(s: War) -> Ask:
    """With no progress the figure stays (WAR-21.2)."""
    found = around(s.bearers, s.progress, shut_to_bearers(s))
    picks = (*[REGION[name] for name in found], PASS_PICK)
    return Ask(seat(s, FREE), "declare", "WAR-21.1", picks, {"progress": s.progress})


@book.bar
def bar_declare(s: War) -> dict[str, str]:
    return {} if s.terms.inner_mordor else dict.fromkeys(INNER_MORDOR, "WAR-O2")


@book.step
def on_declare(s: War, answer: str) -> None:
    if answer == PASS:
        return
    crossed = crossings(s, answer)
    if len(crossed) > 1:
        s.then(("declare_way", answer))
    else:
        seen_at(s, answer, crossed[0])


@book.ask
def declare_way(s: War, region: str) -> Ask:
    """WAR-21.6: a card may wait for them in Moria."""
    return Ask(seat(s, FREE), "moria_way", "WAR-21.6", WAYS, {"region": "region-" + region})


@book.step
def on_declare_way(s: War, region: str, answer: str) -> None:
    seen_at(s, region, answer == THROUGH)


def seen_at(s: War, region: str, crossed: bool) -> None:
    s.bearers = region
    s.progress = 0
    s.tell("declared", "WAR-21.1", region="region-" + region)
    if is_refuge(s, region):
        if s.corruption:
            s.corruption -= 1
            s.tell("healed", "WAR-21.4", by=1, corruption=s.corruption)
        activate(s, REGIONS[region].nation, "WAR-21.4", sure=True)
    # No tiles for strongholds of the Shadow, unless a card says so (WAR-21.6).
    s.then(OFFER[SEEN], *[OFFER[ON_THE_WAY]] * crossed)


# Moria, where it matters whether the way led through it.


THROUGH, PAST = "through", "past"
WAYS: Final = (Pick(THROUGH, ("region:" + MORIA,)), Pick(PAST))


def paths(s: War, region: str) -> tuple[tuple[bool, int], ...]:
    return ways(s.bearers, region, s.progress, s.captured, shut_to_bearers(s))


def crossings(s: War, region: str) -> list[bool]:
    """Might the way there have led through Moria? Where nothing waits for them, nobody asks."""
    if not now(s, MORIA_WATCHED, 0):
        return [False]
    return sorted({crossed for crossed, _ in paths(s, region)})


def tiles_due(s: War, region: str, crossed: bool) -> list[int]:
    """How many strongholds of the Shadow it may have touched."""
    if not now(s, MORIA_WATCHED, 0):
        return list(tolls(s.bearers, region, s.progress, s.captured, shut_to_bearers(s)))
    return [number for through, number in paths(s, region) if through == crossed]


# Being revealed (WAR-21.7)


@book.step
def reveal(s: War) -> None:
    """One that is revealed already is not moved again (WAR-21.14). Nobody is roused, nothing healed (WAR-21.16)."""
    if not s.hidden:
        return
    s.hidden = False
    come_to_light(s)
    if s.table:
        s.then(OFFER[REVEALED])


def come_to_light(s: War) -> None:
    if s.track != NO_TRACK:
        s.tell("revealed-in-mordor", "WAR-25.10")
        return
    s.tell("revealed", "WAR-21.7")
    ends = reveal_ends(s)
    if len(ends) > 1:
        s.then(("reveal_to",))
    else:
        found_at(s, ends[0] if ends else s.bearers)  # nowhere to go, as with no progress (WAR-21.9): it stays


def reveal_ends(s: War) -> tuple[str, ...]:
    """WAR-21.8"""
    found = around(s.bearers, s.progress, shut_to_bearers(s))
    return tuple([name for name in found if not is_refuge(s, name)])


@book.ask
def reveal_to(s: War) -> Ask:
    """WAR-21.15: the Free Peoples choose."""
    picks = tuple([REGION[name] for name in reveal_ends(s)])
    return Ask(seat(s, FREE), "reveal_to", "WAR-21.7", picks, {"progress": s.progress})


@book.bar
def bar_reveal_to(s: War) -> dict[str, str]:
    found = {name: "WAR-21.8" for name in around(s.bearers, s.progress, shut_to_bearers(s)) if is_refuge(s, name)}
    return found if s.terms.inner_mordor else {**found, **dict.fromkeys(INNER_MORDOR, "WAR-O2")}


@book.step
def on_reveal_to(s: War, answer: str) -> None:
    found_at(s, answer)


def found_at(s: War, region: str) -> None:
    crossed = crossings(s, region)
    if len(crossed) > 1:
        s.then(("reveal_way", region))
    else:
        found_by(s, region, crossed[0])


@book.ask
def reveal_way(s: War, region: str) -> Ask:
    """WAR-21.10: the path is theirs to choose."""
    return Ask(seat(s, FREE), "moria_way", "WAR-21.10", WAYS, {"region": "region-" + region})


@book.step
def on_reveal_way(s: War, region: str, answer: str) -> None:
    found_by(s, region, answer == THROUGH)


def found_by(s: War, region: str, crossed: bool) -> None:
    costs = tiles_due(s, region, crossed)
    if len(costs) > 1:
        s.then(("reveal_tiles", region, int(crossed)))
    else:
        arrive(s, region, costs[0], crossed)


@book.ask
def reveal_tiles(s: War, region: str, crossed: int) -> Ask:
    """WAR-21.10: the path is theirs to choose, and of it only the strongholds that it touches count."""
    picks = tuple([NUMBERS[count] for count in tiles_due(s, region, bool(crossed))])
    return Ask(seat(s, FREE), "reveal_tiles", "WAR-21.10", picks, {"region": "region-" + region})


@book.step
def on_reveal_tiles(s: War, region: str, crossed: int, answer: str) -> None:
    arrive(s, region, int(answer), bool(crossed))


def arrive(s: War, region: str, tiles: int, crossed: bool) -> None:
    """WAR-21.12: what cards draw comes before what strongholds do."""
    s.bearers = region
    s.progress = 0
    s.tell("revealed-at", "WAR-21.7", region="region-" + region)
    s.then(*[OFFER[ON_THE_WAY]] * crossed, ("stronghold_tiles", tiles))
