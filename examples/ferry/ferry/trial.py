"""For the contract tests: the lanterns that a seat cannot know."""

from bree.contract import Hidden, Trial
from ferry import Ferry


def hidden(s: Ferry, seat: str | None) -> list[str]:
    return [*s.deck.cards(), *(card for other, card in s.hands.items() if other != seat)]


TRIAL = Trial(witness=lambda: Hidden(hidden))
