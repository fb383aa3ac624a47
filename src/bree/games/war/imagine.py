"""A full state that a seat cannot tell from the true one: the cards that it has not seen, dealt anew.

Of the other side a seat knows how many cards of each deck it holds and has discarded face down (WAR-28.1, WAR-28.2),
and what was played; of both decks what is in them, but not in which order (WAR-28.4). All ways to lie are as likely.
"""

from random import Random

from bree.core import Pile
from bree.games.war.facts import CARDS
from bree.games.war.state import DECKS, SEATS, War


def imagine(s: War, seat: str | None, rng: Random) -> War:
    twin = s.clone()
    for deck in DECKS:
        other = next(one for one in SEATS if deck.startswith(one))
        if other != seat:
            deal(twin, other, deck, rng)
    return twin


def deal(twin: War, other: str, deck: str, rng: Random) -> None:
    """Hand, face-down discards and deck of the other side, of one of its decks."""
    hand, rest = parted(twin.hands[other], deck)
    gone, gone_rest = parted(twin.discards[other], deck)
    chosen, chosen_rest = parted(twin.chosen, deck)
    cards = sorted((*hand, *gone, *twin.decks[deck].cards()))
    rng.shuffle(cards)
    new_hand, cards = cards[: len(hand)], cards[len(hand) :]
    new_gone, cards = cards[: len(gone)], cards[len(gone) :]
    twin.hands[other] = tuple(sorted((*rest, *new_hand)))
    twin.discards[other] = tuple(sorted((*gone_rest, *new_gone)))
    twin.decks[deck] = Pile.of(cards)
    if chosen:
        # In the middle of a discard: as many of this deck are marked.
        twin.chosen = tuple(sorted((*chosen_rest, *new_hand[: len(chosen)])))


def parted(cards: tuple[str, ...], deck: str) -> tuple[list[str], list[str]]:
    """Those of a deck, and the others."""
    of_deck = [card for card in cards if card in CARDS and CARDS[card].deck == deck]
    return of_deck, [card for card in cards if card not in of_deck]
