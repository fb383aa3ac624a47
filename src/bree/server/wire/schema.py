"""The parts of messages and HTTP answers: asks, log lines, chairs, frames of a replay.

`make shapes` generates the types of the browser from this module, the messages and the forms.
"""

from dataclasses import dataclass
from typing import Annotated

from msgspec import UNSET, Raw, Struct, UnsetType

from bree.core import Facts, View


@dataclass(frozen=True, slots=True)
class ChairShown:
    """A chair at a table, in messages and in the description of a table."""

    seat: str
    kind: str  # "me", "open" or "bot"
    name: str
    bot: str  # empty: a person
    stars: int  # how strong the bot plays, from 1 to 3; 0: a person
    taken: bool
    here: bool


class PickShown(Struct, frozen=True, omit_defaults=True):
    id: str
    on: tuple[str, ...]  # the things of the board that it touches: "die:red", "square:3"
    copies: int = 1  # in a pick set: how often it may still be taken


class AskShown(Struct, frozen=True):
    """An ask. The seat that is asked gets all of it, the others only the seat and the key."""

    who: str
    key: str
    rule: str | UnsetType = UNSET
    picks: list[PickShown] | UnsetType = UNSET
    facts: Facts | UnsetType = UNSET
    many: bool | UnsetType = UNSET  # the ask takes a pick set
    run: list[PickShown] | UnsetType = UNSET  # the picks that the set may still hold
    least: int | UnsetType = UNSET  # in a pick set: how many picks must still follow, without `done`
    most: int | UnsetType = UNSET
    barred: dict[str, str] | UnsetType = UNSET  # pick -> the rule that forbids it
    secret: bool | UnsetType = UNSET  # the picks depend on hidden information, so even a single one is asked about


class EntryShown(Struct, frozen=True):
    """A log line."""

    key: str
    rule: str
    facts: Facts
    to: tuple[str, ...] | UnsetType = UNSET  # the seats that may read it, if not all may; seats can share a screen


class ResultNumberShown(Struct, frozen=True):
    """A line of the result of a finished game; its text has the key `result-KEY`."""

    key: str
    facts: Facts


class PuzzleShown(Struct, frozen=True):
    """The position of a puzzle."""

    seat: str  # that is asked
    grade: int  # from 1 to 3
    view: View
    ask: AskShown
    n: int  # answers before it
    hands: dict[str, list[str]] | UnsetType = UNSET  # with open hands: another seat -> things


class ExampleShown(Struct, frozen=True):
    """A worked example of the rulebook."""

    name: str
    rule: str  # it stands behind this rule
    title: dict[str, str]  # language -> text
    text: dict[str, str]
    names: dict[str, str]  # seat -> a name, where the names of the seats say little
    seat: str  # that is asked
    view: View
    ask: AskShown
    after: View  # when the example has been carried out
    lines: list[EntryShown]  # that this adds to the log


class BeatShown(Struct, frozen=True):
    """The table after a step of the rules that wrote a log line."""

    told: int  # how many lines of the `log` beside it exist by then
    views: dict[str, Annotated[Raw, View]]  # as in a state


class FrameShown(Struct, frozen=True):
    """A position of a replay."""

    n: int
    who: str  # a seat, chance, or "" for the first position
    view: View
    log: list[EntryShown]
    ask: AskShown | None
    pick: str | UnsetType = UNSET
    views: dict[str, View] | UnsetType = UNSET  # with several own seats: the views that differ from `view`
    fixed: View | UnsetType = UNSET  # in the first frame of an answer: the static view
    beats: list[BeatShown] | UnsetType = UNSET  # the steps since the position before, if the client wants them
