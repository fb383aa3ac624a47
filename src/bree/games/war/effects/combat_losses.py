"""Effects of combat cards that cause losses: extra attacks, own hits, sacrifices, eliminated leaders and characters."""

from typing import Final

from bree.core import CHANCE, Ask
from bree.core.cards.file import OneOf
from bree.games.war.effects.combat_dice import change_edge, owner_of
from bree.games.war.facts import NUMBERS, PIPS
from bree.games.war.figures import CHARACTERS, IS_COMPANION, IS_LEADER, MINIONS, tally
from bree.games.war.lords.keepers import has_elrond
from bree.games.war.map_queries import remove_figures
from bree.games.war.picks import FIGURE
from bree.games.war.rules.battle.casualties import take_remaining_hits
from bree.games.war.rules.battle.fighters import (
    DICE_MOST,
    current_battle,
    fighters_of,
    hits,
    leadership,
    needs_without_cards,
    region_of_side,
)
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import check_table
from bree.games.war.state import FREE, OTHER, SHADOW, War, lords_of, seat_of

LEADERSHIP, ELITES, THREE, OWN_HITS = "leadership", "elites", "three", "own_hits"
ELVEN_ELITE: Final = "elves-elite"


# Extra attacks (WAR-12.9)


@book.effect(dice=OneOf((LEADERSHIP, ELITES, THREE)), needs=int)
def extra_attack(s: War, card: str, dice: str, needs: int) -> None:
    b, own = current_battle(s), owner_of(card)
    found = {LEADERSHIP: leadership(s, b, own), ELITES: tally(fighters_of(s, b, own)).elites, THREE: 3}[dice]
    roll_extra_attack(s, card, found, needs)


def roll_extra_attack(s: War, card: str, dice: int, needs: int) -> None:
    """Roll at most five dice, without a re-roll and without changes by the enemy's card."""
    b, own = current_battle(s), owner_of(card)
    found = min(dice, DICE_MOST)
    if found:
        s.then(*[("extra_die", card)] * found, ("extra_hits", card, needs or needs_without_cards(s, b, own)))


@book.ask
def extra_die(s: War, card: str) -> Ask:
    return Ask(CHANCE, "extra_die", "WAR-12.9", PIPS, {"card": "combat-" + card})


@book.step
def on_extra_die(s: War, card: str, pips: str) -> None:
    b = current_battle(s)
    s.battle = b._replace(extra=(*b.extra, int(pips)))


@book.step
def extra_hits(s: War, card: str, needs: int) -> None:
    """Let the enemy take the hits at once."""
    b, own = current_battle(s), owner_of(card)
    found = hits(b.extra, needs)
    dice = tuple([str(pip) for pip in b.extra])
    s.tell("extra-attack", "WAR-12.9", reveals=True, card="combat-" + card, dice=dice, needs=needs, hits=found)
    s.battle = b._replace(extra=(), taking=OTHER[own] if found else "", hits=found)
    if found:
        change_edge(s, own, struck=found)
        take_remaining_hits(s, OTHER[own])


# Hits on own units


def hits_army_can_take(s: War, side: str) -> int:
    """Return how many hits the army of a side can take. An elite takes two."""
    found = tally(fighters_of(s, current_battle(s), side))
    return found.units + found.elites


@book.ask
def own_hits(s: War, card: str, most: int) -> Ask:
    own = owner_of(card)
    picks = NUMBERS[: min(most, hits_army_can_take(s, own)) + 1]
    return Ask(seat_of(s, own), "own_hits", "WAR-13.4", picks, {"card": "combat-" + card})


@book.step
def on_own_hits(s: War, card: str, most: int, answer: str) -> None:
    own = owner_of(card)
    found = int(answer)
    s.battle = current_battle(s)._replace(extra=(found,))
    if found:
        s.tell("own-hits", "WAR-13.4", who=own, hits=found)
        s.battle = current_battle(s)._replace(taking=own, hits=found)
        take_remaining_hits(s, own)


def possible_victims(s: War, side: str) -> list[str]:
    """Return each kind of leader and companion in the battle.

    With Elrond there, Elven elites are Leaders too (LME-7.7).
    """
    b = current_battle(s)
    housed = (ELVEN_ELITE,) if has_elrond(s, b, side) else ()
    here = dict.fromkeys(fighters_of(s, b, side))
    return [figure for figure in here if figure in IS_LEADER or figure in IS_COMPANION or figure in housed]


def combat_level(one: str) -> int:
    """Return the level of a companion for combat cards (LME-7.8, LME-7.15)."""
    return CHARACTERS[one].companion_level or CHARACTERS[one].level


def eliminate_in_battle(s: War, card: str, side: str, one: str) -> None:
    remove_figures(s, side, region_of_side(current_battle(s), side), (one,))
    s.tell("struck-down", "WAR-7.16", card="combat-" + card, figure="figure-" + one)
    check_table(s)


def minions_in(s: War) -> list[str]:
    return [figure for figure in fighters_of(s, current_battle(s), SHADOW) if figure in MINIONS]


def eliminate_minion(s: War, card: str, found: list[str]) -> None:
    if len(found) == 1:
        eliminate_in_battle(s, card, SHADOW, found[0])
    elif found:
        s.then(("fell_whom", card, " ".join(found)))


@book.ask
def fell_whom(s: War, card: str, whom: str) -> Ask:
    picks = tuple([FIGURE[one] for one in whom.split()])
    return Ask(seat_of(s, FREE), "fell_whom", "WAR-7.16", picks, {"card": "combat-" + card})


@book.step
def on_fell_whom(s: War, card: str, whom: str, one: str) -> None:
    eliminate_in_battle(s, card, SHADOW, one)


def set_round_mark(s: War, word: str) -> None:
    """Set a mark for this round."""
    lords = lords_of(s)
    s.lords = lords._replace(marks=(*lords.marks, word))
