"""Replay: the same answers give the same game."""

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
    """Yield the live state before the first answer and after each; clone a state to keep it."""
    s: State = game.new(options, log=True)
    yield s
    for answer in answers:
        game.apply(s, answer)
        yield s
