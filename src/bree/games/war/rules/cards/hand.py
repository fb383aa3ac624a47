"""Section 6: players draw event cards, and discard those above the hand limit."""

from bree.core import CHANCE, Ask
from bree.games.war.facts import CARDS
from bree.games.war.picks import CARD
from bree.games.war.players.control import hand_limit_of
from bree.games.war.players.teams import side_of_seat
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import HAND_LIMIT, current_number
from bree.games.war.state import DRAWING, FREE, SHADOW, War, discard_from_hand, seat_of


def deck_owner(deck: str) -> str:
    return FREE if deck.startswith(FREE) else SHADOW


@book.step
def draw(s: War, deck: str) -> None:
    """Draw a card. An empty deck gives none and is never refilled (WAR-6.3)."""
    if s.decks[deck].size:
        s.then(("draw_card", deck))


def why_drawn(s: War) -> str:
    """Return the rule of the draw: the start of a turn, a special die, or an Event result."""
    if s.phase == 1:
        return "WAR-3.3"
    return "LME-4.12" if s.die == DRAWING else "WAR-4.17"


@book.ask
def draw_card(s: War, deck: str) -> Ask:
    return Ask(CHANCE, "draw_card", why_drawn(s), s.decks[deck].draws(), {"deck": "deck-" + deck})


@book.step
def on_draw_card(s: War, deck: str, card: str) -> None:
    take_drawn_card(s, seat_of(s, deck_owner(deck)), deck, card, why_drawn(s))


def take_drawn_card(s: War, who: str, deck: str, card: str, rule: str) -> None:
    """Put the card into the hand. All seats see the deck, and only the owner sees the card (WAR-28.1)."""
    s.decks[deck] = s.decks[deck].take(card)
    s.hands[who] = tuple(sorted((*s.hands[who], card)))
    s.tell("draws", rule, who=who, deck="deck-" + deck, reveals=True)
    s.tell("drew", "WAR-28.1", to=who, card="card-" + card)


def seat_of_hand(s: War, whose: str) -> str:
    """Return the owner of the hand. `whose` is a player of a team, or a side and so the seat that answers for it."""
    return whose if whose in s.seats else seat_of(s, whose)


def over_limit(s: War, whose: str) -> int:
    """Return how many cards are above the limit (WAR-6.1; WAR-27.4 for teams). Cards on the table do not count."""
    who = seat_of_hand(s, whose)
    return len(s.hands[who]) - current_number(s, HAND_LIMIT, hand_limit_of(who).cards, side_of_seat(who))


@book.step
def hand_limit(s: War, whose: str) -> None:
    """Check the limit after all cards of a phase or an effect were drawn (WAR-6.2)."""
    left = over_limit(s, whose)
    if left > 0:
        s.then(("discard", whose, left))


@book.ask
def discard(s: War, whose: str, left: int) -> Ask:
    """Ask the owner which cards to discard."""
    who = seat_of_hand(s, whose)
    picks = tuple([CARD[card] for card in s.hands[who] if card not in s.chosen])
    return Ask(who, "discard", hand_limit_of(who).rule, picks, {"left": left}, True, left, left)


@book.step
def on_discard(s: War, whose: str, left: int, card: str) -> None:
    s.chosen = tuple(sorted((*s.chosen, card)))
    if left > 1:
        s.then(("discard", whose, left - 1))
        return
    gone, s.chosen = s.chosen, ()
    who = seat_of_hand(s, whose)
    discard_from_hand(s, who, gone)
    # Only the decks of face-down cards are public (WAR-28.2).
    decks = tuple(sorted(["deck-" + CARDS[one].deck for one in gone]))
    s.tell("discards", "WAR-6.1", who=who, decks=decks)
    s.tell("discarded", "WAR-28.2", to=who, cards=tuple(["card-" + one for one in gone]))
