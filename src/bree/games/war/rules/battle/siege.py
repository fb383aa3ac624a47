"""Sections 16 and 17: the defender goes inside a stronghold, siege battles, and the start of a siege."""

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
    """Does the defender control a stronghold in the attacked region, printed or captured (WAR-16.1)?

    A captor has the same choice (WAR-18.8), and so has the Shadow in its own strongholds (WAR-16.19). Attacked
    besiegers have no choice, because the stronghold is not theirs (WAR-17.8).
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
    # All figures go inside, Saruman too (WAR-16.6). The attacker then decides about a siege (WAR-16.3, WAR-16.4).
    s.tell("shelters", "WAR-16.3", who=OTHER[b.attacker], region="region-" + b.target)
    s.then(("take_ground",))


def besiege(s: War, side: str, region: str) -> None:
    """Start a siege. The enemy's figures in the region are inside.

    The region is free for the besiegers now, but its owner keeps the stronghold (WAR-16.7, WAR-16.15). Nazgûl fly in
    and out (WAR-16.20).
    """
    s.sieges = tuple(sorted((*s.sieges, region)))
    s.tell("besieged", "WAR-16.3", who=side, region="region-" + region)


# A siege battle.


def has_free_round(s: War, b: Battle) -> bool:
    """Has the siege battle a round left that costs nothing?

    Usually it has one (WAR-16.11), with a card more (WAR-16.18).
    """
    return b.round < b.rounds


def siege_answers(s: War, b: Battle) -> tuple[Pick, ...]:
    """Return the answers after a round: cease, or continue.

    To continue costs an elite. A regular must be available to replace it (WAR-16.12).
    """
    if has_free_round(s, b):
        return (CEASE_PICK, ON_PICK)
    elites = [NATION[figure] for figure in counts(attackers_of(s, b)) if figure in IS_ELITE]
    able = [nation for nation in elites if source_of_regulars(s, nation + REGULAR) is not None]
    others = picks_of(s, b.attacker, SIEGE_ANSWERS)
    return (CEASE_PICK, *others, *[EXTEND_PICK[nation] for nation in able])


@book.step
def siege_round(s: War) -> None:
    """Ask after a round of a siege battle. If nothing can extend the battle, the siege continues (WAR-16.13)."""
    b = current_battle(s)
    if len(siege_answers(s, b)) > 1:
        s.then(("cease",))
    else:
        s.tell("siege-goes-on", "WAR-16.13", region="region-" + b.target)


def extend_siege(s: War, b: Battle, nation: str) -> None:
    s.tell("extends", "WAR-16.11", who=b.attacker)
    reduce_elite(s, b.attacker, b.origin, nation + ELITE, "WAR-16.12")
