"""Since when what a client is told has been said."""

from typing import Any

from tests.server.world.held import Held


def state(row: int, begins: int, lines: int) -> dict[str, Any]:
    return {"row": row, "from": begins, "log": [{}] * lines}


def test_what_is_told_was_said_after_the_last_state() -> None:
    held = Held()
    assert held.since(state(5, 0, 2)) == 0
    assert held.since(state(7, 2, 1)) == 5
    assert held.since(state(8, 3, 0)) == 7
    assert held.since(state(9, 3, 4)) == 8


def test_what_is_sent_again_was_said_before() -> None:
    held = Held()
    for row, begins, lines in ((5, 0, 2), (7, 2, 1), (9, 3, 4)):
        held.since(state(row, begins, lines))
    assert held.since(state(12, 3, 6)) == 7, "as from the state that ended there"
    assert held.since(state(13, 9, 1)) == 12
    assert held.since(state(14, 1, 3)) == 0
    assert held.since(state(15, 4, 1)) == 14
