"""The places of cards that a seat cannot see, and the cards that may be in each, according to the seat's knowledge."""

from math import comb
from typing import NamedTuple

from bree.core import Pile
from bree.games.fellowship.card import ONE_RING, RINGS, SUIT, SUITS, in_order
from bree.games.fellowship.card_moves import keeps_ring, put_in_pyramid, sees
from bree.games.fellowship.queries import events
from bree.games.fellowship.rules.gifts import SETUP_OVER, owner_at
from bree.games.fellowship.rules.tricks import hidden_play
from bree.games.fellowship.sealed_exchange import transfer_of
from bree.games.fellowship.state import PUBLIC, PYRAMID, Fellowship

HAND, OFFER, TUCKED, SEALED, TRICK, SLOT, BARROW, DECK = range(8)


class HiddenPlace(NamedTuple):
    kind: int
    which: str  # the hand, the key of a sealed card, or the number of a slot
    owner: str  # the hand that owns or owned the card; "" for none
    size: int


def hidden_places(s: Fellowship, seat: str | None) -> tuple[list[HiddenPlace], list[str]]:
    """Every place with cards that the seat cannot see, and all these cards, sorted."""
    places: list[HiddenPlace] = []
    cards: list[str] = []
    offered = offer_hidden(s, seat)
    for hand, held in s.hands.items():
        if held and not sees(s, seat, hand):
            offer = int(offered and hand == s.offer[1])
            places.append(HiddenPlace(HAND, hand, hand, len(held) - offer))
            if offer:
                places.append(HiddenPlace(OFFER, hand, s.offer[0], 1))
            cards += held
    one: list[tuple[int, str, str, str]] = [(TUCKED, hand, hand, card) for hand, card in s.tucked.items()]
    one += [(SEALED, way, transfer_of(way).giver, card) for way, card in s.sealed.items()]
    one += [(TRICK, hand, hand, card) for hand, card in s.trick.items() if hidden_play(s, hand)]
    for kind, which, owner, card in one:
        if not sees(s, seat, owner):
            places.append(HiddenPlace(kind, which, owner, 1))
            cards.append(card)
    for slot, card in enumerate(s.pyramid):
        if card and card not in s.hands[PYRAMID] and slot not in s.upturned:
            places.append(HiddenPlace(SLOT, str(slot), PYRAMID, 1))
            cards.append(card)
    for kind, lying in ((BARROW, s.barrow), (DECK, s.deck.rest)):
        if lying:
            places.append(HiddenPlace(kind, "", "", len(lying)))
            cards += lying
    return places, list(in_order(cards))


def offer_hidden(s: Fellowship, seat: str | None) -> bool:
    """Whether an exchange is open whose first card the seat has not seen."""
    return len(s.offer) > 1 and not sees(s, seat, s.offer[0]) and not sees(s, seat, s.offer[1])


def known_cards(s: Fellowship, seat: str | None) -> dict[str, str]:
    """Unseen cards whose hand the seat knows: card -> hand."""
    return {card: hand for hand, card in s.knows.get(seat or PUBLIC, ())}


def may_lie(s: Fellowship, place: HiddenPlace, card: str) -> bool:
    """Whether a card without a known hand can be in this place."""
    suit = SUIT[card]
    if place.kind == HAND:
        return suit not in s.voids.get(place.which, ())  # the hand could not follow this suit
    if place.kind == BARROW:
        return suit != RINGS
    return may_be_moved(s, place, card)


def is_known_place(s: Fellowship, place: HiddenPlace, card: str, hand: str) -> bool:
    """Whether a card that is known to be in this hand can be in this place. Voids do not matter for it."""
    if place.kind == OFFER:  # it has left the hand, so nobody is sure of it
        return False
    return place.owner == hand and may_be_moved(s, place, card)


def may_be_moved(s: Fellowship, place: HiddenPlace, card: str) -> bool:
    """Whether the hand could have moved the card to this place."""
    if place.kind == TRICK:  # face down, but with its suit named; the One Ring is always face up
        return SUIT[card] == SUIT[s.trick[place.which]] and card != ONE_RING
    if card == ONE_RING and place.kind in (OFFER, SEALED):
        return not keeps_ring(s, place.owner)
    return True


def fill_places(twin: Fellowship, places: list[HiddenPlace], cards: list[list[str]]) -> None:
    """Put these cards into these places of a state."""
    for place, held in zip(places, cards, strict=True):
        kind, which = place.kind, place.which
        if kind == HAND:
            twin.hands[which] = in_order(held)
        elif kind == OFFER:
            twin.hands[which] = in_order((*twin.hands[which], held[0]))
            twin.offer = (*twin.offer[:2], held[0], *twin.offer[3:])
        elif kind == TUCKED:
            twin.tucked[which] = held[0]
        elif kind == SEALED:
            twin.sealed[which] = held[0]
        elif kind == TRICK:
            twin.trick[which] = held[0]
        elif kind == SLOT:
            put_in_pyramid(twin, int(which), held[0])
        elif kind == BARROW:
            twin.barrow = in_order(held)
        else:
            twin.deck = Pile.of(held)


# Knowledge about the number of cards of a suit in one hand. For each suit, `SuitWeights` has the weights of 0, 1, 2 ...
# of the suit's hidden cards in that hand. If there are several `SuitWeights`, each describes a separate set of worlds.

SuitWeights = dict[str, tuple[int, ...]]


def suit_weights(s: Fellowship, seat: str | None) -> tuple[str, list[SuitWeights]]:
    """The hand with such knowledge and the weights; "" and an empty list if there is none."""
    if s.horn:
        hand = owner_at(s, SETUP_OVER)
        if s.hands[hand] and not sees(s, seat, hand):
            return hand, horn_weights(s, hand)
    if s.keeps and any(event.barrow for event in events(s)):
        for hand, dug in s.keeps.items():
            if s.hands[hand] and not sees(s, seat, hand):
                return hand, [barrow_weights(s, hand, dug)]
    return "", []


def horn_weights(s: Fellowship, hand: str) -> list[SuitWeights]:
    """The Horn has named the longest suits of the hand: one `SuitWeights` for each possible length (FEL-15.11.1).

    Cards that were exchanged unseen count as dealt to their present hand.
    """
    played = [SUIT[card] for card in played_by(s, hand)]
    room = len(s.hands[hand])
    found = []
    least = max([played.count(suit) for suit in SUITS])
    for most in range(max(1, least), least + room + 1):
        weights: SuitWeights = {}
        for suit in SUITS:
            past = played.count(suit)
            if suit in s.horn:
                weights[suit] = tuple([int(past + n == most) for n in range(room + 1)])
            else:
                weights[suit] = tuple([int(past + n < most) for n in range(room + 1)])
        found.append(weights)
    return found


def barrow_weights(s: Fellowship, hand: str, dug: int) -> SuitWeights:
    """Some of the hand's cards come from the Barrow and are no Rings.

    Any of its present or played cards may be those (FEL-15.6.9).
    """
    played = played_by(s, hand)
    room = len(s.hands[hand])
    rings = sum([SUIT[card] == RINGS for card in played])
    return {RINGS: tuple([comb(len(played) + room - rings - n, dug) for n in range(room + 1)])}


def played_by(s: Fellowship, hand: str) -> list[str]:
    """The cards that the hand has played in this round."""
    played = [card for trick in s.tricks for who, card in trick.plays if who == hand]
    return [*played, s.trick[hand]] if hand in s.trick else played
