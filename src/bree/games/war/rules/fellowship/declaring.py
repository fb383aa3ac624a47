"""Section 21: the Fellowship is declared or revealed, and its path may touch dangerous regions."""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask, Pick, Step
from bree.games.war.board import INNER_MORDOR, REGIONS
from bree.games.war.facts import NUMBERS
from bree.games.war.map_queries import controller, region_of_balrog
from bree.games.war.picks import REGION
from bree.games.war.rules.armies.reach import (
    IN_MORIA,
    MEETS_BALROG,
    MORIA,
    PASSES_STRONGHOLD,
    closed_to_bearers,
    fellowship_reach,
    paths_between,
    strongholds_passed,
)
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import (
    DENS_WATCHED,
    MORIA_WATCHED,
    OFFER,
    ON_THE_WAY,
    PAST_DENS,
    REVEALED,
    SEEN,
    current_number,
)
from bree.games.war.rules.extension_points import FELLOWSHIP_FOUND, PATH_EVENTS
from bree.games.war.rules.turn.politics import activate
from bree.games.war.state import FREE, NO_TRACK, War, seat_of


def is_refuge(s: War, region: str) -> bool:
    """Is this a city or stronghold of the Free Peoples that they control? Towns do not count (WAR-21.5)."""
    place = REGIONS[region]
    return place.points > 0 and place.side == FREE and controller(s, region) == FREE


# Declaring (WAR-21.1)


@book.ask
def declare(s: War) -> Ask:
    """Ask for a region. Without progress the figure stays (WAR-21.2)."""
    found = fellowship_reach(s.bearers, s.progress, closed_to_bearers(s))
    picks = (*[REGION[name] for name in found], PASS_PICK)
    return Ask(seat_of(s, FREE), "declare", "WAR-21.1", picks, {"progress": s.progress})


@book.bar
def bar_declare(s: War) -> dict[str, str]:
    return {} if s.terms.inner_mordor else dict.fromkeys(INNER_MORDOR, "WAR-O2")


@book.step
def on_declare(s: War, answer: str) -> None:
    if answer != PASS:
        s.then(("declared_by", answer, 0, 0))


@book.step
def declared_by(s: War, region: str, known: int, marks: int) -> None:
    """Ask about the path as far as it matters.

    `known` are the marks that were asked, and `marks` those of them that the path touches.
    """
    doubt = next_unknown_mark(s, region, known, marks, watched_marks(s))
    if doubt == IN_MORIA:
        s.then(("declare_way", region))
    elif doubt:
        s.then(("past_watch", "declared_by", region, known, marks, doubt))
    else:
        declare_at(s, region, marks_of_path(s, region, known, marks))


@book.ask
def declare_way(s: War, region: str) -> Ask:
    """Ask about Moria, because a card may act there (WAR-21.6)."""
    return Ask(seat_of(s, FREE), "moria_way", "WAR-21.6", WAYS, {"region": "region-" + region})


@book.step
def on_declare_way(s: War, region: str, answer: str) -> None:
    s.then(("declared_by", region, IN_MORIA, IN_MORIA if answer == THROUGH else 0))


def declare_at(s: War, region: str, marks: int) -> None:
    s.bearers = region
    s.progress = 0
    s.tell("declared", "WAR-21.1", region="region-" + region)
    if is_refuge(s, region):
        if s.corruption:
            s.corruption -= 1
            s.tell("healed", "WAR-21.4", by=1, corruption=s.corruption)
        activate(s, REGIONS[region].nation, "WAR-21.4", sure=True)
    # Strongholds of the Shadow cost tiles only if a card says so (WAR-21.6).
    s.then(*path_steps(marks))
    for note in FELLOWSHIP_FOUND:
        note(s, True)
    s.then(OFFER[SEEN])  # cards that a declaration removes leave the table first (WAR-6.8)


# The marks of a path. The Free Peoples choose the path, and the rules ask about it only as far as it matters.


