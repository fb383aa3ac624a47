"""The Ents: hits on an army in a region, and one more event card."""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask
from bree.core.cards.file import OneOf
from bree.games.war.board import REGIONS
from bree.games.war.effects.companions import nation_of
from bree.games.war.facts import CARDS, EVENTS
from bree.games.war.figures import SARUMAN, WHITE
from bree.games.war.map_queries import figures_in, region_of, remove_figures, units_in
from bree.games.war.rules.armies.stacking import end_broken_sieges
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.play import (
    card_pick,
    has_effect,
    may_be_played,
    play,
    requirement_holds,
    why_unplayable,
)
from bree.games.war.rules.cards.windows import check_table
from bree.games.war.rules.turn.politics import rouse_attacked_nations
from bree.games.war.state import FREE, SHADOW, War, hand_of, seat_of

MORE: Final = "play_more"
DECK: Final = "free_character"


@book.effect(region=OneOf(tuple(REGIONS)), dice=int, needs=int)
def drown(s: War, card: str, region: str, dice: int, needs: int) -> None:
    """Roll dice against the army.

    It is not an attack, but politics treat it as one (WAR-6.13). Besieged figures are hit too (WAR-6.15).
    """
    if units_in(s, SHADOW, region):
        rouse_attacked_nations(s, figures_in(s, SHADOW, region))
        s.then(("volley", card, SHADOW, region, dice, needs), ("drowned", region))
    elif SARUMAN in figures_in(s, SHADOW, region):
        remove_characters(s, region, (SARUMAN,))


@book.can
def can_drown(s: War, card: str, region: str, dice: int, needs: int) -> bool:
    return units_in(s, SHADOW, region) > 0 or SARUMAN in figures_in(s, SHADOW, region)


@book.step
def drowned(s: War, region: str) -> None:
    """Remove Nazgûl and minions with the last unit, against WAR-6.11. Besiegers capture the place at once."""
    if not units_in(s, SHADOW, region):
        remove_characters(s, region, figures_in(s, SHADOW, region))
        end_broken_sieges(s)


def remove_characters(s: War, region: str, figures: tuple[str, ...]) -> None:
    """Remove Nazgûl and minions, although they are not units."""
    if figures:
        remove_figures(s, SHADOW, region, figures)
        s.tell("leaders-fall", "WAR-6.11", who=SHADOW, figures=tuple(["figure-" + one for one in figures]))
        check_table(s)


# One more event card.


@book.effect()
def play_more(s: War, card: str) -> None:
    """Ask every player with such a card. The number of cards is public, but their requirements are secret."""
    if is_gandalf_near(s) and any(CARDS[one].deck == DECK for one in hand_of(s, FREE)):
        s.then(("another_event", card))


@book.can
def can_play_more(s: War, card: str) -> bool:
    """Is there a card with an effect besides playing another card?"""
    return is_gandalf_near(s) and any(
        one != card and CARDS[one].deck == DECK and requirement_holds(s, one) and has_effect(s, one, MORE)
        for one in hand_of(s, FREE)
    )


def is_gandalf_near(s: War) -> bool:
    """Is Gandalf the White in Fangorn or in Rohan?"""
    return region_of(s, WHITE) == "fangorn" or nation_of(region_of(s, WHITE)) == "rohan"


@book.ask
def another_event(s: War, card: str) -> Ask:
    found = [one for one in hand_of(s, FREE) if CARDS[one].deck == DECK and may_be_played(s, one)]
    picks = (*[card_pick(s, one) for one in found], PASS_PICK)
    return Ask(seat_of(s, FREE), "another_event", "WAR-6.6", picks, {"card": "card-" + card}, secret=True)


@book.bar
def bar_another_event(s: War, card: str) -> dict[str, str]:
    return {one: why_unplayable(s, one) if CARDS[one].deck == DECK else "WAR-6.4" for one in hand_of(s, FREE)}


@book.step
def on_another_event(s: War, card: str, answer: str) -> None:
    if answer != PASS:
        play(s, FREE, answer)
        s.then(*EVENTS[answer])
