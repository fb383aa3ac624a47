"""Reads the messages of a server (docs/protocol.md) into the records that local front ends use."""

from collections.abc import Iterable, Mapping
from typing import Any

from bree.core import ALL, Ask, Facts, LogEntry, Pick, Refusal
from bree.table import Chair

Told = dict[str, Any]
OURS = ("self", "key", "rule")  # parameter names of `Refusal`, which a fact cannot have


def read_facts(told: Mapping[str, Any]) -> Facts:
    """Return the facts, with lists as tuples."""
    return {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in told.items()}


def read_ask(told: Told | None) -> Ask | None:
    """Return the ask: complete if it is for this seat, otherwise only its seat and key. A pick set has all its
    picks.
    """
    if told is None:
        return None
    if "picks" not in told:
        return Ask(told["who"], told["key"], "", ())
    picks = read_picks(told["run"] if told["many"] else told["picks"])
    bounds = (told["least"], told["most"]) if told["many"] else (0, 0)
    return Ask(told["who"], told["key"], told["rule"], picks, read_facts(told["facts"]), told["many"], *bounds)


def read_picks(told: Iterable[Told]) -> tuple[Pick, ...]:
    return tuple(Pick(pick["id"], tuple(pick["on"]), copies=pick.get("copies", 1)) for pick in told)


def read_entry(told: Told) -> LogEntry:
    """Return a log line. The server sends a seat only the lines that it may read."""
    return LogEntry(told["key"], told["rule"], ALL, read_facts(told["facts"]), False)


def chairs_of(told: Iterable[Told]) -> dict[str, Chair]:
    return {chair["seat"]: Chair(chair["name"] or chair["bot"], chair["bot"]) for chair in told}


def joined(fixed: Mapping[str, Any], moving: Mapping[str, Any]) -> dict[str, Any]:
    """Join the static and the dynamic view, record by record."""
    both = {**fixed, **moving}
    for name in fixed.keys() & moving.keys():
        if isinstance(fixed[name], dict) and isinstance(moving[name], dict):
            both[name] = joined(fixed[name], moving[name])
    return both


def refusal_of(told: Any) -> Refusal | None:
    """Return the refusal in the message, or None if it is not one."""
    if not isinstance(told, dict) or not isinstance(told.get("key"), str):
        return None
    facts = read_facts(told.get("facts") or {})
    return Refusal(
        told["key"], str(told.get("rule") or ""), **{name: fact for name, fact in facts.items() if name not in OURS}
    )
