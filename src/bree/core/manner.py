"""The manner of a card: what its file says of when it may answer, on what condition, with which deeds, which numbers it
changes while it lies there, and when it leaves.

    rule = "TINY-11"                      # by which it acts
    when = "shown"                        # moments: one, a list, or "any"
    if = "behind"                         # a condition of the book
    must = true                           # no choice: it answers whenever it can
    either = true                         # one of its deeds, chosen by its user
    initiative = 2                        # among sealed cards the lowest acts first
    leaves = { when = "counted", if = "ahead" }   # at every moment, if none is named
    [[does]]                              # see `deeds.py`
    [[changes]]                           # see `numbers.py`

What is unknown, or of another kind, is refused with file and line.
"""

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from bree.core.ask import Step
from bree.core.book import Book
from bree.core.cards import Card
from bree.core.change import CHANGES, Change, read_changes
from bree.core.deeds import DOES, read_deeds

ANY: Final = "any"
UNKNOWN: Final = "why-unknown-name"
# The facts of a card file that are read here: for the check of everything that a file may say.
FACTS: Final[dict[str, type | tuple[type, ...]]] = {
    "rule": str, "when": (str, list), "if": str, "must": bool, "either": bool, "initiative": int, "leaves": dict,
    DOES: list, CHANGES: list,
}  # fmt: skip


class Manner(NamedTuple):
    card: str
    rule: str = ""
    when: frozenset[str] = frozenset()  # none: it answers no moment
    condition: str = ""
    must: bool = False
    either: bool = False
    initiative: int = 0
    does: tuple[Step, ...] = ()
    changes: tuple[Change, ...] = ()
    leaves: frozenset[str] = frozenset()
    leaves_if: str = ""


def read_manner(card: Card, book: Book[Any], moments: Collection[str], numbers: Collection[str]) -> Manner:
    facts = {name: value for name, value in card.facts.items() if name in FACTS}
    card._replace(facts=facts).check(FACTS)
    leaves = facts.get("leaves", {})
    if not set(leaves) <= {"when", "if"}:
        raise card.refuse("leaves", "why-unknown-fact")
    return Manner(
        card.id,
        facts.get("rule", ""),
        _moments(card, "when", facts.get("when", []), moments),
        _condition(card, "if", facts.get("if", ""), book),
        facts.get("must", False),
        facts.get("either", False),
        facts.get("initiative", 0),
        read_deeds(card, book),
        read_changes(card, book, numbers),
        _moments(card, "leaves", leaves.get("when", ANY) if leaves else [], moments),
        _condition(card, "leaves", leaves.get("if", ""), book),
    )


def _moments(card: Card, word: str, value: Any, known: Collection[str]) -> frozenset[str]:
    if value == ANY:
        return frozenset(known)
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list) or not all(isinstance(name, str) and name in known for name in names):
        raise card.refuse(word, UNKNOWN)
    return frozenset(names)


def _condition(card: Card, word: str, value: Any, book: Book[Any]) -> str:
    if not isinstance(value, str) or (value and value not in book.conditions):
        raise card.refuse(word, UNKNOWN)
    return value
