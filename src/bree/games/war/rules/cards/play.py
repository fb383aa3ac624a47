"""Section 6: playing event cards, with an Event result or with the face in their corner."""

from typing import Final

from bree.core import PASS_PICK, Ask, Pick
from bree.core.cards.behaviour import can
from bree.games.war.facts import BEHAVIOURS, CARDS, EVENTS
from bree.games.war.figures import GREY, MOUTH
from bree.games.war.map_queries import region_of
from bree.games.war.picks import CARD, CARD_WITHOUT_EFFECT, DRAW, DRAW_PICK
from bree.games.war.players.control import controls, may_use_of
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

# WAR-6.4: the corner icons that a face plays. An Event result and a Will of the West play all.
SUITS: Final[dict[str, tuple[str, ...]]] = {
    CHARACTER: (CHARACTER,), ARMY: (ARMY,), MUSTER: (MUSTER,), ARMY_MUSTER: (ARMY, MUSTER),
    EVENT: (CHARACTER, ARMY, MUSTER), WILL: (CHARACTER, ARMY, MUSTER),
}  # fmt: skip


def is_messenger(s: War, side: str, face: str) -> bool:
    """Can the Mouth of Sauron use this Muster result as an Army result (WAR-7.26)? Once per turn; cards count too."""
    return (
        side == SHADOW
        and face == MUSTER
        and not s.messenger
        and bool(region_of(s, MOUTH))
        and controls(s, SHADOW, MOUTH)
    )


def playable_icons(s: War, side: str, face: str) -> tuple[str, ...]:
    """Return the corner icons that this die plays now."""
    return SUITS[ARMY_MUSTER if is_messenger(s, side, face) else face]


def requirement_holds(s: War, card: str) -> bool:
    """WAR-6.5"""
    requires = BEHAVIOURS[card].requires
    return not requires or book.requirements[requires](s, card)


def has_effect(s: War, card: str, but: str = "") -> bool:
    """Could any effect of the card, except `but`, be applied now, at least in part?"""
    for effect in EVENTS[card]:
        if effect[0] != but and can(s, book, effect):
            return True
    return CARDS[card].stays


def may_be_played(s: War, card: str) -> bool:
    """May the card be played?

    A card without an effect may be played too (WAR-6.6), unless an option forbids it (WAR-O5).
    """
    return requirement_holds(s, card) and (s.terms.in_vain or has_effect(s, card))


def why_unplayable(s: War, card: str) -> str:
    return "WAR-O5" if requirement_holds(s, card) else "WAR-6.5"


def card_pick(s: War, card: str) -> Pick:
    """Return the pick of a playable card. It is marked if the card has no effect."""
    return CARD[card] if has_effect(s, card) else CARD_WITHOUT_EFFECT[card]


def playable(s: War, side: str, icons: tuple[str, ...]) -> list[str]:
    return [card for card in hand_of(s, side) if is_playable(s, side, icons, card)]


def is_playable(s: War, side: str, icons: tuple[str, ...], card: str) -> bool:
    return CARDS[card].icon in icons and may_be_played(s, card) and may_use_of(s, side, CARDS[card].player)


def can_play(s: War, side: str, face: str) -> bool:
    """Can the side play any card with this die?"""
    icons = playable_icons(s, side, face)
    for card in hand_of(s, side):  # noqa: SIM110  (called often: no generator)
        if is_playable(s, side, icons, card):
            return True
    return False


def can_play_with_effect(s: War, side: str, face: str) -> bool:
    """Can the side play a card that has an effect now?"""
    icons = playable_icons(s, side, face)
    for card in hand_of(s, side):  # noqa: SIM110  (called often: no generator)
        if is_playable(s, side, icons, card) and has_effect(s, card):
            return True
    return False


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
    """Return the rule that forbids a card: wrong die, other player, unmet requirement, or no effect."""
    if CARDS[card].icon not in icons:
        return "WAR-6.4"
    if not may_use_of(s, side, CARDS[card].player):
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
    """Carry out the event. After an Event result more may follow, unless a card was `drawn` for it already."""
    if face in (EVENT, WILL) and not drawn:
        s.then(("played_by_event", side, card))
    s.then(*EVENTS[card])


def play(s: War, side: str, card: str) -> None:
    """Take the card out of the hand and put it on the table or among the used cards (WAR-6.7)."""
    who = seat_of(s, side)
    s.hands[who] = tuple([one for one in s.hands[who] if one != card])
    forget_given_card(s, card)
    if CARDS[card].stays:
        s.table = tuple(sorted((*s.table, card)))
    else:
        s.played = (*s.played, card)
    s.tell("plays", "WAR-6.4", who=who, card="card-" + card, reveals=True)


# Other effects of an Event result.


@book.step
def played_by_event(s: War, side: str, card: str) -> None:
    deck = CARDS[card].deck
    if EVENT_PLAYED not in BEHAVIOURS[card].when:  # a card does not react when it is itself played
        s.then(OFFER[EVENT_PLAYED])
    if side == FREE and s.guide == GREY and s.decks[deck].size:
        s.then(("gandalf_draw", deck))


@book.ask
def gandalf_draw(s: War, deck: str) -> Ask:
    """With Gandalf the Grey as Guide: draw a card from the deck of the played card."""
    return Ask(seat_of(s, FREE), "gandalf_draw", "WAR-20.14", (DRAW_PICK, PASS_PICK), {"deck": "deck-" + deck})


@book.step
def on_gandalf_draw(s: War, deck: str, answer: str) -> None:
    if answer == DRAW:
        s.then(("draw", deck), ("hand_limit", FREE))
