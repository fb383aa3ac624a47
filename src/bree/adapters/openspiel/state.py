"""A state of OpenSpiel. Its playthrough carries out all calls."""

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel

from bree.adapters.openspiel.game_settings import outcomes
from bree.adapters.openspiel.playthrough import Playthrough
from bree.core import CHANCE


class BreeState(pyspiel.State):
    """All data is in `play`, so OpenSpiel copies and pickles only that."""

    def __init__(self, game: Any, play: Playthrough) -> None:
        super().__init__(game)
        self.play = play

    def current_player(self) -> int:
        ask = self.play.ask
        if ask is None or self.play.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if ask.who == CHANCE else self.play.table.players[ask.who]

    def is_terminal(self) -> bool:
        return self.play.over

    def _legal_actions(self, _player: int) -> list[int]:
        """OpenSpiel calls this only for the player who must answer."""
        assert self.play.ask is not None
        return sorted(self.play.table.codec.numbers(self.play.ask))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.play.ask is not None
        picks = outcomes(self.play.ask)
        total = sum(pick.weight for pick in picks)
        return [(number, pick.weight / total) for number, pick in enumerate(picks)]

    def _apply_action(self, action: int) -> None:
        if self.play.frozen:
            self.play = self.play.twin()
        self.play.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the question and the answer, or only the word if the ask does not offer it."""
        ask, table = self.play.ask, self.play.table
        if ask is not None and player == self.current_player():
            return f"{ask.key} {table.word(ask, action)}"
        return table.codec.name(action) if player >= 0 else f"#{action}"

    def returns(self) -> list[float]:
        table = self.play.table
        return table.returns(self.play.s) if self.play.over else [0.0] * len(table.seats)

    def __str__(self) -> str:
        return str(self.play.table.game.write(self.play.s))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "BreeState":
        """Return a state that looks the same to the player. It has no history, because that would be the true one."""
        play = self.play.imagine(self.play.table.seats[player], Random(sampler()))
        return BreeState(self.get_game(), play)
