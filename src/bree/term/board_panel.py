"""The board on the screen. The game draws it; a click on a clickable thing picks it."""

from textual import events
from textual.message import Message
from textual.widgets import Static


class BoardPanel(Static):
    class Touched(Message):
        """The player clicked on something that can be picked."""

        def __init__(self, pick: str) -> None:
            super().__init__()
            self.pick = pick

    def on_click(self, event: events.Click) -> None:
        pick = event.style.meta.get("pick")
        if pick is not None:
            self.post_message(self.Touched(pick))
