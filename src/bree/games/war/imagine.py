"""A full state that a seat cannot tell from the true one: the cards that it has not seen, dealt anew.

Of the other side a seat knows how many cards of each deck it holds and has discarded face down (WAR-28.1, WAR-28.2),
and what was played; of both decks what is in them, but not in which order (WAR-28.4). A teammate's hand is as hidden
as the enemy's (WAR-27.5), but for the cards that were given to him: those he has, in his hand or face down. A card
that lies face down in a battle is one that could be committed now (WAR-28.3), and who has chosen to play or to pay
with a card holds one that will do. What was paid with has the icon that was asked for. All worlds of which that is
true are as likely.
"""

from random import Random
from typing import Final

from bree.core import PASS, Pile, Step
from bree.games.war.facts import CARDS
from bree.games.war.figures import CHARACTERS, sort_figures
from bree.games.war.lords.hidden_versions import FRIENDS, hidden, is_led, worlds
from bree.games.war.players.teams import MATE, side_of_seat
from bree.games.war.rules.battle.combat_cards import combat_requirement_holds
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.phase import guides
from bree.games.war.state import DECKS, NOBODY, War

LOOKED_AT: Final = "wind_card"  # asks for a card of another's hand, which is laid open to who answers
HELD: Final = ("event", "pay_card")  # asks for a card of the hand that its owner has said to hold


def imagine(s: War, seat: str | None, rng: Random) -> War:
    twin = s.clone()
    # What others have given away is theirs to know.
    twin.given = {one: cards for one, cards in s.given.items() if one == seat}
    if seat not in FRIENDS and hidden(s):
        deal_versions(twin, rng)
    deal_all(twin, seat, rng)
    known = [step for step in s.todo if step[0] in HELD and asked(s, step) != seat and can_answer(s, step)]
    priced = is_paid(s)
    while (priced and not is_paid(twin)) or not all(can_answer(twin, step) for step in known):
        deal_all(twin, seat, rng)
    for owner in s.seats:
        if owner != seat and marks(s, owner):
            # In the middle of a discard: any cards of the hand, of whichever deck.
            twin.chosen = tuple(sorted(rng.sample(twin.hands[owner], len(s.chosen))))
        if owner != seat and owner in s.offers:
            # Any card, or none: nobody has been told (WAR-27.5).
            twin.offers[owner] = rng.choice((*twin.hands[owner], PASS))
    return twin


def asked(s: War, step: Step) -> str:
    return book.asks[step[0]](s, *step[1:]).who


def deal_versions(twin: War, rng: Random) -> None:
    """LME-11.3: any versions that all that is known of them allows."""
    true, new = twin.companions, rng.choice(worlds(twin))
    other = dict(zip(true, new, strict=True))
    settled = is_led(twin)
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
            # First whoever has a card of this deck face down in a battle: what the others hold hangs on it.
            owners.sort(key=lambda one: one not in twin.sealed)
            deal(twin, owners, deck, seat, rng)


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


def deal(twin: War, owners: list[str], deck: str, seat: str | None, rng: Random) -> None:
    """Hands, face-down discards and the deck, of one deck and of those of a side who are not the seat."""
    shown = shown_to(twin, seat)
    hands = {one: parted(twin.hands[one], "" if one in shown else deck) for one in owners}
    gone = {one: parted(twin.discards[one], deck) for one in owners}
    unseen = [card for one in owners for heap in (hands, gone) for card in heap[one][0]]
    cards = sorted((*unseen, *twin.decks[deck].cards()))
    rng.shuffle(cards)
    at = 0
    for one in owners:
        held = len(hands[one][0])
        there = held + len(gone[one][0])
        given = known_with(twin, one, seat, deck)
        sealed = twin.sealed.get(one)
        lies = sealed is not None and CARDS[sealed].deck == deck
        if lies:
            commit(twin, one, cards, held, there, given, rng)
        if given:
            place(cards, at, there, given, twin.sealed[one] if lies else "", rng)
        mine = cards[at : at + there]
        twin.hands[one] = tuple(sorted((*hands[one][1], *mine[:held])))
        twin.discards[one] = tuple(sorted((*gone[one][1], *mine[held:])))
        at += there
    twin.decks[deck] = Pile.of(cards[at:])


def shown_to(s: War, seat: str | None) -> list[str]:
    """Whose hands the seat looks at now."""
    looks = [step for step in s.todo if step[0] == LOOKED_AT and asked(s, step) == seat]
    return [str(step[-1]) for step in looks]


def known_with(twin: War, owner: str, seat: str | None, deck: str) -> list[str]:
    """Cards of the deck that the seat gave to this player."""
    if seat is None or MATE.get(seat) != owner:
        return []
    return [card for card in twin.given.get(seat, NOBODY) if CARDS[card].deck == deck]


def place(cards: list[str], first: int, room: int, given: list[str], sealed: str, rng: Random) -> None:
    """Cards that are known to be with a player lie somewhere among his, in his hand or face down.

    One that lies in a battle, in hand, is his first.
    """
    lies = sealed in cards
    others = [card for card in given if card != sealed]
    spots = rng.sample(range(first + lies, first + room), len(others))
    for card, spot in zip(others, spots, strict=True):
        was = cards.index(card)
        cards[was], cards[spot] = cards[spot], cards[was]


def commit(twin: War, owner: str, cards: list[str], held: int, there: int, given: list[str], rng: Random) -> None:
    """Another combat card lies face down: of the same deck, and one that could be committed now (WAR-12.4).

    It is in the hand, among so many of its deck, or open on the table. A card is in that many hands of all the hands
    there are, one on the table goes with every hand; and a card that is known to be there in more than any other.
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


def parted(cards: tuple[str, ...], deck: str) -> tuple[list[str], list[str]]:
    """Those of a deck, and the others."""
    of_deck = [card for card in cards if CARDS[card].deck == deck]
    return of_deck, [card for card in cards if CARDS[card].deck != deck]
