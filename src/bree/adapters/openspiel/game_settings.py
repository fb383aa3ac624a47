"""What all states of one OpenSpiel game share: the game with its options, numbers for answers, and the longest game."""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any, Final

from bree.adapters.codec import Codec
from bree.adapters.reward import rewards
from bree.core import Ask, Game, Illegal, Options, Pick, Refusal, Value

OUTCOMES: Final = 256  # of one ask to chance: whole decks are smaller
LONGEST: Final = 40_000  # answers, those of chance too: no random war was ever that long

GAMES: dict[str, Game] = {}  # by name: those that were registered
ZERO_SUM: Final = ("war",)  # rivals of whom somebody always wins


class GameSettings:
    """A game with its options. No state of it changes what is here."""

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
        """The first position; whoever plays on from it takes a clone."""
        return self.game.new(self.options)

    def word(self, ask: Ask, number: int) -> str:
        """The answer that a number stands for: a seat's by its word, chance's by its place among the picks."""
        if ask.who in self.players:
            return self.codec.answer(ask, number)
        picks = outcomes(ask)
        if not 0 <= number < len(picks):
            raise Illegal("not-offered", ask.rule, answer=str(number))
        return picks[number].id

    def returns(self, s: Any) -> list[float]:
        """What the players get, in all adapters the same: 0 for a game that came to no end."""
        scores = self.game.score(s)
        if scores is None:
            return [0.0] * len(self.seats)
        got = rewards(self.game, scores)
        return [got[seat] for seat in self.seats]

    @property
    def least(self) -> float:
        """What whoever has no share in the victory gets."""
        return min(rewards(self.game, dict.fromkeys(self.seats, 0.0)).values())


def outcomes(ask: Ask) -> tuple[Pick, ...]:
    """What chance may answer."""
    if len(ask.picks) > OUTCOMES:
        raise Refusal("too-many-picks", ask.rule, picks=len(ask.picks), spare=OUTCOMES)
    return ask.picks


@cache
def settings_from_pickle(name: str, options: tuple[tuple[str, Value], ...], longest: int) -> GameSettings:
    """A table that comes out of a pickle, made once for all states that do."""
    if name not in GAMES:
        raise Refusal("game-unknown", game=name, known=tuple(GAMES))
    return GameSettings(GAMES[name], dict(options), longest)
