"""A table from what the store keeps: newest snapshot and the rows after it. And the other way, a snapshot.

Rows of two kinds move the game: an answer, and a step back. Two kinds are only talk about a step back: the wish for
one, and another person's word on it. So a wish outlives the server. A row of the fifth kind is a line of the log:
somebody has sat down, or left.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bree.core import Game, LogEntry, Refusal
from bree.core.saves.malformed import MALFORMED_ERRORS
from bree.core.saves.migrate import migrated
from bree.core.saves.state_json import from_plain, to_plain
from bree.server.store import Loaded, Row, Snapshot, TableRecord
from bree.server.tables.progress import ANSWER, BACK, LOGGED, MOVES, SEAT, WISH, WORD, YES, Progress
from bree.server.tables.seats import chair
from bree.server.tables.yielding import run_yielding
from bree.table import Sitting
from bree.table.sitting import Answer
from bree.table.undo import TABLE_RULE, Request


class Restored(NamedTuple):
    sitting: Sitting
    progress: Progress


def new_sitting(game: Game, table: TableRecord, seed: int | None = None) -> Sitting:
    """The table before its first answer."""
    start = None if table.start is None else migrated(game, table.rules, table.start)
    chairs = {seat.seat: chair(seat) for seat in table.seats}
    sitting = Sitting(game, table.options, chairs, seed, start, table.origin)
    sitting.practice = table.practice
    return sitting


async def restore(game: Game, loaded: Loaded, seed: int | None = None) -> Restored:
    """A long game is played again in pieces: others have their turns meanwhile."""
    sitting = new_sitting(game, loaded.table, seed)
    progress = Progress(0, 0, loaded.table.created)
    if loaded.snapshot is not None:
        kept = loaded.snapshot.state
        progress = Progress(loaded.snapshot.number, kept["moved"], kept["at"], kept["cut"])
        _lay_out(sitting, kept)
    await run_yielding(replay_rows(sitting, loaded.rows))
    progress.add(loaded.rows, _cut(sitting, loaded.rows))
    return Restored(sitting, progress)


def replay_rows(sitting: Sitting, rows: Sequence[Row]) -> Iterator[None]:
    """Rests after each answer."""
    last = max((place for place, row in enumerate(rows, 1) if row.kind in MOVES), default=0)
    yield from _move(sitting, [row for row in rows if row.kind in LOGGED])
    for row in rows[last:]:  # what was said before the last move is settled by it
        _say(sitting, row)


def _cut(sitting: Sitting, rows: Sequence[Row]) -> int | None:
    backs = [row.to for row in rows if row.kind == BACK]
    return lines_before(sitting, min(backs)) if backs else None


def _move(sitting: Sitting, rows: Sequence[Row]) -> Iterator[None]:
    """First what is left of the answers, then play: many steps back cost no more than one."""
    kept = len(sitting.answers)
    later: list[Row] = []
    seats: list[tuple[int, Row]] = []  # with the number of answers before it
    for row in rows:
        if row.kind == ANSWER:
            later.append(row)
        elif row.kind == SEAT:
            seats.append((kept + len(later), row))
        else:
            kept = min(kept, row.to)
            del later[row.to - kept :]
            seats = [(min(count, row.to), told) for count, told in seats]
    if any(row.kind in MOVES for row in rows):
        sitting.request = None
    if kept < len(sitting.answers):
        sitting.rewind(kept)
    for number, row in enumerate(later, kept):
        _tell_seats(sitting, seats, number)
        sitting.answer(row.who, row.pick)
        yield
    _tell_seats(sitting, seats, kept + len(later))


def _tell_seats(sitting: Sitting, seats: Sequence[tuple[int, Row]], count: int) -> None:
    for at, row in seats:
        if at == count:
            log_seat_change(sitting, row)


def log_seat_change(sitting: Sitting, row: Row) -> None:
    """A line of the log for a change of seats; `pick` says which, and who plays there now."""
    deed, _, who = row.pick.partition(" ")
    sitting.note("seat-" + deed, seat=row.who, who=who)


def _say(sitting: Sitting, row: Row) -> None:
    request = sitting.request
    if row.kind == WISH:
        sitting.request = Request(row.who, row.to, frozenset(sitting.voters) - {row.who})
    elif row.kind == WORD and request is not None:
        sitting.request = request._replace(waiting=request.waiting - {row.who}) if row.pick == YES else None


def lines_before(sitting: Sitting, count: int) -> int:
    """Lines of the log that surely stand after so many answers: the table's own may have moved up to there."""
    log = sitting.state.log or ()
    lines = sitting.answers[count].log_before if count < len(sitting.answers) else len(log)
    while lines and log[lines - 1].rule == TABLE_RULE:
        lines -= 1
    return lines


def answer_rows(answers: Iterable[Answer], after: int, at: float) -> list[Row]:
    return [Row(number, ANSWER, one.who, one.pick, 0, at) for number, one in enumerate(answers, after + 1)]


# Snapshots


def snapshot(sitting: Sitting, progress: Progress) -> Snapshot:
    request = sitting.request
    state = {
        "rules": sitting.game.version,
        "position": to_plain(sitting.state),
        "log": [tuple(entry) for entry in sitting.state.log or ()],
        "answers": [tuple(answer) for answer in sitting.answers],
        "request": request and (request.seat, request.at, sorted(request.waiting)),
        "moved": progress.moved,
        "at": progress.at,
        "cut": progress.cut,
    }
    return Snapshot(progress.rows, state)


def _lay_out(sitting: Sitting, kept: dict[str, Any]) -> None:
    position = migrated(sitting.game, kept["rules"], kept["position"])
    try:
        state = from_plain(sitting.game, position)
        state.log = [_entry(*line) for line in kept["log"]]
        request = None
        if kept["request"]:
            seat, at, waiting = kept["request"]
            request = Request(seat, at, frozenset(waiting))
        sitting.set_position(state, [Answer(*answer) for answer in kept["answers"]], request)
    except MALFORMED_ERRORS as fault:
        raise Refusal("save-position") from fault


def _entry(key: str, rule: str, to: str | list[str], facts: dict[str, Any], reveals: bool) -> LogEntry:
    audience = to if isinstance(to, str) else tuple(to)
    return LogEntry(key, rule, audience, {name: _fact(value) for name, value in facts.items()}, reveals)


def _fact(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
