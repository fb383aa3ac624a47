"""A state as JSON and back, without loss.

Below the first level of a field all sequences are tuples, because leaves are immutable. So they are written as plain
JSON lists. Other values have a tag: `{"#tuple": [...]}` for a field that is a tuple, `{"#set": [...]}`, and
`{"#Pile": [...]}` for a named tuple.
"""

from typing import Any

from bree.core.game import Game
from bree.core.refusal import Refusal
from bree.core.state import State, field_names

Json = Any  # the type of what json.loads returns


def to_plain(s: State) -> dict[str, Json]:
    """All fields except the log, which a replay restores. `ended` is written only if it is true."""
    silent = ("log",) if s.ended else ("log", "ended")
    return {name: _field(getattr(s, name)) for name in field_names(type(s)) if name not in silent}


def _field(value: Any) -> Json:
    if type(value) is list:
        return [_leaf(item) for item in value]
    if type(value) is dict:
        return {key: _leaf(item) for key, item in value.items()}
    return {"#tuple": _leaf(value)} if type(value) is tuple else _leaf(value)


def _leaf(value: Any) -> Json:
    if isinstance(value, frozenset):
        return {"#set": sorted(_leaf(item) for item in value)}
    if isinstance(value, tuple):
        items = [_leaf(item) for item in value]
        return items if type(value) is tuple else {"#" + type(value).__name__: items}
    if value is None or isinstance(value, (str, int, float)):
        return value
    raise TypeError(f"a state may not hold a {type(value).__name__} here: {value!r}")


def from_plain(game: Game, data: dict[str, Json]) -> Any:
    """The state that `to_plain` wrote. Fields that were added to the game later have their defaults."""
    s = game.state_type()
    known = set(field_names(game.state_type)) - {"log"}
    if not isinstance(data, dict) or not known.issuperset(data) or "todo" not in data:
        raise Refusal("save-position")
    records = {record.__name__: record for record in game.leaf_types}
    for name, value in data.items():
        setattr(s, name, _read_field(value, records))
    return s


def _read_field(value: Json, records: dict[str, type]) -> Any:
    if isinstance(value, list):
        return [_read_leaf(item, records) for item in value]
    if isinstance(value, dict) and not _tag(value):
        return {key: _read_leaf(item, records) for key, item in value.items()}
    return _read_leaf(value, records)


def _tag(value: dict[str, Json]) -> str:
    key = next(iter(value), "")
    return key[1:] if len(value) == 1 and key.startswith("#") else ""


def _read_leaf(value: Json, records: dict[str, type]) -> Any:
    if isinstance(value, list):
        return tuple([_read_leaf(item, records) for item in value])
    if not isinstance(value, dict):
        return value
    tag = _tag(value)
    items = _read_leaf(value.get("#" + tag), records)
    if tag == "tuple" and isinstance(items, tuple):
        return items
    if tag == "set" and isinstance(items, tuple):
        return frozenset(items)
    try:
        return records[tag](*items)
    except (KeyError, TypeError) as fault:
        raise Refusal("save-position") from fault
