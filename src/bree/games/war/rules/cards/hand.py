"""Section 6: event cards are drawn and, above the limit, discarded. What they do comes with the cards themselves."""

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
    """An empty deck yields nothing, and is never filled again (WAR-6.3)."""
    if s.decks[deck].size:
        s.then(("draw_card", deck))


def why_drawn(s: War) -> str:
    """At the start of a turn, with a special die that shows it, or with an Event result."""
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
    """The deck is seen by all, the card by its owner alone (WAR-28.1)."""
    s.decks[deck] = s.decks[deck].take(card)
    s.hands[who] = tuple(sorted((*s.hands[who], card)))
    s.tell("draws", rule, who=who, deck="deck-" + deck, reveals=True)
    s.tell("drew", "WAR-28.1", to=who, card="card-" + card)


def seat_of_hand(s: War, whose: str) -> str:
    """Whose hand is meant: a player of a team is named, a side stands for whoever answers for it."""
    return whose if whose in s.seats else seat_of(s, whose)


def over_limit(s: War, whose: str) -> int:
    """WAR-6.1, and WAR-27.4 of teammates; what lies on the table is not in the hand."""
    who = seat_of_hand(s, whose)
    return len(s.hands[who]) - current_number(s, HAND_LIMIT, hand_limit_of(who).cards, side_of_seat(who))


@book.step
def hand_limit(s: War, whose: str) -> None:
    """Only after all cards of one phase or effect were drawn (WAR-6.2)."""
    left = over_limit(s, whose)
    if left > 0:
        s.then(("discard", whose, left))


@book.ask
def discard(s: War, whose: str, left: int) -> Ask:
    """Which ones is the player's own affair."""
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
    # Face down: only their decks are seen (WAR-28.2).
    decks = tuple(sorted(["deck-" + CARDS[one].deck for one in gone]))
    s.tell("discards", "WAR-6.1", who=who, decks=decks)
    s.tell("discarded", "WAR-28.2", to=who, cards=tuple(["card-" + one for one in gone]))
