"""Dead Men of Dunharrow."""

from typing import Final

from bree.core import CHANCE, DONE, Ask
from bree.games.war.board import NEAR
from bree.games.war.effects.companions import companions_at, current_king, move_group, nation_of
from bree.games.war.effects.ents import remove_characters
from bree.games.war.facts import NUMBERS, PIPS
from bree.games.war.figures import IS_UNIT, sort_figures, tally
from bree.games.war.map_queries import (
    figures_in,
    is_free,
    never_moves,
    place_figures,
    region_of,
    remove_figures,
    units_in,
)
from bree.games.war.picks import DONE_PICK, FIGURE, REGION
from bree.games.war.players.control import commands, owner_of, record_action
from bree.games.war.rules.battle.battle_end import move_after_battle
from bree.games.war.rules.battle.capture import capture_on_entry
from bree.games.war.rules.book import book
from bree.games.war.rules.turn.politics import rouse_attacked_nations
from bree.games.war.state import FREE, NOBODY, SHADOW, Figures, Volley, War, seat_of


@book.requirement
def king_in_rohan(s: War, card: str) -> bool:
    """The King is in Rohan, perhaps in a besieged stronghold (WAR-6.15)."""
    return nation_of(region_of(s, current_king(s))) == "rohan"


REGULARS: Final = "gondor-regular"


@book.effect(regions=str, units=int)
def lead_the_dead(s: War, card: str, regions: str, units: int) -> None:
    """Move Strider or Aragorn and other companions to one of the regions."""
    s.then(("dead_to", card, regions, units))


@book.ask
def dead_to(s: War, card: str, regions: str, units: int) -> Ask:
    picks = tuple([REGION[one] for one in regions.split()])
    return Ask(
        seat_of(s, FREE),
        "dead_to",
        "WAR-6.6",
        picks,
        {"card": "card-" + card, "companion": "figure-" + current_king(s)},
    )


@book.step
def on_dead_to(s: War, card: str, regions: str, units: int, region: str) -> None:
    if companions_to_choose(s):
        s.then(("dead_who", card, units, region))
    else:
        move_to_region(s, card, units, region)


def companions_to_choose(s: War) -> Figures:
    """Return companions in his region that are not chosen yet."""
    here = companions_at(s, region_of(s, current_king(s)))
    return tuple([one for one in here if one != current_king(s) and one not in s.chosen])


@book.ask
def dead_who(s: War, card: str, units: int, region: str) -> Ask:
    left = companions_to_choose(s)
    picks = (*[FIGURE[one] for one in left], DONE_PICK)
    facts = {"card": "card-" + card, "companion": "figure-" + current_king(s)}
    return Ask(seat_of(s, FREE), "dead_who", "WAR-6.6", picks, facts, many=True, least=0, most=len(left))


@book.step
def on_dead_who(s: War, card: str, units: int, region: str, answer: str) -> None:
    if answer != DONE:
        s.chosen = sort_figures([*s.chosen, answer])
        if companions_to_choose(s):
            s.then(("dead_who", card, units, region))
            return
    move_to_region(s, card, units, region)


def move_to_region(s: War, card: str, units: int, region: str) -> None:
    """Roll a die of hits against an army in the region. Politics treat this as an attack (WAR-6.13)."""
    group, s.chosen = sort_figures([current_king(s), *s.chosen]), NOBODY
    move_group(s, group, region_of(s, current_king(s)), region, "WAR-6.6")
    army = figures_in(s, SHADOW, region)
    if tally(army).units:
        rouse_attacked_nations(s, army)
        s.then(("dead_die", card, region), ("volley_hits",), ("dead_pursue", region), ("dead_muster", units, region))
    else:
        s.then(("dead_muster", units, region))


@book.ask
def dead_die(s: War, card: str, region: str) -> Ask:
    return Ask(CHANCE, "volley_die", "WAR-6.12", PIPS, {"card": "card-" + card})


@book.step
def on_dead_die(s: War, card: str, region: str, pips: str) -> None:
    hits = int(pips)
    s.volley = Volley(card, SHADOW, region, 1, (hits,), hits)
    s.tell("volley", "WAR-6.12", reveals=True, card="card-" + card, dice=(pips,), needs=1, hits=hits)


@book.step
def dead_pursue(s: War, region: str) -> None:
    """The army retreats. If it cannot, remove it with its Nazgûl and minions."""
    ways = retreat_regions(s, region)
    if units_in(s, SHADOW, region):
        if len(ways) > 1:
            s.then(("dead_flee", region))
            return
        if ways:
            on_dead_flee(s, region, ways[0])
            return
        remove_figures(s, SHADOW, region, tuple([one for one in figures_in(s, SHADOW, region) if one in IS_UNIT]))
        s.tell("wiped-out", "WAR-14.3", who=SHADOW)
    remove_characters(s, region, figures_in(s, SHADOW, region))


def retreat_regions(s: War, region: str) -> list[str]:
    return [other for other in NEAR[region] if is_free(s, SHADOW, other)]


@book.ask
def dead_flee(s: War, region: str) -> Ask:
    """In a team ask the player who controls the army (WAR-27.13)."""
    picks = tuple([REGION[one] for one in retreat_regions(s, region)])
    return Ask(owner_of(s, SHADOW, region), "dead_flee", "WAR-14.3", picks, {"region": "region-" + region})


@book.bar
def bar_dead_flee(s: War, region: str) -> dict[str, str]:
    return {other: "WAR-14.3" for other in NEAR[region] if other not in retreat_regions(s, region)}


@book.step
def on_dead_flee(s: War, region: str, answer: str) -> None:
    going = tuple([figure for figure in figures_in(s, SHADOW, region) if not never_moves(s, figure)])
    s.tell("retreats", "WAR-14.3", who=SHADOW, region="region-" + answer)
    move_after_battle(s, SHADOW, region, answer, going)


@book.step
def dead_muster(s: War, units: int, region: str) -> None:
    # WAR-27.9: only the player of Gondor recruits its units.
    most = min(units, s.pool.get(REGULARS, 0)) if commands(s, FREE, "gondor") else 0
    if most:
        s.then(("dead_rise", most, region))


@book.ask
def dead_rise(s: War, most: int, region: str) -> Ask:
    return Ask(
        seat_of(s, FREE), "dead_rise", "WAR-9.12", NUMBERS[: most + 1], {"region": "region-" + region, "most": most}
    )


@book.step
def on_dead_rise(s: War, most: int, region: str, number: str) -> None:
    """Place the units. They capture a settlement that the Shadow held."""
    if number == "0":
        return
    for _ in range(int(number)):
        s.pool[REGULARS] -= 1
        place_figures(s, FREE, region, (REGULARS,))
        s.tell("recruited", "WAR-9.12", who=FREE, figure="figure-" + REGULARS, region="region-" + region)
    record_action(s, FREE, ("gondor",))
    capture_on_entry(s, FREE, region)
