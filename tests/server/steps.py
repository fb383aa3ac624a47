"""The expected beats: this code follows the rules step by step, without the server."""

import json
from typing import Any, NamedTuple

from bree.core import Game, LogEntry
from bree.server.store import TableRow
from bree.server.tables.progress import ANSWER, BACK
from tests.server.seated import Seated, Told

Seats = tuple[str, ...]
View = dict[str, Any]


def states(client: Seated) -> list[Told]:
    """One for each row, as they came."""
    found: dict[int, Told] = {}
    for text in client.heard:
        told = json.loads(text)
        if told["t"] == "state":
            found.setdefault(told["row"], told)
    return list(found.values())


class Step(NamedTuple):
    """One that told something."""

    lines: list[LogEntry]
    views: dict[str, View]


def by_hand(game: Game, s: Any, pick: str, seats: Seats) -> list[Step]:
    """The answer is carried out on the state."""
    found: list[Step] = []

    def do(doer: Any, *given: Any) -> None:
        told = len(s.log)
        doer(s, *given)
        if len(s.log) > told:
            found.append(Step(s.log[told:], views_of(game, s, seats)))

    name, *given = s.todo.pop()
    do(game.rules.answers[name], *given, pick)
    while s.todo and s.todo[-1][0] in game.rules.steps:
        name, *given = s.todo.pop()
        do(game.rules.steps[name], *given)
    return found


def views_of(game: Game, s: Any, seats: Seats) -> dict[str, View]:
    seen = {seat: game.dynamic_view(s, seat or None) for seat in seats or ("",)}
    found: dict[str, View] = json.loads(json.dumps(seen))
    return found


def hears(seats: Seats, line: LogEntry) -> bool:
    return any(line.visible_to(seat) for seat in seats or (None,))


def expected(steps: list[Step], seats: Seats, end: dict[str, View]) -> tuple[list[Any], list[Any]]:
    """The beats of a message and its lines, of these steps; the last one is the state itself, if it looks like it."""
    beats: list[Any] = []
    lines: list[Any] = []
    for step in steps:
        heard = [line for line in step.lines if hears(seats, line)]
        if heard:
            lines += [(line.key, json.loads(json.dumps(line.facts))) for line in heard]
            beats.append({"told": len(lines), "views": step.views})
    if beats and beats[-1] == {"told": len(lines), "views": end}:
        beats.pop()
    return beats, lines


def unfolded(game: Game, options: Any, rows: list[TableRow], messages: list[dict[str, Any]], seats: Seats) -> int:
    """Every state is what the rows since the one before it lead to, step by step; says how many beats there were.

    The first message is the one that the client was welcomed with.
    """
    s, count = game.new(options, log=True), 0
    answers = {row.number: row.pick for row in rows if row.kind == ANSWER}
    assert not any(row.kind == BACK for row in rows)
    done = 0
    for number, message in enumerate(messages):
        steps: list[Step] = []
        for row in range(done + 1, message["row"] + 1):
            steps += by_hand(game, s, answers[row], seats)
        done = message["row"]
        end = views_of(game, s, seats)
        assert message["views"] == end
        if number:
            beats, lines = expected(steps, seats, end)
            assert message.get("beats", []) == beats
            assert [(line["key"], line["facts"]) for line in message["log"]] == lines
            assert "beats" not in message or beats, "none are not sent"
            count += len(beats)
        else:
            assert "beats" not in message
    return count
