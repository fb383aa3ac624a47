"""Section 2: the deck of the round, the lost card, the deal, and the token of the One Ring."""

from functools import cache
from random import Random
from typing import Final

from bree.core import CHANCE, Ask, Pile
from bree.games.fellowship import pyramid
from bree.games.fellowship.card import MAIN, ONE_RING, RINGS, RIVERS, SUIT, bits, cards_of, in_order
from bree.games.fellowship.card_moves import learn, watchers
from bree.games.fellowship.card_options import RIVERS_JOIN
from bree.games.fellowship.common_picks import DRAW, draws
from bree.games.fellowship.deal import read_deal
from bree.games.fellowship.queries import by_players, controller, events, number, right_of, solo
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.state import HANDS, PYRAMID, Fellowship

SOLO_HAND: Final = 4
MAIN_BITS: Final = bits(MAIN)


def rivers(s: Fellowship) -> int:
    """How many Rivers join the deck."""
    count = 0
    for event in events(s):
        if event.rivers:
            count += by_players(s, event.rivers)
    return count if count and number(s, RIVERS_JOIN) else 0


def round_deck(s: Fellowship) -> tuple[str, ...]:
    """The main deck of this round: without the suit of a side deck, with the Rivers."""
    return _deck(tuple([event.removes for event in events(s)]), rivers(s))


def deck_bits(s: Fellowship) -> int:
    """The same cards as bits."""
    if not events(s):
        return MAIN_BITS
    return _deck_bits(tuple([event.removes for event in events(s)]), rivers(s))


@cache
def _deck(removed: tuple[str, ...], count: int) -> tuple[str, ...]:
    """Cached, because it is needed after every trick."""
    return (*(card for card in MAIN if SUIT[card] not in removed), *cards_of(RIVERS, count))


@cache
def _deck_bits(removed: tuple[str, ...], count: int) -> int:
    return bits(_deck(removed, count))


def lost_cards(s: Fellowship) -> int:
    for event in events(s):
        if event.lost:
            return by_players(s, event.lost)
    return 1


def hand_size(s: Fellowship) -> int:
    """The number of cards dealt to each hand."""
    if solo(s):
        return SOLO_HAND
    buried = sum(by_players(s, event.barrow) for event in events(s) if event.barrow)
    return (len(round_deck(s)) - lost_cards(s) - buried) // len(s.order)


@book.step
def shuffle(s: Fellowship) -> None:
    """Prepare the decks, then deal as this round does."""
    s.deck = Pile.of(round_deck(s))
    s.hands = dict.fromkeys(s.order, ())
    for event in events(s):
        if event.removes:
            s.out = (*s.out, event.removes)
            s.grim = Pile.of((*cards_of(event.removes), event.joins))
    if s.deal:
        lay_deal(s)
        return
    special = [event.dealing for event in events(s) if event.dealing]
    s.then((special[0],) if special else ("deal",))


def lay_deal(s: Fellowship) -> None:
    """Lay out the deal of the option. It is used for one round."""
    cards = read_deal(s.deal, s.order, round_deck(s), hand_size(s), lost_cards(s), solo(s))
    s.deal = ""
    s.lost = s.turned = cards["lost"]
    s.barrow = cards["barrow"]
    for hand in s.order:
        if hand == PYRAMID:
            s.pyramid = cards[hand]
        else:
            s.hands[hand] = in_order(cards[hand])
    s.deck = Pile.of(cards["deck"])
    s.then(("dealt",))


@book.step
def deal(s: Fellowship) -> None:
    for event in events(s):
        if event.barrow:
            s.then(("bury", by_players(s, event.barrow)), ("deal_hands",))
            return
    s.then(*[("turn_lost",)] * lost_cards(s), ("deal_hands",))


@book.ask
def bury(s: Fellowship, count: int) -> Ask:
    """Move a card to the Barrow. Rings are excluded."""
    picks = tuple([DRAW[card] for card in s.deck.rest if SUIT[card] != RINGS])
    return Ask(CHANCE, "bury", "FEL-15.6.9", picks)


