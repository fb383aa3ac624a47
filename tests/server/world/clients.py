"""Who sits at the tables: persons that answer, take back, agree, send twice, lose the line and come back; and watchers.

A client keeps to docs/protocol.md and no more: it believes what it is told, waits for what it was promised, and says
so in the history when that does not come.
"""

import asyncio
from itertools import count
import json
from random import Random
from typing import Any, NamedTuple

from tests.server.world.history import History
from tests.server.world.network import Network, Place
from tests.server.world.sockets import Lost, Socket, Told

UNSURE = ("store-unreachable", "store-closed", "fault", "stopping")  # refusals that do not say what was done
PATIENT_S = 13.0  # the wait of some persons after one of those
PATIENCE_S = 30.0  # for an answer on a line that holds: longer than any fault lasts
LOOK_S = 1.0  # how often somebody who waits looks up
CROWD = 0.05  # of the answers are sent twice, and as many are wrong
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 2.0  # before a client comes back


class Seat(NamedTuple):
    table: str
    seat: str  # "": the public
    token: str


class Attempt(NamedTuple):
    id: int
    row: int
    pick: str


class Client:
    def __init__(
        self,
        name: str,
        address: str,
        seat: Seat,
        places: list[Place],
        network: Network,
        history: History,
        rng: Random,
        thinks: float,
    ) -> None:
        self.name = name
        self._address = address
        self.seat = seat
        self._places = places
        self._network = network
        self._history = history
        self._rng = rng
        self._thinks = thinks  # seconds, about
        self._ids = count(1)
        self.beats = rng.random() < 0.3
        self._patient = rng.random() < 0.6
        self.state: Told = {}
        self.log: list[Told] = []
        self.resting = False  # it answers no more, and only looks
        self.leaving = False
        self.here = False  # it has been shown the table on this line
        self.seen_last = False  # it was here when the world ended
        self._socket: Socket | None = None
        self._again: Attempt | None = None  # sent on a line that broke: nobody knows what became of it
        self._pending: dict[int, Attempt | None] = {}  # what was said and not answered yet
        self._newer = 0  # a state of at least this row was promised
        self._due = 0.0  # when what is promised must be here
        self._act_at: float | None = None
        self._spoken = False  # about the wish that is shown

    @property
    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def live(self) -> None:
        pause = FIRST_PAUSE_S
        while not self.leaving:
            try:
                await self._visit()
            except Lost as lost:
                self._history.note(self.name, "lost", why=str(lost))
            finally:
                self._give_up()
            pause = FIRST_PAUSE_S if self.here else min(2 * pause, LONGEST_PAUSE_S)
            self.here = False
            await asyncio.sleep(pause * self._rng.uniform(0.5, 1.5))

    def _give_up(self) -> None:
        """Of what was under way nothing is known any more."""
        lost = [one for one in self._pending.values() if one is not None]
        self._again = lost[-1] if lost else self._again
        self._pending.clear()
        self._act_at = None
        self._newer = 0
        if self._socket is not None:
            self._socket.hang_up()
            self._socket = None

    async def _visit(self) -> None:
        place = self._places[int(self._rng.random() * len(self._places))]
        self._history.note(self.name, "comes", to=place[1])
        path = f"/api/tables/{self.seat.table}/play"
        self._socket = await Socket.open(self._network, place, path, self._address)
        await self._socket.opened(PATIENCE_S)
        tokens = [self.seat.token] if self.seat.token else []
        self._say({"t": "hello", "tokens": tokens, "after": len(self.log), **({"beats": True} if self.beats else {})})
        self._promise(0)
        while not self.leaving:
            text = await self._socket.next(self._wait())
            if self.leaving:
                return
            if text is not None:
                self._hear(text)
            elif self.awaiting and self._now >= self._due:
                self._history.note(self.name, "waits", pending=list(self._pending), row=self._newer)
                raise Lost("waited in vain")
            elif self._act_at is not None and self._now >= self._act_at:
                self._act()

    @property
    def awaiting(self) -> bool:
        """Is something promised that has not come yet?"""
        return not self.here or bool(self._pending) or self.state.get("row", 0) < self._newer

    def _wait(self) -> float:
        ends = [self._now + LOOK_S, *([self._due] if self.awaiting else [])]
        if self._act_at is not None and not self._pending:
            ends.append(self._act_at)
        return max(0.0, min(ends) - self._now)

    def _promise(self, row: int) -> None:
        self._newer = max(self._newer, row)
        self._due = self._now + PATIENCE_S

    # The messages that it receives

    def _hear(self, text: str) -> None:
        told = json.loads(text)
        self._history.note(self.name, "told", text=text, message=told)
        kind = told["t"]
        if kind == "state":
            self._see(told)
        elif kind == "ack":
            self._pending.pop(told["id"], None)
            self._promise(told["row"])
            self._plan()
        elif kind == "no":
            attempt = self._pending.pop(told["id"], None)
            if told["key"] == "late" and attempt is not None:
                self._promise(attempt.row + 1)
            self._plan()
            if told["key"] in UNSURE and self._patient:  # it will be shown what came of it
                self._act_at = self._now + PATIENT_S
        elif kind == "bye":
            raise Lost(f"bye {told['key']}")

    def _see(self, told: Told) -> None:
        if told.get("anew"):
            self.log = [{}] * told["from"]
        if told["from"] > len(self.log):
            self._history.note(self.name, "gap", held=len(self.log), begins=told["from"])
        self.log = self.log[: told["from"]] + told["log"]
        self._spoken = self._spoken and told["request"] is not None
        self.state = told
        if not self.here:
            self.here = True
            self._due = self._now + PATIENCE_S
        if self.beats and self._rng.random() < 0.9:
            self._say({"t": "seen", "row": told["row"]})
        self._plan()

    def _plan(self) -> None:
        """It thinks for a while, if there is anything to do."""
        if self.resting or self._pending or not self.seat.seat or self.state.get("row", 0) < self._newer:
            self._act_at = None
        elif self._asked or self._has_a_say:
            if self._act_at is None:
                self._act_at = self._now + self._rng.expovariate(1 / self._thinks)
        else:
            self._act_at = None

    @property
    def _asked(self) -> bool:
        ask = self.state.get("ask")
        return not self.state["over"] and ask is not None and ask["who"] == self.seat.seat and bool(ask.get("picks"))

    @property
    def _has_a_say(self) -> bool:
        request = self.state.get("request")
        return request is not None and self.seat.seat in request["waiting"] and not self._spoken

    # What it says

    def _act(self) -> None:
        self._act_at = None
        chance = self._rng.random()
        if self._has_a_say:
            self._spoken = True
            self._say_with({"t": "consent", "seat": self.seat.seat, "agree": chance < 0.7}, None)
        elif chance < 0.06:
            self._say_with({"t": "undo", "seat": self.seat.seat}, None)
        elif self._asked:
            row, picks = self.state["row"], self.state["ask"]["picks"]
            pick = self._rng.choice(picks)["id"]
            if self._again is not None and self._again.row == row:  # as if it had never been sent
                pick = self._again.pick
            self._again = None
            if chance > 1 - CROWD:
                pick = "nonsense"
            self._answer(row, pick)
            if chance < 0.06 + CROWD:
                self._answer(row, pick)

    def _answer(self, row: int, pick: str) -> None:
        self._say_with({"t": "answer", "row": row, "pick": pick}, (row, pick))

    def _say_with(self, message: Told, attempt: tuple[int, str] | None) -> None:
        number = next(self._ids)
        self._pending[number] = Attempt(number, *attempt) if attempt is not None else None
        self._due = self._now + PATIENCE_S
        self._say({**message, "id": number})

    def _say(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._history.note(self.name, "says", **message)
        self._socket.send(message)
