"""An attack that is told in a few words, and what is asked in it."""

from typing import Any

from tests.rulebook.war.war_story import Tale


def attack(board: str, side: str = "shadow", led: int = 0, **given: Any) -> Tale:
    """An Army result, or with `led` a Character result, pays for an attack; then the action ends."""
    return Tale.of(
        board, ("attack", side, led), ("tidy",), die="character" if led else "army", acting=side, phase=5, **given
    )


def quiet(tale: Tale) -> bool:
    """The attack and the action that it was are over."""
    return tale.at_rest and tale.s.battle is None
