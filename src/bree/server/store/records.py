"""What the store keeps, as plain records."""

from collections.abc import Mapping, Sequence, Set as AbstractSet
from typing import Any, NamedTuple

from msgspec import Struct


class SeatRecord(Struct, frozen=True):
    seat: str
    kind: str  # "me", "open" or "bot"
    name: str
    bot: str
    token_hash: str  # empty: nobody holds the seat
    person_hash: str  # of the person whose seat a bot plays for now


class TableRecord(Struct, frozen=True):
    id: str
    game: str
    rules: int  # the version of the rules it is played by
    options: dict[str, Any]
    start: dict[str, Any] | None  # a position to begin from, where not from the setup
    host_hash: str
    watch: bool
    clock: int | None
    closed: bool
    created: float
    seats: list[SeatRecord]  # in the order of the game's seats
    origin: str = ""  # where the game came from, if it was not begun at this table: "save" or "branch"
    practice: bool = False  # may what was thrown or shown be taken back where nobody has to agree?
    opened_by: str = ""  # a few bits of a hash of the address, so that nobody fills the house
    next_table: str = ""  # the id of the table on which the same people play their next game


class Owner(Struct, frozen=True):
    """Which worker has a table, and where other workers reach it."""

    worker: str
    address: str


class Row(Struct, frozen=True):
    number: int  # 1, 2, 3 ... of its table
    kind: str  # "answer" or "back"; "wish", "word" and "seat" do not move the game
    who: str
    pick: str
    to: int  # of a "back": how many effective answers are left
    at: float


class Snapshot(Struct, frozen=True):
    """What the sitting was after `number` rows: a shortcut, the rows are the truth."""

    number: int
    state: dict[str, Any]


class Loaded(Struct, frozen=True):
    table: TableRecord
    snapshot: Snapshot | None
    rows: list[Row]  # those after the snapshot


# To append

Values = tuple[Any, ...]
Runs = Mapping[str, Sequence[Row]]  # by table, with numbers that follow each other


class Appended(NamedTuple):
    written: AbstractSet[str]  # the tables to which all their rows were appended
    refused: AbstractSet[str]  # those that are there, but to which nothing was


def values(table_id: str, row: Row) -> Values:
    """In the order of the columns."""
    return table_id, row.number, row.kind, row.who, row.pick, row.to, row.at
