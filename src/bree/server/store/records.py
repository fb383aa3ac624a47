"""The records of the store."""

from collections.abc import Mapping, Sequence, Set as AbstractSet
from typing import Any, NamedTuple

from msgspec import Struct


class SeatRecord(Struct, frozen=True):
    seat: str
    kind: str  # "me", "open" or "bot"
    name: str
    bot: str
    token_hash: str  # empty: nobody holds the seat
    person_hash: str  # of the person whose seat a bot plays now


class TableRecord(Struct, frozen=True):
    id: str
    game: str
    rules: int  # the version of the rules
    options: dict[str, Any]
    start: dict[str, Any] | None  # the first position, if it is not the setup of the game
    host_hash: str
    watch: bool
    clock: int | None
    closed: bool
    created: float
    seats: list[SeatRecord]  # in the order of the game's seats
    origin: str = ""  # "save" or "branch", if the game did not begin at this table
    practice: bool = False  # a player alone may undo rolls and revealed cards too
    opened_by: str = ""  # a few bits of the hash of the creator's address, to limit the tables of an address
    next_table: str = ""  # the id of the table with the next game of the same people
    lesson: str = ""  # the name of the lesson that the game follows
    daily: str = ""  # the day of the deal that it plays, such as "2026-11-19"
    offered: bool = False  # to everybody, on the first page


class TableOwner(Struct, frozen=True):
    """The worker that owns a table, and its address for other workers."""

    worker: str
    address: str


class TableRow(Struct, frozen=True):
    """A stored change of a table: an answer, an undo, a request or consent for an undo, or a seat change."""

    number: int  # 1, 2, 3 ... in its table
    kind: str  # "answer" or "back" (undo); "wish" (request), "word" (consent) and "seat" do not move the game
    who: str
    pick: str
    to: int  # for "back": how many answers remain
    at: float


class Snapshot(Struct, frozen=True):
    """The sitting after `number` rows. It only saves time: the rows alone define the table."""

    number: int
    state: dict[str, Any]


class Loaded(Struct, frozen=True):
    table: TableRecord
    snapshot: Snapshot | None
    rows: list[TableRow]  # the rows after the snapshot


# Appending

RowValues = tuple[Any, ...]
NewRows = Mapping[str, Sequence[TableRow]]  # by table, with consecutive numbers


class Appended(NamedTuple):
    written: AbstractSet[str]  # tables with all their rows appended
    refused: AbstractSet[str]  # existing tables with nothing appended


def values(table_id: str, row: TableRow) -> RowValues:
    """The values of a row in the order of the columns."""
    return table_id, row.number, row.kind, row.who, row.pick, row.to, row.at
