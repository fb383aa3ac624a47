"""Wind from the West."""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask, Pick
from bree.core.log_lines import line
from bree.games.war.picks import CARD
from bree.games.war.players.teams import side_of_seat
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import card_owner, put_away
from bree.games.war.state import FREE, SHADOW, War, forget_given_card, seat_of

LOG_LINES: Final = (
    line("hand-seen"),
    line("hand-shown"),
    line("hand-struck"),
)

RULE: Final = "WAR-6.6"


def shadow_cards_on_table(s: War) -> list[str]:
    return [card for card in s.table if card_owner(s, card) == SHADOW]


def seats_with_cards(s: War) -> list[str]:
    """Return seats of the Shadow that have cards."""
    return [one for one in s.hands if side_of_seat(one) == SHADOW and s.hands[one]]


@book.effect()
def wind_blows(s: War, card: str) -> None:
    found = shadow_cards_on_table(s)
    if len(found) == 1:
        on_wind_off(s, card, found[0])
    elif found:
        s.then(("wind_off", card))
    elif seats_with_cards(s):
        s.then(("wind_look", card))


@book.can
def can_wind_blows(s: War, card: str) -> bool:
    return bool(shadow_cards_on_table(s) or seats_with_cards(s))


@book.ask
def wind_off(s: War, card: str) -> Ask:
    picks = tuple([CARD[one] for one in shadow_cards_on_table(s)])
    return Ask(seat_of(s, FREE), "wind_off", RULE, picks, {"card": "card-" + card})


@book.step
def on_wind_off(s: War, card: str, answer: str) -> None:
    s.tell("card-struck", RULE, card="card-" + answer)
    put_away(s, answer)


@book.ask
def wind_look(s: War, card: str) -> Ask:
    picks = tuple([Pick(one, ("hand:" + one,)) for one in seats_with_cards(s)])
    return Ask(seat_of(s, FREE), "wind_look", RULE, (*picks, PASS_PICK), {"card": "card-" + card})


@book.step
def on_wind_look(s: War, card: str, answer: str) -> None:
    """Show the whole hand to the player of this card only (WAR-28.1)."""
    if answer == PASS:
        return
    s.tell("hand-seen", RULE, who=answer)
    cards = tuple(["card-" + one for one in s.hands[answer]])
    s.tell("hand-shown", RULE, to=seat_of(s, FREE), cards=cards, reveals=True)
    s.then(("wind_card", card, answer))


@book.ask
def wind_card(s: War, card: str, who: str) -> Ask:
    """Ask even if there is only one card, because the number is public."""
    picks = tuple([CARD[one] for one in s.hands[who]])
    return Ask(seat_of(s, FREE), "wind_card", RULE, picks, {"card": "card-" + card}, secret=True)


@book.step
def on_wind_card(s: War, card: str, who: str, answer: str) -> None:
    s.hands[who] = tuple([one for one in s.hands[who] if one != answer])
    s.played = (*s.played, answer)
    forget_given_card(s, answer)
    s.tell("hand-struck", RULE, who=who, card="card-" + answer, reveals=True)
