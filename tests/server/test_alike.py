"""Without secrets all seats share one view, which is made once; with secrets each seat has a separate view."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bree.core import Game, View
from bree.core.find import games
from bree.server.show.published_state import PublishedState
from bree.server.show.steps import RecordedStep
from bree.server.wire import messages

Looked = list[str | None]


def watched(game: Game) -> tuple[Game, Looked]:
    """The game, and whose views of it are made."""
    looked: Looked = []

    def maker(s: Any) -> Callable[[str | None], View]:
        make = game.dynamic_views(s)
        return lambda seat: (looked.append(seat), make(seat))[1]

    return replace(game, view_maker=maker), looked


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_view_is_made_for_each_seat_only_where_something_is_secret(game: Game) -> None:
    told, looked = watched(game)
    s = game.new({}, log=True)
    seats = game.seats(game.choose({}))
    scene = PublishedState(told, s, game.waiting(s), 0, 0, [], messages.raw([]))
    for seat in (*seats, "", *seats):
        assert scene.view(seat) == messages.raw(game.dynamic_view(s, seat or None))
    assert looked == ([*seats, None] if game.secrets else [None])

    s.tell("heard", "TEST-1")
    looked.clear()
    moment = RecordedStep(told, s, s.log, len(s.log))
    for seat in seats:
        beat = moment.visible_to((seat,))
        assert beat is not None
        assert beat.views == {seat: messages.raw(game.dynamic_view(s, seat))}
    assert looked == (list(seats) if game.secrets else [None])
