"""Helpers for tests of attacks."""

from typing import Any

from tests.rulebook.war.war_story import Tale


def attack(board: str, side: str = "shadow", led: int = 0, **given: Any) -> Tale:
    """Start an attack with an Army result, or with `led` a Character result. The action ends after it."""
    return Tale.of(
        board, ("attack", side, led), ("tidy",), die="character" if led else "army", acting=side, phase=5, **given
    )


def quiet(tale: Tale) -> bool:
    """Check that the attack and its action are over."""
    return tale.at_rest and tale.s.battle is None
