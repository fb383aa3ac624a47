"""Positions of older versions.

A share of the draw deck was taken when its character acted, not before. The threats with which a hand could announce
were not stored.
"""

from typing import Any

import pytest

from bree.core.saves.migrate import migrated
from bree.core.saves.state_json import from_plain, to_plain
from bree.games.fellowship import GAME
from tests.rulebook.fellowship.fellowship_story import Round
from tests.rulebook.fellowship.test_15_chapter_9 import unseen
from tests.rulebook.fellowship.test_15_chapters_1_4 import crickhollow
from tests.rulebook.fellowship.test_15_chapters_5_6 import downs

ACTING = [["begin"], ["act", "north"], ["act", "west"], ["act", "south"], ["act", "east"]]


def today(t: Round, version: int) -> list[list[Any]]:
    """The present form of these steps, written by rules of this version."""
    found: list[list[Any]] = migrated(GAME, version, {**to_plain(t.s), "todo": ACTING})["todo"]
    return found


@pytest.mark.rule("FEL-15.4.4", "FEL-15.6.5")
def test_a_share_that_was_to_come_still_comes() -> None:
    assert today(crickhollow(1), 2) == [*ACTING, ["extra", "east", 5]]
    assert today(downs(1), 2) == [*ACTING[:4], ["extra", "south", 4], *ACTING[4:]]


@pytest.mark.parametrize(("players", "version"), [(1, GAME.version), (4, 2)])
def test_what_has_its_share_or_gets_none_is_left_as_it_is(players: int, version: int) -> None:
    assert today(downs(players), version) == ACTING


@pytest.mark.rule("FEL-15.9.2")
def test_a_hand_that_announced_may_have_had_any_threat() -> None:
    t = unseen("1", "more").past("east", "east")
    plain = to_plain(t.s)
    assert migrated(GAME, 3, {**plain, "announced": {"#tuple": []}})["announced"] == {}
    old = migrated(GAME, 3, {**plain, "announced": {"#tuple": ["east"]}})
    s = from_plain(GAME, old)
    assert s.announced == {"east": (1, 2, 3, 4)}
    assert GAME.audit(s) == []
    assert migrated(GAME, GAME.version, old) == old
