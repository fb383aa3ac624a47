"""Sections 16 and 17: strongholds. Who goes inside, how long a siege battle lasts, how sieges begin."""

from typing import Final

from bree.core import Ask, Pick
from bree.games.war.board import REGIONS
from bree.games.war.figures import ELITE, IS_ELITE, NATION, REGULAR, counts
from bree.games.war.map_queries import controller
from bree.games.war.rules.battle.casualties import reduce_elite, source_of_regulars
from bree.games.war.rules.battle.fighters import attackers_of, current_battle
from bree.games.war.rules.book import book
from bree.games.war.rules.extension_points import SIEGE_ANSWERS, picks_of
from bree.games.war.state import FIELD, NATIONS, OTHER, Battle, War, seat_of

INTO_FIELD, INTO_SIEGE = "field", "siege"
SHELTER: Final = (Pick(INTO_FIELD), Pick(INTO_SIEGE))
EXTEND: Final = "extend-"
EXTEND_PICK: Final = {nation: Pick(EXTEND + nation, ("figure:" + nation + ELITE,)) for nation in NATIONS}
CEASE_PICK, ON_PICK = Pick("cease"), Pick("on")


def may_shelter(s: War, b: Battle) -> bool:
    """WAR-16.1: is the defender attacked where his side controls a stronghold, by the print or as its captor?

    A captor has the same choice (WAR-18.8), and so has the Shadow in its own (WAR-16.19). Besiegers who are attacked
    have none: the stronghold is not theirs (WAR-17.8).
    """
    if b.kind != FIELD or REGIONS[b.target].settlement != "stronghold":
        return False
    return controller(s, b.target) != b.attacker


@book.ask
def shelter(s: War) -> Ask:
    b = current_battle(s)
    return Ask(seat_of(s, OTHER[b.attacker]), "shelter", "WAR-16.1", SHELTER, {"region": "region-" + b.target})


@book.step
def on_shelter(s: War, answer: str) -> None:
    b = current_battle(s)
    if answer == INTO_FIELD:
        s.then(("battle_round",))
        return
    # All go inside, Saruman too (WAR-16.6); whether there is a siege, the attacker decides (WAR-16.3, WAR-16.4).
    s.tell("shelters", "WAR-16.3", who=OTHER[b.attacker], region="region-" + b.target)
    s.then(("take_ground",))


def besiege(s: War, side: str, region: str) -> None:
    """A side's army stands outside; what its enemy has in the region is inside.

    From now on the region is free for the besieger, and the stronghold still its owner's (WAR-16.7, WAR-16.15). Nazgûl
    fly in and out (WAR-16.20).
    """
    s.sieges = tuple(sorted((*s.sieges, region)))
    s.tell("besieged", "WAR-16.3", who=side, region="region-" + region)


# A siege battle.


def has_free_round(s: War, b: Battle) -> bool:
    """Has the siege battle a free round left? By the rules it has one (WAR-16.11), by a card more (WAR-16.18)."""
    return b.round < b.rounds


def siege_answers(s: War, b: Battle) -> tuple[Pick, ...]:
    """Stop, or go on: for an elite that is reduced, if there is a regular to take its place (WAR-16.12)."""
    if has_free_round(s, b):
        return (CEASE_PICK, ON_PICK)
    elites = [NATION[figure] for figure in counts(attackers_of(s, b)) if figure in IS_ELITE]
    able = [nation for nation in elites if source_of_regulars(s, nation + REGULAR) is not None]
    others = picks_of(s, b.attacker, SIEGE_ANSWERS)
    return (CEASE_PICK, *others, *[EXTEND_PICK[nation] for nation in able])


@book.step
def siege_round(s: War) -> None:
    """After a round of a siege battle; where nothing can extend it, the siege simply goes on (WAR-16.13)."""
    b = current_battle(s)
    if len(siege_answers(s, b)) > 1:
        s.then(("cease",))
    else:
        s.tell("siege-goes-on", "WAR-16.13", region="region-" + b.target)


def extend_siege(s: War, b: Battle, nation: str) -> None:
    s.tell("extends", "WAR-16.11", who=b.attacker)
    reduce_elite(s, b.attacker, b.origin, nation + ELITE, "WAR-16.12")
