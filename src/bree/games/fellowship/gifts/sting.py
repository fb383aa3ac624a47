"""Before any trick Frodo may exchange with the lost card, or with whoever took it."""

from bree.core import Ask, Pick
from bree.games.fellowship.picks import ABOUT
from bree.games.fellowship.present import controller, sting_hand
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.exchange import cards_to_give, may_exchange
from bree.games.fellowship.state import Fellowship

STING = "sting"
USE, LEAVE = Pick("use", ("gift:" + STING,)), Pick("leave")


@book.step
def draw_sting(s: Fellowship) -> None:
    hand = sting_hand(s)
    if hand and cards_to_give(s, hand) and (s.lost or (s.taker not in ("", hand) and may_exchange(s, s.taker))):
        s.then(("sting", hand))


@book.ask
def sting(s: Fellowship, hand: str) -> Ask:
    return Ask(controller(s, hand), "sting", "FEL-11.4", (LEAVE, USE), ABOUT[hand])


@book.step
def on_sting(s: Fellowship, hand: str, answer: str) -> None:
    if answer == USE.id:
        s.used = (*s.used, STING)
        s.offer = (STING,)
        s.tell("sting", "FEL-11.4", who=hand)
        if s.lost:  # all see what he takes
            s.then(("drop", hand))
        else:
            s.voids.pop(hand, None)
            s.voids.pop(s.taker, None)
            s.then(("give", hand, s.taker))
