"""Rounds of a game whose players win or lose every round together."""

from collections.abc import Callable
from typing import Any, NamedTuple


class Rounds(NamedTuple):
    number: Callable[[Any], int]  # of the round that is played, from 1; 0 before the first
    won: Callable[[Any, int], bool | None]  # whether the round with this number was won; None while it is played
