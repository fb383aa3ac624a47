"""What must hold of every world, looked for in its history afterwards, as Jepsen does."""

from collections import Counter, defaultdict
from collections.abc import Coroutine, Iterator
import json
from typing import Any, NamedTuple, TypeVar

import msgspec

from bree.core import Refusal
from bree.server.show.published_state import may_read, shown_line
from bree.server.store import Loaded, TableRow
from bree.server.tables.restore import restore
from bree.server.wire import messages
from tests.server.world.clients import UNSURE
from tests.server.world.held import Held
from tests.server.world.history import Event
from tests.server.world.truth import ANSWER, BACK, Reader, Truth, by_people
from tests.server.world.world import Table, World

T = TypeVar("T")


class Said(NamedTuple):
    """Something that a client wanted, and what it heard of it."""

    client: str
    seat: str
    at: float
    message: dict[str, Any]
    told: dict[str, Any] | None  # None: nobody knows what became of it
    told_at: float

    @property
    def acked(self) -> bool:
        return self.told is not None and self.told["t"] == "ack"

    @property
    def unsure(self) -> bool:
        return self.told is None or self.told.get("key") in UNSURE


def check(world: World) -> list[str]:
    """One sentence for everything that does not hold."""
    found = [f"a fault: {fault[-600:]}" for fault in world.faults]
    for event in world.history.events:
        if event.kind == "waits":
            found.append(f"{event.who} waits in vain at {event.at:.2f}: {event.facts}")
        elif event.kind == "gap":
            found.append(f"{event.who} has a gap in its log at {event.at:.2f}: {event.facts}")
    if len(world.tables) < world.schedule.tables:
        found.append("a table could not be opened")
    for table in world.tables:
        try:
            found += _Checked(world, table).all()
        except Refusal as refusal:
            found.append(f"the rows of table {table.id} are no game: {refusal}")
    return [*found, *world.database.trespasses, *world.kept]


