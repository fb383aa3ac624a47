"""Replay: the same answers give the same game, position by position."""

from collections.abc import Iterable, Iterator, Mapping

from bree.core.game import Game
from bree.core.options import Value
from bree.core.state import State


def replay(game: Game, options: Mapping[str, Value], answers: Iterable[str]) -> State:
    """The position after the answers, with its log."""
    s: State = game.new(options, log=True)
    for answer in answers:
        game.apply(s, answer)
    return s


def positions(game: Game, options: Mapping[str, Value], answers: Iterable[str]) -> Iterator[State]:
    """The one live state after each answer, the first position included; clone what you keep."""
    s: State = game.new(options, log=True)
    yield s
    for answer in answers:
        game.apply(s, answer)
        yield s
