"""The data that all states of one OpenSpiel game share: the game with its options, the codec, and the length limit."""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any, Final

from bree.adapters.codec import Codec
from bree.adapters.reward import rewards
from bree.core import Ask, Game, Illegal, Options, Pick, Refusal, Value

OUTCOMES: Final = 256  # of one ask to chance; whole decks are smaller
LONGEST: Final = 40_000  # answers, including those of chance; no random game of `war` was ever this long

GAMES: dict[str, Game] = {}  # the registered games, by name
ZERO_SUM: Final = ("war",)  # games in which always one side wins


class GameSettings:
    """A game with its options. States never change it."""

    def __init__(self, game: Game, options: Mapping[str, Value], longest: int = LONGEST) -> None:
        if longest < 1:
            raise Refusal("option-value", option="max_game_length", value=str(longest), allowed=("1", "2", "…"))
        self.game = game
        self.options: Options = game.choose(options)
        self.longest = longest
        self.seats = game.seats(self.options)
        self.players = {seat: player for player, seat in enumerate(self.seats)}
        self.codec = Codec(game)

    def __reduce__(self) -> tuple[Any, ...]:
        return settings_from_pickle, (self.game.name, tuple(self.options.items()), self.longest)

    @cached_property
    def opening(self) -> Any:
        """Return the first position. Callers must clone it before they change it."""
        return self.game.new(self.options)

    def word(self, ask: Ask, number: int) -> str:
        """Return the answer for a number: for a seat by the codec, for chance the pick at this place."""
        if ask.who in self.players:
            return self.codec.answer(ask, number)
        picks = outcomes(ask)
        if not 0 <= number < len(picks):
            raise Illegal("not-offered", ask.rule, answer=str(number))
        return picks[number].id

    def returns(self, s: Any) -> list[float]:
        """Return the rewards, as in the other adapters: 0 for an unfinished game."""
        scores = self.game.score(s)
        if scores is None:
            return [0.0] * len(self.seats)
        got = rewards(self.game, scores)
        return [got[seat] for seat in self.seats]

    @property
    def least(self) -> float:
        """Return the reward of a seat without any share of the victory."""
        return min(rewards(self.game, dict.fromkeys(self.seats, 0.0)).values())


def outcomes(ask: Ask) -> tuple[Pick, ...]:
    """Return the possible answers of chance."""
    if len(ask.picks) > OUTCOMES:
        raise Refusal("too-many-picks", ask.rule, picks=len(ask.picks), spare=OUTCOMES)
    return ask.picks


@cache
def settings_from_pickle(name: str, options: tuple[tuple[str, Value], ...], longest: int) -> GameSettings:
    """Return the settings from a pickle. All states share one object."""
    if name not in GAMES:
        raise Refusal("game-unknown", game=name, known=tuple(GAMES))
    return GameSettings(GAMES[name], dict(options), longest)
