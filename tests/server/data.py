"""The data of a table of the tiny game, without a store."""

import tiny

from bree.server.store import SeatRecord, TableRecord
from bree.server.tables.progress import Progress
from bree.server.tables.restore import Restored
from bree.server.tables.table_data import TableData
from bree.table import Chair, Sitting


def record() -> TableRecord:
    chairs = [SeatRecord(seat, "me", seat, "", "x", "") for seat in ("ann", "bob")]
    options = tiny.GAME.choose({})
    return TableRecord("t", "tiny", 1, options, None, "", False, None, False, 1.0, chairs)


def data_of(*bots: str, row: int = 1) -> TableData:
    """Some seats are played by bots."""
    chairs = {seat: Chair(seat, "random" if seat in bots else "") for seat in ("ann", "bob")}
    return TableData(record(), Restored(Sitting(tiny.GAME, {}, chairs, 1), Progress(row, row, 1.0)))
