"""Combat cards that kill, or let be killed: extra attacks, own hits, sacrifices, leaders and characters struck down."""

from typing import Final

from bree.core import CHANCE, PASS, PASS_PICK, Ask, Pick
from bree.core.cards.file import Names
from bree.games.war.deeds.combat import change, owner_of
from bree.games.war.facts import NUMBERS, PIPS
from bree.games.war.figures import CHARACTERS, IS_COMPANION, IS_LEADER, MINIONS, NAZGUL, tally
from bree.games.war.map_queries import remove
from bree.games.war.picks import FIGURE
from bree.games.war.rules.battle.casualties import take_on
from bree.games.war.rules.battle.fighters import (
    DICE_MOST,
    again_hits,
    camp,
    fought,
    hits,
    house_of_elrond,
    leadership,
    place_of,
    plain_needs,
    scored,
)
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import look_over
from bree.games.war.state import FREE, OTHER, SHADOW, War, seat

LEADERSHIP, ELITES, THREE, OWN_HITS = "leadership", "elites", "three", "own_hits"
ELVEN_ELITE: Final = "elves-elite"
AS_EVER: Final = 0  # hits as the combat roll does


# Extra attacks (WAR-12.9)


@book.effect(dice=Names((LEADERSHIP, ELITES, THREE)), needs=int)
def extra_attack(s: War, card: str, dice: str, needs: int) -> None:
    b, own = fought(s), owner_of(card)
    found = {LEADERSHIP: leadership(s, b, own), ELITES: tally(camp(s, b, own)).elites, THREE: 3}[dice]
    strike_with(s, card, found, needs)


def strike_with(s: War, card: str, dice: int, needs: int) -> None:
    """No re-roll, and no modifier of the enemy's card; five dice at most."""
    b, own = fought(s), owner_of(card)
    found = min(dice, DICE_MOST)
    if found:
        s.then(*[("extra_die", card)] * found, ("extra_hits", card, needs or plain_needs(s, b, own)))


@book.ask
def extra_die(s: War, card: str) -> Ask:
    return Ask(CHANCE, "extra_die", "WAR-12.9", PIPS, {"card": "combat-" + card})


@book.step
def on_extra_die(s: War, card: str, pips: str) -> None:
    b = fought(s)
    s.battle = b._replace(extra=(*b.extra, int(pips)))


@book.step
def extra_hits(s: War, card: str, needs: int) -> None:
    """They are taken at once."""
    b, own = fought(s), owner_of(card)
    found = hits(b.extra, needs)
    dice = tuple([str(pip) for pip in b.extra])
    s.tell("extra-attack", "WAR-12.9", reveals=True, card="combat-" + card, dice=dice, needs=needs, hits=found)
    s.battle = b._replace(extra=(), taking=OTHER[own] if found else "", hits=found)
    if found:
        change(s, own, struck=found)
        take_on(s, OTHER[own])


@book.effect()
def great_host(s: War, card: str) -> None:
    """Twice as many units as the enemy, or more: one hit, at once."""
    b, own = fought(s), owner_of(card)
    mine, theirs = tally(camp(s, b, own)).units, tally(camp(s, b, OTHER[own])).units
    if mine >= 2 * theirs:
        s.tell("card-hits", "WAR-13.1", card="combat-" + card, hits=1)
        s.battle = b._replace(taking=OTHER[own], hits=1)
        take_on(s, OTHER[own])


# Hits on the own units


def bearable(s: War, side: str) -> int:
    """Hits that a side's army could take: an elite takes two."""
    found = tally(camp(s, fought(s), side))
    return found.units + found.elites


@book.effect(most=int)
def suffer_for_dice(s: War, card: str, most: int) -> None:
    """Up to so many hits on the own units; each makes the own combat roll better by one."""
    s.then(("own_hits", card, most), ("spurred_on", card))


@book.effect(most=int, needs=int)
def suffer_to_strike(s: War, card: str, most: int, needs: int) -> None:
    """Up to so many hits on the own units; each gives a die of an extra attack."""
    s.then(("own_hits", card, most), ("strike_back", card, needs))


@book.ask
def own_hits(s: War, card: str, most: int) -> Ask:
    own = owner_of(card)
    picks = NUMBERS[: min(most, bearable(s, own)) + 1]
    return Ask(seat(s, own), "own_hits", "WAR-13.4", picks, {"card": "combat-" + card})


@book.step
def on_own_hits(s: War, card: str, most: int, answer: str) -> None:
    own = owner_of(card)
    found = int(answer)
    s.battle = fought(s)._replace(extra=(found,))
    if found:
        s.tell("own-hits", "WAR-13.4", who=own, hits=found)
        s.battle = fought(s)._replace(taking=own, hits=found)
        take_on(s, own)


@book.step
def spurred_on(s: War, card: str) -> None:
    b = fought(s)
    s.battle = b._replace(extra=())
    change(s, owner_of(card), bonus=b.extra[0])


@book.step
def strike_back(s: War, card: str, needs: int) -> None:
    b = fought(s)
    s.battle = b._replace(extra=())
    strike_with(s, card, b.extra[0], needs)


