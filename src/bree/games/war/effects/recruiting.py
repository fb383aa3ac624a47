"""Cards that recruit figures (WAR-6.10, WAR-9.12). Politics and a siege of the stronghold do not matter."""

from collections.abc import Sequence
from typing import Final

from bree.core import Ask, Pick
from bree.core.cards.file import OneOf
from bree.games.war.board import REGIONS, SETTLED
from bree.games.war.figures import IS_COMPANION, IS_LEADER, NATION, NAZGUL
from bree.games.war.map_queries import is_free, is_inside, place_figures, units_in
from bree.games.war.picks import FIGURE, REGION
from bree.games.war.players.control import commands, record_action
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import card_owner
from bree.games.war.state import FREE, NATIONS, SHADOW, War, seat_of

ANY: Final = "any"  # a regular or an elite, as the player chooses
KINDS: Final = ("regular", "elite")


def figures_of_word(nation: str, word: str) -> tuple[str, ...]:
    """Return the figures that a word of a card means."""
    if word == ANY:
        return tuple([f"{nation}-{kind}" for kind in KINDS])
    return (NAZGUL,) if word == NAZGUL else (f"{nation}-{word}",)


def may_place_in(s: War, side: str, region: str) -> bool:
    """Is the region free for the side, or its own besieged stronghold?"""
    return is_free(s, side, region) or is_inside(s, side, region)


def available_figures(s: War, side: str, nation: str, word: str, region: str) -> list[str]:
    """Return those figures that are in the reinforcements. A Leader needs a unit in the region (WAR-9.10)."""
    if not commands(s, side, nation):
        return []  # WAR-27.9
    found = [figure for figure in figures_of_word(nation, word) if s.pool.get(figure)]
    return [figure for figure in found if figure not in IS_LEADER or units_in(s, side, region)]


@book.effect(nation=OneOf(NATIONS), figures=str, region=OneOf(tuple(REGIONS)))
def levy(s: War, card: str, nation: str, figures: str, region: str) -> None:
    """Place figures in a region. `figures` has one word for each: "regular regular leader", "any nazgul"."""
    if may_place_in(s, card_owner(s, card), region):
        s.then(*[("levy_one", card, nation, word, region) for word in figures.split()])


@book.can
def can_levy(s: War, card: str, nation: str, figures: str, region: str) -> bool:
    side = card_owner(s, card)
    words = figures.split()
    return may_place_in(s, side, region) and any(available_figures(s, side, nation, word, region) for word in words)


@book.step
def levy_one(s: War, card: str, nation: str, word: str, region: str) -> None:
    """Place one figure if one is left (WAR-6.6)."""
    found = available_figures(s, card_owner(s, card), nation, word, region)
    if len(found) > 1:
        s.then(("levy_which", card, nation, region))
    elif found:
        place_from_card(s, card, found[0], region)


@book.ask
def levy_which(s: War, card: str, nation: str, region: str) -> Ask:
    side = card_owner(s, card)
    picks = tuple([FIGURE[figure] for figure in available_figures(s, side, nation, ANY, region)])
    return Ask(seat_of(s, side), "levy_which", "WAR-9.12", picks, {"region": "region-" + region})


@book.step
def on_levy_which(s: War, card: str, nation: str, region: str, figure: str) -> None:
    place_from_card(s, card, figure, region)


def place_from_card(s: War, card: str, figure: str, region: str) -> None:
    side = card_owner(s, card)
    s.pool[figure] -= 1
    place_figures(s, side, region, (figure,))
    record_action(s, side, (NATION.get(figure, "sauron"),))
    s.tell("recruited", "WAR-9.12", who=side, figure="figure-" + figure, region="region-" + region)


# Cards that leave the choice of the region.


EAST: Final = tuple([name for name, region in REGIONS.items() if region.nation == "southrons" and region.east_edge])
SAURON_STRONGHOLDS: Final = tuple([name for name in SETTLED["sauron"] if REGIONS[name].settlement == "stronghold"])
# Words of cards with constant regions. The other words depend on the positions of figures.
FIXED: Final[dict[str, tuple[str, ...]]] = {
    "rohan_settlement": SETTLED["rohan"],
    "southron_settlement": SETTLED["southrons"],
    "southron_east": EAST,
    "sauron_stronghold": SAURON_STRONGHOLDS,
    "gram_or_moria": ("moria", "mount_gram"),
}
FREE_ONLY: Final = "rohan_settlement"  # its card says free, so a besieged stronghold does not count (WAR-1.10)
WHERE: Final = (*FIXED, "edoras_or_companion", "coast_with_army", "shadow_army")


def regions_with_army(s: War, side: str) -> list[str]:
    here = s.free if side == FREE else s.shadow
    return sorted([region for region in here if units_in(s, side, region)])


def regions_of_word(s: War, where: str) -> Sequence[str]:
    if where in FIXED:
        return FIXED[where]
    if where == "shadow_army":
        return regions_with_army(s, SHADOW)
    if where == "coast_with_army":
        return [region for region in regions_with_army(s, FREE) if REGIONS[region].coastal]
    led = [region for region, here in s.free.items() if not IS_COMPANION.isdisjoint(here)]
    return sorted({"edoras", *[region for region in led if REGIONS[region].nation == "rohan"]})


def regions_to_recruit(s: War, card: str, nation: str, figures: str, where: str) -> list[str]:
    """Return regions for at least one of the figures that this card has not used yet."""
    found = [region for region in regions_of_word(s, where) if region not in s.recruited]
    if where == FREE_ONLY:
        found = [region for region in found if is_free(s, card_owner(s, card), region)]
    return [region for region in found if can_levy(s, card, nation, figures, region)]


@book.effect(nation=OneOf(NATIONS), figures=str, where=OneOf(WHERE), times=int)
def levy_in(s: War, card: str, nation: str, figures: str, where: str, times: int) -> None:
    """Place all figures in one region of the player's choice.

    Repeat this `times` times, each time in another region.
    """
    found = regions_to_recruit(s, card, nation, figures, where)
    if times and found:
        if len(found) == 1:
            recruit_in(s, card, nation, figures, where, times, found[0])
        else:
            s.then(("levy_where", card, nation, figures, where, times))


@book.can
def can_levy_in(s: War, card: str, nation: str, figures: str, where: str, times: int) -> bool:
    return bool(regions_to_recruit(s, card, nation, figures, where))


@book.ask
def levy_where(s: War, card: str, nation: str, figures: str, where: str, times: int) -> Ask:
    picks: tuple[Pick, ...] = tuple([REGION[one] for one in regions_to_recruit(s, card, nation, figures, where)])
    return Ask(seat_of(s, card_owner(s, card)), "levy_where", "WAR-9.12", picks, {"card": "card-" + card})


@book.step
def on_levy_where(s: War, card: str, nation: str, figures: str, where: str, times: int, region: str) -> None:
    recruit_in(s, card, nation, figures, where, times, region)


def recruit_in(s: War, card: str, nation: str, figures: str, where: str, times: int, region: str) -> None:
    s.recruited = tuple(sorted((*s.recruited, region)))
    s.then(("levy_in", card, nation, figures, where, times - 1))
    levy(s, card, nation, figures, region)
