"""Draws a full state that a seat cannot tell from the true one. The cards that the seat has not seen are dealt again.

Of the other side a seat knows the number of cards of each deck in the hand and among the face-down discards (WAR-28.1,
WAR-28.2), and the cards that were played. It knows the contents of both decks, but not their order (WAR-28.4). A
teammate's hand is as hidden as an enemy's (WAR-27.5), except for cards that the seat gave to the teammate. These are in
the hand or among the face-down discards.

A face-down card in a battle is one that its owner could commit now (WAR-28.3). A player who has chosen to play a card
or to pay with one holds a suitable card. A card that was discarded as a price has the required icon. All worlds that
satisfy these conditions are equally likely.
"""

from random import Random
from typing import Final

from bree.core import PASS, Pile, Step
from bree.games.war.facts import CARDS
from bree.games.war.figures import CHARACTERS, sort_figures
from bree.games.war.lords.hidden_versions import FRIENDS, hidden_companions, is_guide_public, possible_fellowships
from bree.games.war.players.teams import MATE, side_of_seat
from bree.games.war.rules.battle.combat_cards import combat_requirement_holds
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.phase import guides
from bree.games.war.state import DECKS, NOBODY, War

LOOKED_AT: Final = "wind_card"  # an ask that shows another seat's hand to the seat that answers
HELD: Final = ("event", "pay_card")  # asks for a card of the hand, after its owner has announced one


def imagine(s: War, seat: str | None, rng: Random) -> War:
    twin = s.clone()
    # A seat does not know what other seats gave away.
    twin.given = {one: cards for one, cards in s.given.items() if one == seat}
    if seat not in FRIENDS and hidden_companions(s):
        deal_versions(twin, rng)
    deal_all(twin, seat, rng)
    known = [step for step in s.todo if step[0] in HELD and asked_seat(s, step) != seat and can_answer(s, step)]
    priced = is_paid(s)
    while (priced and not is_paid(twin)) or not all(can_answer(twin, step) for step in known):
        deal_all(twin, seat, rng)
    for owner in s.seats:
        if owner != seat and is_discarding(s, owner):
            # In the middle of a discard: any cards of the hand.
            twin.chosen = tuple(sorted(rng.sample(twin.hands[owner], len(s.chosen))))
        if owner != seat and owner in s.offers:
            # Any card or none, because the choice is secret (WAR-27.5).
            twin.offers[owner] = rng.choice((*twin.hands[owner], PASS))
    return twin


def asked_seat(s: War, step: Step) -> str:
    return book.asks[step[0]](s, *step[1:]).who


def deal_versions(twin: War, rng: Random) -> None:
    """Draw versions of the hidden companions that fit all public knowledge (LME-11.3)."""
    true, new = twin.companions, rng.choice(possible_fellowships(twin))
    other = dict(zip(true, new, strict=True))
    settled = is_guide_public(twin)
    waiting = {*twin.aside, *true} - {*new}
    twin.aside = tuple([one for one in CHARACTERS if one in waiting])
    twin.companions = new
    twin.chosen = (
        sort_figures([other.get(one, one) for one in twin.chosen]) if set(twin.chosen) <= {*true} else twin.chosen
    )
    twin.guide = other.get(twin.guide, twin.guide) if settled else guides(twin)[0]


def deal_all(twin: War, seat: str | None, rng: Random) -> None:
    for deck in DECKS:
        owners = [one for one in twin.seats if deck.startswith(side_of_seat(one)) and one != seat]
        if owners:
            # Deal first to the owner of a face-down combat card of this deck. The other hands depend on it.
            owners.sort(key=lambda one: one not in twin.sealed)
            deal(twin, owners, deck, seat, rng)


def can_answer(s: War, step: Step) -> bool:
    """Can the seat answer the ask?

    If several cards must be paid in turn, all of them are in the hand from the start.
    """
    return bool(book.asks[step[0]](s, *step[1:]).picks)


def is_paid(s: War) -> bool:
    """Do the face-down discards contain the cards that were prices? Their decks and icons are public (WAR-6.9)."""
    if not s.paid:
        return True
    there = [f"{CARDS[card].deck}-{CARDS[card].icon}" for cards in s.discards.values() for card in cards]
    return all(there.count(price) >= s.paid.count(price) for price in s.paid)


