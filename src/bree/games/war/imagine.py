"""A full state that a seat cannot tell from the true one: the cards that it has not seen, dealt anew.

Of the other side a seat knows how many cards of each deck it holds and has discarded face down (WAR-28.1, WAR-28.2),
and what was played; of both decks what is in them, but not in which order (WAR-28.4). A card that lies face down in a
battle is one that could be committed now (WAR-28.3), and who has chosen to play or to pay with a card holds one that
will do. What was paid with has the icon that was asked for. All worlds of which that is true are as likely.
"""

from random import Random
from typing import Final

from bree.core import Pile, Step
from bree.games.war.facts import CARDS
from bree.games.war.rules.book import book
from bree.games.war.rules.combat import is_apt
from bree.games.war.state import DECKS, FREE, SEATS, SHADOW, War

HELD: Final = ("event", "pay_card")  # asks for a card of the hand that its owner has said to hold


def imagine(s: War, seat: str | None, rng: Random) -> War:
    twin = s.clone()
    deal_all(twin, seat, rng)
    known = [step for step in s.todo if step[0] in HELD and seat not in step and can_answer(s, step)]
    priced = is_paid(s)
    while (priced and not is_paid(twin)) or not all(can_answer(twin, step) for step in known):
        deal_all(twin, seat, rng)
    for owner in SEATS:
        if owner != seat and marks(s, owner):
            # In the middle of a discard: any cards of the hand, of whichever deck.
            twin.chosen = tuple(sorted(rng.sample(twin.hands[owner], len(s.chosen))))
    return twin


def deal_all(twin: War, seat: str | None, rng: Random) -> None:
    for deck in DECKS:
        owner = FREE if deck.startswith(FREE) else SHADOW
        if owner != seat:
            deal(twin, owner, deck, rng)


def can_answer(s: War, step: Step) -> bool:
    """Cards that are paid one after the other are all there from the first on."""
    return bool(book.asks[step[0]](s, *step[1:]).picks)


def is_paid(s: War) -> bool:
    """Are there, face down, the cards that were a price? They are known by their decks and icons (WAR-6.9)."""
    if not s.paid:
        return True
    there = [f"{CARDS[card].deck}-{CARDS[card].icon}" for cards in s.discards.values() for card in cards]
    return all(there.count(price) >= s.paid.count(price) for price in s.paid)


def marks(s: War, owner: str) -> bool:
    """Is it a card of this hand that is chosen? Else the run is one of figures, which all see."""
    return bool(s.chosen) and s.chosen[0] in s.hands[owner]


def deal(twin: War, owner: str, deck: str, rng: Random) -> None:
    """Hand, face-down discards and deck of the other side, of one of its decks."""
    hand, rest = parted(twin.hands[owner], deck)
    gone, gone_rest = parted(twin.discards[owner], deck)
    cards = sorted((*hand, *gone, *twin.decks[deck].cards()))
    rng.shuffle(cards)
    sealed = twin.sealed.get(owner)
    if sealed is not None and CARDS[sealed].deck == deck:
        commit(twin, owner, cards, len(hand), rng)
    first, second = len(hand), len(hand) + len(gone)
    twin.hands[owner] = tuple(sorted((*rest, *cards[:first])))
    twin.discards[owner] = tuple(sorted((*gone_rest, *cards[first:second])))
    twin.decks[deck] = Pile.of(cards[second:])


def commit(twin: War, owner: str, cards: list[str], held: int, rng: Random) -> None:
    """Another combat card lies face down: of the same deck, and one that could be committed now (WAR-12.4).

    It is in the hand, among so many of its deck, or open on the table. A card is in that many hands of all the hands
    there are, one on the table goes with every hand.
    """
    deck = CARDS[twin.sealed[owner]].deck
    apt = [card for card in cards if is_apt(twin, card)]
    lying = [card for card in twin.table if CARDS[card].strikes and CARDS[card].deck == deck and is_apt(twin, card)]
    weights = [held] * len(apt) + [max(1, len(cards))] * len(lying)
    card = rng.choices(apt + lying, weights)[0]
    twin.sealed[owner] = card
    if card in cards:
        cards.remove(card)
        cards.insert(0, card)


def parted(cards: tuple[str, ...], deck: str) -> tuple[list[str], list[str]]:
    """Those of a deck, and the others."""
    of_deck = [card for card in cards if CARDS[card].deck == deck]
    return of_deck, [card for card in cards if CARDS[card].deck != deck]
