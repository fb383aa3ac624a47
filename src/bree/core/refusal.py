"""What Bree says no with: a text key, facts for it and, where a rule is the reason, the rule's id.

Doors turn it into one sentence of the player's language; no sentence is written here.
"""

from typing import Any

from bree.core.ask import Fact


class Refusal(Exception):  # noqa: N818  (a refusal is an answer, not a defect)
    """Something was asked for that cannot be had; nothing has changed."""

    def __init__(self, key: str, rule: str = "", **facts: Fact) -> None:
        super().__init__(key, rule, facts)
        self.key = key
        self.rule = rule
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """A refusal may come from another process; its facts are keywords, which pickle forgets."""
        return _again, (type(self), self.key, self.rule, self.facts)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.key} {self.rule} {told}".strip()


def _again(kind: type["Refusal"], key: str, rule: str, facts: dict[str, Fact]) -> "Refusal":
    return kind(key, rule, **facts)


class Illegal(Refusal):
    """An answer that the ask did not offer."""


class TooWide(Refusal):
    """A run has more positions than may be searched."""
