"""Once in a chapter the mithril shirt turns a failed goal into a met one (FEL-18.7)."""

from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.gifts import hand_concerned
from bree.games.fellowship.state import Fellowship


@book.effect()
def forgive(s: Fellowship, card: str) -> None:
    s.forgiven = hand_concerned(s, card)
    s.tell("shirt", "FEL-18.7", who=s.forgiven)
