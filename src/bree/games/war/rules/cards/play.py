"""Section 6: event cards are played, with an Event result or with the face in their corner."""

from typing import Final

from bree.core import PASS_PICK, Ask, Pick
from bree.core.cards.behaviour import can
from bree.games.war.facts import BEHAVIOURS, CARDS, EVENTS
from bree.games.war.figures import GREY, MOUTH
from bree.games.war.map_queries import region_of
from bree.games.war.picks import CARD, CARD_WITHOUT_EFFECT, DRAW, DRAW_PICK
from bree.games.war.players.control import controls, is_for
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import EVENT_PLAYED, OFFER
from bree.games.war.rules.extension_points import CARD_PLAYED
from bree.games.war.state import (
    ARMY,
    ARMY_MUSTER,
    CHARACTER,
    EVENT,
    FREE,
    MUSTER,
    SHADOW,
    WILL,
    War,
    forget_given_card,
    hand_of,
    seat_of,
)

# WAR-6.4: the corner icons that a face plays; an Event result and a Will of the West play any.
SUITS: Final[dict[str, tuple[str, ...]]] = {
    CHARACTER: (CHARACTER,), ARMY: (ARMY,), MUSTER: (MUSTER,), ARMY_MUSTER: (ARMY, MUSTER),
    EVENT: (CHARACTER, ARMY, MUSTER), WILL: (CHARACTER, ARMY, MUSTER),
}  # fmt: skip


def is_messenger(s: War, side: str, face: str) -> bool:
    """WAR-7.26: once per turn the Mouth of Sauron makes a Muster result an Army result, for a card too."""
    return (
        side == SHADOW
        and face == MUSTER
        and not s.messenger
        and bool(region_of(s, MOUTH))
        and controls(s, SHADOW, MOUTH)
    )


def playable_icons(s: War, side: str, face: str) -> tuple[str, ...]:
    """The corner icons that this die plays now."""
    return SUITS[ARMY_MUSTER if is_messenger(s, side, face) else face]


def requirement_holds(s: War, card: str) -> bool:
    """WAR-6.5"""
    requires = BEHAVIOURS[card].requires
    return not requires or book.requirements[requires](s, card)


def has_effect(s: War, card: str, but: str = "") -> bool:
    """Could any of its effects, `but` this, be applied now, if only in part?"""
    for effect in EVENTS[card]:
        if effect[0] != but and can(s, book, effect):
            return True
    return CARDS[card].stays


def may_be_played(s: War, card: str) -> bool:
    """Even if nothing of it can be applied (WAR-6.6), unless the table agreed otherwise (WAR-O5)."""
    return requirement_holds(s, card) and (s.terms.in_vain or has_effect(s, card))


def why_unplayable(s: War, card: str) -> str:
    return "WAR-O5" if requirement_holds(s, card) else "WAR-6.5"


def card_pick(s: War, card: str) -> Pick:
    """A card that may be played; it is marked if nothing of it can be applied."""
    return CARD[card] if has_effect(s, card) else CARD_WITHOUT_EFFECT[card]


def playable(s: War, side: str, icons: tuple[str, ...]) -> list[str]:
    return [
        card
        for card in hand_of(s, side)
        if CARDS[card].icon in icons and may_be_played(s, card) and is_for(s, side, CARDS[card].player)
    ]


@book.ask
def event(s: War, side: str, face: str) -> Ask:
    picks = tuple([card_pick(s, card) for card in playable(s, side, playable_icons(s, side, face))])
    return Ask(seat_of(s, side), "event", "WAR-6.4", picks)


@book.bar
def bar_event(s: War, side: str, face: str) -> dict[str, str]:
    icons = playable_icons(s, side, face)
    open_ = playable(s, side, icons)
    return {card: why_not(s, side, card, icons) for card in hand_of(s, side) if card not in open_}


def why_not(s: War, side: str, card: str, icons: tuple[str, ...]) -> str:
    """The die does not fit, it is another player's, its requirement does not hold, or nothing of it could be done."""
    if CARDS[card].icon not in icons:
        return "WAR-6.4"
    if not is_for(s, side, CARDS[card].player):
        return "WAR-27.17"
    return why_unplayable(s, card)


@book.step
def on_event(s: War, side: str, face: str, card: str) -> None:
    play(s, side, card)
    if face == MUSTER and CARDS[card].icon == ARMY:
        s.messenger = True
    for take_over in CARD_PLAYED:
        if take_over(s, side, face, card):
            return
    take_effect(s, side, face, card, 0)


@book.step
def take_effect(s: War, side: str, face: str, card: str, drawn: int) -> None:
    """The event; for an Event result there may be more to come, unless a card was `drawn` for it already."""
    if face in (EVENT, WILL) and not drawn:
        s.then(("played_by_event", side, card))
    s.then(*EVENTS[card])


def play(s: War, side: str, card: str) -> None:
    """It leaves the hand: to the table, or away for all to see (WAR-6.7)."""
    who = seat_of(s, side)
    s.hands[who] = tuple([one for one in s.hands[who] if one != card])
    forget_given_card(s, card)
    if CARDS[card].stays:
        s.table = tuple(sorted((*s.table, card)))
    else:
        s.played = (*s.played, card)
    s.tell("plays", "WAR-6.4", who=who, card="card-" + card, reveals=True)


# What an Event result is good for beside the card.


@book.step
def played_by_event(s: War, side: str, card: str) -> None:
    deck = CARDS[card].deck
    if EVENT_PLAYED not in BEHAVIOURS[card].when:  # what answers this does not answer its own playing
        s.then(OFFER[EVENT_PLAYED])
    if side == FREE and s.guide == GREY and s.decks[deck].size:
        s.then(("gandalf_draw", deck))


@book.ask
def gandalf_draw(s: War, deck: str) -> Ask:
    """Gandalf the Grey as Guide: a card of the deck that the played one came from."""
    return Ask(seat_of(s, FREE), "gandalf_draw", "WAR-20.14", (DRAW_PICK, PASS_PICK), {"deck": "deck-" + deck})


@book.step
def on_gandalf_draw(s: War, deck: str, answer: str) -> None:
    if answer == DRAW:
        s.then(("draw", deck), ("hand_limit", FREE))
