"""The windows in which cards before the players can be used (DOOM-4.7), and the steps that open them."""

from typing import Final

from bree.core import Pick, Step
from bree.core.cards.windows import Window
from bree.games.doom.facts import CARDS, WINDOWS

DECLARED_WINDOWS: Final = tuple(
    [Window(name, "DOOM-4.7", "offer", {"moment": "moment-" + name}, ask_all_again=True) for name in WINDOWS]
)
OPEN_WINDOW: Final[dict[str, Step]] = {name: ("open_window", name) for name in WINDOWS}
USE: Final = {card: Pick(card, ("card:" + card,)) for card in CARDS}
