"""A full state that a seat cannot tell from the true one: the cards that it has not seen, dealt anew.

Of the other side a seat knows how many cards of each deck it holds and has discarded face down (WAR-28.1, WAR-28.2),
and what was played; of both decks what is in them, but not in which order (WAR-28.4). All ways to lie are as likely.
"""

from random import Random

from bree.core import Pile
from bree.games.war.facts import CARDS
from bree.games.war.rules.combat import is_apt
from bree.games.war.state import DECKS, FREE, SEATS, SHADOW, War


def imagine(s: War, seat: str | None, rng: Random) -> War:
    twin = s.clone()
    for deck in DECKS:
        owner = FREE if deck.startswith(FREE) else SHADOW
        if owner != seat:
            deal(twin, owner, deck, rng)
    for owner in SEATS:
        if owner != seat and marks(s, owner):
            # In the middle of a discard: any cards of the hand, of whichever deck.
            twin.chosen = tuple(sorted(rng.sample(twin.hands[owner], len(s.chosen))))
    return twin


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
        commit(twin, owner, cards, rng)
    first, second = len(hand), len(hand) + len(gone)
    twin.hands[owner] = tuple(sorted((*rest, *cards[:first])))
    twin.discards[owner] = tuple(sorted((*gone_rest, *cards[first:second])))
    twin.decks[deck] = Pile.of(cards[second:])


def commit(twin: War, owner: str, cards: list[str], rng: Random) -> None:
    """Another combat card lies face down: of the same deck, and one that could be committed now. It is in the hand."""
    lying = [card for card in twin.table if CARDS[card].strikes and CARDS[card].deck == CARDS[twin.sealed[owner]].deck]
    card = rng.choice([one for one in (*cards, *lying) if is_apt(twin, one)])
    twin.sealed[owner] = card
    if card in cards:
        cards.remove(card)
        cards.insert(0, card)


def parted(cards: tuple[str, ...], deck: str) -> tuple[list[str], list[str]]:
    """Those of a deck, and the others."""
    of_deck = [card for card in cards if CARDS[card].deck == deck]
    return of_deck, [card for card in cards if CARDS[card].deck != deck]
