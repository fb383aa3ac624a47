"""Aragorn takes a pair of numbers instead of a threat from the deck."""

from bree.core import Ask, Pick
from bree.games.fellowship.common_picks import ABOUT
from bree.games.fellowship.facts import GIFTS
from bree.games.fellowship.queries import controller
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.gifts import owner_hand
from bree.games.fellowship.state import Fellowship


@book.effect()
def choose_pair(s: Fellowship, card: str) -> None:
    s.then(("pair", card))


@book.ask
def pair(s: Fellowship, card: str) -> Ask:
    hand = owner_hand(s, card)
    picks = tuple([Pick("-".join([str(n) for n in numbers])) for numbers in GIFTS[card].pairs])
    return Ask(controller(s, hand), "sword", "FEL-15.11.3", picks, ABOUT[hand])


@book.step
def on_pair(s: Fellowship, card: str, answer: str) -> None:
    hand = owner_hand(s, card)
    s.threat[hand] = tuple([int(n) for n in answer.split("-")])
    s.tell("sword", "FEL-15.11.3", who=hand, low=s.threat[hand][0], high=s.threat[hand][-1])
