"""Options -> first position."""

from bree.core import Option, Options, Pile
from bree.games.war.facts import DECK, DICE, SETUP, STANDARD
from bree.games.war.figures import CHARACTERS, NAZGUL, row
from bree.games.war.state import DECKS, FREE, NATIONS, SEATS, SHADOW, SIDE, Terms, War

OPTIONS = (
    Option("players", (2,), "WAR-1.1"),
    Option("overstack", ("allowed", "forbidden"), "WAR-O1"),
    Option("inner_mordor", ("allowed", "forbidden"), "WAR-O2"),
    Option("mordor_penalty", ("counts", "spared"), "WAR-O3"),
    Option("captor_city", ("yes", "no"), "WAR-O4"),
)


def seats(options: Options) -> tuple[str, ...]:
    return SEATS


def named(nation: str, rank: str) -> str:
    return NAZGUL if rank == NAZGUL else f"{nation}-{rank}"


def setup(options: Options) -> War:
    s = War()
    s.terms = Terms(
        overstack=options["overstack"] == "allowed",
        inner_mordor=options["inner_mordor"] == "allowed",
        spared=options["mordor_penalty"] == "spared",
        captor=options["captor_city"] == "yes",
    )
    place_figures(s)
    # WAR-2.2, WAR-2.3
    start = SETUP["fellowship"]
    s.bearers, s.guide = start["region"], start["guide"]
    s.companions = row(start["companions"])
    s.aside = tuple([name for name in CHARACTERS if name not in s.companions])
    # WAR-2.4
    s.rings = dict(SETUP["rings"])
    # WAR-2.5, WAR-2.6
    s.decks = {deck: Pile.of(DECK[deck]) for deck in DECKS}
    s.hands = dict.fromkeys(SEATS, ())
    s.discards = dict.fromkeys(SEATS, ())
    s.tiles = STANDARD
    # WAR-2.7: the Hunt Box is empty, and no points are won (WAR-2.9).
    s.free_pool, s.shadow_pool = DICE[FREE], DICE[SHADOW]
    # WAR-2.8
    s.steps = {nation: SETUP["politics"][nation]["steps"] for nation in NATIONS}
    s.passive = tuple([nation for nation in NATIONS if not SETUP["politics"][nation]["active"]])
    s.then(("turn",))
    return s


def place_figures(s: War) -> None:
    """WAR-2.1."""
    for nation in NATIONS:
        here = s.free if SIDE[nation] == FREE else s.shadow
        for region, ranks in SETUP["armies"][nation].items():
            here[region] = row([named(nation, rank) for rank, number in ranks.items() for _ in range(number)])
        for rank, number in SETUP["reinforcements"][nation].items():
            s.pool[named(nation, rank)] = number
