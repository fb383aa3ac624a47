"""Move cards between hands, and note who knows about them.

`s.knows` holds, for every seat and for the public, the cards that it knows to be in hands that it cannot see. A player
who gives a card knows where it went. If that hand then gives a hidden card, the player can no longer be sure.
"""

from bree.games.fellowship.card import ONE_RING, in_order, without
from bree.games.fellowship.card_options import RING_GIVEN
from bree.games.fellowship.queries import character, controller, number
from bree.games.fellowship.state import PUBLIC, PYRAMID, Fellowship


def is_open(s: Fellowship, hand: str) -> bool:
    """Whether everybody sees the playable cards of this hand."""
    # The pyramid (FEL-13.18), an open hand, and all hands of a solo player (FEL-14.13).
    return hand == PYRAMID or hand in s.opened or len(s.seats) == 1


def sees(s: Fellowship, seat: str | None, hand: str) -> bool:
    """Whether the seat sees the cards of this hand."""
    # FEL-2.7
    return is_open(s, hand) or (seat is not None and controller(s, hand) == seat)


def keeps_ring(s: Fellowship, hand: str) -> bool:
    """Whether this hand must keep the One Ring now.

    Frodo may pass it, and give it in the Mirror if an option allows that.
    """
    if hand not in s.characters or not character(s, hand).keeps_ring:
        return False
    dealing = s.deck.size > 0 and number(s, RING_GIVEN)
    return s.offer != ("pass",) and not dealing  # FEL-4.19, FEL-15.16.5


def add(s: Fellowship, hand: str, card: str) -> None:
    # In a pyramid the card is put beside the free row and covers nothing (FEL-13.10, FEL-13.24, FEL-15.6.8).
    s.hands[hand] = in_order((*s.hands[hand], card))


def take(s: Fellowship, hand: str, card: str) -> str:
    """Take a card out of a hand. Returns its place in the pyramid as text, or ""."""
    s.hands[hand] = without(s.hands[hand], card)
    if hand == PYRAMID and card in s.pyramid:
        place = s.pyramid.index(card)
        put_in_pyramid(s, place, "")
        return str(place)
    return ""


def put_in_pyramid(s: Fellowship, place: int, card: str) -> None:
    s.pyramid = (*s.pyramid[:place], card, *s.pyramid[place + 1 :])


def watchers(s: Fellowship) -> tuple[str, ...]:
    return (*s.seats, PUBLIC)


def forget(s: Fellowship, hand: str, *, but: tuple[str, ...] = ()) -> None:
    """A card has left this hand unseen, and only the seats in `but` know which.

    A Ring that cannot be given stays known.
    """
    safe = keeps_ring(s, hand)
    for seat in watchers(s):
        if seat not in but:
            known = s.knows.get(seat, ())
            s.knows[seat] = tuple([fact for fact in known if fact[0] != hand or (safe and fact[1] == ONE_RING)])


def learn(s: Fellowship, seat: str, hand: str, card: str) -> None:
    """The seat knows that the hand holds this card."""
    known = s.knows.get(seat, ())
    if (hand, card) not in known:
        s.knows[seat] = (*known, (hand, card))


def gone(s: Fellowship, card: str) -> None:
    """The card is on the table or has left its hand, so nobody knows it in a hand any more."""
    for seat, facts in s.knows.items():
        for _, known in facts:
            if known == card:
                s.knows[seat] = tuple([fact for fact in facts if fact[1] != card])
                break


def left(s: Fellowship, giver: str, receiver: str, card: str) -> None:
    """The card has left its hand for another. Seats that did not see it know less about the first hand."""
    gone(s, card)
    if not (is_open(s, giver) or is_open(s, receiver)):
        forget(s, giver, but=(controller(s, giver), controller(s, receiver)))


def arrived(s: Fellowship, giver: str, receiver: str, card: str) -> None:
    """The card is in its new hand. Both players know it, and everybody does if one of the hands is open."""
    seen = is_open(s, giver) or is_open(s, receiver)
    for seat in watchers(s) if seen else (controller(s, giver), controller(s, receiver)):
        learn(s, seat, receiver, card)


def hand_over(s: Fellowship, giver: str, receiver: str, card: str) -> str:
    """Give a card to another hand. Returns its old place in the pyramid."""
    place = take(s, giver, card)
    add(s, receiver, card)
    left(s, giver, receiver, card)
    arrived(s, giver, receiver, card)
    return place


def audience(s: Fellowship, *hands: str) -> tuple[str, ...] | str:
    """Who sees a card that passes between these hands."""
    if any(is_open(s, hand) for hand in hands):
        return "all"
    return tuple(dict.fromkeys(controller(s, hand) for hand in hands))


def tell_gave(s: Fellowship, giver: str, receiver: str, card: str) -> None:
    """Log the card for everybody who sees it."""
    if s.log is not None:
        to = audience(s, giver, receiver)
        s.tell("gave", "FEL-4.18", to=to, who=giver, other=receiver, card=card, reveals=True)