@book.step
def on_bury(s: Fellowship, count: int, card: str) -> None:
    s.deck = s.deck.search(card)
    s.barrow = (*s.barrow, card)
    if count > 1:
        s.then(("bury", count - 1))
    else:
        s.tell("barrow", "FEL-15.6.9", count=len(s.barrow))


@book.ask
def turn_lost(s: Fellowship) -> Ask:
    """Draw the lost card, which is never the One Ring."""
    # Rings 2 to 5 are possible (FEL-2.5). Solo and with two lost cards the One Ring is excluded (FEL-14.1,
    # FEL-15.5.12).
    return Ask(CHANCE, "turn_lost", "FEL-2.3", tuple([DRAW[card] for card in s.deck.rest if card != ONE_RING]))


@book.step
def on_turn_lost(s: Fellowship, card: str) -> None:
    s.deck = s.deck.search(card)
    s.lost = (*s.lost, card)
    s.turned = s.lost
    s.tell("lost", "FEL-2.3", card=card, reveals=True)


@book.step
def deal_hands(s: Fellowship) -> None:
    """Deal the hands. In a solo game the One Ring goes to the first hand, because all hands are alike (FEL-14.2)."""
    # The One Ring counts as one of the cards (FEL-2.11).
    each = hand_size(s)
    if solo(s):
        first = HANDS[0]
        s.deck = s.deck.search(ONE_RING)
        s.hands[first] = (ONE_RING,)
        s.then(("draw", first, each - 1), *[("draw", hand, each) for hand in s.order if hand != first], ("dealt",))
        return
    s.then(*[("draw", hand, each) for hand in s.order], ("dealt",))


@book.ask
def draw(s: Fellowship, hand: str, count: int) -> Ask:
    return Ask(CHANCE, "draw", "FEL-2.6", draws(s.deck.rest))


@book.step
def on_draw(s: Fellowship, hand: str, count: int, card: str) -> None:
    s.deck = s.deck.take(card)
    receive(s, hand, (card,))
    if count > 1:
        s.then(("draw", hand, count - 1))


@book.roll
def roll_draw(s: Fellowship, hand: str, count: int, rng: Random) -> tuple[str, ...]:
    """Draw all cards of the hand at once."""
    if s.deck.top or not 0 < count <= len(s.deck.rest):
        return ()
    cards, s.deck = s.deck.draw(count, rng)
    receive(s, hand, cards)
    return cards


def receive(s: Fellowship, hand: str, cards: tuple[str, ...]) -> None:
    if hand == PYRAMID:
        s.pyramid = (*s.pyramid, *cards)
    else:
        s.hands[hand] = (*s.hands[hand], *cards)


@book.step
def dealt(s: Fellowship) -> None:
    for hand in s.order:
        s.hands[hand] = in_order(s.hands[hand])
    if PYRAMID in s.order:
        pyramid.lay(s)
    if s.log is not None:
        s.tell("dealt", "FEL-2.6", count=hand_size(s), reveals=True)
    take_token(s)


def take_token(s: Fellowship) -> None:
    """The hand with the One Ring takes the token, which everybody sees (FEL-2.10, FEL-3.7)."""
    s.holder = ""
    for hand in s.order:
        if ONE_RING in s.hands[hand] or (hand == PYRAMID and ONE_RING in s.pyramid):
            s.holder = hand
    control(s)
    if s.holder:
        s.tell("token", "FEL-2.10", who=s.holder)
        for seat in watchers(s):
            learn(s, seat, s.holder, ONE_RING)


def control(s: Fellowship) -> None:
    """Determine which seat decides for which hand."""
    # Without Frodo too (FEL-13.19). The controller decides whenever it is the pyramid's turn (FEL-13.20).
    s.controller = {hand: s.seats[0] if solo(s) else hand for hand in s.order}
    if PYRAMID in s.order:
        dealt_to_player = s.holder not in (PYRAMID, "")
        s.controller[PYRAMID] = s.holder if dealt_to_player else right_of(s, PYRAMID)
        rule = "FEL-13.6" if dealt_to_player else "FEL-13.7"
        s.tell("controls", rule, who=controller(s, PYRAMID))
