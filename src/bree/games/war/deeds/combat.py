"""What combat cards do: dice, leadership, cancelling. `card` is the title of the combat half."""

from typing import Any, Final

from bree.core import Ask
from bree.core.cards.file import Names
from bree.games.war.facts import COMBATS, NUMBERS
from bree.games.war.figures import ARAGORN, CHARACTERS, IS_COMPANION, PERSON, STRIDER, WHITE
from bree.games.war.picks import FIGURE
from bree.games.war.rules.battle.fighters import (
    again_hits,
    camp,
    dread,
    edge_of,
    fought,
    leadership,
    rolled_by,
    rolled_hits,
    scored,
    with_edge,
)
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, OTHER, SHADOW, War, seat

OWN, FOE, EACH = "own", "foe", "each"
ROLL, AGAIN, BOTH = "roll", "again", "both"
WHO: Final = Names((OWN, FOE, EACH))
ROLLS: Final = Names((ROLL, AGAIN, BOTH))


def owner_of(title: str) -> str:
    return COMBATS[title].side


def change(s: War, side: str, **by: Any) -> None:
    """Numbers of a side's edge grow by so much; a flag or a name is set."""
    b = fought(s)
    edge = edge_of(b, side)
    now: dict[str, Any] = {}
    for name, value in by.items():
        now[name] = value if isinstance(value, (bool, str)) else getattr(edge, name) + value
    s.battle = with_edge(b, side, edge._replace(**now))


def sides(title: str, who: str) -> tuple[str, ...]:
    own = owner_of(title)
    return (own,) if who == OWN else (OTHER[own],) if who == FOE else (own, OTHER[own])


def companions_in(s: War) -> list[str]:
    """Of the Free Peoples, in the battle and not silenced."""
    b = fought(s)
    muted = edge_of(b, FREE).muted
    return [figure for figure in camp(s, b, FREE) if figure in IS_COMPANION and figure != muted]


# Dice


@book.effect(who=WHO, roll=ROLLS, by=int)
def add_to_dice(s: War, card: str, who: str, roll: str, by: int) -> None:
    """WAR-12.14: to the roll that is named, and no other."""
    for side in sides(card, who):
        change(s, side, bonus=by if roll != AGAIN else 0, again=by if roll != ROLL else 0)
    s.tell("card-dice", "WAR-12.11", card="combat-" + card, who=sides(card, who), roll="throw-" + roll, by=by)


@book.effect(dice=int)
def at_most(s: War, card: str, dice: int) -> None:
    """The enemy rolls so many dice at most."""
    b = fought(s)
    foe = OTHER[owner_of(card)]
    edge = edge_of(b, foe)
    s.battle = with_edge(b, foe, edge._replace(most=min(edge.most, dice)))
    s.tell("card-most", "WAR-12.10", card="combat-" + card, who=foe, dice=dice)


@book.effect()
def fewer_for_companions(s: War, card: str) -> None:
    """One whom a card has silenced is in the battle all the same."""
    fewer = len([figure for figure in camp(s, fought(s), FREE) if figure in IS_COMPANION])
    change(s, OTHER[owner_of(card)], dice=-fewer)
    s.tell("card-fewer", "WAR-12.10", card="combat-" + card, who=OTHER[owner_of(card)], dice=fewer)


# Leadership


@book.effect(points=int)
def forfeit_dread(s: War, card: str, points: int) -> None:
    """The Nazgûl give up so much leadership (WAR-12.8); the card requires that they have it (WAR-12.4)."""
    change(s, SHADOW, forfeited=points)


@book.effect()
def dread_for_dice(s: War, card: str) -> None:
    """One or more points of the Nazgûl's leadership, for as many dice of the enemy."""
    most = dread(s, fought(s))
    if most > 1:
        s.then(("dread_points", card))
    elif most:
        pay_dread(s, card, 1)


@book.ask
def dread_points(s: War, card: str) -> Ask:
    picks = NUMBERS[1 : dread(s, fought(s)) + 1]
    return Ask(seat(s, SHADOW), "dread_points", "WAR-12.8", picks, {"card": "combat-" + card})


@book.step
def on_dread_points(s: War, card: str, answer: str) -> None:
    pay_dread(s, card, int(answer))


def pay_dread(s: War, card: str, points: int) -> None:
    change(s, SHADOW, forfeited=points)
    change(s, FREE, dice=-points)
    s.tell("card-fewer", "WAR-12.10", card="combat-" + card, who=FREE, dice=points)


@book.effect()
def overawe(s: War, card: str) -> None:
    """No leader re-roll of the Free Peoples if the Nazgûl lead as well as they do."""
    b = fought(s)
    if dread(s, b) >= leadership(s, b, FREE):
        change(s, FREE, still=True)
        s.tell("card-still", "WAR-12.13", card="combat-" + card)


@book.effect()
def mute_companion(s: War, card: str) -> None:
    found = companions_in(s)
    if len(found) > 1:
        s.then(("mute_whom", card))
    elif found:
        on_mute_whom(s, card, found[0])


