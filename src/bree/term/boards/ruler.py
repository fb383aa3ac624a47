"""Measuring for boards: text in cells of a fixed width."""

from textwrap import wrap

from rich.cells import cell_len, set_cell_size
from rich.text import Text


def cut(text: str, width: int) -> str:
    """No wider than this; what is cut off leaves an ellipsis."""
    return text if cell_len(text) <= width else set_cell_size(text, max(width - 1, 0)).rstrip() + "…"


def cell(text: str, width: int, pen: str = "") -> Text:
    """One cell of a table: cut or filled up, and only the words wear the pen."""
    shown = cut(text, width)
    return Text.assemble((shown, pen), " " * (width - cell_len(shown)))


def paragraph(text: str, width: int, lines: int = 0) -> list[str]:
    """Wrapped text; with a number of lines given, exactly that many, so that nothing below it jumps."""
    found = wrap(text, width)
    return (found + [""] * lines)[:lines] if lines else found
