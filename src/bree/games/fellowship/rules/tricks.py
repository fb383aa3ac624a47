"""Sections 5 and 6: tricks, the suit of Rings, the One Ring."""

from collections.abc import Sequence

from bree.core import Ask, Step
from bree.games.fellowship import pyramid
from bree.games.fellowship.card import LETTERS, ONE_RING, RANK, RINGS, RIVERS, SUIT, SUITS, TO_WIN, without
from bree.games.fellowship.card_moves import gone, take
from bree.games.fellowship.card_options import GRIM_LATE, RING_POWER, RIVERS_TRUMP
from bree.games.fellowship.common_picks import ABOUT, CARD, RING_TO_WIN, TO_PLAY
from bree.games.fellowship.queries import (
    BLINDFOLDING,
    STARTING,
    WINNING,
    character,
    clockwise,
    controller,
    events,
    face,
    gifts,
    has_power,
    number,
    size,
    solo,
)  # fmt: skip
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.gifts import BEFORE_TURNS
from bree.games.fellowship.rules.setups import first_leader
from bree.games.fellowship.rules.side_deck import rank_of
from bree.games.fellowship.state import FOREST, PYRAMID, Fellowship, Trick


@book.step
def begin(s: Fellowship) -> None:
    """End the setup: determine the number of tricks and the first leader."""
    s.length = rounds_length(s)
    s.leader = first_leader(s)
    if PYRAMID in s.order and s.terms.has("pyramid_turn", "before_play"):
        pyramid.uncover(s)
    s.tell("begin", "FEL-5.8", who=s.leader, count=s.length)
    s.then(("trick",))


def rounds_length(s: Fellowship) -> int:
    """The cards of the largest hand, less kept cards.

    In a solo game the cards that it will draw count too (FEL-9.17).
    """
    # Fatty has fewer cards and does not play in the last tricks (FEL-15.4.2).
    drawing = drawing_hands(s)
    longest = 0
    for hand in s.order:
        cards = size(s, hand) - s.keeps.get(hand, 0)
        if hand in drawing:
            at = drawing.index(hand)
            cards += (s.deck.size - at + len(drawing) - 1) // len(drawing)
        longest = max(longest, cards)
    return longest


def drawing_hands(s: Fellowship) -> list[str]:
    """Solo: the hands that draw a card after every trick. A hand that took its cards at once draws none."""
    if not solo(s):
        return []
    # FEL-15.4.6
    return [hand for hand in s.order if not character(s, hand).solo_share]


@book.step
def trick(s: Fellowship) -> None:
    """Begin the next trick, or end the round."""
    hands = [hand for hand in clockwise(s, s.leader) if takes_part(s, hand)]
    # FEL-9.1
    if s.early or not hands or len(s.tricks) == s.length:
        s.then(("round_over",))
        return
    # FEL-15.4.3
    s.leader = hands[0]  # a hand without cards is skipped (FEL-5.9)
    before = [(event.before_trick,) for event in events(s) if event.before_trick]
    starting = [hand for hand in s.order if s.characters[hand] in STARTING]
    own: list[Step] = [(step, hand) for hand in starting if (step := face(s, hand).before_trick)]
    if gifts(s):
        own.append(("gifts_at", BEFORE_TURNS))
    # Every hand with cards plays once, then the trick has a winner (FEL-5.10).
    turns = [("turn", hand) for hand in hands]
    if before and number(s, GRIM_LATE):
        s.grim_up = ()
        s.then(*own, *turns, *before, ("trick_over",))
    else:
        s.then(*before, *own, *turns, ("trick_over",))


def takes_part(s: Fellowship, hand: str) -> bool:
    """Whether the hand has a card for this trick. Kept cards do not count, nor does a card for the last trick."""
    cards = size(s, hand) - s.keeps.get(hand, 0)
    if hand in s.fixed and len(s.tricks) + 1 != s.length:
        cards -= 1
    return cards > 0


@book.step
def turn(s: Fellowship, hand: str) -> None:
    """A card that was set aside in the setup is played automatically (FEL-15.12.6)."""
    if hand in s.laid:
        put_down(s, hand, s.laid.pop(hand), bound=False)
    elif hand in s.fixed and len(s.tricks) + 1 == s.length:
        if s.fixed[hand] == ONE_RING:
            s.then(("fixed_ring", hand))
        else:
            put_down(s, hand, s.fixed.pop(hand), bound=False)
    else:
        s.then(("play", hand))


