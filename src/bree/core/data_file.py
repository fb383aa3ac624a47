"""Read a small TOML file that a player gives as the value of an option, within limits."""

import re
import tomllib
from typing import Any, Final

from bree.core.cards.file import fault_line
from bree.core.refusal import Refusal

LONGEST: Final = 3_000  # characters; Bree's own files have half as many
DOTS: Final = 2  # on a line, outside of strings; TOML needs quadratic time for dotted keys
LONG_STRINGS: Final = ('"""', "'''")  # they could hide dots, and no data file needs them
QUOTED: Final = re.compile(r"""#[^\n]*|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?""")


def read_data(text: str, rule: str) -> dict[str, Any]:
    if not _small(text):
        raise Refusal("data-file", rule, why="why-too-much")
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as fault:
        raise Refusal("data-line", rule, line=fault_line(fault, text)) from fault


def _small(text: str) -> bool:
    """A cheap check before TOML reads the text, because reading can take long."""
    if len(text) > LONGEST or any(mark in text for mark in LONG_STRINGS):
        return False
    return all(line.count(".") <= DOTS for line in QUOTED.sub("", text).split("\n"))
