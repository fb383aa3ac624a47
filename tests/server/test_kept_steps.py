"""The beats that an audience keeps until it has sent them to its clients."""

from functools import partial
import json
from random import Random
from typing import Any

from bree.core.find import find
from bree.core.recorder import Recorder
from bree.server.show.audiences import Audiences
from bree.server.show.clients import Client
from bree.server.show.published_state import PublishedState
from bree.server.show.steps import MOST, StepRecorder
from bree.server.wire import messages
from tests.contract.variants import answer_of
from tests.server.seated import Told
from tests.server.steps import by_hand, expected, views_of


class Shown:
    """A table of one audience, without a server."""

    def __init__(self, *seats: str, after: int = 0) -> None:
        self.game, self.seats = find("mordor"), seats
        self.s = self.game.new({}, log=True)
        self.audiences = Audiences()
        self.written: list[Told] = []
        self.free = True
        self.client = Client(self)
        self.client.wants_steps, self.client.seats = True, seats
        self.audiences.enter(self.client, after, None, self.scene(), self.s.log)
        self.rng = Random(5)

    def write(self, texts: Any) -> None:
        self.written += [json.loads(text) for text in texts]

    def close(self, _code: int) -> None: ...

    def scene(self) -> PublishedState:
        lines = self.audiences.lines(self.s.log)
        return PublishedState(self.game, self.s, self.game.waiting(self.s), 1, 1, lines, messages.raw([]))

    def play(self, show: bool = True) -> list[Any]:
        """One answer; says what its steps were."""
        ask = self.game.waiting(self.s)
        assert ask is not None
        pick = answer_of(ask, self.rng)
        recorded, twin = StepRecorder(self.game), self.s.clone()
        twin.log = list(self.s.log)
        steps = by_hand(self.game, self.s, pick, self.seats)
        self.game.rules.play(twin, pick, recorder=Recorder(twin, partial(recorded.record, twin)))
        for _ in self.audiences.add_steps(recorded.steps):
            pass
        if show:
            self.audiences.show(self.scene(), self.s.log)
        return steps

    def told(self) -> Told:
        """Return what the server sends the client now."""
        self.client.show()
        self.client.flush()
        return self.written[-1]


async def test_a_slow_line_gets_the_beats_of_all_that_it_missed() -> None:
    table = Shown("frodo")
    table.told()
    steps = [step for _ in range(25) for step in table.play()]
    end = views_of(table.game, table.s, table.seats)
    told = table.told()
    assert told["beats"] == expected(steps, table.seats, end)[0]
    assert len(told["beats"]) > 5
    assert "beats" not in table.told(), "it has them"


async def test_only_so_many_are_kept() -> None:
    table = Shown()
    table.told()
    steps: list[Any] = []
    while len(steps) < MOST + 20:
        steps += table.play()
    beats, lines = expected(steps, (), {})
    told = table.told()
    assert told["beats"][:-1] == beats[-MOST:-1]
    assert [line["key"] for line in told["log"]] == [key for key, _ in lines], "the log has everything"


async def test_a_beat_belongs_to_the_state_that_is_shown_after_it() -> None:
    table = Shown()
    table.told()
    steps = []
    while not steps:
        steps = table.play()
    views = views_of(table.game, table.s, ())
    later: list[Any] = []
    while not later:
        later = table.play(show=False)
    told = table.told()
    assert told["views"] == views
    assert told.get("beats", []) == expected(steps, (), views)[0]
    table.audiences.show(table.scene(), table.s.log)
    table.client.flush()
    told = table.written[-1]
    assert told.get("beats", []) == expected(later, (), views_of(table.game, table.s, ()))[0]


async def test_where_nobody_wants_them_nothing_is_kept() -> None:
    table = Shown()
    assert table.audiences.step_clients
    table.audiences.leave(table.client)
    assert not table.audiences.step_clients
    plain = Client(table)
    table.audiences.enter(plain, 0, None, table.scene(), table.s.log)
    assert not table.audiences.step_clients
    for _ in range(20):
        table.play()
    audience = plain.audience
    assert audience is not None
    told = json.loads(audience.state_message(0, beats=True))
    assert len(told["log"]) > 5
    assert "beats" not in told, "nobody noted them"
