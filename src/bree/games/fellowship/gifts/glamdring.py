"""In the first trick Gandalf need not follow suit."""

from bree.core import Ask, Pick
from bree.games.fellowship.picks import ABOUT
from bree.games.fellowship.present import controller
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.state import Fellowship

GLAMDRING = "glamdring"
USE, LEAVE = Pick("use", ("gift:" + GLAMDRING,)), Pick("leave")


@book.ask
def glamdring(s: Fellowship, hand: str) -> Ask:
    return Ask(controller(s, hand), "glamdring", "FEL-11.4", (LEAVE, USE), ABOUT[hand])


@book.step
def on_glamdring(s: Fellowship, hand: str, answer: str) -> None:
    if answer == USE.id:
        s.used = (*s.used, GLAMDRING)
        s.free_hand = hand
        s.tell("glamdring", "FEL-11.4", who=hand)
