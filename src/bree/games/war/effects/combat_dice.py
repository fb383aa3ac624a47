"""Effects of combat cards on dice and leadership. `card` is the title of the combat half."""

from typing import Any, Final

from bree.core.cards.file import OneOf
from bree.games.war.facts import COMBATS
from bree.games.war.figures import CHARACTERS, IS_COMPANION, WHITE
from bree.games.war.rules.battle.fighters import (
    again_hits,
    current_battle,
    edge_of,
    fighters_of,
    rolled_by,
    rolled_hits,
    with_edge,
)
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, OTHER, SHADOW, War

OWN, FOE, EACH = "own", "foe", "each"
ROLL, AGAIN, BOTH = "roll", "again", "both"
WHO: Final = OneOf((OWN, FOE, EACH))
ROLLS: Final = OneOf((ROLL, AGAIN, BOTH))


def owner_of(title: str) -> str:
    return COMBATS[title].side


def change_edge(s: War, side: str, **by: Any) -> None:
    """Add to numbers of a side's edge. Flags and names are replaced."""
    b = current_battle(s)
    edge = edge_of(b, side)
    now: dict[str, Any] = {}
    for name, value in by.items():
        now[name] = value if isinstance(value, (bool, str)) else getattr(edge, name) + value
    s.battle = with_edge(b, side, edge._replace(**now))


def affected_sides(title: str, who: str) -> tuple[str, ...]:
    own = owner_of(title)
    return (own,) if who == OWN else (OTHER[own],) if who == FOE else (own, OTHER[own])


def companions_in(s: War) -> list[str]:
    """Return the companions of the Free Peoples in the battle, without a muted one."""
    b = current_battle(s)
    muted = edge_of(b, FREE).muted
    return [figure for figure in fighters_of(s, b, FREE) if figure in IS_COMPANION and figure != muted]


# Dice


@book.effect(who=WHO, roll=ROLLS, by=int)
def add_to_dice(s: War, card: str, who: str, roll: str, by: int) -> None:
    """Change each die of the named roll, and of no other (WAR-12.14)."""
    for side in affected_sides(card, who):
        change_edge(s, side, bonus=by if roll != AGAIN else 0, again=by if roll != ROLL else 0)
    s.tell("card-dice", "WAR-12.11", card="combat-" + card, who=affected_sides(card, who), roll="throw-" + roll, by=by)


@book.effect(dice=int)
def at_most(s: War, card: str, dice: int) -> None:
    """Limit the dice of the enemy's combat roll."""
    b = current_battle(s)
    foe = OTHER[owner_of(card)]
    edge = edge_of(b, foe)
    s.battle = with_edge(b, foe, edge._replace(most=min(edge.most, dice)))
    s.tell("card-most", "WAR-12.10", card="combat-" + card, who=foe, dice=dice)


# Leadership


@book.effect(points=int)
def forfeit_dread(s: War, card: str, points: int) -> None:
    """Make the Nazgûl forfeit leadership (WAR-12.8). The card requires that they have it (WAR-12.4)."""
    change_edge(s, SHADOW, forfeited=points)


def silence_enemy_card(s: War, card: str) -> None:
    foe = OTHER[owner_of(card)]
    if edge_of(current_battle(s), foe).card:
        change_edge(s, foe, silenced=True)
        s.tell("card-silenced", "WAR-12.7", card="combat-" + card, who=foe)


# Misses and hits


def missed_dice(s: War, side: str) -> int:
    """Return the dice that a card can turn into hits before a re-roll; 0 if there is no re-roll."""
    b = current_battle(s)
    return 0 if edge_of(b, side).still else len(rolled_by(b, side)) - rolled_hits(s, b, side)


def companions_to_forfeit(s: War) -> list[str]:
    """Return companions whose leadership can be forfeited.

    The White Rider may have forfeited his already (WAR-7.28).
    """
    gone = WHITE if current_battle(s).rider else ""
    return [one for one in companions_in(s) if CHARACTERS[one].leadership and one != gone]


def turn_misses(s: War, card: str, one: str, most: int) -> None:
    turned = min(most, missed_dice(s, FREE))
    change_edge(s, FREE, forfeited=CHARACTERS[one].leadership, turned=turned)
    s.tell("card-turns", "WAR-12.8", card="combat-" + card, who="figure-" + one, hits=turned)


@book.effect(hits=int)
def add_hits(s: War, card: str, hits: int) -> None:
    """Add hits if the own rolls hit at least once."""
    b, own = current_battle(s), owner_of(card)
    if rolled_hits(s, b, own) + again_hits(s, b, own):
        change_edge(s, own, more=hits)
        s.tell("card-hits", "WAR-13.1", card="combat-" + card, hits=hits)
