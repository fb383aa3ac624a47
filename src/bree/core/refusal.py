"""Refusals: a text key, facts for the text and, if a rule is the reason, the id of the rule.

Programs turn a refusal into one sentence in the player's language. This package contains no sentences.
"""

from typing import Any

from bree.core.ask import Fact


class Refusal(Exception):  # noqa: N818  (a refusal is an answer, not a defect)
    """A request that cannot be carried out. It has changed nothing."""

    def __init__(self, key: str, rule: str = "", **facts: Fact) -> None:
        super().__init__(key, rule, facts)
        self.key = key
        self.rule = rule
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle would lose the facts, which are keywords. Refusals are sent between processes."""
        return _again, (type(self), self.key, self.rule, self.facts)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.key} {self.rule} {told}".strip()


def _again(kind: type["Refusal"], key: str, rule: str, facts: dict[str, Fact]) -> "Refusal":
    return kind(key, rule, **facts)


class Illegal(Refusal):
    """An answer that the ask did not offer."""


class TooWide(Refusal):
    """A pick set has too many positions for a search."""
