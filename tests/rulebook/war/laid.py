"""Cards that are not in the box yet: what they would change while they lie on the table."""

import pytest

from bree.core.change import Change
from bree.games.war.rules import moments

FREE_CARD, SHADOW_CARD = "athelas", "shelobs_lair"


def lay(monkeypatch: pytest.MonkeyPatch, card: str, *changes: Change) -> tuple[str, ...]:
    """This card changes these numbers; the table on which it lies."""
    for change in changes:
        monkeypatch.setitem(moments.CHANGES[0].changers, change.number, {card: [change]})
    return (card,)


def answered(monkeypatch: pytest.MonkeyPatch, moment: str) -> None:
    """As if a card of the box answered this moment."""
    monkeypatch.setitem(moments.ANSWERED, moment, 1)
