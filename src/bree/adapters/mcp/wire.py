"""What a server says (docs/protocol.md), read back into the records that the doors of this machine show."""

from collections.abc import Iterable, Mapping
from typing import Any

from bree.core import ALL, Ask, Facts, LogEntry, Pick, Refusal
from bree.table import Chair

Told = dict[str, Any]
OURS = ("self", "key", "rule")  # names that a fact of a refusal cannot have


def read_facts(told: Mapping[str, Any]) -> Facts:
    """Rows of words are tuples here."""
    return {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in told.items()}


def read_ask(told: Told | None) -> Ask | None:
    """In full if it is put to us, a run with everything that it may hold; of others, who and what about."""
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
    """A line that reached us was for us."""
    return LogEntry(told["key"], told["rule"], ALL, read_facts(told["facts"]), False)


def chairs_of(told: Iterable[Told]) -> dict[str, Chair]:
    return {chair["seat"]: Chair(chair["name"] or chair["bot"], chair["bot"]) for chair in told}


def joined(fixed: Mapping[str, Any], moving: Mapping[str, Any]) -> dict[str, Any]:
    """The whole view: what never changes and what does, record by record."""
    both = {**fixed, **moving}
    for name in fixed.keys() & moving.keys():
        if isinstance(fixed[name], dict) and isinstance(moving[name], dict):
            both[name] = joined(fixed[name], moving[name])
    return both


def refusal_of(told: Any) -> Refusal | None:
    """As the server's own doors would be refused; nothing where it is none."""
    if not isinstance(told, dict) or not isinstance(told.get("key"), str):
        return None
    facts = read_facts(told.get("facts") or {})
    return Refusal(
        told["key"], str(told.get("rule") or ""), **{name: fact for name, fact in facts.items() if name not in OURS}
    )
