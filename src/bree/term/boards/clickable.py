"""What can be touched on the board: □ may be chosen, ■ is chosen."""

from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from bree.core import Ask

OPEN, CHOSEN = "□", "■"
HARD_SPACE = "\u00a0"


class Clickable(NamedTuple):
    picks: dict[str, str]  # what lies on the board, `die:red` -> the pick that takes it
    chosen: frozenset[str]

    @classmethod
    def of(cls, ask: Ask | None, chosen: frozenset[str]) -> "Clickable":
        picks = {thing: pick.id for pick in (ask.picks if ask else ()) for thing in pick.on}
        return cls(picks, chosen)

    def box(self, thing: str, otherwise: str = "") -> str:
        pick = self.picks.get(thing)
        return otherwise if pick is None else CHOSEN if pick in self.chosen else OPEN

    def on(self, thing: str, drawn: Text) -> Text:
        """The drawing, to be clicked if the thing can be chosen."""
        pick = self.picks.get(thing)
        if pick is not None:
            drawn.stylize(Style(meta={"pick": pick}))
        return drawn

    def boxed(self, thing: str, drawn: Text) -> Text:
        """With its box before it, and bold if it can be chosen."""
        if thing in self.picks:
            drawn = Text(self.box(thing)) + drawn
            drawn.stylize("bold")
        return self.on(thing, drawn)


def whole(words: str) -> str:
    """Words that no row may break."""
    return words.replace(" ", HARD_SPACE)
