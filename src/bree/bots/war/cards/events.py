"""The worth of event cards: what each effect would do now, which cards to keep, and what a draw is worth.

An effect without an estimate counts as much as one more card.
"""

from collections.abc import Iterator
from typing import Final

from bree.bots.war.armies.distances import APART
from bree.bots.war.armies.forces import threat
from bree.bots.war.candidate import Candidate
from bree.bots.war.cards.army_effects import EFFECTS
from bree.bots.war.cards.ring_effects import CARD, LATER, RING_EFFECTS
from bree.bots.war.evaluation import Evaluation
from bree.bots.war.fellowship.journey import damage_cost, move_odds
from bree.bots.war.lords.cards import LORDS_EFFECTS, LORDS_USED, Effect
from bree.bots.war.lords.ring_powers import tile_harm
from bree.core import Step
from bree.core.cards.behaviour import can
from bree.games.war.board import REGIONS
from bree.games.war.cards.wind_from_the_west import shadow_cards_on_table
from bree.games.war.facts import BEHAVIOURS, CARDS, EVENTS, TILES
from bree.games.war.figures import GREY
from bree.games.war.map_queries import controller
from bree.games.war.players.teams import is_pair
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.play import has_effect, playable, playable_icons
from bree.games.war.rules.cards.windows import (
    CHARACTER_EYES,
    CLOSED,
    FOE_CARDS,
    MORIA_WATCHED,
    ROUSED,
    SPURS_PASSIVE,
    TO_HUNT_BOX,
)
from bree.games.war.rules.turn.dice import ACTIONS, DRAW, PLAY
from bree.games.war.state import CHARACTER, EVENT, FREE, NO_TRACK, OTHER, SHADOW, War

SPARE: Final = 0.6  # share of its worth for a card that is not playable now
LEAST: Final = 0.1  # every card in the hand is worth this, because it has a combat half
MORIA: Final = "moria"
# Cards on the table that can be used once: the damage points that their use is worth.
SHIELDS: Final = {"lessen_damage": 0.9, "change_tile": 1.1, "forgo_tile": 1.6}
EYES_MORE: Final = 1.2  # factor on the cost of corruption if Character results hunt too
BEST_OF_HAND: Final = 1.5  # worth of the best card of an open hand, in cards
LATE: Final = 12  # approximate number of turns in a game between captains


def effect_worth(c: Evaluation, effect: Step) -> float:
    args = list(effect)
    weigh = EVENT_EFFECTS.get(str(args[0]))
    return weigh(c, *args[2:]) if weigh else CARD


def event_worth(c: Evaluation, card: str) -> float:
    """Return what the card would do if it were played now. This function does not ask whether it may be played."""
    value = sum([effect_worth(c, effect) for effect in EVENTS[card] if can(c.s, book, effect)], 0.0)
    return value + (table_worth(c, card) if CARDS[card].stays else 0.0)


def table_worth(c: Evaluation, card: str) -> float:
    """Return the worth of the card on the table: its uses, and the numbers that it changes."""
    s, behaviour = c.s, BEHAVIOURS[card]
    value = 0.0
    for effect in behaviour.effects:
        if effect not in EVENTS[card]:
            value += used_worth(s, str(effect[0]))
    for number in {change.number for change in behaviour.changes}:
        value += number_worth(c, number)
    return value


def used_worth(s: War, effect: str) -> float:
    on_the_way = s.track == NO_TRACK
    if effect in LORDS_USED:
        return LORDS_USED[effect](s)
    if effect in SHIELDS:
        return SHIELDS[effect] * max(LATER, damage_cost(s))
    if effect == "sharpen":
        return 0.35 * on_the_way
    if effect == "search":  # only if their way leads through Moria
        return 0.0
    if effect == "take_hope":
        return 0.2 + 0.1 * len(s.companions)
    if effect == "foresee":  # a card whenever its owner plays one
        return 0.12 * max(2, LATE - s.turn)
    return CARD