@book.ask
def mute_whom(s: War, card: str) -> Ask:
    picks = tuple([FIGURE[one] for one in companions_in(s)])
    return Ask(seat(s, SHADOW), "mute_whom", "WAR-12.8", picks, {"card": "combat-" + card})


@book.step
def on_mute_whom(s: War, card: str, one: str) -> None:
    change(s, FREE, muted=one)
    s.tell("card-mutes", "WAR-12.8", card="combat-" + card, who="figure-" + one)


# Cancelling


@book.effect()
def defy(s: War, card: str) -> None:
    """All companions give up their leadership, and the enemy's card does nothing; without one they need not."""
    if edge_of(fought(s), SHADOW).card:
        change(s, FREE, forfeited=sum([CHARACTERS[one].leadership for one in leaders_left(s)]))
        silence(s, card)


@book.effect()
def swarm(s: War, card: str) -> None:
    """The enemy's card does nothing; if there is none, the own re-roll is better."""
    if edge_of(fought(s), OTHER[owner_of(card)]).card:
        silence(s, card)
    else:
        change(s, owner_of(card), again=1)
        s.tell("card-dice", "WAR-12.11", card="combat-" + card, who=sides(card, OWN), roll="throw-" + AGAIN, by=1)


def silence(s: War, card: str) -> None:
    foe = OTHER[owner_of(card)]
    if edge_of(fought(s), foe).card:
        change(s, foe, silenced=True)
        s.tell("card-silenced", "WAR-12.7", card="combat-" + card, who=foe)


# Misses and hits


def missed(s: War, side: str) -> int:
    """Dice that may still become hits before a re-roll; none, if a card has taken the re-roll away."""
    b = fought(s)
    return 0 if edge_of(b, side).still else len(rolled_by(b, side)) - rolled_hits(s, b, side)


@book.effect()
def mighty_attack(s: War, card: str) -> None:
    """One companion gives up his leadership, and a missed die is a hit."""
    if not missed(s, FREE):
        return
    found = leaders_left(s)
    if len(found) > 1:
        s.then(("mighty_one", card))
    elif found:
        on_mighty_one(s, card, found[0])


def leaders_left(s: War) -> list[str]:
    """Companions whose leadership can still be given up: the White Rider's is gone already (WAR-7.28)."""
    gone = WHITE if fought(s).rider else ""
    return [one for one in companions_in(s) if CHARACTERS[one].leadership and one != gone]


@book.ask
def mighty_one(s: War, card: str) -> Ask:
    picks = tuple([FIGURE[one] for one in leaders_left(s)])
    return Ask(seat(s, FREE), "mighty_one", "WAR-12.8", picks, {"card": "combat-" + card})


@book.step
def on_mighty_one(s: War, card: str, one: str) -> None:
    turn_misses(s, card, one, 1)


def turn_misses(s: War, card: str, one: str, most: int) -> None:
    turned = min(most, missed(s, FREE))
    change(s, FREE, forfeited=CHARACTERS[one].leadership, turned=turned)
    s.tell("card-turns", "WAR-12.8", card="combat-" + card, who="figure-" + one, hits=turned)


@book.effect()
def anduril(s: War, card: str) -> None:
    """Strider for one missed die, Aragorn for two."""
    for one in companions_in(s):
        most = {STRIDER: 1, ARAGORN: 2}.get(PERSON[one], 0)
        if most and missed(s, FREE):
            turn_misses(s, card, one, most)


@book.effect(hits=int)
def add_hits(s: War, card: str, hits: int) -> None:
    """If the own rolls have hit at all."""
    b, own = fought(s), owner_of(card)
    if rolled_hits(s, b, own) + again_hits(s, b, own):
        change(s, own, more=hits)
        s.tell("card-hits", "WAR-13.1", card="combat-" + card, hits=hits)


@book.effect()
def outscore(s: War, card: str) -> None:
    """One more hit for who has more of them; what was taken at once counts for the enemy."""
    b, own = fought(s), owner_of(card)
    if scored(s, b, own) > scored(s, b, OTHER[own]) + edge_of(b, OTHER[own]).struck:
        change(s, own, more=1)
        s.tell("card-hits", "WAR-13.1", card="combat-" + card, hits=1)


@book.effect()
def confuse(s: War, card: str) -> None:
    """Every 1 of the Shadow's roll hits the Shadow, and cannot be re-rolled."""
    ones = rolled_by(fought(s), SHADOW).count(1)
    if ones:
        change(s, SHADOW, stuck=ones)
        change(s, FREE, more=ones)
        s.tell("card-hits", "WAR-13.1", card="combat-" + card, hits=ones)


@book.effect(least=int, hits=int)
def shield(s: War, card: str, least: int, hits: int) -> None:
    """Of so many hits of the enemy so many are cancelled."""
    own = owner_of(card)
    if scored(s, fought(s), OTHER[own]) >= least:
        change(s, own, saved=hits)
        s.tell("card-saves", "WAR-13.1", card="combat-" + card, hits=hits)
