"""What a deed wants of a card file: the kinds of its arguments, and how a file's values become arguments."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from bree.core.signature import Taken

CARD: Final = "card"  # the first argument of every deed


class Names(NamedTuple):
    """One of these."""

    known: tuple[str, ...]
    why: str = "why-unknown-name"  # key of the sentence that refuses another


class Row(NamedTuple):
    """So many numbers, for the last argument, which is written `*name`: they lie in the stack one by one."""

    size: int


Want = type | Names | Row


def misfit(wants: Mapping[str, Want], taken: Taken) -> str:
    """How a deed is written otherwise than it is declared; "" if it is not. The kinds only where they are known."""
    if taken.names != (CARD, *wants):
        return f"it takes {', '.join(taken.names)}"
    for (name, want), kind in zip(wants.items(), taken.kinds[1:], strict=False):
        if isinstance(want, Row) != (taken.row and name == taken.names[-1]):
            return f"{name} must be a row in both"
        wanted = int if isinstance(want, Row) else str if isinstance(want, Names) else want
        if wanted not in (int, str) or (kind in (int, str) and kind is not wanted):
            return f"{name} is of another kind"
    return ""


def why_not(want: Want, value: Any) -> str:
    """Why a file may not give this value; "" if it may."""
    if isinstance(want, Row):
        numbers = type(value) is list and len(value) == want.size and all(type(one) is int for one in value)
        return "" if numbers else "why-wrong-type"
    if isinstance(want, Names):
        return "why-wrong-type" if type(value) is not str else "" if value in want.known else want.why
    return "" if type(value) is want else "why-wrong-type"


def arguments(card: str, wants: Mapping[str, Want], given: Mapping[str, Any]) -> list[str | int]:
    """The card, then the values in the order of the declaration, a row laid out."""
    found: list[str | int] = [card]
    for name, want in wants.items():
        if isinstance(want, Row):
            found.extend(given[name])
        else:
            found.append(given[name])
    return found
