"""Numbers that decided a finished game, as a key and facts. Their text has the key `result-KEY`."""

from typing import NamedTuple

from bree.core.ask import Facts


class ResultNumber(NamedTuple):
    key: str
    facts: Facts