# Leaders and characters


@book.effect()
def sacrifice(s: War, card: str) -> None:
    """A Leader for one hit, or a companion for as many as his level, before the own losses are taken."""
    if scored(s, fought(s), SHADOW) and victims(s, FREE):
        s.then(("sacrifice_whom", card))


def victims(s: War, side: str) -> list[str]:
    """Leaders and companions in the battle, each kind once; elites of Elrond's house are Leaders, too (LME-7.7)."""
    b = fought(s)
    housed = (ELVEN_ELITE,) if house_of_elrond(s, b, side) else ()
    here = dict.fromkeys(camp(s, b, side))
    return [figure for figure in here if figure in IS_LEADER or figure in IS_COMPANION or figure in housed]


def in_battle(one: str) -> int:
    """The level of a companion for what combat cards do (LME-7.8, LME-7.15)."""
    return CHARACTERS[one].companion_level or CHARACTERS[one].level


@book.ask
def sacrifice_whom(s: War, card: str) -> Ask:
    picks = (*[FIGURE[one] for one in victims(s, FREE)], PASS_PICK)
    return Ask(seat(s, FREE), "sacrifice_whom", "WAR-13.1", picks, {"card": "combat-" + card})


@book.step
def on_sacrifice_whom(s: War, card: str, one: str) -> None:
    if one == PASS:
        return
    level = in_battle(one) if one in CHARACTERS else 1
    saved = min(level, scored(s, fought(s), SHADOW))
    if saved > 1:
        s.then(("sacrifice_hits", card, one))
    else:
        give_up(s, card, one, saved)


@book.ask
def sacrifice_hits(s: War, card: str, one: str) -> Ask:
    """Any number up to his level."""
    most = min(in_battle(one), scored(s, fought(s), SHADOW))
    return Ask(seat(s, FREE), "sacrifice_hits", "WAR-13.1", NUMBERS[1 : most + 1], {"card": "combat-" + card})


@book.step
def on_sacrifice_hits(s: War, card: str, one: str, answer: str) -> None:
    give_up(s, card, one, int(answer))


def give_up(s: War, card: str, one: str, saved: int) -> None:
    strike_down(s, card, FREE, one)
    change(s, FREE, saved=saved)
    s.tell("card-saves", "WAR-13.1", card="combat-" + card, hits=saved)


def strike_down(s: War, card: str, side: str, one: str) -> None:
    remove(s, side, place_of(fought(s), side), (one,))
    s.tell("struck-down", "WAR-7.16", card="combat-" + card, figure="figure-" + one)
    look_over(s)


@book.effect()
def blade(s: War, card: str) -> None:
    """A hit of the leader re-roll strikes a minion down instead of units."""
    found = minions_in(s)
    if again_hits(s, fought(s), FREE) and found:
        change(s, FREE, more=-1)
        fell(s, card, found)


def minions_in(s: War) -> list[str]:
    return [figure for figure in camp(s, fought(s), SHADOW) if figure in MINIONS]


def fell(s: War, card: str, found: list[str]) -> None:
    if len(found) == 1:
        strike_down(s, card, SHADOW, found[0])
    elif found:
        s.then(("fell_whom", card, " ".join(found)))


@book.ask
def fell_whom(s: War, card: str, whom: str) -> Ask:
    picks = tuple([FIGURE[one] for one in whom.split()])
    return Ask(seat(s, FREE), "fell_whom", "WAR-7.16", picks, {"card": "combat-" + card})


@book.step
def on_fell_whom(s: War, card: str, whom: str, one: str) -> None:
    strike_down(s, card, SHADOW, one)


@book.effect()
def fateful_strike(s: War, card: str) -> None:
    """A hit of the leader re-roll also slays a Nazgûl; with two hits it may be a minion instead."""
    found = again_hits(s, fought(s), FREE)
    nazgul = [NAZGUL] if NAZGUL in camp(s, fought(s), SHADOW) else []
    if found:
        # Where minions are named beside the Nazgûl, the Witch-king is one of them (WAR-1.8).
        fell(s, card, [*nazgul, *(minions_in(s) if found > 1 else [])])


@book.effect()
def black_breath(s: War, card: str) -> None:
    """A hit of the leader re-roll may also slay a Leader, or a companion whose level is not above those hits."""
    if gasping(s):
        s.then(("breath_whom", card))


def gasping(s: War) -> list[str]:
    found = again_hits(s, fought(s), SHADOW)
    return [one for one in victims(s, FREE) if found and (one not in CHARACTERS or in_battle(one) <= found)]


@book.ask
def breath_whom(s: War, card: str) -> Ask:
    picks: tuple[Pick, ...] = (*[FIGURE[one] for one in gasping(s)], PASS_PICK)
    return Ask(seat(s, SHADOW), "breath_whom", "WAR-7.16", picks, {"card": "combat-" + card})


@book.step
def on_breath_whom(s: War, card: str, one: str) -> None:
    if one != PASS:
        strike_down(s, card, FREE, one)