def number_worth(c: Evaluation, number: str) -> float:
    s = c.s
    if number.startswith(CLOSED):
        region = number.removeprefix(CLOSED)
        points = REGIONS[region].points * (controller(s, region) == FREE) * (region not in s.sieges)
        return 0.06 * points * min(10.0, threat(s, FREE, region))
    if number == TO_HUNT_BOX:
        return 0.5
    if number == CHARACTER_EYES:
        return EYES_MORE * max(LATER, damage_cost(s))
    if number == MORIA_WATCHED:
        return 0.35 if s.track == NO_TRACK and APART[s.bearers][MORIA] <= 3 and not s.progress > 4 else 0.05
    if number == SPURS_PASSIVE:
        return 0.15 * len(s.passive)
    if number == FOE_CARDS:
        return 0.6
    return 0.6 if number == ROUSED["rohan"] and "rohan" in s.passive else 0.0


def wind_blows(c: Evaluation) -> float:
    """Return the worth of the Shadow's best card on the table, or of the best card of a hand."""
    found = [foe_worth(c, card) for card in shadow_cards_on_table(c.s)]
    return max(found) if found else BEST_OF_HAND * CARD


def clear_away(c: Evaluation, cards: str) -> float:
    return max((foe_worth(c, card) for card in cards.split() if card in c.s.table), default=0.0)


def foe_worth(c: Evaluation, card: str) -> float:
    """Return the worth of an enemy card on the table to the enemy."""
    return table_worth(Evaluation(c.s, OTHER[c.side]), card)


EVENT_EFFECTS: Final[dict[str, Effect]] = {
    **EFFECTS,
    **RING_EFFECTS,
    **LORDS_EFFECTS,
    "wind_blows": wind_blows,
    "clear_away": clear_away,
}


def plays(c: Evaluation, face: str) -> Iterator[Candidate]:
    """Yield the playable cards for the die, except those that would do nothing.

    If playing a card lets its owner draw, a plain draw is better: the player discards the worst card after seeing the
    new one.
    """
    s, side = c.s, c.side
    if face != EVENT or c.hand:
        for card in playable(s, side, playable_icons(s, side, face)):
            if not has_effect(s, card):
                continue
            value = event_worth(c, card) + (CARD if face == EVENT and side == FREE and s.guide == GREY else 0.0)
            facts = {"card": "card-" + card}
            yield Candidate(value, PLAY, (card,), why="captain-event", facts=facts)


def draws(c: Evaluation) -> Iterator[Candidate]:
    s, side = c.s, c.side
    for action in ACTIONS[side][EVENT]:
        deck = side + action.removeprefix(DRAW)
        if action != PLAY and s.decks[deck].size:
            yield Candidate(draw_worth(c, deck), action, why="captain-draw", facts={"deck": "deck-" + deck})


def draw_worth(c: Evaluation, deck: str) -> float:
    """Return the worth of a draw. It is lower with a full hand, and higher for a deck with few cards in the hand."""
    of_deck = len([card for card in c.hand if CARDS[card].deck == deck])
    room = 0.4 if c.is_full else 1.0
    taste = 1.1 if deck.endswith(CHARACTER) == (c.side == SHADOW and c.s.corruption > 3) else 1.0
    return CARD * room * taste * (1.0 - 0.05 * of_deck)


def keep_worth(c: Evaluation, card: str) -> float:
    """Return the worth of keeping the card. Its event may be playable only by the teammate."""
    s = c.s
    requires = BEHAVIOURS[card].requires
    if is_pair(c.seat) and CARDS[card].player not in ("", c.seat):
        return LEAST
    ready = not requires or book.requirements[requires](s, card)
    value = event_worth(c, card)
    return LEAST + value * (1.0 if ready and value > 0 else SPARE)


def use(c: Evaluation, card: str) -> bool:
    """Is this the right moment to use a card on the table?"""
    s, effect = c.s, str(BEHAVIOURS[card].effects[0][0])
    damage = s.hunt.damage if s.hunt else 0
    if effect == "lessen_damage":
        return damage <= 2 or damage_cost(s) > 0.5
    if effect == "change_tile":
        # A die tile that is not rolled yet can mean three or four damage.
        return damage >= 2 or (s.hunt is not None and TILES[s.hunt.tile].die)
    if effect == "forgo_tile":
        return s.track != NO_TRACK or move_odds(s).mean > 0.3 or s.hidden
    if effect == "sharpen":
        return s.box_shadow > 1
    if effect == "draw_instead":
        # Draw another tile if this one is worse than the average.
        others = [tile_harm(s, tile) for tile in s.tiles]
        return s.hunt is not None and tile_harm(s, s.hunt.tile) < sum(others) / len(others)
    return c.side == SHADOW
