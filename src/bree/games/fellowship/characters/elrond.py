"""Elrond lets every hand pass a card to the right, all at once. This is not an exchange (FEL-4.19)."""

from bree.games.fellowship.queries import clockwise, right_of
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.state import PYRAMID, Fellowship


@book.step
def pass_right(s: Fellowship, hand: str) -> None:
    """The players choose first, then the pyramid passes a free card (FEL-15.10.4)."""
    s.offer = ("pass",)
    hands = sorted(clockwise(s, hand), key=lambda other: other == PYRAMID)
    s.then(*[("seal", other, right_of(s, other)) for other in hands], ("open_sealed",))
