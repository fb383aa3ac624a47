"""Tables of figures and progress bars on a terminal. Markup and control characters in the text have no effect."""

from typing import Any

from rich.console import Console
from rich.text import Text

from bree.lang.visible import visible_lines


class Screen(Console):
    """A console that reads no Rich markup and escapes control characters."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, emoji=False)

    def render_str(self, text: str, **more: Any) -> Text:
        return super().render_str(visible_lines(text), **more)
