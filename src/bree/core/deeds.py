"""The deeds of a card: what its file says it does becomes steps, with their arguments, checked when it is read.

    [[does]]
    step = "courage"
    by = -3

becomes `("courage", card, -3)`. An unknown step, and an argument that is unknown, missing or of another kind, is
refused with file and line.
"""

from typing import Any, Final

from bree.core.ask import Step
from bree.core.book import Book
from bree.core.cards import Card
from bree.core.refusal import Refusal
from bree.core.state import State
from bree.core.wants import arguments, why_not

DOES: Final = "does"  # heads each deed in a card file
STEP: Final = "step"


def read_deeds(card: Card, book: Book[Any]) -> tuple[Step, ...]:
    rows = card.facts.get(DOES, [])
    if not isinstance(rows, list):
        raise card.refuse(DOES, "why-wrong-type")
    return tuple([_deed(card, book, number, row) for number, row in enumerate(rows)])


def _deed(card: Card, book: Book[Any], number: int, row: Any) -> Step:
    name = row.get(STEP, DOES) if isinstance(row, dict) else DOES
    if not isinstance(row, dict) or not isinstance(name, str) or name not in book.deeds:
        raise card.refuse_in(DOES, number, str(name), "why-unknown-step", STEP)
    wants = book.deeds[name]
    for given, value in row.items():
        if given != STEP and (why := _fault(book, name, given, value)):
            raise card.refuse_in(DOES, number, given, why)
    for wanted in wants:
        if wanted not in row:
            raise _missing(card, number, name)
    return (name, *arguments(card.id, wants, row))


def _fault(book: Book[Any], deed: str, name: str, value: Any) -> str:
    wants = book.deeds[deed]
    return why_not(wants[name], value) if name in wants else "why-unknown-fact"


def _missing(card: Card, number: int, deed: str) -> Refusal:
    return card.refuse_in(DOES, number, deed, "why-missing-fact", STEP)


def can(s: Any, book: Book[Any], step: Step) -> bool:
    """Could this deed do anything now?"""
    judge = book.cans.get(step[0])
    return judge is None or judge(s, *step[1:])


def carry_out(s: State, deeds: tuple[Step, ...]) -> None:
    """The deeds of a card come next, in their order: a game that plays cards outside of moments does it by this."""
    s.then(*deeds)
