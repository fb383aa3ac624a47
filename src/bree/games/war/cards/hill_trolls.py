"""Hill-trolls."""

from typing import Final

from bree.core import Ask
from bree.core.log_lines import line
from bree.games.war.map_queries import armies_of, place_figures, take_figures
from bree.games.war.picks import REGION
from bree.games.war.rules.book import book
from bree.games.war.state import SHADOW, War, seat_of

LOG_LINES: Final = (line("hardened"),)

REGULAR, ELITE = "sauron-regular", "sauron-elite"


def regions_with_regulars(s: War) -> list[str]:
    return sorted([region for region, here in armies_of(s, SHADOW).items() if REGULAR in here])


@book.effect(units=int)
def harden(s: War, card: str, units: int) -> None:
    """Replace up to `units` regulars of Sauron with elites, in any regions."""
    found = regions_with_regulars(s)
    if not units or not found or not s.pool.get(ELITE):
        return
    if len(found) == 1:
        on_harden_where(s, card, units, found[0])
    else:
        s.then(("harden_where", card, units))


@book.can
def can_harden(s: War, card: str, units: int) -> bool:
    return bool(regions_with_regulars(s)) and bool(s.pool.get(ELITE))


@book.ask
def harden_where(s: War, card: str, units: int) -> Ask:
    picks = tuple([REGION[region] for region in regions_with_regulars(s)])
    return Ask(seat_of(s, SHADOW), "harden_where", "WAR-6.6", picks, {"card": "card-" + card, "left": units})


@book.step
def on_harden_where(s: War, card: str, units: int, region: str) -> None:
    take_figures(s, SHADOW, region, (REGULAR,))
    place_figures(s, SHADOW, region, (ELITE,))
    s.pool[ELITE] -= 1
    s.pool[REGULAR] = s.pool.get(REGULAR, 0) + 1
    s.tell("hardened", "WAR-6.6", card="card-" + card, region="region-" + region)
    s.then(("harden", card, units - 1))
