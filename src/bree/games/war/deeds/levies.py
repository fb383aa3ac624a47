"""Single cards of the Shadow that gather, change or move figures."""

from typing import Final

from bree.core import DONE, Ask
from bree.games.war.board import NEAR
from bree.games.war.deeds.recruiting import can_levy, levy
from bree.games.war.figures import WITCH_KING, counts, joined, without
from bree.games.war.map_queries import figures_in, find, is_free, put, standing, take, version
from bree.games.war.picks import DONE_PICK, REGION, several
from bree.games.war.rules.armies.moving import go_there
from bree.games.war.rules.book import book
from bree.games.war.state import NOBODY, SHADOW, WILL, War, seat

REGULAR, ELITE = "sauron-regular", "sauron-elite"
DUNLAND: Final = ("north_dunland", "south_dunland")
NEAR_DUNLAND: Final = tuple(sorted({*NEAR["north_dunland"], *NEAR["south_dunland"]}))
ISENGARD: Final = "isengard"
COME: Final = "regular regular"
RAIDERS: Final = ("isengard-regular", "isengard-elite")
RAIDERS_MOST: Final = 4
ANGMAR: Final = "angmar"


# Regulars that become elites


def barracks(s: War) -> list[str]:
    return sorted([region for region, here in standing(s, SHADOW).items() if REGULAR in here])


@book.effect(units=int)
def harden(s: War, card: str, units: int) -> None:
    """So many regulars of Sauron, wherever they stand, are replaced by elites."""
    found = barracks(s)
    if not units or not found or not s.pool.get(ELITE):
        return
    if len(found) == 1:
        on_harden_where(s, card, units, found[0])
    else:
        s.then(("harden_where", card, units))


@book.can
def can_harden(s: War, card: str, units: int) -> bool:
    return bool(barracks(s)) and bool(s.pool.get(ELITE))


@book.ask
def harden_where(s: War, card: str, units: int) -> Ask:
    picks = tuple([REGION[region] for region in barracks(s)])
    return Ask(seat(s, SHADOW), "harden_where", "WAR-6.6", picks, {"card": "card-" + card, "left": units})


@book.step
def on_harden_where(s: War, card: str, units: int, region: str) -> None:
    take(s, SHADOW, region, (REGULAR,))
    put(s, SHADOW, region, (ELITE,))
    s.pool[ELITE] -= 1
    s.pool[REGULAR] = s.pool.get(REGULAR, 0) + 1
    s.tell("hardened", "WAR-6.6", card="card-" + card, region="region-" + region)
    s.then(("harden", card, units - 1))


# Raiders of Dunland


@book.effect()
def raid(s: War, card: str) -> None:
    """Two regulars come next to Dunland, and up to four units from both Dunlands may join them."""
    found = raided(s, card)
    if len(found) == 1:
        on_raid_where(s, card, found[0])
    elif found:
        s.then(("raid_where", card))


@book.can
def can_raid(s: War, card: str) -> bool:
    return bool(raided(s, card))


def raided(s: War, card: str) -> list[str]:
    """Where anybody can come, if only from the other Dunland (WAR-6.6)."""
    open_ = [region for region in NEAR_DUNLAND if is_free(s, SHADOW, region)]
    return [region for region in open_ if is_reached(s, card, region)]


def is_reached(s: War, card: str, to: str) -> bool:
    if can_levy(s, card, ISENGARD, COME, to):
        return True
    return any(bool(raiders(s, region, to)) for region in DUNLAND if region != to)


@book.ask
def raid_where(s: War, card: str) -> Ask:
    picks = tuple([REGION[region] for region in raided(s, card)])
    return Ask(seat(s, SHADOW), "levy_where", "WAR-9.12", picks, {"card": "card-" + card})


@book.step
def on_raid_where(s: War, card: str, to: str) -> None:
    s.then(*[("raid_from", region, to) for region in DUNLAND if region != to])
    levy(s, card, ISENGARD, COME, to)


def raiders(s: War, region: str, to: str) -> dict[str, int]:
    """Who may still be picked there, one after the other."""
    left = RAIDERS_MOST - len(s.moved.get(to, NOBODY)) - len(s.chosen)
    here = counts(without(figures_in(s, SHADOW, region), s.chosen))
    return {figure: min(here[figure], left) for figure in RAIDERS if figure in here and left}


@book.step
def raid_from(s: War, region: str, to: str) -> None:
    if raiders(s, region, to):
        s.then(("raid_who", region, to))


@book.ask
def raid_who(s: War, region: str, to: str) -> Ask:
    found = raiders(s, region, to)
    picks = [several(figure, number) for figure, number in found.items()]
    most = min(sum(found.values()), RAIDERS_MOST - len(s.moved.get(to, NOBODY)) - len(s.chosen))
    facts = {"region": "region-" + region, "to": "region-" + to}
    return Ask(seat(s, SHADOW), "raid_who", "WAR-6.6", (*picks, DONE_PICK), facts, True, 0, most)


@book.step
def on_raid_who(s: War, region: str, to: str, figure: str) -> None:
    if figure != DONE:
        s.chosen = joined(s.chosen, (figure,))
        if raiders(s, region, to):
            s.then(("raid_who", region, to))
            return
    who, s.chosen = s.chosen, NOBODY
    if who:
        go_there(s, SHADOW, region, to, who)


# The Witch-king, and the dawn


@book.effect()
def ride_to_angmar(s: War, card: str) -> None:
    who, region = version(s, WITCH_KING), find(s, WITCH_KING)
    if region and region != ANGMAR:
        take(s, SHADOW, region, (who,))
        put(s, SHADOW, ANGMAR, (who,))
        s.tell("rides", "WAR-6.6", who="figure-" + who, region="region-" + ANGMAR)


@book.can
def can_ride_to_angmar(s: War, card: str) -> bool:
    return find(s, WITCH_KING) not in ("", ANGMAR)


@book.effect()
def darken(s: War, card: str) -> None:
    """Every unused Will of the West is discarded."""
    gone = s.free_dice.count(WILL)
    if not gone:
        return
    s.free_dice = tuple([face for face in s.free_dice if face != WILL])
    s.free_used += gone
    s.tell("darkened", "WAR-6.6", card="card-" + card, dice=gone)


@book.can
def can_darken(s: War, card: str) -> bool:
    return WILL in s.free_dice