@book.ask
def fixed_ring(s: Fellowship, hand: str) -> Ask:
    """The One Ring was set aside for the last trick. The player decides now whether it wins (FEL-6.9)."""
    picks = (CARD[ONE_RING], RING_TO_WIN) if ring_has_power(s) else (CARD[ONE_RING],)
    return Ask(controller(s, hand), "fixed_ring", "FEL-6.6", picks, ABOUT[hand])


@book.step
def on_fixed_ring(s: Fellowship, hand: str, answer: str) -> None:
    if answer.endswith(TO_WIN):
        s.ring = hand
    put_down(s, hand, s.fixed.pop(hand), bound=False)


def ring_has_power(s: Fellowship) -> bool:
    """Whether the One Ring can win; some events forbid it (FEL-15.12.7, FEL-18.16)."""
    return number(s, RING_POWER) == 1


# Legal cards.


def lead_suit(s: Fellowship) -> str:
    """The suit that was led; "" before the first card."""
    # Rings and Rivers are normal suits, even if the One Ring is played to win (FEL-6.12, FEL-15.17.4).
    for card in s.trick.values():
        return SUIT[card]
    return ""


def legal(s: Fellowship, hand: str, suit: str) -> Sequence[str]:
    cards = s.hands[hand]
    if not suit:
        return may_lead(s, hand, cards)
    # Only the free cards of a pyramid count (FEL-13.14).
    letter = LETTERS[suit]
    following = [card for card in cards if card[0] == letter]
    # FEL-5.4
    return following if following and bound_to_follow(s, hand) else cards


def bound_to_follow(s: Fellowship, hand: str) -> bool:
    return hand != s.free_hand and not has_power(s, hand, "ignore_follow_suit")


def may_lead(s: Fellowship, hand: str, cards: tuple[str, ...]) -> Sequence[str]:
    """The cards that may be led.

    Rings are excluded until they are free, unless there is nothing else (FEL-6.2, FEL-6.4).
    """
    if s.led_free:
        return cards
    letter = LETTERS[RINGS]
    plain = [card for card in cards if card[0] != letter]
    return plain if plain and not has_power(s, hand, "may_lead_rings_any_time") else cards


def may_play(s: Fellowship, hand: str, suit: str) -> Sequence[str]:
    """The legal cards if this suit was led, and the One Ring to win the trick if it can."""
    cards = legal(s, hand, suit)
    return (*cards, RING_TO_WIN.id) if ONE_RING in cards and ring_has_power(s) else cards


@book.ask
def play(s: Fellowship, hand: str) -> Ask:
    suit = lead_suit(s)
    picks = tuple([CARD[answer] for answer in may_play(s, hand, suit)])
    rule = "FEL-5.2" if suit else "FEL-5.1"
    return Ask(controller(s, hand), "play", rule, picks, TO_PLAY[hand, suit])


@book.bar
def bar_play(s: Fellowship, hand: str) -> dict[str, str]:
    """Why a card of the hand may not be played."""
    may = legal(s, hand, lead_suit(s))
    why = "FEL-5.3" if s.trick else "FEL-6.2"
    reasons = {card: why for card in s.hands[hand] if card not in may}
    if hand == PYRAMID:
        reasons |= {
            card: "FEL-13.11"
            for n, card in enumerate(s.pyramid)
            if card and card not in s.hands[hand] and n in s.upturned
        }
    if ONE_RING in reasons:
        reasons[ONE_RING + TO_WIN] = "FEL-6.8"
    return reasons


@book.step
def on_play(s: Fellowship, hand: str, answer: str) -> None:
    # Otherwise the One Ring is a plain Rings 1 (FEL-6.7).
    card = answer
    if answer[-1] == TO_WIN:
        card = ONE_RING
        s.ring = hand
    if hand == PYRAMID:
        take(s, hand, card)
    else:
        s.hands[hand] = without(s.hands[hand], card)
    put_down(s, hand, card)


def put_down(s: Fellowship, hand: str, card: str, *, bound: bool = True) -> None:
    """Play a card.

    A card that was set aside in the setup need not follow suit, so it reveals nothing about the hand.
    """
    suit = lead_suit(s)
    s.trick[hand] = card
    if bound and SUIT[card] != suit:
        notice_voids(s, hand, suit, card)
    # FEL-15.15.2
    blind = s.chapter in BLINDFOLDING and face_down(s, hand) and card != ONE_RING
    if not blind:
        gone(s, card)
    if s.log is not None:
        if blind:
            s.tell("plays-hidden", "FEL-15.15.1", who=hand, suit="suit-" + SUIT[card], reveals=True)
        elif s.ring == hand and card == ONE_RING:
            s.tell("plays-ring", "FEL-6.6", who=hand, card=card, reveals=True)
        else:
            s.tell("plays", "FEL-5.2" if suit else "FEL-5.1", who=hand, card=card, reveals=True)
    if not s.token:
        show_ring(s, card)


