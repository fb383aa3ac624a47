"""Section 4: the setup texts of the characters."""

from bree.core import Ask, Pick, Step
from bree.games.fellowship.card_moves import add, learn, watchers
from bree.games.fellowship.common_picks import ABOUT
from bree.games.fellowship.queries import (
    bearer_hand,
    character,
    clockwise,
    controller,
    endless,
    events,
    hand_of,
    left_of,
    setup_text,
    solo,
)  # fmt: skip
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.gifts import SETUP_OVER
from bree.games.fellowship.state import Fellowship

TAKE, LEAVE = Pick("take", ("lost",)), Pick("leave")


def acting_order(s: Fellowship) -> tuple[str, ...]:
    """Clockwise with the Ring-bearer last, or from the holder of the One Ring (FEL-4.1, FEL-4.2)."""
    # FEL-14.12, FEL-15.9.11
    if bearer_hand(s):
        return clockwise(s, left_of(s, bearer_hand(s)))
    return clockwise(s, s.holder or s.order[0])


@book.step
def setups(s: Fellowship) -> None:
    acts: list[Step] = []
    share = s.deck.size // len(s.order)  # solo: the cards that every hand would draw after tricks
    for hand in acting_order(s):
        # FEL-15.4.4, FEL-15.6.5, FEL-16.15
        if solo(s) and character(s, hand).solo_share:
            acts.append(("extra", hand, share))
        acts.append(("act", hand))
    s.then(*acts, ("open_sealed",), ("gifts_at", SETUP_OVER), ("begin",))
    if endless(s) and s.rider:
        s.then(("place_rider",))


@book.step
def act(s: Fellowship, hand: str) -> None:
    """Carry out one character's setup text in printed order (FEL-4.3)."""
    who = character(s, hand)
    skipped = [do for event in events(s) for do in event.skips.get(who.id, ())]
    s.then(*[(step.do, hand) for step in setup_text(s, hand) if step.do not in skipped for _ in range(step.times)])


# The lost card.


@book.step
def take_lost(s: Fellowship, hand: str) -> None:
    """Add the lost card to the hand. In the endless mode this is optional (FEL-16.9)."""
    instead = [(event.takes_lost, hand) for event in events(s) if event.takes_lost]
    if instead:
        s.then(*instead)
    elif endless(s) and s.lost:
        s.then(("take_or_leave", hand))
    else:
        add_lost(s, hand)


@book.ask
def take_or_leave(s: Fellowship, hand: str) -> Ask:
    # Each possible hand is asked in turn, so the players decide together (FEL-16.10).
    return Ask(controller(s, hand), "take_or_leave", "FEL-16.9", (TAKE, LEAVE), ABOUT[hand])


@book.step
def on_take_or_leave(s: Fellowship, hand: str, answer: str) -> None:
    if answer == TAKE.id:
        add_lost(s, hand)


def add_lost(s: Fellowship, hand: str) -> None:
    # It keeps the same number of cards at the end (FEL-15.5.5, FEL-15.9.5).
    for card in s.lost:
        add(s, hand, card)
        s.keeps[hand] = s.keeps.get(hand, 0) + 1
        for seat in watchers(s):
            learn(s, seat, hand, card)
        s.tell("takes-lost", "FEL-4.12", who=hand, card=card)
    if s.lost:
        s.taker = hand
    s.lost = ()


# The leader of the first trick.


def first_leader(s: Fellowship) -> str:
    # As the setup texts say (FEL-4.15). In the endless mode it is always Frodo (FEL-16.8).
    if endless(s):
        return bearer_hand(s)
    for event in events(s):
        if event.leads and hand_of(s, event.leads):
            return hand_of(s, event.leads)
    leads = {hand: character(s, hand).leads for hand in s.order}
    best = max(leads.values())
    for hand, strength in leads.items():
        if best and strength == best:
            return hand
    return s.holder or s.order[0]
