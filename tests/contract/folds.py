"""Fold long lines of golden files when they are written, and unfold them when they are read.

A folded line continues in lines that begin with a tab. Facts are folded after commas, the outermost first, and each
compound fact has its own line. Lists of answers are folded at spaces.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise

WIDTH = 120
MORE = "\t"
OPEN, CLOSED = "[{", "]}"


def fold(text: str) -> str:
    return "".join(f"\n{MORE}".join(_pieces(line)) + "\n" for line in text.splitlines())


def unfold(text: str) -> str:
    return text.replace(f"\n{MORE}", "")


def _pieces(line: str) -> Iterable[str]:
    if len(line) <= WIDTH:
        return [line]
    if _has(line, OPEN):
        return _facts(line, apart=True)
    return _filled(line.replace(" ", "\n ").split("\n"))


def _facts(text: str, apart: bool = False) -> Iterator[str]:
    """Pieces that fit, split after the outermost commas. With `apart`, each compound fact has its own piece."""
    row: list[str] = []
    for part in _split(text):
        if _fits(part) and not (apart and _has(part, OPEN) and _has(part, CLOSED)):
            row.append(part)
        else:
            yield from _filled(row)
            row = []
            yield from [part] if _fits(part) else _facts(part)
    yield from _filled(row)


def _split(text: str) -> list[str]:
    """Split at the outermost commas; a comma at the end is ignored."""
    depth, commas = 0, []
    for at, char in enumerate(text[:-1], start=1):
        depth += (char in OPEN) - (char in CLOSED)
        if char == ",":
            commas.append((depth, at))
    if not commas:
        raise ValueError(f"no comma to fold at: {text}")
    outermost = min(commas)[0]
    ends = [0, *(at for depth, at in commas if depth == outermost), len(text)]
    return [text[start:end] for start, end in pairwise(ends)]


def _filled(parts: Iterable[str]) -> Iterator[str]:
    """As many parts in one line as fit."""
    row = ""
    for part in parts:
        if row and not _fits(row + part):
            yield row
            row = ""
        row += part
    if row:
        yield row


def _has(text: str, marks: str) -> bool:
    return any(mark in text for mark in marks)


def _fits(text: str) -> bool:
    return len(text) <= WIDTH - len(MORE)
