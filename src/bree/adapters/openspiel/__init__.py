"""OpenSpiel: importing this package registers every game as a Python game, `bree_NAME`."""

from bree.adapters.extras import missing_extra
from bree.core.find import games

try:
    import pyspiel  # noqa: F401
except ImportError:
    raise missing_extra("spiel") from None

from bree.adapters.openspiel.game import register
from bree.adapters.openspiel.game_settings import ZERO_SUM

__all__ = ["register"]

for _game in games().values():
    register(_game, zero_sum=_game.name in ZERO_SUM)
