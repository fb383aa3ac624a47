"""A game says whether it has secrets: doors ask it, and so does whoever may sit down in the middle of a game."""

from bree.core import Game
from tests.contract.canaries import WITNESSES
from tests.contract.tables import every_game, random_game, watchers


@every_game
def test_a_game_without_secrets_shows_everybody_the_whole_table(game: Game) -> None:
    assert game.secrets == (game.name in WITNESSES)
    for s, _, _ in random_game(game, {}, "open"):
        views = [game.view(s, seat) for seat in watchers(s)]
        if not game.secrets:
            assert all(view == views[0] for view in views)
