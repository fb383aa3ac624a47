"""What tables may agree on about a card, and the numbers that cards change while they lie there.

[[options]]
name = "rivers_17"
values = ["trump", "plain"]  # the first is what the catalogue takes
rule = "FEL-18.17"

[[changes]]
number = "rivers_trump"  # one of NUMBERS; a flag is 0 or 1
set = 1
if = "rivers_17!=plain"  # a condition: the table agreed on it, or did not
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from bree.core import Option
from bree.core.cards.file import CardFile
from bree.games.fellowship.state import Terms

# Numbers of the table: what they are while no card says otherwise.
RING_POWER: Final = "ring_power"  # the One Ring may be played to win
RIVERS_TRUMP: Final = "rivers_trump"
RIVERS_JOIN: Final = "rivers_join"  # the Rivers that an event brings are shuffled in
GRIM_LATE: Final = "grim_late"  # the card beside the trick is turned up when all have played
RING_GIVEN: Final = "ring_given"  # its keeper may give the One Ring away while the cards are dealt
BEARER_FREE: Final = "bearer_free"  # any hand may be the Ring-bearer, where nobody must
BEARER_EXCUSED: Final = "bearer_excused"  # a Ring-bearer who is completed has no goal any more
BEARER_NEEDS: Final = "bearer_needs"  # Rings that the Ring-bearer needs; 0: as its card says
REFILL_FROM_BEARER: Final = "refill_from_bearer"  # solo, the first card goes to the left of the Ring-bearer
STARS_FADE: Final = "stars_fade"  # who is completed need not be taken again
EVENT_BY_HOLDER: Final = "event_by_holder"  # the event is chosen after the deal
WHOLE_POOL: Final = "whole_pool"  # all gifts may be drawn for the endless mode
PARDON: Final = "pardon"  # goals that may fail and the round be won
LOST_RETURNS: Final = "lost_returns"  # the lost card may still come into play

NUMBERS: Final = {
    RING_POWER: 1, RIVERS_TRUMP: 0, RIVERS_JOIN: 1, GRIM_LATE: 0, RING_GIVEN: 0, BEARER_FREE: 0, BEARER_EXCUSED: 0,
    BEARER_NEEDS: 0, REFILL_FROM_BEARER: 0, STARS_FADE: 0, EVENT_BY_HOLDER: 0, WHOLE_POOL: 0, PARDON: 0,
    LOST_RETURNS: 0,
}  # fmt: skip


class OptionCondition(NamedTuple):
    """What a table must have agreed on, or must not have, for a line of a card to hold; an empty option: always."""

    option: str = ""
    value: str = ""
    holds: bool = True
    players: tuple[int, ...] = ()  # at tables of so many; none: at all

    def at(self, terms: Terms) -> bool:
        if self.players and terms.players not in self.players:
            return False
        return not self.option or terms.has(self.option, self.value) == self.holds


def condition_holds(agreed: OptionCondition, s: Any, _card: str) -> bool:
    """As a condition of the book. A function: a compiled method does not tell what it takes."""
    return agreed.at(s.terms)


# Reading.

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
