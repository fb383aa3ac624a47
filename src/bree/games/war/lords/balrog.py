"""The Balrog of Moria (LME-9): he enters play asleep, becomes active, moves, and is put to sleep or removed."""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask
from bree.games.war.figures import BALROG, GANDALFS
from bree.games.war.lords.gothmog import ELITE, REGULAR
from bree.games.war.lords.special_dice import STEPS_AT_ONCE
from bree.games.war.map_queries import (
    AWAKE,
    at_war,
    is_awake,
    is_unconquered,
    place_figures,
    region_of,
    remove_figures,
    take_figures,
)
from bree.games.war.picks import FIGURE, REGION
from bree.games.war.players.control import controls
from bree.games.war.rules.armies.leading import BY_BALROG
from bree.games.war.rules.armies.moving import can_move
from bree.games.war.rules.armies.reach import MORIA, Regions
from bree.games.war.rules.armies.recruiting import place_recruit
from bree.games.war.rules.battle.attack import can_attack
from bree.games.war.rules.book import book
from bree.games.war.rules.characters.arrivals import enter_play
from bree.games.war.rules.characters.minions import walking_destinations, walking_rule
from bree.games.war.rules.turn.politics import advance
from bree.games.war.state import BALROG_FACE, SHADOW, WILL, War, lords_of, seat_of

ADVANCED_BY_BALROG: Final = ("elves", "dwarves")  # nations that advance when he enters play

# Entering play.


def balrog_places(s: War) -> Regions:
    """Return Moria, for any controller of its stronghold (LME-9.2, LME-9.32)."""
    return (MORIA,)


def enter_balrog(s: War, region: str) -> None:
    enter_play(s, SHADOW, BALROG, region, "LME-9.2")
    s.then(("balrog_stirs",))


@book.step
def balrog_stirs(s: War) -> None:
    """Advance two nations (LME-9.4), and offer a unit (LME-9.3). The Balrog is asleep (LME-9.5, LME-9.10)."""
    for nation in ADVANCED_BY_BALROG:
        advance(s, nation, "LME-9.4")
    if units_with_balrog(s):
        s.then(("balrog_unit",))


def units_with_balrog(s: War) -> list[str]:
    """Return the units that may be recruited in Moria now (LME-O4)."""
    if not is_unconquered(s, MORIA) or MORIA in s.sieges or (s.terms.balrog_at_war and not at_war(s, "sauron")):
        return []
    return [figure for figure in (REGULAR, ELITE) if s.pool.get(figure)]


@book.ask
def balrog_unit(s: War) -> Ask:
    picks = (*[FIGURE[figure] for figure in units_with_balrog(s)], PASS_PICK)
    return Ask(seat_of(s, SHADOW), "balrog_unit", "LME-9.3", picks)


@book.step
def on_balrog_unit(s: War, answer: str) -> None:
    if answer != PASS:
        place_recruit(s, SHADOW, answer, MORIA, "LME-9.3")


# The active Balrog, until the Free Peoples calm him (LME-9.18).


def can_wake_balrog(s: War) -> bool:
    """Can the Balrog become active? Both Shadow players can do this, but only his controller moves him (LME-6.25)."""
    return bool(region_of(s, BALROG)) and not is_awake(s)


@book.step
def wake_balrog(s: War) -> None:
    """Make the Balrog active (LME-9.11).

    His die does this when it is used, or with LME-O5 when its result is chosen. A card can do it too.
    """
    if can_wake_balrog(s):
        s.lords = lords_of(s)._replace(active=True)
        s.tell("balrog-wakes", "LME-9.11", region="region-" + region_of(s, BALROG))


@book.step
def balrog_counts(s: War) -> None:
    """Make him active if his face was chosen and option LME-O5 says so. The die can still be used."""
    if s.terms.balrog_on_roll:
        s.then(("wake_balrog",))


STEPS_AT_ONCE[BALROG_FACE] = ("balrog_counts",)


def can_balrog_move(s: War) -> bool:
    """Can the Balrog move with an army (LME-9.14)?"""
    return is_awake(s) and can_move(s, SHADOW, BY_BALROG)


def can_balrog_attack(s: War) -> bool:
    """Can the Balrog attack with an army (LME-9.15)?"""
    return is_awake(s) and can_attack(s, SHADOW, BY_BALROG)


def balrog_destinations(s: War) -> Regions:
    """Return where the Balrog can move without an army (LME-9.13, LME-9.16).

    The player who acts must control him (LME-6.16).
    """
    region = region_of(s, BALROG)
    return walking_destinations(s, AWAKE, region) if region and is_awake(s) and controls(s, SHADOW, BALROG) else ()


def can_balrog_alone(s: War) -> bool:
    return bool(balrog_destinations(s))


@book.step
def balrog_alone(s: War) -> None:
    s.then(("balrog_to",))


@book.ask
def balrog_to(s: War) -> Ask:
    return Ask(seat_of(s, SHADOW), "balrog_to", "LME-9.16", tuple([REGION[name] for name in balrog_destinations(s)]))


@book.bar
def bar_balrog_to(s: War) -> dict[str, str]:
    open_ = balrog_destinations(s)
    return {name: walking_rule(BALROG) for name in REGION if name not in open_}


@book.step
def on_balrog_to(s: War, answer: str) -> None:
    region = region_of(s, BALROG)
    take_figures(s, SHADOW, region, (BALROG,))
    place_figures(s, SHADOW, answer, (BALROG,))
    s.tell("balrog-goes", "LME-9.16", origin="region-" + region, region="region-" + answer)


# Calming the Balrog.


def can_calm_balrog(s: War) -> bool:
    """Can the Free Peoples calm the Balrog (LME-9.19)?

    This takes a Will of the West, or a Character result if Gandalf is in his region. In the Fellowship Gandalf is in no
    region.
    """
    if not is_awake(s):
        return False
    return s.die == WILL or any(one in s.free.get(region_of(s, BALROG), ()) for one in GANDALFS)


@book.step
def calm_balrog(s: War) -> None:
    """Put the Balrog to sleep in Moria, remove him elsewhere (LME-9.20, LME-9.21).

    The die does nothing else (LME-9.31).
    """
    region = region_of(s, BALROG)
    if region == MORIA:
        s.lords = lords_of(s)._replace(active=False)
        s.tell("balrog-sleeps", "LME-9.21")
    else:
        remove_figures(s, SHADOW, region, (BALROG,))
        s.tell("balrog-laid", "LME-9.20", region="region-" + region)
