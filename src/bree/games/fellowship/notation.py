"""A position as one line, and back: the fields that differ from an empty table, as JSON (see `deal.py` for deals)."""

import json

from bree.core.plain import from_plain, to_plain
from bree.core.refusal import Refusal
from bree.games.fellowship.state import Fellowship

EMPTY = to_plain(Fellowship())


def write(s: Fellowship) -> str:
    plain = {name: value for name, value in to_plain(s).items() if name == "todo" or value != EMPTY[name]}
    return json.dumps(plain, separators=(",", ":"))


def read(line: str) -> Fellowship:
    from bree.games.fellowship import GAME

    try:
        data = json.loads(line)
    except (json.JSONDecodeError, RecursionError) as fault:
        raise Refusal("notation", text=line[:80]) from fault
    s: Fellowship = from_plain(GAME, data)
    return s
