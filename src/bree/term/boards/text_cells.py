"""Measuring for boards: text in cells of a fixed width."""

from textwrap import wrap

from rich.cells import cell_len, set_cell_size
from rich.text import Text

SPACES = str.maketrans("\t\n", "  ")  # what `wrap` turns into spaces
SPACIOUS = 100  # from this width on a board has room for more than it needs


def rows_of(text: str, width: int, most: int = 3) -> list[str]:
    """A text in as many rows as it needs, up to so many; always at least one."""
    rows = wrap(text, max(width, 1), max_lines=most, placeholder="…")
    return rows or [""]


def cut(text: str, width: int) -> str:
    """No wider than this; what is cut off leaves an ellipsis."""
    return text if cell_len(text) <= width else set_cell_size(text, max(width - 1, 0)).rstrip() + "…"


def cell(text: str, width: int, style: str = "") -> Text:
    """One cell of a table: cut or filled up, and only the words wear the pen."""
    shown = cut(text, width)
    return Text.assemble((shown, style), " " * (width - cell_len(shown)))


def paragraph(text: str, width: int, lines: int = 0) -> list[str]:
    """Wrapped text; with a number of lines given, exactly that many, so that nothing below it jumps."""
    found = wrap(text, width)
    return (found + [""] * lines)[:lines] if lines else found


def flow(text: Text, width: int, lines: int = 0) -> list[Text]:
    """Wrapped, and the words keep their pens; with a number of lines given, no more than that, the last one cut."""
    text = text.copy()
    text.plain = plain = text.plain.translate(SPACES)
    starts, rows = [], []
    at = 0
    for found in wrap(plain, max(width, 1)):
        line = found.strip(" ·") or found  # no row begins or ends with the dot between two pieces
        starts.append(plain.index(line, at))
        at = starts[-1] + len(line)
        rows.append(text[starts[-1] : at])
    if lines and len(rows) > lines:
        last = text[starts[lines - 1] :]
        last.truncate(width, overflow="ellipsis")
        rows[lines - 1 :] = [last]
    return rows
