"""A position of the tiny game: charms in hands, marks before seats, barrels just shown."""

from typing import Any

from tiny import GAME
from tiny.state import CARDS, CHARMS, MARKS, Tiny

from bree.core import Pile
from tests.story import Story


class Charmed(Story[Tiny]):
    @classmethod
    def of(cls, *moments: str, ann: str = "", bob: str = "", cob: str = "", **facts: Any) -> "Charmed":
        """The charms and marks of each seat by name; then these windows, and the end of the round."""
        held = {"ann": ann.split(), "bob": bob.split(), "cob": cob.split()}
        s = Tiny(seats=("ann", "bob", "cob"), round=1, log=[])
        s.charms = {seat: tuple(card for card in cards if card in CHARMS) for seat, cards in held.items()}
        s.laid = {seat: tuple(card for card in cards if card in MARKS) for seat, cards in held.items()}
        taken = {card for cards in held.values() for card in cards}
        s.charm_deck = Pile.of(card for card in CHARMS if card not in taken)
        s.mark_deck = Pile.of(card for card in MARKS if card not in taken)
        s.hands = dict.fromkeys(s.seats, ())
        s.tokens = dict.fromkeys(s.seats, 0)
        s.points = dict.fromkeys(s.seats, 0)
        s.shown = {"ann": CARDS[0], "bob": CARDS[1], "cob": CARDS[2]}
        s.deck = Pile.of(CARDS[3:])
        for name, value in facts.items():
            setattr(s, name, value)
        s.then(*[("open_window", name) for name in moments], ("award",))
        GAME.rules.settle(s)
        return cls(GAME, s)

    def points(self) -> tuple[int, ...]:
        return tuple(self.s.points.values())

    def facts_of(self, key: str) -> list[dict[str, Any]]:
        return [dict(entry.facts) for entry in self.told(key)]
