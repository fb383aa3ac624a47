"""Tables laid for tests: persons at the seats, dice dictated."""

from collections.abc import Callable
from typing import Any

import pytest
from tiny import GAME as TINY

from bree.core import CHANCE, Game, Refusal, Value
from bree.core.saves.state_json import to_plain
from bree.games.mordor import GAME as MORDOR
from bree.table import Chair, Sitting

ANNA, JAN, EWA = Chair("Anna"), Chair("Jan"), Chair("Ewa")
BOT = Chair("greedy", "greedy")
STARTS = 5  # answers of a tiny game for two before the first person is asked


def seat(game: Game, chairs: tuple[Chair, ...], options: dict[str, Value], seed: int | None = 1) -> Sitting:
    options = {"players": len(chairs), **options}
    seats = game.seats(game.choose(options))
    return Sitting(game, options, dict(zip(seats, chairs, strict=True)), seed)


def mordor(*chairs: Chair, seed: int | None = 1, **options: Value) -> Sitting:
    """Frodo starts, unless said otherwise."""
    return seat(MORDOR, chairs or (ANNA, JAN), {"starter": "frodo", **options}, seed)


def tiny(*chairs: Chair, **options: Value) -> Sitting:
    """Two players: the first barrel is buried, Ann has 02 and 04, Bob has 03 and 05. Ann is asked to seal."""
    sitting = seat(TINY, chairs or (ANNA, JAN), options)
    for number in range(1, STARTS + 1):
        sitting.answer(CHANCE, f"barrel{number:02}")
    return sitting


def refusal_of(sitting: Sitting, act: Callable[[], object]) -> Refusal:
    """It is refused, and changes nothing."""
    before = snapshot(sitting)
    with pytest.raises(Refusal) as refusal:
        act()
    assert snapshot(sitting) == before
    return refusal.value


def roll(sitting: Sitting, faces: str) -> None:
    """Dictate the dice that are thrown: black, yellow, red, blue, green."""
    for face in faces.split():
        sitting.answer(CHANCE, face)


def picks(sitting: Sitting) -> list[str]:
    return [answer.pick for answer in sitting.answers]


def snapshot(sitting: Sitting) -> tuple[Any, ...]:
    """Everything that a refusal must not change."""
    return to_plain(sitting.state), list(sitting.state.log or []), list(sitting.answers), sitting.request
