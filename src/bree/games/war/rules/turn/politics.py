"""Section 19: the political track. Nations become active and advance to war."""

from bree.core import Ask
from bree.games.war.board import REGIONS
from bree.games.war.figures import CHARACTERS, tally
from bree.games.war.map_queries import controller
from bree.games.war.picks import NATION_PICK
from bree.games.war.players.control import commands, record_action, why_not_commanded
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import OFFER, ROUSED, SPURRED, SPURS_PASSIVE, current_number
from bree.games.war.state import FREE, FREE_NATIONS, SHADOW, SHADOW_NATIONS, SIDE, Figures, War, seat_of

ROUSING: frozenset[str] = frozenset(("city", "stronghold"))  # towns never count (WAR-19.5)
OF_SIDE: dict[str, tuple[str, ...]] = {FREE: FREE_NATIONS, SHADOW: SHADOW_NATIONS}


def can_advance(s: War, nation: str) -> bool:
    """Can the nation advance a step? A passive nation cannot go to war (WAR-19.2, WAR-19.10)."""
    return s.steps[nation] > (nation in s.passive)


def advance(s: War, nation: str, rule: str) -> None:
    """Advance the nation one step if possible. No rule moves a marker back (WAR-19.1)."""
    if not can_advance(s, nation):
        return
    s.steps[nation] -= 1
    if s.steps[nation]:
        s.tell("advanced", rule, nation="nation-" + nation, steps=s.steps[nation])
    else:
        # War has no other effect (WAR-19.14).
        s.tell("at-war", rule, nation="nation-" + nation)


def can_activate(s: War, nation: str, sure: bool = False) -> bool:
    """Is the nation passive, and does no card prevent its activation?

    `sure` is for companions and for attacks on the nation's own strongholds; no card prevents these.
    """
    return nation in s.passive and (sure or current_number(s, ROUSED[nation], 1) > 0)


def activate(s: War, nation: str, rule: str, sure: bool = False) -> None:
    """Activate a nation. Nations of the Shadow are never passive (WAR-19.7)."""
    if can_activate(s, nation, sure):
        s.passive = tuple([other for other in s.passive if other != nation])
        s.tell("roused", rule, nation="nation-" + nation)


def activate_by_companions(s: War, companions: Figures, region: str) -> None:
    """Activate the nation of a region in which companions ended a move or entered play (WAR-19.4, WAR-19.5)."""
    place = REGIONS[region]
    # WAR-18.9: not if the enemy controls the settlement.
    if place.nation not in s.passive or place.settlement not in ROUSING or controller(s, region) != FREE:
        return
    for one in companions:
        if one in CHARACTERS and place.nation in CHARACTERS[one].activates:
            activate(s, place.nation, "WAR-19.4", sure=True)
            return


def rouse_attacked_nations(s: War, figures: Figures, region: str = "") -> None:
    """Activate and then advance each nation with a unit in the attacked army (WAR-11.9)."""
    # Nations with only Leaders and characters there do not count (WAR-19.9). Siege battles and sorties count
    # (WAR-11.10).
    for nation in tally(figures).nations:
        if SIDE[nation] == FREE:
            activate(s, nation, "WAR-19.3", sure=is_own_city(nation, region))
            if can_advance(s, nation):
                s.then(OFFER[SPURRED])
        advance(s, nation, "WAR-19.8")


def is_own_city(nation: str, region: str) -> bool:
    """Is this a city or stronghold of the nation?"""
    return bool(region) and REGIONS[region].nation == nation and REGIONS[region].settlement in ROUSING


def nations_to_advance(s: War, side: str) -> tuple[str, ...]:
    """Return the nations that a Muster result may advance (WAR-19.11)."""
    passive = current_number(s, SPURS_PASSIVE, 1, side)
    return tuple(
        [
            nation
            for nation in OF_SIDE[side]
            if can_advance(s, nation) and (passive or nation not in s.passive) and commands(s, side, nation)
        ]
    )


def choose_nation(s: War, side: str) -> None:
    """Ask which nation advances, unless only one can."""
    found = nations_to_advance(s, side)
    if len(found) == 1:
        on_diplomacy(s, side, found[0])
    else:
        s.then(("diplomacy", side))


@book.ask
def diplomacy(s: War, side: str) -> Ask:
    return Ask(
        seat_of(s, side),
        "diplomacy",
        "WAR-19.11",
        tuple([NATION_PICK[nation] for nation in nations_to_advance(s, side)]),
    )


@book.bar
def bar_diplomacy(s: War, side: str) -> dict[str, str]:
    """Return nations that are at war, or passive and one step from war."""
    open_ = nations_to_advance(s, side)
    found = {nation: "WAR-19.2" if s.steps[nation] else "WAR-19.10" for nation in OF_SIDE[side] if nation not in open_}
    for nation in found:
        if not commands(s, side, nation):
            found[nation] = why_not_commanded(s, side)
    return found


@book.step
def on_diplomacy(s: War, side: str, nation: str) -> None:
    advance(s, nation, "WAR-19.11")
    record_action(s, side, (nation,))


@book.step
def ward(s: War, nation: str) -> None:
    """Advance the nation of a companion at home. A passive nation does not go to war (WAR-7.23)."""
    advance(s, nation, "WAR-7.23")
    record_action(s, FREE, (nation,))
    s.then(OFFER[SPURRED])
