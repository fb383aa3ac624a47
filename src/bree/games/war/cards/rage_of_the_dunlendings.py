"""Rage of the Dunlendings."""

from typing import Final

from bree.core import DONE, Ask
from bree.games.war.board import NEAR
from bree.games.war.effects.recruiting import can_levy, levy
from bree.games.war.figures import counts, joined, without
from bree.games.war.map_queries import figures_in, is_free
from bree.games.war.picks import DONE_PICK, REGION, pick_of_copies
from bree.games.war.rules.armies.moving import move_group
from bree.games.war.rules.book import book
from bree.games.war.state import NOBODY, SHADOW, War, seat_of

DUNLAND: Final = ("north_dunland", "south_dunland")
NEAR_DUNLAND: Final = tuple(sorted({*NEAR["north_dunland"], *NEAR["south_dunland"]}))
ISENGARD: Final = "isengard"
COME: Final = "regular regular"
RAIDERS: Final = ("isengard-regular", "isengard-elite")
RAIDERS_MOST: Final = 4


@book.effect()
def raid(s: War, card: str) -> None:
    """Place two regulars next to Dunland. Up to four units from both Dunlands may join them."""
    found = regions_to_raid(s, card)
    if len(found) == 1:
        on_raid_where(s, card, found[0])
    elif found:
        s.then(("raid_where", card))


@book.can
def can_raid(s: War, card: str) -> bool:
    return bool(regions_to_raid(s, card))


def regions_to_raid(s: War, card: str) -> list[str]:
    """Return where figures can come, perhaps only from the other Dunland (WAR-6.6)."""
    open_ = [region for region in NEAR_DUNLAND if is_free(s, SHADOW, region)]
    return [region for region in open_ if can_raid_region(s, card, region)]


def can_raid_region(s: War, card: str, to: str) -> bool:
    if can_levy(s, card, ISENGARD, COME, to):
        return True
    return any(bool(units_to_choose(s, region, to)) for region in DUNLAND if region != to)


@book.ask
def raid_where(s: War, card: str) -> Ask:
    picks = tuple([REGION[region] for region in regions_to_raid(s, card)])
    return Ask(seat_of(s, SHADOW), "levy_where", "WAR-9.12", picks, {"card": "card-" + card})


@book.step
def on_raid_where(s: War, card: str, to: str) -> None:
    s.then(*[("raid_from", region, to) for region in DUNLAND if region != to])
    levy(s, card, ISENGARD, COME, to)


def units_to_choose(s: War, region: str, to: str) -> dict[str, int]:
    """Return which units may still be chosen in the region, and how many of each."""
    left = RAIDERS_MOST - len(s.moved.get(to, NOBODY)) - len(s.chosen)
    here = counts(without(figures_in(s, SHADOW, region), s.chosen))
    return {figure: min(here[figure], left) for figure in RAIDERS if figure in here and left}


@book.step
def raid_from(s: War, region: str, to: str) -> None:
    if units_to_choose(s, region, to):
        s.then(("raid_who", region, to))


@book.ask
def raid_who(s: War, region: str, to: str) -> Ask:
    found = units_to_choose(s, region, to)
    picks = [pick_of_copies(figure, number) for figure, number in found.items()]
    most = min(sum(found.values()), RAIDERS_MOST - len(s.moved.get(to, NOBODY)) - len(s.chosen))
    facts = {"region": "region-" + region, "to": "region-" + to}
    return Ask(seat_of(s, SHADOW), "raid_who", "WAR-6.6", (*picks, DONE_PICK), facts, True, 0, most)


@book.step
def on_raid_who(s: War, region: str, to: str, figure: str) -> None:
    if figure != DONE:
        s.chosen = joined(s.chosen, (figure,))
        if units_to_choose(s, region, to):
            s.then(("raid_who", region, to))
            return
    who, s.chosen = s.chosen, NOBODY
    if who:
        move_group(s, SHADOW, region, to, who)
