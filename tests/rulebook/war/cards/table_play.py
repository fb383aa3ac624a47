"""Helpers: cards are on the table, and an event may affect them."""

from typing import Any

from bree.core import Step
from tests.rulebook.war.war_story import Tale, but


def laid(step: Step, *cards: str, **given: Any) -> Tale:
    return Tale.of("", step, table=tuple(sorted(cards)), **given)


def hunted(*cards: str, dice: str = "6", **given: Any) -> Tale:
    """These cards are on the table. The Shadow has rolled, and a tile is due."""
    pips = dice.split()
    t = Tale.of("", ("hunt", "move"), table=tuple(sorted(cards)), box_shadow=len(pips), **given)
    return t.go(dice)


def without(gone: str, who: str, *table: str, **given: Any) -> Tale:
    """Some of these companions leave the Fellowship, in the region of the Ring-bearers."""
    t = Tale.of("", ("separate",), table=tuple(sorted(table)), fallen=but(who), **given)
    return t.go(f"{gone} done {t.s.bearers}")
