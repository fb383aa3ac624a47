"""Heroic Death."""

from bree.core import PASS, PASS_PICK, Ask
from bree.games.war.effects.combat_dice import change_edge
from bree.games.war.effects.combat_losses import combat_level, eliminate_in_battle, possible_victims
from bree.games.war.facts import NUMBERS
from bree.games.war.figures import CHARACTERS
from bree.games.war.picks import FIGURE
from bree.games.war.rules.battle.fighters import current_battle, hits_scored
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, SHADOW, War, seat_of


@book.effect()
def sacrifice(s: War, card: str) -> None:
    """Eliminate a Leader to cancel one hit, or a companion to cancel hits up to his level."""
    if hits_scored(s, current_battle(s), SHADOW) and possible_victims(s, FREE):
        s.then(("sacrifice_whom", card))


@book.ask
def sacrifice_whom(s: War, card: str) -> Ask:
    picks = (*[FIGURE[one] for one in possible_victims(s, FREE)], PASS_PICK)
    return Ask(seat_of(s, FREE), "sacrifice_whom", "WAR-13.1", picks, {"card": "combat-" + card})


@book.step
def on_sacrifice_whom(s: War, card: str, one: str) -> None:
    if one == PASS:
        return
    level = combat_level(one) if one in CHARACTERS else 1
    saved = min(level, hits_scored(s, current_battle(s), SHADOW))
    if saved > 1:
        s.then(("sacrifice_hits", card, one))
    else:
        eliminate_and_save(s, card, one, saved)


@book.ask
def sacrifice_hits(s: War, card: str, one: str) -> Ask:
    """Ask how many hits to cancel, up to the level."""
    most = min(combat_level(one), hits_scored(s, current_battle(s), SHADOW))
    return Ask(seat_of(s, FREE), "sacrifice_hits", "WAR-13.1", NUMBERS[1 : most + 1], {"card": "combat-" + card})


@book.step
def on_sacrifice_hits(s: War, card: str, one: str, answer: str) -> None:
    eliminate_and_save(s, card, one, int(answer))


def eliminate_and_save(s: War, card: str, one: str, saved: int) -> None:
    eliminate_in_battle(s, card, FREE, one)
    change_edge(s, FREE, saved=saved)
    s.tell("card-saves", "WAR-13.1", card="combat-" + card, hits=saved)
