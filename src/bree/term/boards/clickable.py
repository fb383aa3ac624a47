"""Clickable things on the board: □ can be chosen, ■ is chosen."""

from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from bree.core import Ask

OPEN, CHOSEN = "□", "■"
HARD_SPACE = "\u00a0"


class Clickable(NamedTuple):
    picks: dict[str, str]  # thing on the board, such as `die:red` -> the pick that takes it
    chosen: frozenset[str]

    @classmethod
    def of(cls, ask: Ask | None, chosen: frozenset[str]) -> "Clickable":
        picks = {thing: pick.id for pick in (ask.picks if ask else ()) for thing in pick.on}
        return cls(picks, chosen)

    def box(self, thing: str, otherwise: str = "") -> str:
        pick = self.picks.get(thing)
        return otherwise if pick is None else CHOSEN if pick in self.chosen else OPEN

    def on(self, thing: str, drawn: Text) -> Text:
        """Make the drawing clickable if the thing can be chosen."""
        pick = self.picks.get(thing)
        if pick is not None:
            drawn.stylize(Style(meta={"pick": pick}))
        return drawn

    def boxed(self, thing: str, drawn: Text) -> Text:
        """Put a box before the drawing and make it bold if the thing can be chosen."""
        if thing in self.picks:
            drawn = Text(self.box(thing)) + drawn
            drawn.stylize("bold")
        return self.on(thing, drawn)


def whole(words: str) -> str:
    """Return the words with spaces at which no line may break."""
    return words.replace(" ", HARD_SPACE)
