"""Where the cards lie that a seat does not see, and which of them may lie where: all that the rules let it know."""

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
    which: str  # the hand, the way of a sealed card, the number of a slot
    owner: str  # the hand whose card it is, or was until now; "" for none
    size: int


def hidden_places(s: Fellowship, seat: str | None) -> tuple[list[HiddenPlace], list[str]]:
    """Every place with cards that the seat does not see, and all these cards in the order of the deck."""
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
    """Is an exchange under way whose first card the seat has not seen?"""
    return len(s.offer) > 1 and not sees(s, seat, s.offer[0]) and not sees(s, seat, s.offer[1])


def known_cards(s: Fellowship, seat: str | None) -> dict[str, str]:
    """The cards of which the seat knows whose they are, though it does not see them."""
    return {card: hand for hand, card in s.knows.get(seat or PUBLIC, ())}


def may_lie(s: Fellowship, place: HiddenPlace, card: str) -> bool:
    """Could a card that may be anybody's lie here?"""
    suit = SUIT[card]
    if place.kind == HAND:
        return suit not in s.voids.get(place.which, ())  # it had to follow suit, and did not
    if place.kind == BARROW:
        return suit != RINGS
    return may_be_moved(s, place, card)


def is_known_place(s: Fellowship, place: HiddenPlace, card: str, hand: str) -> bool:
    """Could a card that is known to be this hand's lie here? What came into the hand later is no matter of voids."""
    if place.kind == OFFER:  # it has left its hand, so nobody is sure of it
        return False
    return place.owner == hand and may_be_moved(s, place, card)


def may_be_moved(s: Fellowship, place: HiddenPlace, card: str) -> bool:
    """Could its hand have put the card where it lies now?"""
    if place.kind == TRICK:  # face down, but its suit was named; the One Ring is played face up
        return SUIT[card] == SUIT[s.trick[place.which]] and card != ONE_RING
    if card == ONE_RING and place.kind in (OFFER, SEALED):
        return not keeps_ring(s, place.owner)
    return True


def fill_places(twin: Fellowship, places: list[HiddenPlace], cards: list[list[str]]) -> None:
    """Put these cards into these places."""
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


# What is known of the number of cards of a suit in one hand. A leaning says, for each suit, how often 0, 1, 2 ... of
# its hidden cards lie in that hand; where there are several, each stands for some of the worlds and none is in two.

SuitWeights = dict[str, tuple[int, ...]]


def suit_weights(s: Fellowship, seat: str | None) -> tuple[str, list[SuitWeights]]:
    """The hand of which such a thing is known, and what; "" and nothing if there is none."""
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
    """The Horn has told of which suits the hand had most cards: one leaning for every number this may be (FEL-15.11.1).

    What was exchanged unseen counts as dealt to where it lies."""
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
    """So many of the hand's cards come from the Barrow and were no Rings: any of those it has or had (FEL-15.6.9)."""
    played = played_by(s, hand)
    room = len(s.hands[hand])
    rings = sum([SUIT[card] == RINGS for card in played])
    return {RINGS: tuple([comb(len(played) + room - rings - n, dug) for n in range(room + 1)])}


def played_by(s: Fellowship, hand: str) -> list[str]:
    """The cards that the hand has put on the table in this round."""
    played = [card for trick in s.tricks for who, card in trick.plays if who == hand]
    return [*played, s.trick[hand]] if hand in s.trick else played