THROUGH, PAST = "through", "past"
WAYS: Final = (Pick(THROUGH, ("region:" + MORIA,)), Pick(PAST))
WATCHES: Final = (IN_MORIA, MEETS_BALROG, PASSES_STRONGHOLD)  # in the order of the asks


def watched_marks(s: War) -> int:
    """Return the marks that matter now: Moria or strongholds because of cards, and the region of the Balrog."""
    cards = (IN_MORIA if current_number(s, MORIA_WATCHED, 0) else 0) | (
        PASSES_STRONGHOLD if current_number(s, DENS_WATCHED, 0) else 0
    )
    return cards | (MEETS_BALROG if region_of_balrog(s) else 0)


def paths_to(s: War, region: str) -> tuple[tuple[int, int], ...]:
    return paths_between(s.bearers, region, s.progress, s.captured, closed_to_bearers(s), region_of_balrog(s))


def next_unknown_mark(s: War, region: str, known: int, marks: int, watches: int) -> int:
    """Return the next mark that some possible paths touch and others do not; 0 if there is none."""
    if watches == known:
        return 0
    found = [way for way, _ in paths_to(s, region) if way & known == marks]
    for bit in WATCHES:
        if watches & bit and len({way & bit for way in found}) > 1:
            return bit
    return 0


def marks_of_path(s: War, region: str, known: int, marks: int) -> int:
    """Return all marks that matter and that the path touches."""
    watches = watched_marks(s)
    return next(way & watches for way, _ in paths_to(s, region) if way & known == marks) if watches else 0


def path_steps(marks: int) -> list[Step]:
    """Return the steps of cards and of the Balrog for a path (WAR-21.12, LME-EX-10)."""
    moria: list[Step] = [OFFER[ON_THE_WAY]] if marks & IN_MORIA else []
    balrog: list[Step] = PATH_EVENTS if marks & MEETS_BALROG else []
    dens: list[Step] = [OFFER[PAST_DENS]] if marks & PASSES_STRONGHOLD else []
    return [*moria, *balrog, *dens]


@book.ask
def past_watch(s: War, then: str, region: str, known: int, marks: int, bit: int) -> Ask:
    """Ask whether the path touches the Balrog's region, or a stronghold while a card makes it matter."""
    key, rule, at = (
        ("balrog_way", "LME-9.7", (region_of_balrog(s),)) if bit == MEETS_BALROG else ("dens_way", "WAR-21.6", ())
    )
    picks = (Pick(THROUGH, tuple(["region:" + name for name in at])), Pick(PAST))
    return Ask(seat_of(s, FREE), key, rule, picks, {"region": "region-" + region})


@book.step
def on_past_watch(s: War, then: str, region: str, known: int, marks: int, bit: int, answer: str) -> None:
    after = "declared_by" if then == "declared_by" else "found_by"
    s.then((after, region, known | bit, marks | (bit if answer == THROUGH else 0)))


# Being revealed (WAR-21.7)


@book.step
def reveal(s: War) -> None:
    """Reveal the Fellowship.

    It does not move if it is already revealed (WAR-21.14). No nation becomes active, and nothing heals (WAR-21.16).
    """
    if not s.hidden:
        return
    s.hidden = False
    choose_revealed_region(s)
    if s.table:
        s.then(OFFER[REVEALED])


def choose_revealed_region(s: War) -> None:
    if s.track != NO_TRACK:
        s.tell("revealed-in-mordor", "WAR-25.10")
        return
    s.tell("revealed", "WAR-21.7")
    ends = reveal_ends(s)
    if len(ends) > 1:
        s.then(("reveal_to",))
    else:
        # without a region to go to, as with no progress (WAR-21.9), it stays
        reveal_at(s, ends[0] if ends else s.bearers)


def reveal_ends(s: War) -> tuple[str, ...]:
    """Return the regions in which the Fellowship may be revealed (WAR-21.8)."""
    found = fellowship_reach(s.bearers, s.progress, closed_to_bearers(s))
    return tuple([name for name in found if not is_refuge(s, name)])


