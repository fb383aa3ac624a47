"""A position as one line, and back: the fields that differ from an empty table, as JSON."""

import json

from bree.core.plain import from_plain, to_plain
from bree.core.refusal import Refusal
from bree.games.doom.state import Doom

EMPTY = to_plain(Doom())


def write(s: Doom) -> str:
    plain = {name: value for name, value in to_plain(s).items() if name == "todo" or value != EMPTY[name]}
    return json.dumps(plain, separators=(",", ":"))


def read(line: str) -> Doom:
    from bree.games.doom import GAME

    try:
        data = json.loads(line)
    except (json.JSONDecodeError, RecursionError) as fault:
        raise Refusal("notation", text=line[:80]) from fault
    s: Doom = from_plain(GAME, data)
    return s
