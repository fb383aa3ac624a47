"""The Balrog of Moria: he enters asleep, wakes, goes abroad, and is laid to rest again (LME-9)."""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask
from bree.games.war.figures import BALROG, GANDALFS
from bree.games.war.lords.gothmog import ELITE, REGULAR
from bree.games.war.lords.special_dice import AT_ONCE
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

ROUSED: Final = ("elves", "dwarves")  # by his coming

# He enters play.


def balrog_places(s: War) -> Regions:
    """LME-9.2: whoever holds Moria (LME-9.32)."""
    return (MORIA,)


def enter_balrog(s: War, region: str) -> None:
    enter_play(s, SHADOW, BALROG, region, "LME-9.2")
    s.then(("balrog_stirs",))


@book.step
def balrog_stirs(s: War) -> None:
    """LME-9.4, LME-9.3: two nations feel it, and a unit may come with him. He sleeps (LME-9.5, LME-9.10)."""
    for nation in ROUSED:
        advance(s, nation, "LME-9.4")
    if following(s):
        s.then(("balrog_unit",))


def following(s: War) -> list[str]:
    """Units that may be recruited in Moria now (LME-O4)."""
    if not is_unconquered(s, MORIA) or MORIA in s.sieges or (s.terms.balrog_at_war and not at_war(s, "sauron")):
        return []
    return [figure for figure in (REGULAR, ELITE) if s.pool.get(figure)]


@book.ask
def balrog_unit(s: War) -> Ask:
    picks = (*[FIGURE[figure] for figure in following(s)], PASS_PICK)
    return Ask(seat_of(s, SHADOW), "balrog_unit", "LME-9.3", picks)


@book.step
def on_balrog_unit(s: War, answer: str) -> None:
    if answer != PASS:
        place_recruit(s, SHADOW, answer, MORIA, "LME-9.3")


# Awake, until the Free Peoples do something about it (LME-9.18).


def can_wake_balrog(s: War) -> bool:
    """Either player of the Shadow may; only the one whom he serves moves him (LME-6.25)."""
    return bool(region_of(s, BALROG)) and not is_awake(s)


@book.step
def wake_balrog(s: War) -> None:
    """LME-9.11: by a result of his die, when it is used or, by LME-O5, when it is chosen; or by a card."""
    if can_wake_balrog(s):
        s.lords = lords_of(s)._replace(active=True)
        s.tell("balrog-wakes", "LME-9.11", region="region-" + region_of(s, BALROG))


@book.step
def balrog_counts(s: War) -> None:
    """His face is the result that counts: by one reading that is enough (LME-O5), and the die may still be used."""
    if s.terms.balrog_on_roll:
        s.then(("wake_balrog",))


AT_ONCE[BALROG_FACE] = ("balrog_counts",)


def can_balrog_move(s: War) -> bool:
    """LME-9.14: an army that he goes with."""
    return is_awake(s) and can_move(s, SHADOW, BY_BALROG)


def can_balrog_attack(s: War) -> bool:
    """LME-9.15"""
    return is_awake(s) and can_attack(s, SHADOW, BY_BALROG)


def alone(s: War) -> Regions:
    """LME-9.13, LME-9.16: where he gets by himself, if he serves the player who acts (LME-6.16)."""
    region = region_of(s, BALROG)
    return walking_destinations(s, AWAKE, region) if region and is_awake(s) and controls(s, SHADOW, BALROG) else ()


def can_balrog_alone(s: War) -> bool:
    return bool(alone(s))


@book.step
def balrog_alone(s: War) -> None:
    s.then(("balrog_to",))


@book.ask
def balrog_to(s: War) -> Ask:
    return Ask(seat_of(s, SHADOW), "balrog_to", "LME-9.16", tuple([REGION[name] for name in alone(s)]))


@book.bar
def bar_balrog_to(s: War) -> dict[str, str]:
    open_ = alone(s)
    return {name: walking_rule(BALROG) for name in REGION if name not in open_}


@book.step
def on_balrog_to(s: War, answer: str) -> None:
    region = region_of(s, BALROG)
    take_figures(s, SHADOW, region, (BALROG,))
    place_figures(s, SHADOW, answer, (BALROG,))
    s.tell("balrog-goes", "LME-9.16", origin="region-" + region, region="region-" + answer)


# Laid to rest.


def can_calm_balrog(s: War) -> bool:
    """LME-9.19: by a Will of the West; by a Character result, if Gandalf is there. In the Fellowship he is nowhere."""
    if not is_awake(s):
        return False
    return s.die == WILL or any(one in s.free.get(region_of(s, BALROG), ()) for one in GANDALFS)


@book.step
def calm_balrog(s: War) -> None:
    """LME-9.20, LME-9.21; that is all that the die does (LME-9.31)."""
    region = region_of(s, BALROG)
    if region == MORIA:
        s.lords = lords_of(s)._replace(active=False)
        s.tell("balrog-sleeps", "LME-9.21")
    else:
        remove_figures(s, SHADOW, region, (BALROG,))
        s.tell("balrog-laid", "LME-9.20", region="region-" + region)
