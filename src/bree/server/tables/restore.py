"""Restore a table from its newest snapshot and the rows after it, and make snapshots.

There are five kinds of rows. An answer and an undo move the game. A request for an undo and the consent of another
person do not; they are stored, so that a request survives a restart. A seat change is only a log line.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bree.core import Game, LogEntry, Refusal
from bree.core.saves.malformed import MALFORMED_ERRORS
from bree.core.saves.migrate import migrated
from bree.core.saves.state_json import from_plain, to_plain
from bree.server.store import Loaded, Snapshot, TableRecord, TableRow
from bree.server.tables.progress import ANSWER, BACK, LOGGED, MOVES, SEAT, WISH, WORD, YES, Progress
from bree.server.tables.seats import chair
from bree.server.tables.yielding import run_yielding
from bree.table import Sitting
from bree.table.daily import seed_of
from bree.table.lesson_file import lessons
from bree.table.lesson_sitting import LessonSitting
from bree.table.sitting import Answer
from bree.table.undo import TABLE_RULE, Request


class Restored(NamedTuple):
    sitting: Sitting
    progress: Progress


def new_sitting(game: Game, table: TableRecord, seed: int | None = None) -> Sitting:
    """The table before its first answer."""
    start = None if table.start is None else migrated(game, table.rules, table.start)
    chairs = {seat.seat: chair(seat) for seat in table.seats}
    kind = LessonSitting if table.lesson else Sitting
    dice = seed_of(table.game, table.daily) if table.daily else seed
    sitting = kind(game, table.options, chairs, dice, start, table.origin)
    sitting.practice = table.practice
    return sitting


async def restore(game: Game, loaded: Loaded, seed: int | None = None) -> Restored:
    """Restore a table. A long game is replayed in slices, so that other tasks can run."""
    sitting = new_sitting(game, loaded.table, seed)
    progress = Progress(0, 0, loaded.table.created)
    if loaded.snapshot is not None:
        kept = loaded.snapshot.state
        progress = Progress(loaded.snapshot.number, kept["moved"], kept["at"], kept["cut"])
        _load_snapshot(sitting, kept)
    await run_yielding(replay_rows(sitting, loaded.rows))
    progress.add(loaded.rows, _cut(sitting, loaded.rows))
    follow_lesson(sitting, loaded.table)
    return Restored(sitting, progress)


def follow_lesson(sitting: Sitting, table: TableRecord) -> None:
    """Let a table of a lesson go on in it. Without the lesson the game goes on as any other."""
    lesson = lessons(sitting.game).get(table.lesson)
    if lesson is not None and isinstance(sitting, LessonSitting):
        sitting.follow(lesson)


def replay_rows(sitting: Sitting, rows: Sequence[TableRow]) -> Iterator[None]:
    """Apply rows to a sitting. Yields after each answer."""
    last = max((place for place, row in enumerate(rows, 1) if row.kind in MOVES), default=0)
    yield from _apply_moves(sitting, [row for row in rows if row.kind in LOGGED])
    for row in rows[last:]:  # a move ends the requests before it
        _apply_request(sitting, row)


def _cut(sitting: Sitting, rows: Sequence[TableRow]) -> int | None:
    backs = [row.to for row in rows if row.kind == BACK]
    return lines_before(sitting, min(backs)) if backs else None


def _apply_moves(sitting: Sitting, rows: Sequence[TableRow]) -> Iterator[None]:
    """Work out which answers remain after all undos, then play these. This way, many undos cost no more than one."""
    kept = len(sitting.answers)
    later: list[TableRow] = []
    seats: list[tuple[int, TableRow]] = []  # seat changes with the number of answers before them
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
        _log_seat_changes(sitting, seats, number)
        sitting.answer(row.who, row.pick)
        yield
    _log_seat_changes(sitting, seats, kept + len(later))


def _log_seat_changes(sitting: Sitting, seats: Sequence[tuple[int, TableRow]], count: int) -> None:
    for at, row in seats:
        if at == count:
            log_seat_change(sitting, row)


def log_seat_change(sitting: Sitting, row: TableRow) -> None:
    """Write the log line of a seat change. `row.pick` has the kind of change and the new player."""
    change, _, who = row.pick.partition(" ")
    sitting.note("seat-" + change, seat=row.who, who=who)


def _apply_request(sitting: Sitting, row: TableRow) -> None:
    request = sitting.request
    if row.kind == WISH:
        sitting.request = Request(row.who, row.to, frozenset(sitting.voters) - {row.who})
    elif row.kind == WORD and request is not None:
        sitting.request = request._replace(waiting=request.waiting - {row.who}) if row.pick == YES else None


def lines_before(sitting: Sitting, count: int) -> int:
    """How many log lines are certainly the same after `count` answers. Lines of the table itself may have moved."""
    log = sitting.state.log or ()
    lines = sitting.answers[count].log_before if count < len(sitting.answers) else len(log)
    while lines and log[lines - 1].rule == TABLE_RULE:
        lines -= 1
    return lines


def answer_rows(answers: Iterable[Answer], after: int, at: float) -> list[TableRow]:
    return [TableRow(number, ANSWER, one.who, one.pick, 0, at) for number, one in enumerate(answers, after + 1)]


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


def _load_snapshot(sitting: Sitting, kept: dict[str, Any]) -> None:
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