def notice_voids(s: Fellowship, hand: str, suit: str, card: str) -> None:
    """Note the suits that the hand cannot have. It did not follow suit, or it led Rings that are not free (FEL-6.4)."""
    if hand == PYRAMID:
        return
    missing: list[str] = []
    if suit:
        if bound_to_follow(s, hand):
            missing = [suit]
    elif SUIT[card] == RINGS and not s.led_free and not has_power(s, hand, "may_lead_rings_any_time"):
        missing = [other for other in SUITS if other != RINGS]
    if missing:
        known = s.voids.get(hand, ())
        s.voids[hand] = (*known, *[other for other in missing if other not in known])


def face_down(s: Fellowship, hand: str) -> bool:
    """Whether this hand plays face down and the trick is not complete (FEL-15.15.1)."""
    for event in events(s):
        if event.blindfold:
            return event.blindfold == s.characters.get(hand)
    return False


def hidden_play(s: Fellowship, hand: str) -> bool:
    """Whether the card that the hand played lies face down."""
    return hand in s.trick and face_down(s, hand) and s.trick[hand] != ONE_RING


def show_ring(s: Fellowship, card: str) -> None:
    """The first Rings card of the round turns the token (FEL-6.3)."""
    # It need not be led, and any hand may play it (FEL-6.5, FEL-6.11). The token is never turned back (FEL-6.13).
    if SUIT[card] == RINGS and not s.token:
        s.token = True
        s.tell("token-turns", "FEL-6.3")


# The winner.


def trumps(s: Fellowship) -> bool:
    return number(s, RIVERS_TRUMP) == 1


def best_card(s: Fellowship) -> tuple[str, str]:
    """The hand with the winning card, and the card."""
    # Rings are not trump (FEL-6.1).
    suit = lead_suit(s)
    if RIVERS in [SUIT[card] for card in s.trick.values()] and trumps(s):
        suit = RIVERS
    best, winner, highest = "", "", 0
    for hand, card in s.trick.items():
        if SUIT[card] == suit and RANK[card] > highest:
            best, winner, highest = card, hand, RANK[card]
    return winner, best


def winner_of(s: Fellowship) -> str:
    """The hand that wins the trick; FOREST if the Old Forest wins it."""
    # The One Ring beats Rivers and the Old Forest (FEL-15.5.9, FEL-15.17.1).
    if s.ring:
        return s.ring
    winner, best = best_card(s)
    # The Old Forest loses against an equal rank (FEL-15.5.2).
    if s.grim_up and not takes_grim(s) and RANK[best] < rank_of(s.grim_up[0]):
        return FOREST
    return winner


def takes_grim(s: Fellowship) -> bool:
    """Whether the side deck is the Balrog's, which takes no tricks."""
    return any(event.after_trick for event in events(s))


@book.step
def trick_over(s: Fellowship) -> None:
    winner = winner_of(s)
    for hand in s.trick if s.chapter in BLINDFOLDING else ():
        if face_down(s, hand):
            gone(s, s.trick[hand])
            s.tell("shows", "FEL-15.15.1", who=hand, card=s.trick[hand], reveals=True)
    forest = s.grim_up[0] if s.grim_up and not takes_grim(s) else ""
    # FEL-5.6
    s.tricks.append(Trick(winner, tuple(s.trick.items()), forest))
    if forest:
        s.grim_up = ()  # it does not affect the next trick
    s.trick = {}
    s.ring = ""
    s.free_hand = ""
    s.led_free = s.token
    after: list[Step] = [(event.after_trick,) for event in events(s) if event.after_trick]
    if winner == FOREST:
        # There is no further penalty, and the same hand leads again (FEL-15.5.3, FEL-15.5.8).
        s.tell("forest-wins", "FEL-15.5.11", card=forest)
    else:
        # FEL-5.7
        s.leader = winner
        if s.log is not None:
            s.tell("wins", "FEL-5.5", who=winner, count=sum(t.winner == winner for t in s.tricks))
        if s.characters[winner] in WINNING and face(s, winner).after_win:
            after.append((face(s, winner).after_win, winner))
    if PYRAMID in s.order:
        pyramid.uncover(s)
    s.then(*after, ("refill", winner), ("judge",), ("trick",))
