"""Once in a chapter the mithril shirt turns one failed goal into a met one (FEL-18.7)."""

from bree.core import Ask, Pick
from bree.games.fellowship.present import controller, gift_hand
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.state import Fellowship

SHIRT = "mithril_shirt"
USE, LEAVE = Pick("use", ("gift:" + SHIRT,)), Pick("leave")


@book.ask
def shirt(s: Fellowship, hand: str) -> Ask:
    owner = gift_hand(s, SHIRT)
    facts = {"hand": "hand-" + hand, "character": "character-" + s.characters[hand]}
    return Ask(controller(s, owner), "shirt", "FEL-18.7", (USE, LEAVE), facts)


@book.step
def on_shirt(s: Fellowship, hand: str, answer: str) -> None:
    if answer == USE.id:
        s.used = (*s.used, SHIRT)
        s.forgiven = hand
        s.tell("shirt", "FEL-18.7", who=hand)
