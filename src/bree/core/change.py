"""A change of a number, while the card lies there:

[[changes]]
number = "limit"
add = 1          # or: set = 0, least = 2, most = 3
own = true       # for its owner only
if = "behind"    # a condition of the book
"""

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from bree.core.book import Book
from bree.core.cards import Card

CHANGES: Final = "changes"
# In the order in which they count: what sets a number comes first, bounds come last.
HOWS: Final = ("set", "add", "least", "most")
KINDS: Final[dict[str, type]] = {"number": str, "own": bool, "if": str, **dict.fromkeys(HOWS, int)}


class Change(NamedTuple):
    number: str
    how: str  # one of HOWS
    by: int
    own: bool = False
    condition: str = ""


def read_changes(card: Card, book: Book[Any], numbers: Collection[str]) -> tuple[Change, ...]:
    return tuple([_change(card, at, row, book, numbers) for at, row in enumerate(card.facts.get(CHANGES, []))])


def _change(card: Card, at: int, row: Any, book: Book[Any], numbers: Collection[str]) -> Change:
    if not isinstance(row, dict):
        raise card.refuse(CHANGES, "why-wrong-type")
    for name, value in row.items():
        if name not in KINDS:
            raise card.refuse_in(CHANGES, at, name, "why-unknown-fact")
        if type(value) is not KINDS[name]:
            raise card.refuse_in(CHANGES, at, name, "why-wrong-type")
    hows = [how for how in HOWS if how in row]
    if len(hows) != 1 or "number" not in row:
        raise card.refuse_in(CHANGES, at, CHANGES, "why-missing-fact")
    if row["number"] not in numbers:
        raise card.refuse_in(CHANGES, at, "number", "why-unknown-name")
    condition = row.get("if", "")
    if condition and condition not in book.conditions:
        raise card.refuse_in(CHANGES, at, "if", "why-unknown-name")
    return Change(row["number"], hows[0], row[hows[0]], row.get("own", False), condition)
