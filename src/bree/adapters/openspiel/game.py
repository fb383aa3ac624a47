"""A game as OpenSpiel describes games: type, parameters and bounds."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from bree.adapters.openspiel.game_settings import GAMES, LONGEST, OUTCOMES, GameSettings
from bree.adapters.openspiel.observer import Observer, kind_of
from bree.adapters.openspiel.parameters import BOUND, chosen, specified, write
from bree.adapters.openspiel.playthrough import Playthrough, Start
from bree.adapters.openspiel.state import BreeState
from bree.core import Game, Refusal
from bree.core.saves.save import start_position
from bree.core.saves.state_json import to_plain


def register(game: Game, *, zero_sum: bool = False) -> str:
    """Register a game with OpenSpiel as `bree_NAME`. It is zero-sum if the scores of its rivals always add up to 1."""
    name = f"bree_{game.name}"
    if name not in pyspiel.registered_names():
        GAMES[game.name] = game
        kind = game_type(game, name, zero_sum)
        # A class, not a function: OpenSpiel releases it after Python has ended, and only a class survives that.
        pyspiel.register_game(kind, type("BreeGame", (BreeGame,), {"game": game, "kind": kind, "zero_sum": zero_sum}))
    return name


def game_type(game: Game, name: str, zero_sum: bool) -> Any:
    players = seat_counts(game)
    kind = pyspiel.GameType
    return kind(
        short_name=name,
        long_name=f"Bree: {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if game.secrets else kind.Information.PERFECT_INFORMATION,
        utility=utility(game, zero_sum),
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specified(game, LONGEST),
    )


def utility(game: Game, zero_sum: bool) -> Any:
    """Co-operative players get the same. In a competitive game all may lose, as in `mordor`, unless it is zero-sum."""
    if game.cooperative:
        return pyspiel.GameType.Utility.IDENTICAL
    return pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM


def seat_counts(game: Game) -> set[int]:
    """Return the possible numbers of players, for each value of each option."""
    counts = {len(game.seats(game.choose({})))}
    for option in game.options:
        for value in option.values:
            try:
                counts.add(len(game.seats(game.choose({option.name: value}))))
            except Refusal:  # it is valid only together with other options
                continue
    return counts


class BreeGame(pyspiel.Game):
    """One game with its options, which are OpenSpiel's parameters."""

    game: Game
    kind: Any
    zero_sum: bool

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        options = chosen(given or {}, specified(self.game, LONGEST))
        shown = {name: write(value) for name, value in options.items()}
        self.table = GameSettings(self.game, longest=int(options.pop(BOUND, LONGEST)), options=options)
        self.first = Playthrough(self.table)
        self.first.frozen = True
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.codec.size,
            max_chance_outcomes=OUTCOMES,
            num_players=len(self.table.seats),
            min_utility=self.table.least,
            max_utility=1.0,
            utility_sum=0.0 if self.zero_sum else None,
            max_game_length=self.table.longest,
        )
        super().__init__(self.kind, info, shown)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self, line: str = "") -> BreeState:
        """Return the start, or a position in the game's notation, for example to study an endgame."""
        if not line:
            return BreeState(self, self.first)
        table = self.table
        position = start_position(table.game, table.options, to_plain(table.game.read(line)))
        return BreeState(self, Playthrough(table, Start(position)))

    def max_chance_nodes_in_history(self) -> int:
        return self.table.longest

    def make_py_observer(self, told: Any = None, _params: Any = None) -> Observer | None:
        kind = kind_of(told)
        return None if kind is None else Observer(self.table, kind)


def load(line: str) -> Any:
    """Load a game from a pickle. The reading process must have registered our games."""
    return pyspiel.load_game(line)
