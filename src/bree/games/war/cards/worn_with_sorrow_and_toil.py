"""Worn with Sorrow and Toil."""

from typing import Final

from bree.core import CHANCE, PASS, PASS_PICK, Ask, Pick
from bree.core.log_lines import line
from bree.games.war.facts import CARDS
from bree.games.war.picks import CARD
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import put_away
from bree.games.war.state import SHADOW, War, discard_from_hand, seat_of

LOG_LINES: Final = (line("loses-card", "hand:{who}"),)

RULE: Final = "WAR-6.6"
DECK: Final = "free_character"
HAND_PICK: Final = Pick("hand")


def cards_on_table(s: War) -> list[str]:
    return [card for card in s.table if CARDS[card].deck == DECK]


def cards_in_hand(s: War) -> list[str]:
    """Return the character cards in the hand of the Free Peoples. Their number is public (WAR-28.1)."""
    return [card for hand in s.hands.values() for card in hand if CARDS[card].deck == DECK]


@book.effect()
def take_hope(s: War, card: str) -> None:
    """Remove a character card of the Free Peoples: one on the table, or a random one of the hand."""
    s.then(("hope", card))


@book.can
def can_take_hope(s: War, card: str) -> bool:
    return bool(cards_on_table(s) or cards_in_hand(s))


@book.ask
def hope(s: War, card: str) -> Ask:
    picks = [CARD[one] for one in cards_on_table(s)]
    if cards_in_hand(s):
        picks.append(HAND_PICK)
    return Ask(seat_of(s, SHADOW), "hope", RULE, (*picks, PASS_PICK), {"card": "card-" + card})


@book.step
def on_hope(s: War, card: str, answer: str) -> None:
    if answer == HAND_PICK.id:
        s.then(("lost_card", card))
    elif answer != PASS:
        s.tell("card-struck", RULE, card="card-" + answer)
        put_away(s, answer)


@book.ask
def lost_card(s: War, card: str) -> Ask:
    return Ask(CHANCE, "lost_card", RULE, tuple([CARD[one] for one in cards_in_hand(s)]))


@book.step
def on_lost_card(s: War, card: str, answer: str) -> None:
    """Discard the card face down. The Shadow does not learn which one it was (WAR-28.2)."""
    owner = next(one for one, hand in s.hands.items() if answer in hand)
    discard_from_hand(s, owner, (answer,))
    s.tell("loses-card", RULE, who=owner, deck="deck-" + DECK, reveals=True)
    s.tell("discarded", "WAR-28.2", to=owner, cards=("card-" + answer,))
