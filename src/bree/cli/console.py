"""Tables of figures and progress bars on a terminal. What people write is shown as it is; nothing in it is obeyed."""

from typing import Any

from rich.console import Console
from rich.text import Text

from bree.lang.visible import visible_lines


class Screen(Console):
    """Reads no markup of Rich's own, and escapes what could steer a terminal."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, emoji=False)

    def render_str(self, text: str, **more: Any) -> Text:
        return super().render_str(visible_lines(text), **more)
