"""A position as one line of JSON with only the fields that differ from an empty state, and back."""

import json
from typing import Any

from bree.core.game import Game
from bree.core.refusal import Refusal
from bree.core.saves.state_json import Json, from_plain, to_plain
from bree.core.state import State

_EMPTY: dict[type, dict[str, Json]] = {}  # type of state -> its empty state


def write_position(s: State) -> str:
    kind = type(s)
    if kind not in _EMPTY:
        _EMPTY[kind] = to_plain(kind())
    empty = _EMPTY[kind]
    plain = {name: value for name, value in to_plain(s).items() if name == "todo" or value != empty.get(name)}
    return json.dumps(plain, separators=(",", ":"))


def read_position(game: Game, line: str) -> Any:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as fault:
        raise Refusal("notation", text=line[:80]) from fault
    return from_plain(game, data)
