"""A small data file that a player gives as the value of an option: TOML, read within bounds."""

import re
import tomllib
from typing import Any, Final

from bree.core.cards.file import fault_line
from bree.core.refusal import Refusal

LONGEST: Final = 3_000  # characters; ours have half as many, comments and all
DOTS: Final = 2  # on a line outside of strings; what TOML does with a dotted key grows with the square of its parts
LONG_STRINGS: Final = ('"""', "'''")  # in which a dot could hide, and which no file of ours needs
QUOTED: Final = re.compile(r"""#[^\n]*|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?""")


def read_data(text: str, rule: str) -> dict[str, Any]:
    if not _small(text):
        raise Refusal("data-file", rule, why="why-too-much")
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as fault:
        raise Refusal("data-line", rule, line=fault_line(fault, text)) from fault


def _small(text: str) -> bool:
    """Seen without reading it as TOML, which would be what must not take long."""
    if len(text) > LONGEST or any(mark in text for mark in LONG_STRINGS):
        return False
    return all(line.count(".") <= DOTS for line in QUOTED.sub("", text).split("\n"))
