"""What messages and answers are put together from: asks, lines of the log, chairs, frames of a replay.

The types of the browser are made from this, from the messages and from the forms (`make shapes`).
"""

from dataclasses import dataclass
from typing import Annotated

from msgspec import UNSET, Raw, Struct, UnsetType

from bree.core import Facts, View


@dataclass(frozen=True, slots=True)
class ChairShown:
    """Somebody's place at a table; said over the socket and in the face of a table."""

    seat: str
    kind: str  # "me", "open" or "bot"
    name: str
    bot: str  # empty: a person
    taken: bool
    here: bool


class PickShown(Struct, frozen=True, omit_defaults=True):
    id: str
    on: tuple[str, ...]  # what it touches: "die:red", "square:3"
    copies: int = 1  # of a run: how many of it may still be taken


class AskShown(Struct, frozen=True):
    """In full to the one who is asked; all others hear who it is and what about."""

    who: str
    key: str
    rule: str | UnsetType = UNSET
    picks: list[PickShown] | UnsetType = UNSET
    facts: Facts | UnsetType = UNSET
    many: bool | UnsetType = UNSET  # one of a run: several may be gathered
    run: list[PickShown] | UnsetType = UNSET  # all that may still become part of the run
    least: int | UnsetType = UNSET  # of a run: so many picks must still be made, `done` not counted
    most: int | UnsetType = UNSET
    barred: dict[str, str] | UnsetType = UNSET  # pick -> the rule that forbids it


class EntryShown(Struct, frozen=True):
    """A line of the log."""

    key: str
    rule: str
    facts: Facts
    to: tuple[str, ...] | UnsetType = UNSET  # who may read it, where not all may: several seats may share a screen


class BeatShown(Struct, frozen=True):
    """A moment on the way: a step of the rules that told something."""

    told: int  # so many lines of the `log` beside it are told by then
    views: dict[str, Annotated[Raw, View]]  # as in a state


class FrameShown(Struct, frozen=True):
    """A position of a replay."""

    n: int
    who: str  # a seat, chance, or "" for the first position
    view: View
    log: list[EntryShown]
    ask: AskShown | None
    pick: str | UnsetType = UNSET
    views: dict[str, View] | UnsetType = UNSET  # of several own seats: those that see something else than `view`
    fixed: View | UnsetType = UNSET  # of the first frame of an answer: what never changes in the views
    beats: list[BeatShown] | UnsetType = UNSET  # on the way from the position before, if they are wanted
