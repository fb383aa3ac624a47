"""Options about single cards, and numbers that cards change while they are on the table.

[[options]]
name = "rivers_17"
values = ["trump", "plain"]  # the default is first
rule = "FEL-18.17"

[[changes]]
number = "rivers_trump"  # one of NUMBERS; a flag is 0 or 1
set = 1
if = "rivers_17!=plain"  # a condition: an option has, or has not, this value
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from bree.core import Option
from bree.core.cards.file import CardFile
from bree.games.fellowship.state import Terms

# The numbers of the game with their values without cards.
RING_POWER: Final = "ring_power"  # the One Ring can be played to win a trick
RIVERS_TRUMP: Final = "rivers_trump"
RIVERS_JOIN: Final = "rivers_join"  # the Rivers of an event are shuffled into the deck
GRIM_LATE: Final = "grim_late"  # the card beside the trick is turned up after all have played
RING_GIVEN: Final = "ring_given"  # Frodo may give the One Ring away during the deal
BEARER_FREE: Final = "bearer_free"  # any hand may take the Ring-bearer, unless a hand must
BEARER_EXCUSED: Final = "bearer_excused"  # a completed Ring-bearer has no goal any more
BEARER_NEEDS: Final = "bearer_needs"  # Rings that the Ring-bearer needs; 0: as on the card
REFILL_FROM_BEARER: Final = "refill_from_bearer"  # solo: the first card goes to the hand left of the Ring-bearer
STARS_FADE: Final = "stars_fade"  # completed characters need not be taken again
EVENT_BY_HOLDER: Final = "event_by_holder"  # the event is chosen after the deal
WHOLE_POOL: Final = "whole_pool"  # the endless mode may draw any gift
PARDON: Final = "pardon"  # how many goals may fail in a won round
LOST_RETURNS: Final = "lost_returns"  # the lost card may still come into play

NUMBERS: Final = {
    RING_POWER: 1, RIVERS_TRUMP: 0, RIVERS_JOIN: 1, GRIM_LATE: 0, RING_GIVEN: 0, BEARER_FREE: 0, BEARER_EXCUSED: 0,
    BEARER_NEEDS: 0, REFILL_FROM_BEARER: 0, STARS_FADE: 0, EVENT_BY_HOLDER: 0, WHOLE_POOL: 0, PARDON: 0,
    LOST_RETURNS: 0,
}  # fmt: skip


class OptionCondition(NamedTuple):
    """A condition on an option: a part of a card applies only if it holds. Without an option it always holds."""

    option: str = ""
    value: str = ""
    holds: bool = True
    players: tuple[int, ...] = ()  # numbers of players for which it holds; empty: any

    def at(self, terms: Terms) -> bool:
        if self.players and terms.players not in self.players:
            return False
        return not self.option or terms.has(self.option, self.value) == self.holds


def condition_holds(agreed: OptionCondition, s: Any, _card: str) -> bool:
    """The condition as a requirement of the book.

    Compiled methods do not show their parameters, so this is a function.
    """
    return agreed.at(s.terms)


# Reading card files.

OPTION: Final = {"name": str, "values": list, "rule": str}


def read_condition(card: CardFile, row: Mapping[str, Any]) -> OptionCondition:
    word = row.get("if", row.get("unless", ""))
    option, _, value = word.partition("=")
    if word and not value:
        raise card.refuse(word, "why-unknown-name")
    return OptionCondition(option, value, "unless" not in row, tuple(row.get("players", ())))


def read_options(card: CardFile) -> tuple[Option, ...]:
    found = []
    for row in card.facts.get("options", ()):
        CardFile(card.id, row, {}, None, card.source).check(OPTION)
        if len(row) != len(OPTION):
            raise card.refuse("options", "why-missing-fact")
        found.append(Option(row["name"], tuple(row["values"]), row["rule"]))
    return tuple(found)
