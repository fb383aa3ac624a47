"""What Bree says no with: a text key, facts for it and, where a rule is the reason, the rule's id.

Doors turn it into one sentence of the player's language; no sentence is written here.
"""

from bree.core.ask import Fact


class Refusal(Exception):  # noqa: N818  (a refusal is an answer, not a defect)
    """Something was asked for that cannot be had; nothing has changed."""

    def __init__(self, key: str, rule: str = "", **facts: Fact) -> None:
        super().__init__(key, rule, facts)
        self.key = key
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.key} {self.rule} {told}".strip()


class Illegal(Refusal):
    """An answer that the ask did not offer."""
