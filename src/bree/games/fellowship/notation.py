"""A position as one line, and back: the table as JSON, for positions have many parts (see `deal.py` for deals)."""

import json

from bree.core.plain import from_plain, to_plain
from bree.core.refusal import Refusal
from bree.games.fellowship.state import Fellowship


def write(s: Fellowship) -> str:
    return json.dumps(to_plain(s), separators=(",", ":"))


def read(line: str) -> Fellowship:
    from bree.games.fellowship import GAME

    try:
        data = json.loads(line)
    except (json.JSONDecodeError, RecursionError) as fault:
        raise Refusal("notation", text=line[:80]) from fault
    s: Fellowship = from_plain(GAME, data)
    return s