def can_be_revealed(s: War) -> bool:
    """Can the Fellowship be revealed?

    Not if progress 0 keeps it in a city or stronghold (WAR-24.10). On the Mordor Track it is in no region (WAR-25.4).
    """
    return s.hidden and (s.track != NO_TRACK or bool(reveal_ends(s)))


@book.ask
def reveal_to(s: War) -> Ask:
    """Ask the Free Peoples for the region (WAR-21.15)."""
    picks = tuple([REGION[name] for name in reveal_ends(s)])
    return Ask(seat_of(s, FREE), "reveal_to", "WAR-21.7", picks, {"progress": s.progress})


@book.bar
def bar_reveal_to(s: War) -> dict[str, str]:
    found = {
        name: "WAR-21.8" for name in fellowship_reach(s.bearers, s.progress, closed_to_bearers(s)) if is_refuge(s, name)
    }
    return found if s.terms.inner_mordor else {**found, **dict.fromkeys(INNER_MORDOR, "WAR-O2")}


@book.step
def on_reveal_to(s: War, answer: str) -> None:
    reveal_at(s, answer)


def reveal_at(s: War, region: str) -> None:
    s.then(("found_by", region, 0, 0))


@book.step
def found_by(s: War, region: str, known: int, marks: int) -> None:
    """Ask about the path, as in `declared_by`. All strongholds count here, so their number is asked."""
    doubt = next_unknown_mark(s, region, known, marks, watched_marks(s) & ~PASSES_STRONGHOLD)
    if doubt == IN_MORIA:
        s.then(("reveal_way", region))
    elif doubt:
        s.then(("past_watch", "found_by", region, known, marks, doubt))
    else:
        choose_stronghold_count(s, region, marks_of_path(s, region, known, marks) & ~PASSES_STRONGHOLD)


@book.ask
def reveal_way(s: War, region: str) -> Ask:
    """Ask about Moria. The Free Peoples choose the path (WAR-21.10)."""
    return Ask(seat_of(s, FREE), "moria_way", "WAR-21.10", WAYS, {"region": "region-" + region})


@book.step
def on_reveal_way(s: War, region: str, answer: str) -> None:
    s.then(("found_by", region, IN_MORIA, IN_MORIA if answer == THROUGH else 0))


def choose_stronghold_count(s: War, region: str, marks: int) -> None:
    """Ask for the number of strongholds if the path leaves a choice."""
    costs = possible_stronghold_counts(s, region, marks)
    if len(costs) > 1:
        s.then(("reveal_tiles", region, marks))
    else:
        end_reveal(s, region, costs[0], marks)


def possible_stronghold_counts(s: War, region: str, marks: int) -> list[int]:
    """Return how many strongholds of the Shadow the path can touch."""
    watches = watched_marks(s) & ~PASSES_STRONGHOLD
    if not watches:
        return list(strongholds_passed(s.bearers, region, s.progress, s.captured, closed_to_bearers(s)))
    return sorted({number for way, number in paths_to(s, region) if way & watches == marks})


@book.ask
def reveal_tiles(s: War, region: str, marks: int) -> Ask:
    """Ask for a number. The Free Peoples choose the path, and only the number of strongholds matters (WAR-21.10)."""
    picks = tuple([NUMBERS[count] for count in possible_stronghold_counts(s, region, marks)])
    return Ask(seat_of(s, FREE), "reveal_tiles", "WAR-21.10", picks, {"region": "region-" + region})


@book.step
def on_reveal_tiles(s: War, region: str, marks: int, answer: str) -> None:
    end_reveal(s, region, int(answer), marks)


def end_reveal(s: War, region: str, tiles: int, marks: int) -> None:
    """Put the Fellowship into the region. Tiles for cards come before tiles for strongholds (WAR-21.12)."""
    found = marks | (watched_marks(s) & PASSES_STRONGHOLD if tiles else 0)
    s.bearers = region
    s.progress = 0
    s.tell("revealed-at", "WAR-21.7", region="region-" + region)
    s.then(*path_steps(found), ("stronghold_tiles", tiles))
    for note in FELLOWSHIP_FOUND:
        note(s, False)
