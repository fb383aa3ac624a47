"""Cards of the Shadow that strike the Free Peoples at home."""

from typing import Final

from bree.core import Ask
from bree.games.war.board import REGIONS, SETTLED
from bree.games.war.figures import IS_COMPANION, IS_LEADER, NATION
from bree.games.war.map_queries import figures_in, remove
from bree.games.war.picks import FIGURE, NATION_PICK, REGION
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, FREE_NATIONS, NO_TRACK, SHADOW, War, seat

FARTHEST: Final = 3  # steps from war
HAVENS: Final = tuple([name for name in SETTLED["elves"] if REGIONS[name].settlement == "stronghold"])
MINAS_TIRITH: Final = "minas_tirith"
MOST_DICE, VALINOR_NEEDS = 5, 6


# A nation that draws back (WAR-19.16)


def visited(s: War) -> list[str]:
    """Nations that are not at war, with the Fellowship or a companion inside their borders."""
    places = {region for region, here in s.free.items() if not IS_COMPANION.isdisjoint(here)}
    if s.track == NO_TRACK:
        places.add(s.bearers)
    inside = {REGIONS[region].nation for region in places}
    return [nation for nation in FREE_NATIONS if s.steps[nation] and nation in inside]


@book.requirement
def nation_visited(s: War, card: str) -> bool:
    return bool(visited(s))


@book.effect()
def draw_back(s: War, card: str) -> None:
    found = visited(s)
    if len(found) == 1:
        on_draw_back_whom(s, card, found[0])
    elif found:
        s.then(("draw_back_whom", card))


@book.can
def can_draw_back(s: War, card: str) -> bool:
    return any(s.steps[nation] < FARTHEST or losing(s, nation) for nation in visited(s))


@book.ask
def draw_back_whom(s: War, card: str) -> Ask:
    picks = tuple([NATION_PICK[nation] for nation in visited(s)])
    return Ask(seat(s, SHADOW), "draw_back_whom", "WAR-19.16", picks, {"card": "card-" + card})


@book.step
def on_draw_back_whom(s: War, card: str, nation: str) -> None:
    """Activation is not undone."""
    if s.steps[nation] < FARTHEST:
        s.steps[nation] += 1
        s.tell("drew-back", "WAR-19.16", nation="nation-" + nation, steps=s.steps[nation])
    lose_one(s, nation, "")


def losing(s: War, nation: str) -> list[str]:
    """Regions with a unit or Leader of the nation, besieged strongholds among them; by name."""
    return sorted([region for region, here in s.free.items() if any(NATION.get(one) == nation for one in here)])


def kinds(s: War, nation: str, region: str) -> list[str]:
    return [one for one in dict.fromkeys(figures_in(s, FREE, region)) if NATION.get(one) == nation]


def lose_one(s: War, nation: str, region: str) -> None:
    """The Free Peoples give up one of its figures: where, and which."""
    places = [region] if region else losing(s, nation)
    if len(places) > 1:
        s.then(("lose_where", nation))
        return
    found = kinds(s, nation, places[0]) if places else []
    if len(found) > 1:
        s.then(("lose_which", nation, places[0]))
    elif found:
        on_lose_which(s, nation, places[0], found[0])


@book.ask
def lose_where(s: War, nation: str) -> Ask:
    picks = tuple([REGION[region] for region in losing(s, nation)])
    return Ask(seat(s, FREE), "lose_where", "WAR-6.6", picks, {"nation": "nation-" + nation})


@book.step
def on_lose_where(s: War, nation: str, region: str) -> None:
    lose_one(s, nation, region)


@book.ask
def lose_which(s: War, nation: str, region: str) -> Ask:
    picks = tuple([FIGURE[one] for one in kinds(s, nation, region)])
    return Ask(seat(s, FREE), "lose_which", "WAR-6.6", picks, {"region": "region-" + region})


@book.step
def on_lose_which(s: War, nation: str, region: str, figure: str) -> None:
    remove(s, FREE, region, (figure,))
    s.tell("given-up", "WAR-6.6", figure="figure-" + figure, region="region-" + region)


# The Elves who leave


@book.effect()
def sail_west(s: War, card: str) -> None:
    """In each Elven stronghold that is not besieged: a die for each unit of the Elves there, and each 6 is a hit."""
    s.then(*[("sail_from", card, region) for region in HAVENS])


@book.step
def sail_from(s: War, card: str, region: str) -> None:
    elves = elves_in(s, region)
    if elves and region not in s.sieges:
        s.then(("volley", card, FREE, region, min(elves, MOST_DICE), VALINOR_NEEDS))


def elves_in(s: War, region: str) -> int:
    return len([one for one in figures_in(s, FREE, region) if one in ("elves-regular", "elves-elite")])


@book.can
def can_sail_west(s: War, card: str) -> bool:
    return any(elves_in(s, region) and region not in s.sieges for region in HAVENS)


@book.requirement
def elven_stronghold_lost(s: War, card: str) -> bool:
    return any(region in s.captured for region in HAVENS)


# The Steward's folly


@book.requirement
def minas_tirith_besieged(s: War, card: str) -> bool:
    return MINAS_TIRITH in s.sieges and MINAS_TIRITH not in s.captured


@book.requirement
def fought_in_minas_tirith(s: War, card: str) -> bool:
    return s.battle is not None and s.battle.target == MINAS_TIRITH


@book.effect()
def despair(s: War, card: str) -> None:
    """One Leader in Minas Tirith is lost."""
    found = [one for one in dict.fromkeys(figures_in(s, FREE, MINAS_TIRITH)) if one in IS_LEADER]
    if len(found) == 1:
        on_despair_whom(s, card, found[0])
    elif found:
        s.then(("despair_whom", card))


@book.ask
def despair_whom(s: War, card: str) -> Ask:
    """Leaders of several nations may stand there; whose is lost, the Shadow says."""
    found = [one for one in dict.fromkeys(figures_in(s, FREE, MINAS_TIRITH)) if one in IS_LEADER]
    return Ask(
        seat(s, SHADOW), "despair_whom", "WAR-6.6", tuple([FIGURE[one] for one in found]), {"card": "card-" + card}
    )


@book.step
def on_despair_whom(s: War, card: str, figure: str) -> None:
    remove(s, FREE, MINAS_TIRITH, (figure,))
    s.tell("given-up", "WAR-6.6", figure="figure-" + figure, region="region-" + MINAS_TIRITH)
