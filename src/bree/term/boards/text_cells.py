"""Text in cells and lines of a fixed width, for all boards."""

from textwrap import wrap

from rich.cells import cell_len, set_cell_size
from rich.text import Text

SPACES = str.maketrans("\t\n", "  ")  # characters that `wrap` replaces with spaces
SPACIOUS = 100  # from this width on, a board has more room than it needs


def rows_of(text: str, width: int, most: int = 3) -> list[str]:
    """Wrap a text into at least one and at most `most` rows."""
    rows = wrap(text, max(width, 1), max_lines=most, placeholder="…")
    return rows or [""]


def cut(text: str, width: int) -> str:
    """Cut the text to this width, with an ellipsis if something is cut off."""
    return text if cell_len(text) <= width else set_cell_size(text, max(width - 1, 0)).rstrip() + "…"


def cell(text: str, width: int, style: str = "") -> Text:
    """Return one cell of a table: cut or padded to the width. Only the words have the style."""
    shown = cut(text, width)
    return Text.assemble((shown, style), " " * (width - cell_len(shown)))


def paragraph(text: str, width: int, lines: int = 0) -> list[str]:
    """Wrap a text. With `lines`, return exactly this number of lines, so that nothing below moves."""
    found = wrap(text, width)
    return (found + [""] * lines)[:lines] if lines else found


def flow(text: Text, width: int, lines: int = 0) -> list[Text]:
    """Wrap styled text. With `lines`, return at most this number of lines and cut the last one."""
    text = text.copy()
    text.plain = plain = text.plain.translate(SPACES)
    starts, rows = [], []
    at = 0
    for found in wrap(plain, max(width, 1)):
        line = found.strip(" ·") or found  # no row begins or ends with the dot that separates two pieces
        starts.append(plain.index(line, at))
        at = starts[-1] + len(line)
        rows.append(text[starts[-1] : at])
    if lines and len(rows) > lines:
        last = text[starts[lines - 1] :]
        last.truncate(width, overflow="ellipsis")
        rows[lines - 1 :] = [last]
    return rows