class _Checked:
    def __init__(self, world: World, table: Table) -> None:
        self._world = world
        self._table = table
        self._clients = {one.name: one for one in world.clients if one.seat.table == table.id}
        self._rows = world.database.rows[table.id]
        self._written = {one.row.number: one for one in world.database.written if one.table == table.id}
        self._ends = {one.batch: one.row.number for one in self._written.values()}  # the last row of each append
        self._events = [event for event in world.history.events if event.who in self._clients]
        readers = {self._reader(name) for name in self._clients}
        self._truth = Truth(table.game, table.options, self._rows, sorted(readers, key=str))
        self._said = list(self._all_said())

    def _reader(self, name: str) -> Reader:
        return self._clients[name].seat.seat or None

    def _all_said(self) -> Iterator[Said]:
        heard: dict[tuple[str, int], tuple[dict[str, Any], float]] = {}
        for event in self._events:
            if event.kind == "told":
                told = event.told
                if told.get("id") is not None:
                    heard[event.who, told["id"]] = told, event.at
        for event in self._events:
            if event.kind == "says" and "id" in event.facts:
                told, at = heard.get((event.who, event.facts["id"]), (None, 0.0))
                yield Said(event.who, self._clients[event.who].seat.seat, event.at, event.facts, told, at)

    def all(self) -> Iterator[str]:
        for sentence in (
            *self._acknowledged(), *self._rows_have_authors(), *self._late_is_true(), *self._shown(),
            *self._ends_well(), *self._logs(),
        ):  # fmt: skip
            yield f"table {self._table.id}: {sentence}"

    # Answers

    @property
    def _answers(self) -> list[Said]:
        return [said for said in self._said if said.message["t"] == "answer"]

    def _acknowledged(self) -> Iterator[str]:
        """Every acknowledged answer is there, once, where it was given."""
        taken: set[int] = set()
        for said in self._said:
            if said.acked and said.told is not None:
                end = said.told["row"]
                written = self._written.get(end)
                if end and (written is None or written.at > said.told_at):
                    yield f"{said.client} was told of row {end} before it was durable"
        for said in self._answers:
            if not said.acked or said.told is None:
                continue
            row = self._truth.after(said.message["row"])
            if row is None or (row.kind, row.who, row.pick) != (ANSWER, said.seat, said.message["pick"]):
                yield f"{said.client} was told that {said.message} is kept, and it is not: there is {row}"
            elif row.number in taken:
                yield f"{said.client} was told of {said.message} what is another's"
            else:
                taken.add(row.number)
                if said.told["row"] != self._ends[self._written[row.number].batch]:
                    yield f"{said.client} was told row {said.told['row']} for row {row.number}"

    def _rows_have_authors(self) -> Iterator[str]:
        """Every stored answer came from the client that it names, and was not refused."""
        for row in self._truth.movers:
            if row.kind == ANSWER and by_people(row, self._table.bots):
                before = self._truth.before(row.number)
                if not any(self._could_be(said, row, before) for said in self._answers):
                    yield f"nobody has given {row}, or it was refused"
        kinds = Counter((row.kind, row.who) for row in self._rows if by_people(row, self._table.bots))
        wanted: Counter[tuple[str, str]] = Counter()
        for said in self._said:
            if said.acked or said.unsure:
                wanted[said.message["t"], said.seat] += 1
        granted = sum(wanted["consent", seat] for seat in self._table.tokens)
        for (kind, who), times in kinds.items():
            may = {"wish": wanted["undo", who], "word": wanted["consent", who], BACK: wanted["undo", who] + granted}
            if times > may.get(kind, times):
                yield f"{times} rows {kind} of {who}, who wanted {may[kind]}"

    def _could_be(self, said: Said, row: TableRow, before: int) -> bool:
        message = said.message
        fits = (said.seat, message["pick"], message["row"]) == (row.who, row.pick, before)
        return fits and (said.acked or said.unsure) and said.at <= self._written[row.number].at

    def _late_is_true(self) -> Iterator[str]:
        for said in self._answers:
            if said.told is not None and said.told.get("key") == "late":
                row = self._truth.after(said.message["row"])
                if row is None or self._written[row.number].at > said.told_at:
                    yield f"{said.client} was late at {said.at:.2f} though the table stood where it was: {said.message}"

    # What was shown

    def _shown(self) -> Iterator[str]:
        floor, own = 0, defaultdict[str, int](int)  # the newest row that anybody, and each client, knows of
        held = defaultdict[str, Held](Held)
        at_hello: dict[str, int] = {}
        for event in self._events:
            if event.kind == "says" and event.facts["t"] == "hello":
                at_hello[event.who] = floor
            if event.kind != "told":
                continue
            told = event.told
            if told["t"] == "state":
                row = told["row"]
                yield from self._state_is_true(event, told, held[event.who].since(told))
                if row < own[event.who]:
                    yield f"{event.who} goes back from row {own[event.who]} to {row} at {event.at:.2f}"
                if row < at_hello.pop(event.who, 0):
                    yield f"{event.who} comes at {event.at:.2f} and is shown row {row}, which others have left behind"
            if told["t"] in ("state", "ack"):
                own[event.who] = max(own[event.who], told["row"])
                floor = max(floor, told["row"])

    def _state_is_true(self, event: Event, told: dict[str, Any], before: int) -> Iterator[str]:
        row, reader = told["row"], self._reader(event.who)
        moment = self._truth.moments.get(row)
        if moment is None or (row and self._written[row].at > event.at):
            yield f"{event.who} is shown row {row}, which is not kept, at {event.at:.2f}"
            return
        ask = told["ask"]
        shown = (told["n"], told["over"], told["score"], ask and ask["who"])
        if shown != (moment.n, moment.over, moment.score, moment.asked):
            yield f"{event.who} is shown {shown} at row {row}, where it is {moment[:4]}"
        if ask and "picks" in ask and [one["id"] for one in ask["picks"]] != moment.picks:
            yield f"{event.who} is offered other picks at row {row} than there are"
        view = msgspec.json.decode(event.facts["text"].encode(), type=_Views).views[reader or ""]
        if bytes(view) != moment.views[reader]:
            yield f"{event.who} is shown another view of row {row} than the rows give"
        yield from self._leaks(event, told, range(max(1, min(before, row)), row + 1), reader)

    def _leaks(self, event: Event, told: dict[str, Any], rows: range, reader: Reader) -> Iterator[str]:
        moments = [self._truth.moments[row].secrets[reader] for row in rows if row in self._truth.moments]
        if not moments:
            return
        shown = json.dumps([told["views"], told["ask"]])
        for card in moments[-1]:
            if card in shown:
                yield f"{event.who} learns of {card} at row {rows[-1]}"
        text = event.facts["text"]
        for card in set(moments[0]).intersection(*moments[1:]):
            if card in text:
                yield f"{event.who} learns of {card} in the rows {rows}"

    # The end

    def _ends_well(self) -> Iterator[str]:
        """After the faults nobody waits for ever, and all find the truth."""
        last = self._truth.last
        over = self._truth.moments[last].over
        if not over and not any(one.at > self._world.healed for one in self._written.values()):
            yield f"it does not go on from row {last} after the faults"
        for name in self._clients:
            if name in self._world.behind:
                yield f"{name} was left behind: {self._world.behind[name]}"
        for client in self._clients.values():
            if not client.seen_last:
                yield f"{client.name} is left at row {client.state.get('row')}, and the last is {last}"

    def _logs(self) -> Iterator[str]:
        """All hold the same log, as far as they may read it."""
        record = self._world.database.tables[self._table.id]
        rows = [row for row in self._rows if self._written[row.number].at <= self._world.left]
        sitting = _done(restore(self._table.game, Loaded(record, None, rows))).sitting
        for client in self._clients.values():
            seats = (client.seat.seat,) if client.seat.seat else ()
            lines = [
                json.loads(messages.data(shown_line(one))) for one in sitting.state.log or () if may_read(seats, one)
            ]
            if client.state and client.log != lines:
                yield f"{client.name} holds another log than the rows give"


def _done(work: Coroutine[Any, Any, T]) -> T:
    """Something that only rests between its pieces needs no loop."""
    while True:
        try:
            work.send(None)
        except StopIteration as end:
            found: T = end.value
            return found


class _Views(msgspec.Struct):
    views: dict[str, msgspec.Raw]