def is_discarding(s: War, owner: str) -> bool:
    """Does the current pick set consist of cards of this hand? Otherwise it contains figures, which are public."""
    return bool(s.chosen) and s.chosen[0] in s.hands[owner]


def deal(twin: War, owners: list[str], deck: str, seat: str | None, rng: Random) -> None:
    """Deal the hands, the face-down discards and the deck again.

    This concerns one deck, and the seats of one side except the seat that imagines.
    """
    shown = visible_hands(twin, seat)
    hands = {one: split_by_deck(twin.hands[one], "" if one in shown else deck) for one in owners}
    gone = {one: split_by_deck(twin.discards[one], deck) for one in owners}
    unseen = [card for one in owners for heap in (hands, gone) for card in heap[one][0]]
    cards = sorted((*unseen, *twin.decks[deck].cards()))
    rng.shuffle(cards)
    at = 0
    for one in owners:
        held = len(hands[one][0])
        there = held + len(gone[one][0])
        given = known_cards_of(twin, one, seat, deck)
        sealed = twin.sealed.get(one)
        lies = sealed is not None and CARDS[sealed].deck == deck
        if lies:
            draw_combat_card(twin, one, cards, held, there, given, rng)
        if given:
            place_known_cards(cards, at, there, given, twin.sealed[one] if lies else "", rng)
        mine = cards[at : at + there]
        twin.hands[one] = tuple(sorted((*hands[one][1], *mine[:held])))
        twin.discards[one] = tuple(sorted((*gone[one][1], *mine[held:])))
        at += there
    twin.decks[deck] = Pile.of(cards[at:])


def visible_hands(s: War, seat: str | None) -> list[str]:
    """Return the owners of the hands that the seat looks at now."""
    looks = [step for step in s.todo if step[0] == LOOKED_AT and asked_seat(s, step) == seat]
    return [str(step[-1]) for step in looks]


def known_cards_of(twin: War, owner: str, seat: str | None, deck: str) -> list[str]:
    """Return cards of the deck that the seat gave to this player."""
    if seat is None or MATE.get(seat) != owner:
        return []
    return [card for card in twin.given.get(seat, NOBODY) if CARDS[card].deck == deck]


def place_known_cards(cards: list[str], first: int, room: int, given: list[str], sealed: str, rng: Random) -> None:
    """Put the cards that a player is known to have at random places among this player's cards.

    If a combat card lies face down and is in the hand, it is the first of these cards.
    """
    lies = sealed in cards
    others = [card for card in given if card != sealed]
    spots = rng.sample(range(first + lies, first + room), len(others))
    for card, spot in zip(others, spots, strict=True):
        was = cards.index(card)
        cards[was], cards[spot] = cards[spot], cards[was]


def draw_combat_card(
    twin: War, owner: str, cards: list[str], held: int, there: int, given: list[str], rng: Random
) -> None:
    """Draw another face-down combat card of the same deck that its owner could commit now (WAR-12.4).

    The card is in the hand or, for some cards, on the table. The weight of a card is the number of possible hands that
    contain it. A card on the table fits every hand. A card that the player is known to have is in more hands than other
    cards.
    """
    deck = CARDS[twin.sealed[owner]].deck
    apt = [card for card in cards if combat_requirement_holds(twin, card)]
    lying = [
        card
        for card in twin.table
        if CARDS[card].strikes and CARDS[card].deck == deck and combat_requirement_holds(twin, card)
    ]
    weights = [held] * len(apt) + [max(1, len(cards))] * len(lying)
    if given:
        rest, room = len(cards) - len(given), there - len(given)
        weights = [held * (rest if card in given else room) for card in apt] + [there * rest] * len(lying)
    card = rng.choices(apt + lying, weights)[0]
    twin.sealed[owner] = card
    if card in cards:
        cards.remove(card)
        cards.insert(0, card)


def split_by_deck(cards: tuple[str, ...], deck: str) -> tuple[list[str], list[str]]:
    """Split cards into those of the deck and the others."""
    of_deck = [card for card in cards if CARDS[card].deck == deck]
    return of_deck, [card for card in cards if CARDS[card].deck != deck]
