"""We Won't Go Back."""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask
from bree.games.war.facts import CARDS, SMEAGOL
from bree.games.war.picks import CARD
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import put_away
from bree.games.war.rules.fellowship.damage import corrupt
from bree.games.war.state import SHADOW, War, discard_from_hand, hand_of, seat_of

WHISPERS: Final = "shadow_character"  # the Shadow may give up a card of this deck


@book.requirement
def smeagol_guides(s: War, card: str) -> bool:
    return s.guide == SMEAGOL


@book.effect(by=int)
def whisper(s: War, card: str, by: int) -> None:
    """Add corruption if the Shadow gives up a character card or this card (LME-8.18)."""
    s.then(("whisper_for", card, by))


def cards_to_give_up(s: War) -> list[str]:
    """Return the character cards of the hand. Their number is public (WAR-28.1)."""
    return [one for one in hand_of(s, SHADOW) if CARDS[one].deck == WHISPERS]


@book.ask
def whisper_for(s: War, card: str, by: int) -> Ask:
    picks = (*[CARD[one] for one in cards_to_give_up(s)], CARD[card], PASS_PICK)
    return Ask(seat_of(s, SHADOW), "whisper", "LME-8.18", picks, {"card": "card-" + card}, secret=True)


@book.step
def on_whisper_for(s: War, card: str, by: int, answer: str) -> None:
    if answer == PASS:
        return
    if answer == card:
        s.tell("card-used", "WAR-6.7", who=SHADOW, card="card-" + card)
        put_away(s, card)
    else:
        discard_card(s, answer)
    corrupt(s, by, "LME-8.18")


def discard_card(s: War, card: str) -> None:
    """Discard the card face down (WAR-28.2). Its deck is public."""
    who = seat_of(s, SHADOW)
    discard_from_hand(s, who, (card,))
    s.tell("pays-card", "LME-8.18", who=who, deck="deck-" + CARDS[card].deck)
    s.tell("discarded", "WAR-28.2", to=who, cards=("card-" + card,))
